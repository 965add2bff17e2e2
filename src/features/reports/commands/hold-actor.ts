import type { Database } from '../../../platform/database.ts';
import { sessionOver } from '../../identity/access.ts';
import type { Actor } from '../../identity/domain.ts';
import { holdAccount } from '../data/standing.ts';

/** Keeps the account of who acts until the transaction ends. 401 where it was deleted while this was on its way. */
export async function holdActor(write: Database, actor: Actor): Promise<void> {
  if (!(await holdAccount(write, actor.id))) throw sessionOver();
}

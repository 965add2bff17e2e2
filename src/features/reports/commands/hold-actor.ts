import type { Database } from '../../../platform/database.ts';
import { sessionOver } from '../../identity/access.ts';
import type { Actor } from '../../identity/domain.ts';
import { holdAccount } from '../data/standing.ts';

/** Locks the actor's account until the transaction ends. Throws 401 where it was deleted during the call. */
export async function holdActor(write: Database, actor: Actor): Promise<void> {
  if (!(await holdAccount(write, actor.id))) throw sessionOver();
}

import type { Transaction } from '../../../platform/database.ts';
import { sessionOver } from '../../identity/access.ts';
import type { Actor } from '../../identity/domain.ts';
import { holdAccount } from '../data/standing.ts';

/** Holds the actor's account until the transaction ends. Throws 401 where it was deleted during the call. */
export async function holdActor(transaction: Transaction, actor: Actor): Promise<void> {
  if (!(await holdAccount(transaction, actor.id))) throw sessionOver();
}

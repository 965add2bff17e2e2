import * as words from '#messages/identity.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { requireAdmin, sessionOver } from '../access.ts';
import { lockSession } from '../data/sessions.ts';
import { type LockedAccount, lockAccounts } from '../data/ways-in.ts';
import type { Actor } from '../domain.ts';

/** Who writes, and in which of their sessions. */
export interface Member {
  actor: Actor;
  sessionId: string;
}

/**
 * Runs a member's write as one transaction, in which their session is still live, and stays so: whoever takes
 * the account over, resets its password or deletes it has waited for this write, and undoes it, or has ended
 * the session, and nothing is written any more (401). The account is locked before the session, and both before
 * everything else.
 *
 * Every write of what is a member's own begins so, but for four that cannot, and lock the session themselves:
 * `replacePassword`, for which an ended session counts as a wrong password; `deleteAccount`, which deletes the
 * account's row, and so has locked the whole of it before; `linkGoogle`, which locks the e-mail before the
 * account, and whose refusal is an `IdentityError` in the address to which the browser returns; and
 * `writeOwnProfile`, which answers in place of the identity library, with its errors.
 */
export function asLiveMember<Result>(
  database: Database,
  { actor, sessionId }: { actor: Pick<Actor, 'id'>; sessionId: string },
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockSession(transaction, actor.id, sessionId))) throw sessionOver();
    return work(transaction);
  });
}

/**
 * The same for a write that only admins may make: they are still admins, and stay so until it is done (403). A
 * write that locks somebody else's account as well names it in `beside`, for accounts are locked in one order, and gets it
 * as it then is; null where it is gone.
 */
export function asLiveAdmin<Result>(
  database: Database,
  { actor, sessionId, beside = null }: Member & { beside?: string | null },
  work: (transaction: Transaction, beside: LockedAccount | null) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const accounts = await lockAccounts(transaction, [actor.id, ...(beside === null ? [] : [beside])]);
    if (!(await lockSession(transaction, actor.id, sessionId))) throw sessionOver();
    requireAdmin(
      accounts.find(({ id }) => id === actor.id),
      words.adminNoLonger,
    );
    return work(transaction, accounts.find(({ id }) => id === beside) ?? null);
  });
}

import * as words from '#messages/reports.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { MailQueue } from '../../../platform/mail-queue.ts';
import { asLiveAdmin, type Member } from '../../identity/commands/live-member.ts';
import { endAllSessions } from '../../identity/data/sessions.ts';
import { writeStop } from '../../identity/data/stopped.ts';
import type { IdentityLetter } from '../../identity/mails.ts';
import {
  holdConcerned,
  type Listed,
  listForSale,
  listJustGone,
  listStopped,
  lockAllListed,
} from '../data/standing.ts';
import type { ReportLetter } from '../mails.ts';
import { changeListed } from './change-listed.ts';

interface StopParts {
  database: Database;
  mails: MailQueue<ReportLetter | IdentityLetter>;
}

/** Whether the account was changed, and how many listings left the lists, or came back to them. */
interface StopResult {
  changed: boolean;
  listings: number;
}

const nothing: StopResult = { changed: false, listings: 0 };

/**
 * Stops an account: all its sessions end, nobody signs in to it any more, and everything that it has for sale is taken
 * off the site as by `takeOffAll`, with what it has just marked as sold or deleted where buyers are to be warned; all of
 * it or, if something fails, nothing. Its owner is told the reason, which may be empty, by one mail. Changes nothing
 * where it is stopped already. Returns how many were for sale. Throws 403 for non-admins, 404 when the account is gone,
 * 409 for one's own and for an admin's.
 */
export async function stopAccount(
  { database, mails }: StopParts,
  member: Member,
  id: string,
  reason: string,
): Promise<StopResult> {
  const { actor } = member;
  if (actor.id === id) throw new AppError(409, 'own-account', words.ownAccount);
  const result = await asLiveAdmin(database, { ...member, beside: id }, async (transaction, account) => {
    if (!account) throw accountGone();
    if (account.admin) throw new AppError(409, 'account-of-admin', words.accountOfAdmin);
    if (account.stopReason !== null) return nothing;
    await writeStop(transaction, id, { adminId: actor.id, reason });
    await endAllSessions(transaction, id);
    const forSale = new Set(await listForSale(transaction, id));
    const found = await lockListings(transaction, [...forSale, ...(await listJustGone(transaction, id))]);
    // Another admin may just have taken one off: their reason stays.
    const listings = found.filter(({ takenOffAt }) => takenOffAt === null);
    await changeListed(transaction, mails, {
      actor,
      listings,
      reason: reason || words.offWithAccount,
      sellerTold: account.emailVerified,
    });
    const details = { listings: listings.filter(({ id: listing }) => forSale.has(listing)).length };
    if (account.emailVerified)
      await mails.note(transaction, { kind: 'stopped', email: account.email, details });
    return { changed: true, ...details };
  });
  if (result.changed) mails.send();
  return result;
}

/**
 * Lets the owner of a stopped account sign in again. With `isBack`, the listings that went off the site with it and
 * are still off are put back. Changes nothing where it is not stopped. Returns how many are for sale again. Throws 403
 * for non-admins, 404 when the account is gone.
 */
export async function letAccountIn(
  { database, mails }: StopParts,
  member: Member,
  id: string,
  isBack: boolean,
): Promise<StopResult> {
  const { actor } = member;
  const result = await asLiveAdmin(database, { ...member, beside: id }, async (transaction, account) => {
    if (!account) throw accountGone();
    if (account.stopReason === null) return nothing;
    const off = await listStopped(transaction, id);
    const forSale = new Set(off.filter((listing) => listing.isForSale).map((listing) => listing.id));
    // What is sold or deleted comes back to no list, so that there is nothing to decide about it.
    const back = off.filter((listing) => isBack || !listing.isForSale).map((listing) => listing.id);
    const found = await lockListings(transaction, back);
    const listings = found.filter(({ takenOffAt }) => takenOffAt !== null);
    await writeStop(transaction, id, null);
    // A server that knew nothing of stops yet may have opened some meanwhile.
    await endAllSessions(transaction, id);
    await changeListed(transaction, mails, {
      actor,
      listings,
      reason: null,
      sellerTold: account.emailVerified,
    });
    const onSale = listings.filter((listing) => forSale.has(listing.id)).length;
    const details = { back: onSale, off: forSale.size - onSale };
    if (account.emailVerified)
      await mails.note(transaction, { kind: 'let-in', email: account.email, details });
    return { changed: true, listings: onSale };
  });
  if (result.changed) mails.send();
  return result;
}

function accountGone(): AppError {
  return new AppError(404, 'account-not-found', words.accountNotFound);
}

/** Locks these listings of an account that is locked, and first all that they concern. */
async function lockListings(transaction: Transaction, ids: readonly string[]): Promise<Listed[]> {
  if (ids.length === 0) return [];
  await holdConcerned(transaction, ids);
  return lockAllListed(transaction, ids);
}

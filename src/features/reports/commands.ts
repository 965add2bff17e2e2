import * as words from '#messages/reports.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import * as warnings from '../bookings/data/warnings.ts';
import { asLiveAdmin, asLiveMember, type Member } from '../identity/commands/live-member.ts';
import type { Actor } from '../identity/domain.ts';
import { productNotFound } from '../listings/domain/refusals.ts';
import { bookedDetails, changeListed } from './commands/change-listed.ts';
import type { NewReport } from './contract.ts';
import {
  findSeller,
  holdConcerned,
  type Listed,
  listForSale,
  lockAllListed,
  lockListed,
  takeBackPutBack,
} from './data/standing.ts';
import { lockReported, saveReport } from './data.ts';
import type { ReportMails } from './mails.ts';
import { mayReport } from './policy.ts';

/**
 * Reports a listing to the garage; further texts of a member are added to their open report of it. A visitor
 * is identified by `visitor`. Throws 404 when there is no such listing, 409 when it is not for sale and they have not
 * booked it, off the site, a sample, or one's own. Returns the report's id.
 */
export async function reportListing(
  database: Database,
  by: { actor: Actor | null; sessionId: string | undefined; visitor: string },
  listingId: string,
  { reason, text, email }: NewReport,
): Promise<string> {
  const { actor, sessionId = '', visitor } = by;
  const report = async (transaction: Transaction) => {
    const listing = await lockReported(transaction, listingId, actor?.id ?? null);
    if (!listing) throw productNotFound();
    if (!mayReport(actor, listing)) {
      if (actor && listing.sellerId === actor.id) throw new AppError(409, 'own-product', words.ownProduct);
      throw new AppError(409, 'not-for-sale', words.notReportable);
    }
    const reporter = actor ? { userId: actor.id } : { visitor, email };
    return saveReport(transaction, reporter, {
      listingId,
      saidThen: listing.saidThen,
      reason,
      words: text,
    });
  };
  return actor
    ? asLiveMember(database, { actor, sessionId }, report)
    : database.transaction().execute(report);
}

export interface ModerationParts {
  database: Database;
  mails: ReportMails;
}

/**
 * Takes a listing off the site, with a reason for its seller, who is told by mail; so are those who booked
 * it. All open reports of it are marked as done, which their reporters are told. Returns how many it changed:
 * 0 when it was off already. Throws 403 for non-admins, 404 when it is gone.
 */
export function takeOff(parts: ModerationParts, member: Member, id: string, reason: string): Promise<number> {
  return changeStanding(parts, member, id, reason);
}

/**
 * Takes a listing off the site and, with the same reason, everything else that its seller has for sale at
 * this moment: all of it or, if something fails, nothing. Each is taken off like a single one. Returns how
 * many it changed of the listing itself, as `takeOff`, and of the others. Throws the same as `takeOff`.
 */
export async function takeOffAll(
  { database, mails }: ModerationParts,
  member: Member,
  id: string,
  reason: string,
): Promise<{ itself: number; others: number }> {
  const { actor } = member;
  // Read before it is locked: a listing never passes to another account, it only loses its own when that is closed.
  const sellerId = await findSeller(database, id);
  const taken = await asLiveAdmin(database, { ...member, beside: sellerId }, async (transaction) => {
    const listings = await lockAllOf(transaction, sellerId, id);
    // Another admin may have taken off the listing itself a moment ago: their reason stays.
    const onSite = listings.filter(({ takenOffAt }) => takenOffAt === null);
    await changeListed(transaction, mails, { actor, listings: onSite, reason });
    return onSite;
  });
  if (taken.length > 0) mails.send();
  const itself = taken.filter((listing) => listing.id === id).length;
  return { itself, others: taken.length - itself };
}

/**
 * Puts a listing back on the site. Its seller is told by mail, and so is everybody who was told that it was
 * off, once this cannot be undone any more. Its seller's texts to the garage are marked as done. Returns the
 * same as `takeOff`. Throws 409 while the account that sells it is stopped.
 */
export function putBack(parts: ModerationParts, member: Member, id: string): Promise<number> {
  return changeStanding(parts, member, id, null);
}

async function changeStanding(
  { database, mails }: ModerationParts,
  member: Member,
  id: string,
  reason: string | null,
): Promise<number> {
  const { actor } = member;
  // Whoever puts it back waits for whoever is just stopping its seller, or is waited for.
  const beside = reason === null ? await findSeller(database, id) : null;
  const changed = await asLiveAdmin(database, { ...member, beside }, async (transaction, seller) => {
    const listing = await lockOne(transaction, id);
    if ((listing.takenOffAt !== null) === (reason !== null)) return 0;
    // Nobody could answer those who book it.
    if (seller && seller.stopReason !== null) throw new AppError(409, 'seller-stopped', words.sellerStopped);
    await changeListed(transaction, mails, { actor, listings: [listing], reason });
    return 1;
  });
  if (changed > 0) mails.send();
  return changed;
}

/**
 * Undoes that the actor put a listing back a moment ago. Only those who have booked it meanwhile are told
 * that it is off the site. Returns the same as `takeOff`. Throws 410 when that was too long ago, or another
 * admin did it.
 */
export async function undoPutBack(
  { database, mails }: ModerationParts,
  member: Member,
  id: string,
): Promise<number> {
  const { actor } = member;
  const changed = await asLiveAdmin(database, member, async (transaction) => {
    const listing = await lockOne(transaction, id);
    if (listing.takenOffAt) return 0;
    const undone = await takeBackPutBack(transaction, { id, adminId: actor.id });
    if (undone === null) throw new AppError(410, 'undo-too-late', words.undoTooLate);
    await warnings.undoPutBack(transaction, id, undone);
    const change = undone.before;
    // Off the site again, it has the name from when it was taken off.
    const details = bookedDetails((await lockListed(transaction, id)) ?? listing, id, change);
    const booked = await warnings.noteTakenOff(transaction, [{ listing: id, no: change }]);
    await mails.note(
      transaction,
      booked.map(({ email }) => ({ kind: 'booked-taken-off', email, details })),
    );
    return 1;
  });
  if (changed > 0) mails.send();
  return changed;
}

/** Locks a listing that an admin is about to take off the site or put back. Throws 404 when it is gone. */
async function lockOne(transaction: Transaction, id: string): Promise<Listed> {
  await holdConcerned(transaction, [id]);
  const listing = await lockListed(transaction, id);
  if (!listing) throw productNotFound();
  return listing;
}

/**
 * Locks a listing and all others that its seller, whose account is locked, has for sale. Throws the same as
 * `lockOne`.
 */
async function lockAllOf(transaction: Transaction, sellerId: string | null, id: string): Promise<Listed[]> {
  const others = sellerId === null ? [] : await listForSale(transaction, sellerId, id);
  const ids = [id, ...others];
  await holdConcerned(transaction, ids);
  const listings = await lockAllListed(transaction, ids);
  if (!listings.some((listing) => listing.id === id)) throw productNotFound();
  return listings;
}

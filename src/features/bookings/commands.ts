import * as words from '#messages/bookings.ts';
import { AppError, fieldError } from '../../kernel/errors.ts';
import type { Market } from '../../kernel/market.ts';
import { readMobile } from '../../kernel/phone.ts';
import { breaksForeignKey, type Database, type Transaction } from '../../platform/database.ts';
import { asLiveMember, type Member } from '../identity/commands/live-member.ts';
import type { Actor } from '../identity/domain.ts';
import { requireOwnListing } from '../listings/commands.ts';
import { productNotFound } from '../listings/domain/refusals.ts';
import { mobileRule } from '../listings/domain/rules.ts';
import { lockBooking, markAnswered, takeBackUnmarked, unmarkAnswered } from './data/answers.ts';
import { takeTurn } from './data/letters.ts';
import {
  cancelOwnBooking,
  hasBooked,
  hideOwnBooking,
  holdBooked,
  showOwnBooking,
} from './data/own-bookings.ts';
import { holdBookable, saveBooking } from './data.ts';
import { type Bookable, type Intent, type Meeting, recipientOf, seenOf } from './domain.ts';
import type { BookingMails } from './mails.ts';
import { mayBook } from './policy.ts';

interface BookingRequest {
  location: string;
  number: string;
  productId?: string | undefined;
  intent: Intent;
  /** What the buyer has seen of the motorcycle, as its checksum (`seenOf`). */
  seen?: string | undefined;
}

/**
 * Books a motorcycle, or asks the garage when none is named; its seller is told by mail. Throws 404 when it
 * is gone, 409 when it is sold, off the site or one's own, or when it says something else by now than the buyer saw,
 * because nobody books what they have not seen.
 */
export async function bookListing(
  { database, mails, market }: { database: Database; mails: BookingMails; market: Market },
  member: Member,
  request: BookingRequest,
): Promise<string> {
  const mobile = readMobile(request.number, market.numbers);
  if ('problem' in mobile) {
    const { code = mobile.problem, detail = '' } = mobileRule(market)(request.number) ?? {};
    throw fieldError('number', code, detail);
  }
  const book = async (transaction: Transaction) => {
    const { actor } = member;
    const { productId } = request;
    const listing = productId === undefined ? null : await requireBookable(transaction, actor, productId);
    if (listing && request.seen !== undefined && request.seen !== seenOf(listing))
      throw new AppError(409, 'changed-meanwhile', words.bookAnew);
    const { id, isNews } = await saveBooking(transaction, {
      listing,
      recipient: recipientOf(listing),
      userId: actor.id,
      intent: request.intent,
      location: request.location,
      mobile: mobile.e164,
    });
    const turn = listing?.sellerId && isNews ? await takeTurn(transaction, listing.sellerId) : undefined;
    if (turn) await mails.note(transaction, { kind: 'booked', email: turn.email }, turn.inSeconds);
    return { id, isTold: turn !== undefined };
  };
  const { id, isTold } = await asLiveMember(database, member, book).catch((error: unknown) => {
    // The seller's account was deleted during this call, and the listing with it.
    if (breaksForeignKey(error, 'bookings_seller_id_fkey')) throw productNotFound();
    throw error;
  });
  if (isTold) mails.send();
  return id;
}

async function requireBookable(transaction: Transaction, actor: Actor, id: string): Promise<Bookable> {
  const listing = await holdBookable(transaction, id);
  if (!listing) throw productNotFound();
  if (!mayBook(actor, listing)) throw new AppError(409, 'own-product', words.ownProduct);
  if (listing.takenOffAt) throw new AppError(409, 'product-taken-off', words.productTakenOff);
  if (listing.soldAt) throw new AppError(409, 'product-sold', words.productSold);
  return listing;
}

interface Answer {
  id: string;
  answered: boolean;
  was?: Meeting | undefined;
  undo?: boolean | undefined;
}

/**
 * Marks a booking as answered by its seller, or unmarks it; with `undo`, takes back that the actor unmarked it
 * a moment ago, so that it is answered since when it was before (410 when that was too long ago). `was` is what
 * the seller saw: a booking that asks for something else by now is refused (409), because nobody has answered
 * what they have not seen; so is one whose buyer has closed the account since. Throws 404 when there is no such
 * listing or booking, or it is cancelled; 403 when the listing is somebody else's; 409 while the garage has it off
 * the site, because its seller sees neither place nor number then.
 */
export async function answerBooking(
  database: Database,
  member: Member,
  { listingId, ...answer }: { listingId: string } & Answer,
): Promise<void> {
  const { actor } = member;
  await asLiveMember(database, member, async (transaction) => {
    // The garage may be taking it off the site: nothing may be answered after that.
    await holdBooked(transaction, answer.id);
    const { takenOffAt } = await requireOwnListing(transaction, actor, listingId);
    if (takenOffAt) throw new AppError(409, 'product-taken-off', words.answerTakenOff);
    const isThere = await settleAnswer(transaction, actor, { listing: listingId }, answer);
    if (!isThere) throw new AppError(404, 'booking-not-found', words.bookingGone);
  });
}

/**
 * The same for a booking that the garage answers, in the transaction of a caller who has locked the account of
 * the actor. Returns whether there is one.
 */
export function answerForGarage(transaction: Transaction, actor: Actor, answer: Answer): Promise<boolean> {
  return settleAnswer(transaction, actor, 'garage', answer);
}

async function settleAnswer(
  transaction: Transaction,
  actor: Actor,
  of: Parameters<typeof lockBooking>[1]['of'],
  { id, answered, was, undo }: Answer,
): Promise<boolean> {
  const now = await lockBooking(transaction, { id, of });
  if (!now) return false;
  if (now.cancelledAt) throw new AppError(404, 'booking-not-found', words.bookingGone);
  if (was) refuseUnseen(now, was);
  if (!answered) await unmarkAnswered(transaction, actor.id, id);
  else if (!undo) await markAnswered(transaction, id);
  else if (!(await takeBackUnmarked(transaction, actor.id, id)))
    throw new AppError(410, 'undo-too-late', words.answerUndoTooLate);
  return true;
}

function refuseUnseen(now: Meeting & { userId: string | null }, was: Meeting): void {
  const fields = (['location', 'number'] as const)
    .filter((field) => now[field] !== was[field])
    .map((field) => ({ field, code: 'changed-meanwhile', detail: words.saysMeanwhile(now[field]) }));
  // With the account went the place and the number, which nobody has changed.
  if (fields.length > 0 && now.userId === null) throw new AppError(409, 'buyer-gone', words.buyerGone);
  if (fields.length > 0) throw new AppError(409, 'changed-meanwhile', words.bookingChanged, fields);
}

/**
 * Cancels one of the actor's own bookings; its recipient sees that. Returns how many were cancelled: 0 when
 * it was cancelled before. Throws 404 when there is none, or it is somebody else's.
 */
export function cancelBooking(database: Database, member: Member, id: string): Promise<number> {
  const { actor } = member;
  return asLiveMember(database, member, async (transaction) => {
    const cancelled = await cancelOwnBooking(transaction, actor.id, id);
    if (cancelled === 0 && !(await hasBooked(transaction, actor.id, id))) {
      throw new AppError(404, 'booking-not-found', words.bookingNotFound);
    }
    return cancelled;
  });
}

/**
 * Hides one of the actor's own bookings from their list, once it is over; its recipient keeps it. Throws 409
 * while it is open, because it would wait for an answer that nobody expects any more; 404 when there is none,
 * or it is somebody else's.
 */
export async function hideBooking(database: Database, member: Member, id: string): Promise<void> {
  const { actor } = member;
  await asLiveMember(database, member, async (transaction) => {
    // A motorcycle that returns to sale during this call must be noticed: nothing else would bring the
    // booking back to the list.
    await holdBooked(transaction, id);
    if ((await hideOwnBooking(transaction, actor.id, id)) > 0) return;
    if (await hasBooked(transaction, actor.id, id))
      throw new AppError(409, 'booking-open', words.bookingOpen);
    throw new AppError(404, 'booking-not-found', words.bookingNotFound);
  });
}

/**
 * Shows one of the actor's own bookings on their list again. Throws 404 when there is none, or it is somebody
 * else's.
 */
export async function showBooking(database: Database, member: Member, id: string): Promise<void> {
  const shown = await asLiveMember(database, member, (transaction) =>
    showOwnBooking(transaction, member.actor.id, id),
  );
  if (shown === 0) throw new AppError(404, 'booking-not-found', words.bookingNotFound);
}

import * as words from '#messages/mail.ts';
import type { Database } from '../../../platform/database.ts';
import type { Message } from '../../../platform/mail.ts';
import type { NotYet, Written } from '../../../platform/mail-queue.ts';
import { findTold, noteTold } from '../../bookings/data/letters.ts';
import { findChanged, noteSellerTold, secondsToUndo } from '../../reports/data/standing-mails.ts';
import { findOutcome } from '../../reports/data/telling.ts';
import { secondsToTell, waitAfter } from '../../reports/domain/standing-mails.ts';
import { findAccountByEmail } from '../data.ts';
import { bikeOf, createIfProven } from './parts.ts';

/** What is told of a motorcycle that the garage took off the site, or put back. */
export type StandingLetter = SellerLetter | BuyerLetter | ReporterLetter;

/** The garage took their listing of this id off the site, or put it back; `change` is the number of that. */
type SellerLetter = { kind: 'taken-off' | 'put-back'; email: string; details: StandingChange };

/**
 * The garage took the listing of this id off the site, which they have booked, or put it back; `bike`: what it was called
 * then, if anything can be said.
 */
type BuyerLetter = {
  kind: 'booked-taken-off' | 'booked-put-back';
  email: string;
  details: StandingChange & { bike?: string };
};

/** Their reports of these ids, all of one listing, were looked at. */
type ReporterLetter = { kind: 'reported'; email: string; details: { reports: readonly string[] } };

/** Letters that were noted before changes had numbers are without. */
type StandingChange = { listing: string; change?: number };

/** Writes the mails to the seller, to those who booked and to those who reported, each as it stands when it leaves. */
export function createStandingMails({ database, publicUrl }: { database: Database; publicUrl: string }) {
  const ifProven = createIfProven(database);

  /** By now it may be back only for a moment, and the letter's change the latest again. */
  const whileUndone = async (kind: string, listing: string): Promise<NotYet | null> => {
    const inSeconds = kind.endsWith('taken-off') ? await secondsToUndo(database, listing) : 0;
    return inSeconds > 0 ? { inSeconds } : null;
  };

  function toSeller(
    to: string,
    { reason, soldAt, deletedAt, ...listing }: NonNullable<Awaited<ReturnType<typeof findChanged>>>,
  ): Promise<Message | null> {
    const bike = bikeOf(listing);
    const own = `${publicUrl}/dashboard/myProduct`;
    if (reason !== null) return ifProven(to, words.takenOffSubject, words.takenOffText(bike, reason, own));
    if (deletedAt) return ifProven(to, words.freeSubject, words.freeDeletedText(bike, `${own}?show=deleted`));
    if (soldAt) return ifProven(to, words.freeSubject, words.freeSoldText(bike, own));
    return ifProven(to, words.putBackSubject, words.putBackText(bike, own));
  }

  async function writeToSeller({ kind, email: to, details }: SellerLetter): Promise<Written | NotYet | null> {
    const later = await whileUndone(kind, details.listing);
    if (later) return later;
    const listing = await findChanged(database, details);
    if (!listing) return null;
    const { reason, last, change } = listing;
    const isOtherReason = reason !== null && last?.isOff === true && last.reason !== reason;
    const inSeconds = isOtherReason ? waitAfter(last) : secondsToTell(reason !== null, last);
    if (inSeconds === null) return null;
    if (inSeconds > 0) return { inSeconds };
    const message = await toSeller(to, listing);
    return message && { ...message, left: () => noteSellerTold(database, change) };
  }

  async function writeToBuyer({ kind, email: to, details }: BuyerLetter): Promise<Written | NotYet | null> {
    const later = await whileUndone(kind, details.listing);
    if (later) return later;
    const buyer = await findAccountByEmail(database, to);
    const told = buyer && (await findTold(database, buyer.id, details));
    if (!told) return null;
    const isFirst = told.isOff && told.isFirst;
    // It may save somebody's money, an admin has decided it, and it says nothing but what is booked: once for a booking it goes to
    // whoever booked, confirmed or not. Nobody can have a stranger written to by it at their pleasure.
    if (!buyer.email_verified && !isFirst) return null;
    const inSeconds = isFirst ? 0 : secondsToTell(told.isOff, told.last);
    if (inSeconds === null) return null;
    if (inSeconds > 0) return { inSeconds };
    const bike = details.bike ?? bikeOf(told.bike);
    const own = `${publicUrl}/dashboard/bookings`;
    const left = () => noteTold(database, told);
    return told.isOff
      ? { to, subject: words.bookedOffSubject, text: words.bookedOffText(bike, own), left }
      : { to, subject: words.bookedBackSubject, text: words.bookedBackText(bike, own), left };
  }

  async function writeToReporter({ email: to, details }: ReporterLetter): Promise<Written | NotYet | null> {
    const found = await findOutcome(database, details.reports);
    if (!found) return null;
    const inSeconds = await secondsToUndo(database, found.listingId);
    if (inSeconds > 0) return { inSeconds };
    const page = `${publicUrl}/bikes/${found.listingId}`;
    const text = words.reportedText[found.outcome](bikeOf(found), page);
    // A visitor asked for it at the address that they typed: once for a report, when an admin is done with it, and it
    // says nothing else but what they reported.
    return found.isVisitor
      ? { to, subject: words.reportedSubject, text }
      : ifProven(to, words.reportedSubject, text);
  }

  return { writeToSeller, writeToBuyer, writeToReporter };
}

import * as words from '#messages/mail.ts';
import type { Database } from '../../platform/database.ts';
import type { Message } from '../../platform/mail.ts';
import type { MailQueue, NotYet, Writers, Written } from '../../platform/mail-queue.ts';
import { findBuyerTold, noteBuyerTold } from '../bookings/data/letters.ts';
import { findAccountByEmail } from '../identity/data/ways-in.ts';
import { ifProven } from '../identity/mails.ts';
import { nameInMail } from '../listings/domain/quoted-name.ts';
import { findChanged, noteSellerTold, secondsToUndo } from './data/standing-mails.ts';
import { findOutcome } from './data/telling.ts';
import { secondsToTell, waitAfter } from './domain/standing-mails.ts';

/** Mails about motorcycles that the garage takes off the site or puts back, and about reports. */
export type ReportLetter =
  /** To the seller of this listing; `change` is the number of the change. */
  | { kind: 'taken-off' | 'put-back'; email: string; details: StandingChange }
  /** To somebody who booked this listing; `bike`: its name at that time, if it could be mailed. */
  | {
      kind: 'booked-taken-off' | 'booked-put-back';
      email: string;
      details: BookedChange;
    }
  /** To the author of these reports, all of one listing: an admin has looked at them. */
  | { kind: 'reported'; email: string; details: { reports: readonly string[] } };

/** Letters from before changes had numbers lack `change`. */
type StandingChange = { listing: string; change?: number };
type BookedChange = StandingChange & { bike?: string };
type ChangedListing = NonNullable<Awaited<ReturnType<typeof findChanged>>>;
type LetterToWrite = { email: string; details: StandingChange };

/** The mails about what the garage does with motorcycles. */
export type ReportMails = MailQueue<ReportLetter>;

interface ReportWriterParts {
  database: Database;
  /** Full addresses of pages, as src/routes.ts writes them. */
  links: {
    myProducts(): string;
    deletedProducts(): string;
    bookings(): string;
    bike(bike: { _id: string; name: string }): string;
  };
}

/**
 * Writes the mails about motorcycles to their sellers, to those who booked them, and to those who reported
 * them.
 */
export function reportWriters({ database, links }: ReportWriterParts): Writers<ReportLetter> {
  /**
   * Delays a mail while putting back can be undone: the change that it is about may become the latest again.
   */
  async function whileUndone(listing: string): Promise<NotYet | null> {
    const inSeconds = await secondsToUndo(database, listing);
    return inSeconds > 0 ? { inSeconds } : null;
  }

  async function tellSeller({ email: to, details }: LetterToWrite): Promise<Written | NotYet | null> {
    const listing = await findChanged(database, details);
    if (!listing) return null;
    const { reason, last, change } = listing;
    const isOtherReason = reason !== null && last?.isOff === true && last.reason !== reason;
    const inSeconds = isOtherReason ? waitAfter(last) : secondsToTell(reason !== null, last);
    if (inSeconds === null) return null;
    if (inSeconds > 0) return { inSeconds };
    const message = await ifProven(database, { to, ...sayToSeller(listing) });
    return message && { ...message, left: () => noteSellerTold(database, [change]) };
  }

  function sayToSeller({
    reason,
    soldAt,
    deletedAt,
    ...listing
  }: ChangedListing): Pick<Message, 'subject' | 'text'> {
    const bike = nameInMail(listing);
    const own = links.myProducts();
    if (reason !== null)
      return { subject: words.takenOffSubject, text: words.takenOffText(bike, reason, own) };
    if (deletedAt)
      return { subject: words.freeSubject, text: words.freeDeletedText(bike, links.deletedProducts()) };
    if (soldAt) return { subject: words.freeSubject, text: words.freeSoldText(bike, own) };
    return { subject: words.putBackSubject, text: words.putBackText(bike, own) };
  }

  async function tellBuyer({
    email: to,
    details,
  }: LetterToWrite & { details: BookedChange }): Promise<Written | NotYet | null> {
    const buyer = await findAccountByEmail(database, to);
    const told = buyer && (await findBuyerTold(database, buyer.id, details));
    if (!told) return null;
    const isFirst = told.isOff && told.isFirst;
    // The warning may save somebody's money, an admin has decided it, and it contains nothing but the
    // booking, so once per booking it also goes to an unconfirmed mailbox. Nobody can use it to have
    // strangers mailed at will.
    if (!buyer.emailVerified && !isFirst) return null;
    const inSeconds = isFirst ? 0 : secondsToTell(told.isOff, told.last);
    if (inSeconds === null) return null;
    if (inSeconds > 0) return { inSeconds };
    const bike = details.bike ?? nameInMail(told.bike);
    const own = links.bookings();
    const left = () => noteBuyerTold(database, told);
    return told.isOff
      ? { to, subject: words.bookedOffSubject, text: words.bookedOffText(bike, own), left }
      : { to, subject: words.bookedBackSubject, text: words.bookedBackText(bike, own), left };
  }

  async function tellReporter(to: string, reports: readonly string[]): Promise<Message | NotYet | null> {
    const found = await findOutcome(database, reports);
    if (!found) return null;
    const notYet = await whileUndone(found.listingId);
    if (notYet) return notYet;
    const bike = nameInMail(found);
    const page = links.bike({ _id: found.listingId, name: bike });
    const message = {
      to,
      subject: words.reportedSubject,
      text: words.reportedText[found.outcome](bike, page),
    };
    // A visitor asked for it at the address that they typed: it is sent once per report, after an admin has
    // marked it, and contains only what they reported.
    return found.isVisitor ? message : ifProven(database, message);
  }

  return {
    'taken-off': async (letter) => (await whileUndone(letter.details.listing)) ?? tellSeller(letter),
    'put-back': tellSeller,
    'booked-taken-off': async (letter) => (await whileUndone(letter.details.listing)) ?? tellBuyer(letter),
    'booked-put-back': tellBuyer,
    reported: ({ email, details }) => tellReporter(email, details.reports),
  };
}

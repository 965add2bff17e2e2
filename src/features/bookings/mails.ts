import * as words from '#messages/mail.ts';
import type { Database } from '../../platform/database.ts';
import { oneClick } from '../../platform/mail.ts';
import type { MailQueue, Writers } from '../../platform/mail-queue.ts';
import { findMailWish } from '../identity/data/mail-wishes.ts';
import { findAccountByEmail } from '../identity/data/ways-in.ts';
import { ifProven } from '../identity/mails.ts';
import { nameInMail } from '../listings/domain/quoted-name.ts';
import { awaitTurns, listWaiting } from './data/letters.ts';
import { listOver, noteOverTold } from './data/over.ts';

/** Tells a seller that somebody waits for their answer. */
interface WaitingLetter {
  kind: 'booked';
  email: string;
}
/** Tells a buyer that what they booked is not for sale any more. */
interface OverLetter {
  kind: 'booked-over';
  email: string;
  details: { bookings: readonly string[] };
}

export type BookingLetter = WaitingLetter | OverLetter;

/** The mails about bookings. */
export type BookingMails = MailQueue<BookingLetter>;

/** Motorcycles that one mail names. */
const mostNamed = 10;

interface BookingWriterParts {
  database: Database;
  /** Full addresses of pages, as src/routes.ts writes them; `stopBooked` ends a seller's mail about bookings without a sign-in. */
  links: { myProducts(): string; bookings(): string; stopBooked(sellerId: string): string };
}

/** Writes the mails to sellers and buyers about bookings. */
export function bookingWriters({ database, links }: BookingWriterParts): Writers<BookingLetter> {
  return {
    booked: async ({ email: to }) => {
      const seller = await findAccountByEmail(database, to);
      if (!seller || !(await findMailWish(database, 'booking_letters', seller.id))?.wanted) return null;
      await awaitTurns(database, seller.id);
      const bikes = await listWaiting(database, seller.id, mostNamed);
      // All are answered, sold or cancelled by now.
      if (bikes.length === 0) return null;
      const named = bikes
        .slice(0, mostNamed)
        .map((bike) => ({ name: nameInMail(bike), waiting: bike.waiting }));
      const stop = links.stopBooked(seller.id);
      const text = words.bookedText(named, bikes.length > mostNamed, links.myProducts(), stop);
      return ifProven(database, { to, subject: words.bookedSubject(named), text, headers: oneClick(stop) });
    },
    'booked-over': async ({ email: to, details }) => {
      const buyer = await findAccountByEmail(database, to);
      const over = buyer && (await listOver(database, buyer.id, details.bookings));
      // All are cancelled, or for sale again by now.
      if (!over || over.bikes.length === 0) return null;
      const named = over.bikes
        .slice(0, mostNamed)
        .map((bike) => ({ name: nameInMail(bike), isSold: bike.isSold }));
      const text = words.overText(named, over.bikes.length > mostNamed, links.bookings());
      const message = await ifProven(database, { to, subject: words.overSubject(named), text });
      return message && { ...message, left: () => noteOverTold(database, over.bookings) };
    },
  };
}

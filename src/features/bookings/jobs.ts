import type { Database } from '../../platform/database.ts';
import { claimOver } from './data/over.ts';
import { purgeUnseen } from './data.ts';
import type { BookingMails } from './mails.ts';

/** Deletes bookings of closed accounts once nobody can see them. */
export async function sweepBookings(database: Database) {
  return { bookings: await purgeUnseen(database) };
}

/**
 * Notes mail to the buyers of what is not for sale any more, once its seller cannot just take that back. The queue sends
 * it.
 */
export async function tellOver(database: Database, mails: Pick<BookingMails, 'note'>) {
  return database.transaction().execute(async (transaction) => {
    const over = await claimOver(transaction);
    const letters = over.map(({ email, bookings }) => ({
      kind: 'booked-over' as const,
      email,
      details: { bookings },
    }));
    await mails.note(transaction, letters);
    return { buyers: over.length };
  });
}

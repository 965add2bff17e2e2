/** What bookings keep of it that the garage took their motorcycle off the site, or put it back. */
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';

/**
 * Records in the open bookings of a listing that the garage took it off the site. `change` is the number of
 * that change, which outlives the listing. A booking that its buyer had hidden is on their list again, as it
 * warns them. Bookings where this is recorded already stay as they are. Returns the e-mail addresses of all
 * other buyers.
 */
export async function noteTakenOff(
  transaction: Transaction,
  listingId: string,
  change: number,
): Promise<string[]> {
  const noted = await transaction
    .updateTable('bookings')
    .set({ taken_off_at: sql<Date>`now()`, put_back_at: null, hidden_at: null, standing_change: change })
    .where('listing_id', '=', listingId)
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('taken_off_at', 'is', null), eb('put_back_at', 'is not', null)]))
    .returning('user_id')
    .execute();
  return mailboxesOf(transaction, noted);
}

/**
 * Records that the garage put a listing back on the site in the bookings where its removal is recorded.
 * `change` is the number of that change. Returns the e-mail addresses of all of them.
 */
export async function notePutBack(
  transaction: Transaction,
  listingId: string,
  change: number,
): Promise<string[]> {
  const noted = await transaction
    .updateTable('bookings')
    .set({ put_back_at: sql<Date>`now()`, standing_change: change })
    .where('listing_id', '=', listingId)
    .where('taken_off_at', 'is not', null)
    // A cancelled booking may have recorded it long ago.
    .where('put_back_at', 'is', null)
    .returning('user_id')
    .execute();
  return mailboxesOf(transaction, noted);
}

/**
 * Undoes `notePutBack`, as if it had not been noted: in bookings that have the number of that change, the
 * listing is off the site by the change before.
 */
export async function undoPutBack(
  transaction: Transaction,
  listingId: string,
  { change, before }: { change: number; before: number },
): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ put_back_at: null, standing_change: before })
    .where('listing_id', '=', listingId)
    .where('standing_change', '=', change)
    .execute();
}

async function mailboxesOf(
  transaction: Transaction,
  bookings: readonly { user_id: string | null }[],
): Promise<string[]> {
  const ids = bookings.map(({ user_id }) => user_id);
  const users = await transaction
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`id = any (${ids}::text[])`)
    .execute();
  return users.map(({ email }) => email);
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/**
 * Whether a booking waits for its recipient's answer: it is open and not marked as answered, or was changed
 * since. Nobody waits where the buyer has closed their account or hidden the booking. The index
 * bookings_waiting contains exactly these.
 */
export const waitsForAnswer = sql<boolean>`(bookings.cancelled_at is null and bookings.hidden_at is null
  and bookings.user_id is not null
  and (bookings.done_at is null or bookings.changed_at is not null))`;

/**
 * How many bookings of somebody's motorcycles, for sale or sold, wait for their answer. Those of listings off
 * the site do not count, as they cannot be answered.
 */
export async function countWaiting(database: Database, sellerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookings.seller_id', '=', sellerId)
    .where('listings.deleted_at', 'is', null)
    .where('listings.taken_off_at', 'is', null)
    .where(waitsForAnswer)
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/**
 * Of a booking: whether whoever got it still has to answer. It stands, and was not ticked off, or was changed since then.
 * Where its buyer has closed their account, or has taken it off their list, nobody waits to be answered. The index
 * bookings_waiting holds exactly these.
 */
export const waitsForAnswer = sql<boolean>`(bookings.cancelled_at is null and bookings.hidden_at is null
  and bookings.user_id is not null
  and (bookings.done_at is null or bookings.changed_at is not null))`;

/**
 * How many bookings wait for somebody's answer, of the motorcycles that they have for sale or have sold; none of what the
 * garage took off the site: they cannot answer there.
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

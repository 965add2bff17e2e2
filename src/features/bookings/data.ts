import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import type { Booking } from './contract.ts';
import type { Intent } from './domain.ts';

export interface BookingRow {
  listingId: string | null;
  userId: string;
  intent: Intent;
  location: string;
  mobile: string;
}

/** Whose a listing that can be booked is; undefined when it is gone. */
export async function findBookable(database: Database, listingId: string) {
  return database
    .selectFrom('listings')
    .select('seller_id as sellerId')
    .where('id', '=', listingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Writes a booking. The same person asking again for the same motorcycle changes the place and number of their
 * booking: a form sent twice over a bad connection is one booking.
 */
export async function saveBooking(database: Database, booking: BookingRow): Promise<string> {
  const row = await database
    .insertInto('bookings')
    .values({
      id: newId(),
      listing_id: booking.listingId,
      user_id: booking.userId,
      intent: booking.intent,
      location: booking.location,
      mobile: booking.mobile,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'listing_id', 'intent']).doUpdateSet({
        location: booking.location,
        mobile: booking.mobile,
        created_at: sql`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const mostBookings = 100;

/** Who booked a listing, the latest first; the latest hundred. */
export async function listBookings(database: Database, listingId: string): Promise<Booking[]> {
  const rows = await database
    .selectFrom('bookings')
    .leftJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'bookings.id',
      'bookings.intent',
      'bookings.location',
      'bookings.mobile',
      'bookings.created_at',
      'users.name',
      'users.email',
    ])
    .where('bookings.listing_id', '=', listingId)
    .orderBy('bookings.created_at', 'desc')
    .limit(mostBookings)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    intent: row.intent,
    location: row.location,
    number: row.mobile,
    name: row.name ?? '',
    email: row.email ?? '',
    time: row.created_at.toISOString(),
  }));
}

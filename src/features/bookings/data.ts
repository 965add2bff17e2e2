import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import { type Cursor, cutPage, type Page } from '../../kernel/paging.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Booking } from './contract.ts';
import { keptOf, nowColumns, offerColumns, offerNow, offerThen } from './data/offers.ts';
import { type Bookable, type Intent, otherwise, type Recipient } from './domain.ts';

interface BookingRow {
  /** The listing to book; null for an enquiry to the garage. */
  listing: Bookable | null;
  recipient: Recipient;
  userId: string;
  intent: Intent;
  location: string;
  mobile: string;
}

/**
 * A listing that can be booked, or could be before it was sold or taken off the site; undefined when it is
 * gone. It stays until the transaction ends, and whoever changes it locks its row first (`lockOwnListing`): so
 * its seller can neither sell it, take it down nor change it meanwhile.
 */
export async function holdBookable(
  transaction: Transaction,
  listingId: string,
): Promise<(Bookable & { soldAt: Date | null; takenOffAt: Date | null }) | undefined> {
  return transaction
    .selectFrom('listings')
    .select([
      'id',
      'seller_id as sellerId',
      ...offerColumns,
      'seller_name as sellerName',
      'description',
      'sold_at as soldAt',
      'taken_off_at as takenOffAt',
    ])
    .where('id', '=', listingId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * Stores a booking. When the same person books the same motorcycle again, place and number of their booking
 * change: a form sent twice over a bad connection is one booking. It keeps its time and its answered mark;
 * the recipient sees that it has changed. A cancelled one starts as new. `isNews`: the recipient has not been
 * told of this yet.
 */
export async function saveBooking(
  database: Database,
  booking: BookingRow,
): Promise<{ id: string; isNews: boolean }> {
  const given = {
    location: booking.location,
    mobile: booking.mobile,
    ...keptOf(booking.listing),
    product_seller_name: booking.listing?.sellerName ?? null,
    product_description: booking.listing?.description ?? null,
    recipient: booking.recipient,
    seller_id: booking.listing?.sellerId ?? null,
  };
  const row = await database
    .insertInto('bookings')
    .values({
      id: newId(),
      listing_id: booking.listing?.id ?? null,
      user_id: booking.userId,
      intent: booking.intent,
      ...given,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'listing_id', 'intent']).doUpdateSet({
        ...given,
        created_at: sql`case when bookings.cancelled_at is null then bookings.created_at else now() end`,
        cancelled_at: null,
        hidden_at: null,
        taken_off_at: sql`case when bookings.cancelled_at is null then bookings.taken_off_at end`,
        put_back_at: sql`case when bookings.cancelled_at is null then bookings.put_back_at end`,
        warned_at: sql`case when bookings.cancelled_at is null then bookings.warned_at end`,
        put_back_told_at: sql`case when bookings.cancelled_at is null then bookings.put_back_told_at end`,
        over_since: null,
        over_told_at: null,
        done_at: sql`case when bookings.cancelled_at is null then bookings.done_at end`,
        former_done_at: sql`case when bookings.cancelled_at is null then bookings.former_done_at end`,
        changed_at: sql`case
          when bookings.cancelled_at is not null or bookings.done_at is null then null
          when (bookings.location, bookings.mobile) is distinct from (excluded.location, excluded.mobile) then now()
          else bookings.changed_at end`,
      }),
    )
    .returning(['id', sql<boolean>`now() in (created_at, changed_at)`.as('isNews')])
    .executeTakeFirstOrThrow();
  return { ...row, isNews: row.isNews === true };
}

// One number as the sort key: open bookings come before cancelled ones, and within each the latest first. It
// counts microseconds, as all cursors do; open bookings get so many more that they sort above any time in the
// next thousand years.
const sortKey = sql<string>`(extract(epoch from bookings.created_at) * 1000000)::bigint
  + case when bookings.cancelled_at is null then 100000000000000000 else 0 end`;

/**
 * A page of the bookings of a listing: open ones first, then cancelled ones, each the latest first. Cancelled
 * ones come without place and number. While the garage has the listing off the site, all come with the name
 * only, because buyers are told not to deal with its seller.
 */
export async function listBookings(
  database: Database,
  listingId: string,
  { limit, cursor }: { limit: number; cursor: Cursor | null },
): Promise<Page<Booking>> {
  let query = database
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .leftJoin('users', 'users.id', 'bookings.user_id')
    .selectAll('bookings')
    .select(['users.name', 'users.email', ...nowColumns, sql<string>`(${sortKey})::text`.as('at')])
    .select('listings.taken_off_at as off_since')
    .where('bookings.listing_id', '=', listingId)
    .orderBy(sortKey, 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(limit + 1);
  if (cursor)
    query = query.where(sql<boolean>`(${sortKey}, bookings.id) < (${cursor.at}::bigint, ${cursor.id})`);
  return cutPage(
    await query.execute(),
    limit,
    (row) => ({ at: row.at, id: row.id }),
    (row) => ({
      _id: row.id,
      intent: row.intent,
      location: row.cancelled_at || row.off_since ? '' : row.location,
      number: row.cancelled_at || row.off_since ? '' : row.mobile,
      name: row.name ?? '',
      email: row.off_since ? '' : (row.email ?? ''),
      time: row.created_at.toISOString(),
      cancelled: row.cancelled_at !== null,
      answered: row.done_at?.toISOString() ?? null,
      changed: row.changed_at?.toISOString() ?? null,
      bookedAs: otherwise(offerThen(row), offerNow(row)),
    }),
  );
}

/**
 * Deletes bookings of closed accounts that no seller sees: enquiries to the garage, and bookings of deleted
 * listings. Returns how many.
 */
export async function purgeUnseen(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('bookings')
    .where('user_id', 'is', null)
    .where((eb) => eb.or([eb('listing_id', 'is', null), eb('recipient', '=', 'garage')]))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

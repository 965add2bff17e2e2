import { sql } from 'kysely';
import { type Cursor, cutPage, type Page } from '../../../kernel/paging.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { isAfter, microsOf } from '../../../platform/paging.ts';
import { runPrepared } from '../../../platform/prepared.ts';
import { presentOff, writtenSince } from '../../listings/data/off.ts';
import type { Marks, Mine, OwnBooking } from '../contract/own-bookings.ts';
import { type Meeting, otherwise, reworded } from '../domain.ts';
import { nowColumns, offerNow, offerThen } from './offers.ts';

/**
 * Whether a booking is over: it was cancelled, or its motorcycle is sold, off the site or gone. An enquiry to
 * the garage stays open.
 */
const isOver = sql<boolean>`(bookings.cancelled_at is not null or bookings.product_name is not null and not exists (
  select from listings booked
  where booked.id = bookings.listing_id and search_for_sale(booked)))`;

/**
 * A page of somebody's bookings, the latest first, with each listing as it was then and as it is now; without
 * hidden ones.
 */
export async function listOwnBookings(
  database: Database,
  userId: string,
  { limit, cursor }: { limit: number; cursor: Cursor | null },
): Promise<Page<OwnBooking>> {
  let query = database
    .selectFrom('bookings')
    .leftJoin('listings', (join) =>
      join.onRef('listings.id', '=', 'bookings.listing_id').on('listings.deleted_at', 'is', null),
    )
    .selectAll('bookings')
    .select([
      'listings.id as present',
      'listings.image',
      'listings.origin',
      'listings.sold_at',
      'listings.taken_off_at as off_since',
      'listings.seller_id as sold_by',
      'listings.mobile as seller_mobile',
      'listings.seller_name as now_seller_name',
      'listings.description as now_description',
      sql<boolean>`exists (
        select from listings off where off.id = bookings.listing_id and off.taken_off_at is not null)`.as(
        'is_off',
      ),
      ...nowColumns,
      microsOf('bookings.created_at').as('at'),
    ])
    .where('bookings.user_id', '=', userId)
    .where('bookings.hidden_at', 'is', null)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where(isAfter(cursor, 'bookings.created_at', 'bookings.id'));
  return cutPage(
    await query.execute(),
    limit,
    (row) => ({ at: row.at, id: row.id }),
    (row) => {
      const [then, now] = [offerThen(row), offerNow(row)];
      // The warning stays, also when the seller has deleted the listing.
      const isWarned = row.taken_off_at !== null && row.put_back_at === null;
      const takenOff = isWarned || row.off_since !== null;
      const isLive = row.cancelled_at === null && row.sold_at === null && !takenOff;
      return {
        _id: row.id,
        intent: row.intent,
        location: row.location,
        number: row.mobile,
        time: row.created_at.toISOString(),
        cancelled: row.cancelled_at !== null,
        answered: row.done_at !== null && row.changed_at === null,
        recipient: row.recipient,
        product: then && {
          ...then,
          _id: row.present,
          listing: row.is_off ? null : row.listing_id,
          // While it is off the site its picture is shown nowhere: it may be the reason.
          image: takenOff ? null : row.image,
          sample: row.origin === 'sample',
          sold: row.sold_at !== null,
          takenOff,
          putBack: row.put_back_at !== null,
          // Of what is gone all columns are null; samples and imports are sold by no account.
          seller:
            isLive && row.sold_by && row.seller_mobile
              ? { name: row.now_seller_name ?? '', number: row.seller_mobile }
              : null,
          // A buyer who is warned of a seller gets no text from that seller.
          now: takenOff ? null : otherwise(now, then),
          reworded: takenOff
            ? null
            : reworded(
                { sellerName: row.product_seller_name, description: row.product_description },
                now && { sellerName: row.now_seller_name ?? '', description: row.now_description ?? '' },
              ),
        },
      };
    },
  );
}

/** How many motorcycles of each kind can be marked on somebody's cards: the latest ones. */
const mostMarked = 500;

/** What somebody has booked and what they sell. One statement, as pages for members wait for it. */
export async function listMarks(database: Database, userId: string): Promise<Marks> {
  const { rows } = await runPrepared(
    database,
    sql<Marks>`
    select
      array(
        select listing_id from bookings
        where user_id = ${userId} and cancelled_at is null and listing_id is not null
        group by listing_id order by max(created_at) desc limit ${sql.lit(mostMarked)}
      ) as booked,
      array(
        select id from listings
        where seller_id = ${userId} and search_for_sale(listings)
        order by posted_at desc, id desc limit ${sql.lit(mostMarked)}
      ) as own`,
  );
  return rows[0] ?? { booked: [], own: [] };
}

/** What somebody said in their newest booking of anything; null before the first. */
export async function findLastMeeting(database: Database, userId: string): Promise<Meeting | null> {
  const last = await database
    .selectFrom('bookings')
    .select(['location', 'mobile as number'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

/** Whether somebody has booked a listing, cancelled or hidden since or not: who may report what is no longer for sale. */
export const everBooked = (userId: string | null) => sql<boolean>`exists (
  select from bookings booked where booked.listing_id = listings.id and booked.user_id = ${userId})`;

/**
 * What a listing is to somebody: whether it is theirs and was booked by them, and their bookings of it that are not hidden. Nothing
 * more than that for a listing that is gone for good.
 */
export async function findMine(
  database: Database,
  userId: string,
  listingId: string,
): Promise<Omit<Mine, 'moderation'>> {
  const rows = await database
    .selectFrom('listings')
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.listing_id', '=', 'listings.id')
        .on('bookings.user_id', '=', userId)
        .on('bookings.cancelled_at', 'is', null)
        .on('bookings.hidden_at', 'is', null),
    )
    .selectAll('bookings')
    .select([
      'listings.seller_id as sold_by',
      'listings.taken_off_at as off_since',
      'listings.taken_off_reason',
      'listings.sold_at',
      'listings.deleted_at',
      writtenSince.as('written'),
      everBooked(userId).as('booked'),
    ])
    .where('listings.id', '=', listingId)
    .orderBy('bookings.created_at', 'desc')
    .execute();
  const [first] = rows;
  const own = first?.sold_by === userId;
  return {
    own,
    booked: first?.booked ?? false,
    takenOff: own && !first.deleted_at ? presentOff({ ...first, taken_off_at: first.off_since }) : null,
    bookings: rows.flatMap((row) => {
      const bookedAs = offerThen(row);
      if (!row.id || !row.intent || !row.created_at || !bookedAs) return [];
      return [
        {
          _id: row.id,
          intent: row.intent,
          location: row.location ?? '',
          number: row.mobile ?? '',
          time: row.created_at.toISOString(),
          bookedAs,
        },
      ];
    }),
  };
}

/** Marks a booking as cancelled by its buyer. Returns how many were marked. */
export async function cancelOwnBooking(database: Database, userId: string, id: string): Promise<number> {
  const result = await database
    .updateTable('bookings')
    .set({ cancelled_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Holds the listing of a booking, which nobody changes until the transaction ends. */
export async function holdBooked(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select('listings.id')
    .where('bookings.id', '=', id)
    .forShare('listings')
    .execute();
}

/** Hides a booking that is over from its buyer's list. Returns how many: 0 when it is open. */
export async function hideOwnBooking(database: Database, userId: string, id: string): Promise<number> {
  const result = await database
    .updateTable('bookings')
    .set({ hidden_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isOver)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Shows a booking on its buyer's list again. Returns how many: 1 also for one that was not hidden. */
export async function showOwnBooking(database: Database, userId: string, id: string): Promise<number> {
  const result = await database
    .updateTable('bookings')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Whether a booking exists and is this person's. */
export async function hasBooked(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

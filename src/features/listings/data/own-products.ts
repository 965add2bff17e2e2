import {
  type AliasedSelectQueryBuilder,
  type ExpressionBuilder,
  type InsertObject,
  sql,
  type Updateable,
} from 'kysely';
import { cutPage, type Page } from '../../../kernel/paging.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { isAfter, microsOf } from '../../../platform/paging.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { DeletedProduct, OwnProduct } from '../contract.ts';
import { newestFirst, type PageRequest, present, presentForSeller } from '../data.ts';
import { restorableUntil, undoDays } from '../domain/restoring.ts';
import { presentOff, writtenSince } from './off.ts';

/** A page of what somebody sells or has sold, newest first, with the numbers of bookings. */
export async function listOwnProducts(
  database: Database,
  sellerId: string,
  page: PageRequest,
  countsOfBookings: CountsOfBookings,
): Promise<Page<OwnProduct>> {
  const rows = await newestFirst(database, page)
    .where('listings.seller_id', '=', sellerId)
    .select(countsOfBookings)
    .select(writtenSince.as('written'))
    .execute();
  return cutPage(rows, page.limit, (row) => ({ at: row.at, id: row.id }), presentOwn);
}

/**
 * The mobile number of somebody's newest listing; null before the first. What is deleted does not count: it may
 * be a former owner's of the account.
 */
export async function findLastNumber(database: Database, sellerId: string): Promise<string | null> {
  const last = await database
    .selectFrom('listings')
    .select('mobile')
    .where('seller_id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.mobile ?? null;
}

type Counted = 'bookings' | 'buyers' | 'waiting';

/**
 * Columns: the number of open bookings of a listing, how many of them wait for an answer, and how many people
 * made them. The feature of bookings knows these.
 */
export type CountsOfBookings = (
  eb: ExpressionBuilder<Tables, 'listings'>,
) => readonly AliasedSelectQueryBuilder<{ n: number }, Counted>[];

type CountedRow = Parameters<typeof presentForSeller>[0] &
  Record<Counted, number | null> &
  Parameters<typeof presentOff>[0];

function presentOwn(row: CountedRow): OwnProduct {
  const count = (of: Counted) => Number(row[of] ?? 0);
  return {
    ...presentForSeller(row),
    // Its seller sees both dates.
    soldAt: row.sold_at?.toISOString() ?? null,
    takenOff: presentOff(row),
    bookings: count('bookings'),
    buyers: count('buyers'),
    waiting: count('waiting'),
  };
}

/** A page of what somebody deleted and can still restore, the latest deletion first. */
export async function listDeletedProducts(
  database: Database,
  sellerId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<DeletedProduct>> {
  let query = database
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .selectAll('listings')
    .select(['categories.name as category', microsOf('listings.deleted_at').as('at')])
    .where('listings.seller_id', '=', sellerId)
    .where('listings.deleted_at', '>', sql<Date>`now() - make_interval(days => ${undoDays})`)
    .orderBy('listings.deleted_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where(isAfter(cursor, 'listings.deleted_at', 'listings.id'));
  return cutPage(
    await query.execute(),
    limit,
    (row) => ({ at: row.at, id: row.id }),
    (row) => ({
      ...present(row),
      // Never null, as the query selects deleted ones only; the type does not say so.
      restorableUntil: restorableUntil(row.deleted_at ?? new Date()).toISOString(),
    }),
  );
}

/** One of somebody's own products, for sale or sold; undefined when it is somebody else's or gone. */
export async function findOwnProduct(
  database: Database,
  sellerId: string,
  id: string,
  countsOfBookings: CountsOfBookings,
): Promise<OwnProduct | undefined> {
  const row = await ownListing(database, sellerId, id)
    .select(countsOfBookings)
    .select(writtenSince.as('written'))
    .executeTakeFirst();
  return row && presentOwn(row);
}

/** The same listing as it is stored, locked until the transaction ends. */
export async function lockOwnListing(transaction: Transaction, sellerId: string, id: string) {
  return ownListing(transaction, sellerId, id).forUpdate('listings').executeTakeFirst();
}

function ownListing(database: Database, sellerId: string, id: string) {
  return database
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .selectAll('listings')
    .select('categories.name as category')
    .where('listings.id', '=', id)
    .where('listings.seller_id', '=', sellerId)
    .where('listings.deleted_at', 'is', null);
}

/** Adds a listing. A column that is undefined gets its default. */
export async function insertListing(
  transaction: Transaction,
  listing: InsertObject<Tables, 'listings'>,
): Promise<void> {
  await transaction.insertInto('listings').values(listing).execute();
}

/** Writes all changes at once, so that what was read from the seller's words always belongs to them. */
export async function updateListing(
  transaction: Transaction,
  id: string,
  changes: Updateable<Tables['listings']>,
): Promise<void> {
  await transaction.updateTable('listings').set(changes).where('id', '=', id).execute();
}

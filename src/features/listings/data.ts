import { type Selectable, sql } from 'kysely';
import type { Cursor } from '../../kernel/paging.ts';
import type { Database } from '../../platform/database.ts';
import { isAfter, microsOf } from '../../platform/paging.ts';
import { runPrepared } from '../../platform/prepared.ts';
import type { Tables } from '../../platform/tables.ts';
import { photoAddress } from '../photos/domain.ts';
import type { Product, SellersProduct } from './contract.ts';
import { undoDays } from './domain/restoring.ts';
import type { Category } from './domain.ts';

/** All categories, in the garage's order. */
export async function listCategories(database: Database): Promise<Category[]> {
  return database
    .selectFrom('categories')
    .select(['id as _id', 'name', 'image'])
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** A category by its name, ignoring case, or by its id; undefined when there is none. */
export async function findCategory(database: Database, name: string): Promise<Category | undefined> {
  const wanted = name.trim().replace(/\s+/g, ' ').toLowerCase();
  const { rows } = await runPrepared(
    database,
    database
      .selectFrom('categories')
      .select(['id as _id', 'name', 'image'])
      .where((eb) => eb.or([eb('name', '=', wanted), eb('id', '=', wanted)])),
  );
  return rows[0];
}

export interface PageRequest {
  limit: number;
  cursor: Cursor | null;
}

/** Listings that are not deleted, newest first, one row more than the page has. */
export function newestFirst(database: Database, { limit, cursor }: PageRequest) {
  const query = database
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .selectAll('listings')
    .select(['categories.name as category', microsOf('listings.posted_at').as('at')])
    .where('listings.deleted_at', 'is', null)
    .orderBy('listings.posted_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1);
  if (!cursor) return query;
  return query.where(isAfter(cursor, 'listings.posted_at', 'listings.id'));
}

/**
 * All columns of a listing that are shown or needed for decisions, named one by one: a prepared statement
 * needs that (platform/prepared.ts).
 */
export const listingColumns = [
  'listings.id',
  'listings.seller_id',
  'listings.seller_name',
  'listings.email',
  'listings.mobile',
  'listings.category_id',
  'listings.name',
  'listings.image',
  'listings.price',
  'listings.price_amount',
  'listings.original_price',
  'listings.original_price_amount',
  'listings.currency',
  'listings.location',
  'listings.country',
  'listings.year_of_use',
  'listings.condition',
  'listings.description',
  'listings.make',
  'listings.model',
  'listings.year',
  'listings.mileage_km',
  'listings.engine_cc',
  'listings.owners',
  'listings.registration',
  'listings.tax_until',
  'listings.receipt',
  'listings.kind',
  'listings.origin',
  'listings.posted_at',
  'listings.dated',
  'listings.deleted_at',
  'listings.sold_at',
  'listings.taken_off_at',
  'listings.taken_off_as',
] as const;

/** A listing as it is stored, with the name of its category. */
export type ListingRow = Omit<
  Selectable<Tables['listings']>,
  'import_key' | 'sent_key' | 'taken_off_reason' | 'more_photos'
> & {
  category: string;
};

/** A listing as the API shows it. */
export function present(row: ListingRow): Product {
  return {
    _id: row.id,
    name: row.name,
    image: row.image,
    price: row.price,
    originalPrice: row.original_price,
    location: row.location,
    yearOfUse: row.year_of_use,
    sellerName: row.seller_name,
    postTime: row.posted_at.toISOString(),
    postTimeKnown: row.origin !== 'import' || row.dated,
    email: row.email,
    number: row.mobile,
    category: row.category,
    condition: row.condition,
    description: row.description,
    country: row.country,
    priceAmount: row.price_amount,
    originalPriceAmount: row.original_price_amount,
    currency: row.currency,
    make: row.make,
    model: row.model,
    year: row.year,
    mileage: row.mileage_km,
    engineCapacity: row.engine_cc,
    owners: row.owners,
    registration: row.registration,
    taxUntil: row.tax_until,
    receipt: row.receipt,
    // A deleted listing, or one off the site, is neither for sale nor sold.
    soldAt: row.deleted_at || row.taken_off_at ? null : (row.sold_at?.toISOString() ?? null),
    sample: row.origin === 'sample',
    garageAnswers: row.seller_id === null,
  };
}

/** A listing as its seller sees it, with all of its photos. */
export function presentForSeller(row: ListingRow & { more_photos: string[] }): SellersProduct {
  return { ...present(row), photos: row.more_photos.map(photoAddress) };
}

/**
 * The id of the listing that somebody has added by this sending; undefined when there is none, or it is
 * deleted.
 */
export async function findSent(
  database: Database,
  sellerId: string,
  sentKey: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('sent_key', '=', sentKey)
    .executeTakeFirst();
  return row?.id;
}

/**
 * The seller of a listing, when it was deleted, and when the garage took it off the site; undefined when it
 * is gone for good.
 */
export async function findOwnership(database: Database, id: string) {
  return database
    .selectFrom('listings')
    .select(['seller_id as sellerId', 'deleted_at as deletedAt', 'taken_off_at as takenOffAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Somebody's listing that is not deleted, with the whole row locked: a booking at this moment is waited for,
 * or waits. The lock of an update alone would allow a booking of what is no longer for sale.
 */
function lockedForSeller(database: Database, sellerId: string, id: string) {
  return database
    .selectFrom('listings')
    .select('id')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .forUpdate();
}

/**
 * Marks a listing as sold, or as for sale again. Returns how many it changed: 1, or 0 when it was so already.
 */
export async function setSold(
  database: Database,
  sellerId: string,
  id: string,
  sold: boolean,
): Promise<number> {
  const result = await database
    .updateTable('listings')
    .set({ sold_at: sold ? sql`now()` : null })
    .where('id', 'in', lockedForSeller(database, sellerId, id))
    .where('taken_off_at', 'is', null)
    .where('sold_at', sold ? 'is' : 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Marks a listing as deleted. Returns how many were: 1, or 0 when it was gone already. */
export async function markDeleted(database: Database, sellerId: string, id: string): Promise<number> {
  const result = await database
    .updateTable('listings')
    // Without its key: once restored, it must not count as the result of a form that is sent again.
    .set({ deleted_at: sql`now()`, sent_key: null })
    .where('id', 'in', lockedForSeller(database, sellerId, id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Restores a deleted listing, if it was not deleted too long ago, and returns since when it is off the site, and
 * whether it is for sale again; undefined where it is not restored.
 */
export async function unmarkDeleted(
  database: Database,
  sellerId: string,
  id: string,
): Promise<{ takenOffAt: Date | null; forSale: boolean } | undefined> {
  return database
    .updateTable('listings')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('deleted_at', '>', sql<Date>`now() - make_interval(days => ${undoDays})`)
    .returning(['taken_off_at as takenOffAt', sql<boolean>`search_for_sale(listings)`.as('forSale')])
    .executeTakeFirst();
}

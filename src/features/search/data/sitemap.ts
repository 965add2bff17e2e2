/**
 * The contents of sitemaps. Listings are divided by their numbers, so that no map depends on the ones before
 * it.
 */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Listings per map: about a megabyte, read within a tenth of a second. Search engines take up to 50,000. */
export const listingsInAMap = 10_000;

/** How many maps the listings for sale need, samples not counted. */
export async function countMaps(database: Database): Promise<number> {
  const { rows } = await sql<{
    most: number | null;
  }>`select max(no) as most from search_entries where for_sale and seller <> 'sample'`.execute(database);
  return Math.ceil((rows[0]?.most ?? 0) / listingsInAMap);
}

/** The latest change of a listing's price: search engines show it, and come again where a page has changed. */
const repriced = sql`(
  select changed_at from price_changes change where change.listing_id = listings.id order by change.no desc limit 1)`;

/**
 * The listings of a map that are for sale, each with when it was posted or got its price; maps count from 1. Samples are not
 * for search engines.
 */
export async function listMapped(
  database: Database,
  map: number,
): Promise<{ _id: string; name: string; changed: Date }[]> {
  const last = map * listingsInAMap;
  return database
    .selectFrom('search_entries as entry')
    .innerJoin('listings', 'listings.id', 'entry.listing_id')
    .select(['listings.id as _id', 'listings.name'])
    .select(sql<Date>`greatest(listings.posted_at, ${repriced})`.as('changed'))
    .where('entry.no', '>', last - listingsInAMap)
    .where('entry.no', '<=', last)
    .where('entry.for_sale', '=', true)
    .where('listings.origin', '<>', 'sample')
    .orderBy('entry.no')
    .execute();
}

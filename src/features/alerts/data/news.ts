/** Somebody's saved searches with what is new in them. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Cursor, cutPage, type Page } from '../../../kernel/paging.ts';
import type { Database } from '../../../platform/database.ts';
import { isAfter, microsOf } from '../../../platform/paging.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { Search } from '../../search/domain/search.ts';
import type { OpenedBike, SavedSearch } from '../contract.ts';
import { addressOf } from '../data.ts';
import { searchAt } from '../domain/matcher.ts';
import { alertLimits } from '../domain.ts';
import { isStillWanted } from './price-ranges.ts';

/** What a search has found, still shows, and its owner has not seen: the latest first. */
const unseen = sql`
  from saved_search_matches found
  join search_entries entry on entry.listing_id = found.listing_id and ${isStillWanted}
  where found.search_id = saved_searches.id and not found.seen`;
const counted = sql`(select found.was ${unseen} order by found.found_at desc limit ${alertLimits.counted + 1}) new`;
const newCount = sql<number>`(select count(*)::int from ${counted})`;
const counts = sql<Pick<SavedSearch, 'newCount' | 'loweredCount'>>`(
  select json_build_object('newCount', count(*), 'loweredCount', count(was)) from ${counted})`;
const newest = sql<SavedSearch['newest']>`(
  select coalesce(json_agg(bike), '[]') from (
    select listing.id as "_id", listing.name, listing.price, listing.price_amount as "priceAmount", listing.currency,
      new.was as "priceWas"
    from (
      select found.listing_id, found.found_at, found.was ${unseen} order by found.found_at desc limit ${alertLimits.shown}
    ) new
    join listings listing on listing.id = new.listing_id
    order by new.found_at desc
  ) bike)`;

function ownSearches(
  database: Database,
  userId: string,
): SelectQueryBuilder<Tables, 'saved_searches', object> {
  return database.selectFrom('saved_searches').where('saved_searches.user_id', '=', userId);
}

/** A page of somebody's searches, the latest first; only the search `only` where that is given. */
export async function listSearches(
  database: Database,
  userId: string,
  { limit, cursor, only }: { limit: number; cursor: Cursor | null; only: Search | null },
  told: (search: Search) => Pick<SavedSearch, 'names' | 'severalCurrencies'>,
): Promise<Page<SavedSearch>> {
  let query = ownSearches(database, userId)
    .select(['id', 'name', 'address', 'frequency', 'created_at'])
    .select([counts.as('counts'), newest.as('newest'), microsOf('created_at').as('at')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (only) query = query.where('address', '=', addressOf(only));
  if (cursor) query = query.where(isAfter(cursor, 'created_at', 'id'));
  return cutPage(
    await query.execute(),
    limit,
    ({ at, id }) => ({ at, id }),
    ({ id, created_at, at: _, counts: found, ...row }) => {
      const search = searchAt(row.address);
      return { _id: id, ...row, ...found, time: created_at.toISOString(), search, ...told(search) };
    },
  );
}

/** How many new motorcycles somebody's searches have in all. */
export async function countNews(database: Database, userId: string): Promise<number> {
  const row = await ownSearches(database, userId)
    .select(sql<number>`coalesce(sum(${newCount}), 0)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * What of a search was new to its owner when they looked at it `since` then, or within the hour after, the latest first: what
 * came in, and what a lower price made fit, as long as it is cheaper than before. Nothing of searches of others.
 */
export async function listOpened(
  database: Database,
  userId: string,
  id: string,
  since: Date,
): Promise<OpenedBike[]> {
  const rows = await database
    .selectFrom('saved_search_matches as found')
    .innerJoin('listings', 'listings.id', 'found.listing_id')
    .select(['found.listing_id', 'found.was'])
    .where(
      'found.search_id',
      'in',
      ownSearches(database, userId).select('saved_searches.id').where('saved_searches.id', '=', id),
    )
    .where('found.seen_at', '>=', since)
    .where('found.seen_at', '<', sql<Date>`${since}::timestamptz + interval '1 hour'`)
    .where(
      sql<boolean>`(found.was is null
        or listings.price_amount < found.was and listings.currency is not distinct from found.currency)`,
    )
    .orderBy('found.found_at', 'desc')
    .limit(alertLimits.marked)
    .execute();
  return rows.map(({ listing_id, was }) => ({ _id: listing_id, lowered: was !== null }));
}

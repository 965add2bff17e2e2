/** Somebody's saved searches with what is new in them, and marking it as seen. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Cursor, cutPage, type Page } from '../../../kernel/paging.ts';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { Search } from '../../search/domain/search.ts';
import type { OpenedBike, SavedSearch } from '../contract.ts';
import { addressOf } from '../data.ts';
import { searchAt } from '../domain/matcher.ts';
import { alertLimits } from '../domain.ts';
import { isStillWanted } from './price-ranges.ts';

const savedMicros = sql<string>`(extract(epoch from saved_searches.created_at) * 1000000)::bigint::text`;

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
    .select([counts.as('counts'), newest.as('newest'), savedMicros.as('at')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (only) query = query.where('address', '=', addressOf(only));
  if (cursor) {
    query = query.where(
      sql<boolean>`(created_at, id) < (to_timestamp(0) + ${cursor.at}::bigint * interval '1 microsecond', ${cursor.id})`,
    );
  }
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
 * Marks what has been found as seen, and stores a snapshot of what could be seen, because some of it is
 * matched only later. What comes in after that is new. Returns the time of the look; null when the search
 * does not exist or is somebody else's.
 */
export function markSeen(database: Database, userId: string, id: string): Promise<Date | null> {
  return database.transaction().execute(async (write) => {
    const looked = await write
      .updateTable('saved_searches')
      .set({ looked: sql`pg_current_snapshot()`, looked_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('looked_at')
      .executeTakeFirst();
    if (!looked?.looked_at) return null;
    await write
      .updateTable('saved_search_matches')
      .set({ seen: true, seen_at: looked.looked_at })
      .where('search_id', '=', id)
      .where('seen', '=', false)
      .execute();
    return looked.looked_at;
  });
}

/**
 * Marks one motorcycle as seen in all of somebody's searches that found it. Returns in how many it was new.
 */
export async function markBikeSeen(database: Database, userId: string, listingId: string): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('saved_search_matches')
    .set({ seen: true, seen_at: sql<Date>`now()` })
    .where('search_id', 'in', ownSearches(database, userId).select('saved_searches.id'))
    .where('listing_id', '=', listingId)
    .where('seen', '=', false)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * What was new in a search when its owner opened it at `since`, the latest first: new arrivals, and what
 * matched after a lower price. Empty for somebody else's search.
 */
export async function listOpened(
  database: Database,
  userId: string,
  id: string,
  since: Date,
): Promise<OpenedBike[]> {
  const rows = await database
    .selectFrom('saved_search_matches')
    .select(['listing_id', 'was'])
    .where(
      'search_id',
      'in',
      ownSearches(database, userId).select('saved_searches.id').where('saved_searches.id', '=', id),
    )
    .where('seen_at', '>=', since)
    .orderBy('found_at', 'desc')
    .limit(alertLimits.marked)
    .execute();
  return rows.map(({ listing_id, was }) => ({ _id: listing_id, lowered: was !== null }));
}

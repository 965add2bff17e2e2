/** Somebody's saved searches. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import { type Cursor, cutPage, type Page } from '../../kernel/paging.ts';
import type { Database } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { anySearch, type Search, writeSearch } from '../search/domain/search.ts';
import type { SavedSearch } from './contract.ts';
import { announceSaving } from './data/matching.ts';
import { isStillWanted } from './data/price-ranges.ts';
import { searchAt } from './domain/matcher.ts';
import { alertLimits, type Frequency } from './domain.ts';

/** The address under which a search is kept: its order does not count. */
export function addressOf(search: Search): string {
  return writeSearch({ ...search, sort: anySearch.sort });
}

/** Brings the keys of a search up to date. */
export async function fileSearch(
  database: Database,
  id: string,
  search: Search,
  keys: readonly string[],
): Promise<void> {
  const { price, year, km, cc, owners } = search;
  await sql`
    with former as (delete from saved_search_keys where search_id = ${id} and key <> all (${keys}::text[]))
    insert into saved_search_keys
      (key, search_id, price_from, price_to, year_from, year_to, km_from, km_to, cc_from, cc_to, owners)
    select key, ${id}, ${price.from}::bigint, ${price.to}::bigint, ${year.from}::int, ${year.to}::int, ${km.from}::int,
      ${km.to}::int, ${cc.from}::int, ${cc.to}::int, ${owners}::int
    from unnest(${keys}::text[]) key
    on conflict (key, search_id) do update set
      price_from = excluded.price_from, price_to = excluded.price_to, year_from = excluded.year_from,
      year_to = excluded.year_to, km_from = excluded.km_from, km_to = excluded.km_to, cc_from = excluded.cc_from,
      cc_to = excluded.cc_to, owners = excluded.owners`.execute(database);
}

/** What became of a search that was saved. */
export interface Saving {
  id: string;
  /** What it was called until now; null where it was not saved before. */
  formerName: string | null;
}

/**
 * Saves a search with its keys; null when there is no room. One that is there already gets the new name and frequency.
 * Whoever saves twice at once waits for themselves.
 */
export function insertSearch(
  database: Database,
  userId: string,
  wish: { search: Search; name: string; frequency: Frequency; keys: readonly string[] },
): Promise<Saving | null> {
  const { search, name, frequency, keys } = wish;
  return database.transaction().execute(async (write) => {
    await sql`select from users where id = ${userId} for no key update`.execute(write);
    const address = addressOf(search);
    const known = await write
      .selectFrom('saved_searches')
      .select(['id', 'name'])
      .where('user_id', '=', userId)
      .where('address', '=', address)
      .forUpdate()
      .executeTakeFirst();
    if (known) {
      await write
        .updateTable('saved_searches')
        .set((eb) => ({
          name,
          frequency,
          // Mail that was ended by a link can be taken up by it again, as long as nobody has chosen otherwise.
          stopped: eb.case().when('frequency', '=', frequency).then(eb.ref('stopped')).else(null).end(),
        }))
        .where('id', '=', known.id)
        .execute();
      await fileSearch(write, known.id, search, keys);
      await settleMail(write, known.id, frequency);
      return { id: known.id, formerName: known.name };
    }
    const { count } = await write
      .selectFrom('saved_searches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (count >= alertLimits.searches) return null;
    await announceSaving(write);
    const id = newId();
    await write
      .insertInto('saved_searches')
      .values({ id, user_id: userId, name, address, frequency })
      .execute();
    await fileSearch(write, id, search, keys);
    return { id, formerName: null };
  });
}

/** What waits for a mail that nobody wants waits no more. */
async function settleMail(database: Database, id: string, frequency: Frequency | undefined): Promise<void> {
  if (frequency !== 'never') return;
  await database
    .updateTable('saved_search_matches')
    .set({ mail: 'none' })
    .where('search_id', '=', id)
    .where('mail', '=', 'due')
    .execute();
}

const savedMicros = sql<string>`(extract(epoch from saved_searches.created_at) * 1000000)::bigint::text`;

/** What has been found for a search and not been looked at, as far as the search still shows it: the latest first. */
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

/** A page of somebody's searches, the latest first; of `only` one search where that is asked for. */
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

/** How much is new in all of somebody's searches. */
export async function countNews(database: Database, userId: string): Promise<number> {
  const row = await ownSearches(database, userId)
    .select(sql<number>`coalesce(sum(${newCount}), 0)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Changes name and frequency. Returns how many searches were changed: 0 when it is not theirs or not there. */
export function changeSearch(
  database: Database,
  userId: string,
  id: string,
  change: { name?: string | undefined; frequency?: Frequency | undefined },
): Promise<number> {
  return database.transaction().execute(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('saved_searches')
      .set({
        // Somebody who changes nothing has one all the same.
        user_id: userId,
        ...(change.name !== undefined && { name: change.name }),
        ...(change.frequency !== undefined && { frequency: change.frequency, stopped: null }),
      })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await settleMail(write, id, change.frequency);
    return Number(numUpdatedRows);
  });
}

/**
 * Marks what has been found as seen, and notes what could be seen: some of it may only be matched from now on. What comes
 * in after that is new. Returns how many searches that were.
 */
export function markSeen(database: Database, userId: string, id: string): Promise<number> {
  return database.transaction().execute(async (write) => {
    const looked = await write
      .updateTable('saved_searches')
      .set({ looked: sql`pg_current_snapshot()`, looked_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!looked) return 0;
    await write
      .updateTable('saved_search_matches')
      .set({ seen: true })
      .where('search_id', '=', looked.id)
      .where('seen', '=', false)
      .execute();
    return 1;
  });
}

/** Marks one motorcycle as seen in all of somebody's searches that found it. Returns in how many it was new. */
export async function markBikeSeen(database: Database, userId: string, listingId: string): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('saved_search_matches')
    .set({ seen: true })
    .where('search_id', 'in', ownSearches(database, userId).select('saved_searches.id'))
    .where('listing_id', '=', listingId)
    .where('seen', '=', false)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes a search with all that it found. Returns how many. */
export async function deleteSearch(database: Database, userId: string, id: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Forgets what was found long ago and is not for sale any more: all else would be told again. Returns how much. */
export async function purgeMatches(database: Database): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('saved_search_matches')
    .where('found_at', '<=', sql<Date>`now() - make_interval(days => ${alertLimits.remembered})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_entries')
            .select('no')
            .whereRef('search_entries.listing_id', '=', 'saved_search_matches.listing_id')
            .where('for_sale', '=', true),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

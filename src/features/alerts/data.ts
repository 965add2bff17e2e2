/** Saving searches, changing and deleting them. */
import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { anySearch, type Search, writeSearch } from '../search/domain/search.ts';
import { announceSaving } from './data/matching.ts';
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

/** Stores, changes and deletes saved searches. */
import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { anySearch, type Search, writeSearch } from '../search/domain/search.ts';
import { announceSaving } from './data/saving-lock.ts';
import { alertLimits, type Frequency } from './domain.ts';

/** The address under which a search is stored: the order of its parameters does not matter. */
export function addressOf(search: Search): string {
  return writeSearch({ ...search, sort: anySearch.sort });
}

/** Updates the keys of a search. */
export async function fileSearch(
  transaction: Transaction,
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
      cc_to = excluded.cc_to, owners = excluded.owners`.execute(transaction);
}

/** The constraint by which everybody has a search once. */
export const onceForEach = 'saved_searches_user_id_address_key';

/** The result of saving a search. */
export interface Saving {
  id: string;
  /** Its name until now; null where it was not saved before. */
  formerName: string | null;
}

/**
 * Saves a search with its keys; null when there is no room. A search that is saved already gets the new name
 * and frequency. The caller has locked the account, so two calls of the same person run one after the other.
 */
export async function insertSearch(
  transaction: Transaction,
  userId: string,
  wish: { search: Search; name: string; frequency: Frequency; keys: readonly string[] },
): Promise<Saving | null> {
  const { search, name, frequency, keys } = wish;
  const address = addressOf(search);
  const known = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .forUpdate()
    .executeTakeFirst();
  if (known) {
    await transaction
      .updateTable('saved_searches')
      .set((eb) => ({
        name,
        frequency,
        // Mail that was ended by a link can be resumed by it, as long as its owner has not chosen
        // otherwise.
        stopped: eb.case().when('frequency', '=', frequency).then(eb.ref('stopped')).else(null).end(),
      }))
      .where('id', '=', known.id)
      .execute();
    await fileSearch(transaction, known.id, search, keys);
    await settleMail(transaction, known.id, frequency);
    return { id: known.id, formerName: known.name };
  }
  const { count } = await transaction
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= alertLimits.searches) return null;
  await announceSaving(transaction);
  const id = newId();
  await transaction
    .insertInto('saved_searches')
    .values({ id, user_id: userId, name, address, frequency })
    .execute();
  await fileSearch(transaction, id, search, keys);
  return { id, formerName: null };
}

/** Lets waiting mail follow a changed frequency: it waits for the other time, or is cancelled. */
export async function settleMail(
  transaction: Transaction,
  id: string,
  frequency: Frequency | undefined,
): Promise<void> {
  if (frequency === undefined) return;
  await transaction
    .updateTable('saved_search_matches')
    .set(frequency === 'never' ? { mail: 'none' } : { daily: frequency === 'daily' })
    .where('search_id', '=', id)
    .where('mail', '=', 'due')
    .execute();
}

/**
 * Changes name and frequency. Returns how many searches were changed: 0 when the search does not exist or is
 * somebody else's.
 */
export async function updateSearch(
  transaction: Transaction,
  userId: string,
  id: string,
  change: { name?: string | undefined; frequency?: Frequency | undefined },
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('saved_searches')
    .set({
      // So that the update has a column even when nothing changes.
      user_id: userId,
      ...(change.name !== undefined && { name: change.name }),
      ...(change.frequency !== undefined && { frequency: change.frequency, stopped: null }),
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await settleMail(transaction, id, change.frequency);
  return Number(numUpdatedRows);
}

/** Deletes a search with all that it found. Returns how many were deleted. */
export async function deleteSearch(transaction: Transaction, userId: string, id: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes old matches that are not for sale any more. Those still for sale must stay, or they would be told
 * again. Returns how many were deleted.
 */
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

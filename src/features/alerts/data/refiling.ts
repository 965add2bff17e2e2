import { type RawBuilder, sql } from 'kysely';
import { type Database, repeatIfTaken, type Transaction } from '../../../platform/database.ts';
import { withBeginnings } from '../../search/domain/names.ts';
import { leavingOut, type NamedField, type Search } from '../../search/domain/search.ts';
import { addressOf, fileSearch, onceForEach } from '../data.ts';

const pageSize = 1_000;

/** The condition that selects the saved searches to read again. */
export type Affected = RawBuilder<boolean>;

/** Those with words. */
export const worded: Affected = sql`address ~ '[?&]q='`;

/** Former names that were merged into others. */
export async function listMoved(database: Database): Promise<{ kind: string; slug: string }[]> {
  return database
    .selectFrom('search_terms')
    .select(['kind', 'slug'])
    .where('merged_into', 'is not', null)
    .orderBy('id')
    .execute();
}

/**
 * Those that include or exclude one of these names, or a family that it belonged to. Whole values are
 * compared, because a pattern of thousands of names would be too slow.
 */
export function naming(moved: readonly { kind: string; slug: string }[]): Affected {
  const pairs = moved.flatMap(({ kind, slug }) => {
    const slugs = kind === 'model' ? withBeginnings(slug) : [slug];
    const fields: string[] = [kind, ...(kind in leavingOut ? [leavingOut[kind as NamedField]] : [])];
    return fields.flatMap((field) => slugs.map((value) => `${new URLSearchParams({ [field]: value })}`));
  });
  return sql`exists (
    select from unnest(string_to_array(substr(address, 2), '&')) pair
    where pair = any (${[...new Set(pairs)]}::text[]))`;
}

/** Those that are filed under one of these keys. */
export function filedUnder(keys: readonly string[]): Affected {
  return sql`id in (select search_id from saved_search_keys where key = any (${keys}::text[]))`;
}

/** The next page of the affected saved searches, in the order of their ids. */
export async function listAffected(
  database: Database,
  affected: Affected,
  after: string,
): Promise<{ id: string; address: string; keys: string[] }[]> {
  return database
    .selectFrom('saved_searches')
    .select([
      'id',
      'address',
      sql<string[]>`array(select key from saved_search_keys where search_id = saved_searches.id)`.as('keys'),
    ])
    .where('id', '>', after)
    .where(affected)
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

/**
 * Gives a search its new address and keys. Returns 0 when the address is the same as before, or when its
 * owner has also saved a search with the new address; then it stays as it is.
 */
export async function replaceAddress(
  database: Database,
  id: string,
  former: string,
  search: Search,
  keys: readonly string[],
): Promise<0 | 1> {
  const address = addressOf(search);
  if (address === former || address === '') return 0;
  const replace = async (transaction: Transaction): Promise<0 | 1> => {
    const { numUpdatedRows } = await transaction
      .updateTable('saved_searches as own')
      .set({ address })
      .where('own.id', '=', id)
      .where('own.address', '=', former)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('saved_searches as other')
              .select('other.id')
              .whereRef('other.user_id', '=', 'own.user_id')
              .where('other.address', '=', address),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return 0;
    await fileSearch(transaction, id, search, keys);
    return 1;
  };
  // Its owner may just be saving that one.
  return repeatIfTaken(onceForEach, () => database.transaction().execute(replace));
}

/**
 * Gives a search the keys that its address has now. Returns 0 where its address has changed meanwhile, or it
 * is gone.
 */
export function replaceKeys(
  database: Database,
  id: string,
  { address, search, keys }: { address: string; search: Search; keys: readonly string[] },
): Promise<0 | 1> {
  return database.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('saved_searches')
      .select('id')
      .where('id', '=', id)
      .where('address', '=', address)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) return 0;
    await fileSearch(transaction, id, search, keys);
    return 1;
  });
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { leavingOut, type NamedField, type Search } from '../../search/domain/search.ts';
import { addressOf, fileSearch } from '../data.ts';

const pageSize = 1_000;

/** Which saved searches are read anew. */
export type Affected = RawBuilder<boolean>;

/** Those that ask for words. */
export const worded: Affected = sql`address ~ '[?&]q='`;

/** Names that are none any more: merged into others. */
export async function listMoved(database: Database): Promise<{ kind: string; slug: string }[]> {
  return database
    .selectFrom('search_terms')
    .select(['kind', 'slug'])
    .where('merged_into', 'is not', null)
    .orderBy('id')
    .execute();
}

/** Those that name one of these or leave it out, or a family that it was of. Compared as a whole: a pattern of thousands is too much. */
export function naming(moved: readonly { kind: string; slug: string }[]): Affected {
  const pairs = moved.flatMap(({ kind, slug }) => {
    const parts = slug.split('-');
    const slugs = kind === 'model' ? parts.map((_, end) => parts.slice(0, end + 1).join('-')) : [slug];
    const fields: string[] = [kind, ...(kind in leavingOut ? [leavingOut[kind as NamedField]] : [])];
    return fields.flatMap((field) => slugs.map((value) => `${new URLSearchParams({ [field]: value })}`));
  });
  return sql`exists (
    select from unnest(string_to_array(substr(address, 2), '&')) pair
    where pair = any (${[...new Set(pairs)]}::text[]))`;
}

/** The next of the affected saved searches, in the order of their ids. */
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
 * Gives a search the address that it has by now, with its keys. Returns 0 when it is the same as before; so it stays
 * where its owner has saved that one as well.
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
  return database.transaction().execute(async (write) => {
    const { numUpdatedRows } = await write
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
    await fileSearch(write, id, search, keys);
    return 1;
  });
}

/** Files a search anew under keys that its address makes by now. Returns 0 where it has another address, or is gone. */
export function replaceKeys(
  database: Database,
  id: string,
  { address, search, keys }: { address: string; search: Search; keys: readonly string[] },
): Promise<0 | 1> {
  return database.transaction().execute(async (write) => {
    const held = await write
      .selectFrom('saved_searches')
      .select('id')
      .where('id', '=', id)
      .where('address', '=', address)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) return 0;
    await fileSearch(write, id, search, keys);
    return 1;
  });
}

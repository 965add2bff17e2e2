/** The places that the garage knows: those of listings and of admins' spellings. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { keyOf } from '../../catalogue/words.ts';

const kinds = ['division', 'district'] as const;

/** The keys of all known places, in all their spellings; none before the first migration, as a dry run meets it. */
export async function readKnownPlaces(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('search_terms') is not null as there`.execute(database);
  if (!rows[0]?.there) return new Set();
  const terms = await database
    .selectFrom('search_terms')
    .select(['id', 'name'])
    .where('kind', 'in', kinds)
    .execute();
  const spellings = await database
    .selectFrom('search_spellings')
    .innerJoin('search_terms', 'search_terms.id', 'search_spellings.term_id')
    .select('search_spellings.key')
    .where('search_terms.kind', 'in', kinds)
    .where('search_spellings.removed', '=', false)
    .execute();
  return new Set([...terms.map(({ name }) => keyOf(name)), ...spellings.map(({ key }) => key)]);
}

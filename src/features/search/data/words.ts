/** Queries the full-text index: which listings contain given words. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { lengthOfBeginning } from '../domain/words/beginnings.ts';
import { inOtherWords, type SaidAreas } from '../domain/words/said-areas.ts';

const beginningOf = (word: string) => `'${word}'${lengthOfBeginning(word) === null ? '' : ':*'}`;

/**
 * The query for listings that contain all words, of which none may contain quotation marks or backslashes:
 * `searchedWords` removes them. Colours and areas are found in all their spellings.
 */
export function queryOf(words: readonly string[], areas: SaidAreas): string {
  const anyOf = (same: readonly string[]) => `(${same.map(beginningOf).join(' | ')})`;
  return inOtherWords(words, areas)
    .map((ways) => `(${ways.map((way) => way.map(anyOf).join(' & ')).join(' | ')})`)
    .join(' & ');
}

/** The numbers of listings that fit a query; null when there are more than `most`. */
export async function findByWords(database: Database, query: string, most: number): Promise<number[] | null> {
  const { rows } = await sql<{ no: number }>`
    select no from search_words where words @@ ${query}::tsquery limit ${most + 1}`.execute(database);
  return rows.length > most ? null : rows.map(({ no }) => no);
}

/** The numbers at least `from` and below `to` of listings that fit a query. */
export async function findBetween(
  database: Database,
  query: string,
  from: number,
  to: number,
): Promise<number[]> {
  const { rows } = await sql<{ numbers: number[] }>`
    select array(
      select no from search_words where no >= ${from} and no < ${to} and words @@ ${query}::tsquery
    ) as numbers`.execute(database);
  return rows[0]?.numbers ?? [];
}

/** Those of the numbers whose listings fit a query, in the same order. */
export async function keepByWords(
  database: Database,
  query: string,
  numbers: readonly number[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ no: number }>`
    select no from search_words where no = any (${numbers}::int[]) and words @@ ${query}::tsquery
  `.execute(database);
  const kept = new Set(rows.map(({ no }) => no));
  return numbers.filter((no) => kept.has(no));
}

/**
 * The same for several queries in one statement: for each the numbers of listings that fit it, or null where
 * there are more than `most`.
 */
export async function findByEach(
  database: Database,
  queries: readonly string[],
  most: number,
): Promise<(number[] | null)[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<{ numbers: number[] }>`
    select array(select no from search_words where words @@ asked.query::tsquery limit ${most + 1}) as numbers
    from unnest(${queries}::text[]) with ordinality asked (query, place)
    order by place`.execute(database);
  return rows.map(({ numbers }) => (numbers.length > most ? null : numbers));
}

/** For pairs of a listing's number and a query: the indexes of those pairs where the listing fits. */
export async function listHeldPairs(
  database: Database,
  pairs: readonly { no: number; query: string }[],
): Promise<Set<number>> {
  if (pairs.length === 0) return new Set();
  const { rows } = await sql<{ place: number }>`
    select pair.place::int
    from unnest(${pairs.map(({ no }) => no)}::int[], ${pairs.map(({ query }) => query)}::text[])
      with ordinality as pair (no, query, place)
    join search_words held on held.no = pair.no
    where held.words @@ pair.query::tsquery`.execute(database);
  return new Set(rows.map(({ place }) => place - 1));
}

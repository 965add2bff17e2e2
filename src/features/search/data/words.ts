/** Queries the full-text index: which listings contain given words. */
import { sql } from 'kysely';
import { sameWords } from '../../../kernel/same-words.ts';
import type { Database } from '../../../platform/database.ts';

/** Words of at least this length also match as prefixes: "scratch" also finds scratches. */
const shortestBeginning = 4;

const beginningOf = (word: string) =>
  `'${word}'${word.length >= shortestBeginning && !/^\d/.test(word) ? ':*' : ''}`;

/**
 * Words must not contain quotation marks or backslashes: `searchedWords` removes them. Colours and areas are
 * found in English and in Bangla.
 */
function queryOf(words: readonly string[]): string {
  const either = (same: readonly string[]) => same.map(beginningOf).join(' | ');
  return words.map((word) => `(${either(sameWords(word))})`).join(' & ');
}

/** The numbers of listings that contain all words; null when there are more than `most`. */
export async function findByWords(
  database: Database,
  words: readonly string[],
  most: number,
): Promise<number[] | null> {
  const { rows } = await sql<{ no: number }>`
    select no from search_words where words @@ ${queryOf(words)}::tsquery limit ${most + 1}`.execute(
    database,
  );
  return rows.length > most ? null : rows.map(({ no }) => no);
}

/** The numbers at least `from` and below `to` of listings that contain all words. */
export async function findBetween(
  database: Database,
  words: readonly string[],
  from: number,
  to: number,
): Promise<number[]> {
  const { rows } = await sql<{ numbers: number[] }>`
    select array(
      select no from search_words where no >= ${from} and no < ${to} and words @@ ${queryOf(words)}::tsquery
    ) as numbers`.execute(database);
  return rows[0]?.numbers ?? [];
}

/** Those of the numbers whose listings contain all words, in the same order. */
export async function keepByWords(
  database: Database,
  words: readonly string[],
  numbers: readonly number[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ no: number }>`
    select no from search_words where no = any (${numbers}::int[]) and words @@ ${queryOf(words)}::tsquery
  `.execute(database);
  const kept = new Set(rows.map(({ no }) => no));
  return numbers.filter((no) => kept.has(no));
}

/**
 * The same for several lists of words in one statement: for each list the numbers of listings that contain
 * all its words, or null where there are more than `most`.
 */
export async function findByEach(
  database: Database,
  lists: readonly (readonly string[])[],
  most: number,
): Promise<(number[] | null)[]> {
  if (lists.length === 0) return [];
  const { rows } = await sql<{ numbers: number[] }>`
    select array(select no from search_words where words @@ asked.query::tsquery limit ${most + 1}) as numbers
    from unnest(${lists.map(queryOf)}::text[]) with ordinality asked (query, place)
    order by place`.execute(database);
  return rows.map(({ numbers }) => (numbers.length > most ? null : numbers));
}

/**
 * For pairs of a listing's number and words: the indexes of those pairs where the listing contains all words.
 */
export async function listHeldPairs(
  database: Database,
  pairs: readonly { no: number; words: readonly string[] }[],
): Promise<Set<number>> {
  if (pairs.length === 0) return new Set();
  const { rows } = await sql<{ place: number }>`
    select pair.place::int
    from unnest(${pairs.map(({ no }) => no)}::int[], ${pairs.map(({ words }) => queryOf(words))}::text[])
      with ordinality as pair (no, query, place)
    join search_words held on held.no = pair.no
    where held.words @@ pair.query::tsquery`.execute(database);
  return new Set(rows.map(({ place }) => place - 1));
}

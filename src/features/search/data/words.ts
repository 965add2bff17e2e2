/** Which listings hold given words; asked of the index of words. */
import { sql } from 'kysely';
import { sameWords } from '../../../kernel/same-words.ts';
import type { Database } from '../../../platform/database.ts';

/** Beginnings of words are found as well, from this length on: "scratch" also finds scratches. */
const shortestBeginning = 4;

const beginningOf = (word: string) =>
  `'${word}'${word.length >= shortestBeginning && !/^\d/.test(word) ? ':*' : ''}`;

/**
 * The words contain neither quotation marks nor backslashes: `searchedWords` has taken them out. A colour or an area is found in
 * English and in Bangla.
 */
function queryOf(words: readonly string[]): string {
  const either = (same: readonly string[]) => same.map(beginningOf).join(' | ');
  return words.map((word) => `(${either(sameWords(word))})`).join(' & ');
}

/** The numbers of listings that hold all of the words; null when there are more than `most`. */
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

/** The numbers from `from` on and below `to` of listings that hold all of the words. */
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

/** Those of the numbers whose listings hold all of the words, in the same order. */
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
 * The same for several lists of words at once, in one statement: for each the numbers that hold all of them, null where
 * they are more than `most`.
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

/** Of pairs of a listing's number and words, the places of those where the listing holds all of the words. */
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

import type { Database } from '../../../platform/database.ts';
import { wishesOf } from '../domain/nearness.ts';
import { testsOf } from '../domain/question.ts';
import type { Search } from '../domain/search.ts';
import { orElse } from '../domain/words/searched-words.ts';
import type { Mirror } from './mirror.ts';
import { findByEach, queryOf } from './words.ts';

/** What a page shows where nothing is found. */
export interface BesideNothing {
  /**
   * For several words that find nothing together: each word, with how many listings the other words find, and
   * those words as a search text.
   */
  withoutWord: { word: string; rest: string; count: number }[];
  /** Words that no listing contains. */
  unknownWords: string[];
  /** Numbers of the nearest listings. */
  nearest: number[];
}

const nearestShown = 6;
/** The largest number of words that are also searched for one by one. */
const mostWordsApart = 5;

/** Words as a text to search for; a comma keeps the others out of an "or". */
const asTyped = (words: readonly string[]) =>
  words.map((word) => word.replaceAll(orElse, ' or ')).join(words.join('').includes(orElse) ? ', ' : ' ');

/**
 * For a search without results: the nearest listings, and what each word excludes. Words are counted one by
 * one, because one may be a slip.
 */
export async function besideNothing(
  { database, mostByWords }: { database: Database; mostByWords: number },
  search: Search,
  words: readonly string[],
  mirror: Mirror,
): Promise<BesideNothing> {
  const { scanner } = mirror;
  const apart = words.slice(0, mostWordsApart);
  // Words in quotation marks are to be found exactly as they are.
  const isLoose = words.length > 1 && words.length <= mostWordsApart && !search.words.includes('"');
  const others = isLoose ? apart.map((word) => words.filter((other) => other !== word)) : [];
  const queries = [...apart.map((word) => [word]), ...others].map((list) =>
    queryOf(list, mirror.vocabulary.saidAreas),
  );
  const found = await findByEach(database, queries, mostByWords);
  const byWord = found.slice(0, apart.length).filter((numbers) => numbers !== null);
  const withoutWord = others.flatMap((rest, place) => {
    const numbers = found[apart.length + place] ?? null;
    const holding = { kind: 'numbers', numbers: numbers ?? [] } as const;
    const count = numbers === null ? 0 : scanner.count(testsOf(search, mirror, holding));
    return count === 0 ? [] : [{ word: asTyped([apart[place] ?? '']), rest: asTyped(rest), count }];
  });
  const unknownWords = apart.filter((_, place) => found[place]?.length === 0).map((word) => asTyped([word]));
  const nearest = scanner.nearest(wishesOf(search, mirror, byWord), nearestShown);
  return { nearest, withoutWord, unknownWords };
}

import type { Database } from '../../../platform/database.ts';
import { wishesOf } from '../domain/nearness.ts';
import { testsOf } from '../domain/question.ts';
import type { Search } from '../domain/search.ts';
import type { Mirror } from './mirror.ts';
import { findByEach } from './words.ts';

/** What is told where nothing is found. */
export interface BesideNothing {
  /** Of several words that found nothing together: each with how many there are without it, as it is searched for then. */
  withoutWord: { word: string; rest: string; count: number }[];
  /** Words that no listing holds. */
  unknownWords: string[];
  /** Numbers of the listings that come nearest. */
  nearest: number[];
}

const nearestShown = 6;
/** Words of a search that are looked at one by one. */
const mostWordsApart = 5;

/** Where nothing is found: what comes nearest, and what each word keeps out. Each counts by itself: one may be a slip. */
export async function besideNothing(
  { database, mostByWords }: { database: Database; mostByWords: number },
  search: Search,
  words: readonly string[],
  mirror: Mirror,
): Promise<BesideNothing> {
  const { scanner } = mirror;
  const apart = words.slice(0, mostWordsApart);
  // What stands in quotation marks is meant as it is.
  const isLoose = words.length > 1 && words.length <= mostWordsApart && !search.words.includes('"');
  const others = isLoose ? apart.map((word) => words.filter((other) => other !== word)) : [];
  const found = await findByEach(database, [...apart.map((word) => [word]), ...others], mostByWords);
  const byWord = found.slice(0, apart.length).filter((numbers) => numbers !== null);
  const withoutWord = others.flatMap((rest, place) => {
    const numbers = found[apart.length + place] ?? null;
    const holding = { kind: 'numbers', numbers: numbers ?? [] } as const;
    const count = numbers === null ? 0 : scanner.count(testsOf(search, mirror, holding));
    return count === 0 ? [] : [{ word: apart[place] ?? '', rest: rest.join(' '), count }];
  });
  const unknownWords = apart.filter((_, place) => found[place]?.length === 0);
  const nearest = scanner.nearest(wishesOf(search, mirror, byWord), nearestShown);
  return { nearest, withoutWord, unknownWords };
}

/** Finds listings: the mirror answers filters, the index of words answers words. */
import type { FieldProblem } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database.ts';
import { putSlot, wordsFor } from '../domain/bits.ts';
import type { Counts } from '../domain/counts.ts';
import type { Dimension, Test } from '../domain/marks.ts';
import { wishesOf } from '../domain/nearness.ts';
import type { Position } from '../domain/order.ts';
import { type Elsewhere, elsewhereOf, withCurrencyMeant } from '../domain/price-currency.ts';
import { currencyOf, keyOfSort, testsOf } from '../domain/question.ts';
import type { Question, Scan } from '../domain/scan.ts';
import type { Search, Sort } from '../domain/search.ts';
import { searchedWords, understandSearch } from '../domain/understand.ts';
import { createListingMemory } from './listing-memory.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { createWordMemory } from './word-memory.ts';
import { findByEach } from './words.ts';

export interface FinderLimits {
  /** Words that more listings hold are answered from a sample: the figures are then about right, the list is exact. */
  mostByWords: number;
  /** Candidates that are asked for broad words at once; and how often: a page costs no more, however rare its words are. */
  candidates: number;
  rounds: number;
}

const usualLimits: FinderLimits = { mostByWords: 4_000, candidates: 600, rounds: 3 };
const nearestShown = 6;
/** Words of a search that are looked at one by one where nothing is found. */
const mostWordsApart = 5;

export interface Wanted {
  search: Search;
  limit: number;
  /** Where the page begins; the words may wish for another order than was asked for. Null: at the beginning. */
  after: ((sort: Sort) => Position | null) | null;
  /** An order that holds whatever the words wish for. */
  sort?: Sort;
}

export interface Found {
  /** The search as it was understood. */
  search: Search;
  leftOut: FieldProblem[];
  total: number;
  /** Whether figures are exact, or drawn from a sample. */
  approximate: boolean;
  counts: Counts;
  /** The currency in which prices were counted. */
  priced: string;
  /** What the range of prices leaves out, as it is offered in another currency. */
  elsewhere: Elsewhere[];
  /** What each filter keeps out that fails no other. */
  alone: { dimension: Dimension; count: number }[];
  /** Of several words that found nothing together: each with how many there are without it, as it is searched for then. */
  withoutWord: { word: string; rest: string; count: number }[];
  /** Where nothing is found: words that no listing holds. */
  unknownWords: string[];
  /** Numbers of the listings of the page. */
  numbers: number[];
  next: Position | null;
  /** Where nothing is found: what comes nearest. */
  nearest: number[];
  mirror: Mirror;
}

export type Finder = ReturnType<typeof createFinder>;

function scaled(scan: Scan, factor: number): Scan {
  const times = (count: number) => Math.round(count * factor);
  const counts = Object.fromEntries(
    Object.entries(scan.counts).map(([name, values]) => [name, values.map(times)]),
  ) as Counts;
  const atAnyPrice = scan.atAnyPrice?.map(times) ?? null;
  return { ...scan, total: times(scan.total), alone: scan.alone.map(times), counts, atAnyPrice };
}

/** Makes the finder of a process. `own` is the garage's currency. */
export function createFinder(
  database: Database,
  own: string,
  { mostByWords, candidates, rounds }: FinderLimits = usualLimits,
) {
  const memory = createWordMemory(database, mostByWords);
  const listings = createListingMemory(database);
  const keeper = createMirror(database, own, (numbers) => {
    memory.forget(numbers);
    listings.forget(numbers);
  });

  /** What was typed, as names that exist. */
  function settle(search: Search, { vocabulary, currencies }: Mirror, now: Date) {
    return understandSearch(search, vocabulary, now.getUTCFullYear(), currencies);
  }

  async function find({ search: asked, limit, after, sort }: Wanted, now = new Date()): Promise<Found> {
    const mirror = await keeper.current();
    const { search: settled, leftOut } = settle(asked, mirror, now);
    const search = sort ? { ...settled, sort } : settled;
    const found = await findSettled({ search, limit, after }, leftOut, mirror);
    const meant = withCurrencyMeant(search, found, mirror.currencies);
    return meant === search ? found : findSettled({ search: meant, limit, after }, leftOut, mirror);
  }

  async function findSettled(
    { search, limit, after: begin }: Wanted,
    leftOut: FieldProblem[],
    mirror: Mirror,
  ): Promise<Found & Pick<Scan, 'atAnyPrice'>> {
    const { scanner } = mirror;
    const after = begin?.(search.sort) ?? null;
    const priced = currencyOf(search, mirror.currencies);
    const question = { keyOf: keyOfSort(search.sort, priced), after, priced };
    const answer = (tests: readonly Test[], scan: Scan, more: Partial<Found> = {}) => {
      const { atAnyPrice } = scan;
      const last = scan.first.at(-1);
      return {
        search,
        leftOut,
        total: scan.total,
        approximate: false,
        counts: scan.counts,
        priced: mirror.currencies[scan.priced] ?? search.currency ?? own,
        atAnyPrice,
        elsewhere: elsewhereOf(atAnyPrice, mirror.currencies),
        alone: tests.map(({ dimension }, place) => ({ dimension, count: scan.alone[place] ?? 0 })),
        numbers: scan.first.map(({ no }) => no),
        next: scan.more && last ? last : null,
        nearest: [],
        withoutWord: [],
        unknownWords: [],
        mirror,
        ...more,
      };
    };

    const words = searchedWords(search.words);
    const numbers = words.length === 0 ? null : await memory.find(words);
    if (words.length === 0 || numbers !== null) {
      const tests = testsOf(search, mirror, numbers);
      const scan = scanner.scan({ ...question, tests, most: limit }, mirror.names);
      return answer(tests, scan, scan.total === 0 ? await besideNothing(search, words, mirror) : {});
    }

    // Words that very many hold: figures from a sample, and a page from the first candidates in its order.
    const unworded = testsOf(search, mirror, null);
    const { sample, of, ahead } = scanner.draw(
      { ...question, tests: unworded, most: candidates },
      mostByWords,
      mirror.names,
    );
    const drawn = Array.from(sample.no.subarray(0, sample.size));
    const holds = await memory.keep(words, [...drawn, ...ahead.map(({ no }) => no)]);
    const passes = new Int32Array(wordsFor(drawn.length));
    for (const [slot, no] of drawn.entries()) putSlot(passes, slot, holds(no));
    const tests: Test[] = [{ dimension: 'words', parts: [{ kind: 'bits', passes }] }, ...unworded];
    const scan = scanner.scan({ ...question, tests, most: limit }, mirror.names, sample);
    const isWhole = drawn.length === of;
    const page: Partial<Pick<Found, 'numbers' | 'next'>> = isWhole
      ? {}
      : await walk(words, { ...question, tests: unworded }, limit, mirror, { ahead, holds });
    const figures = isWhole ? scan : scaled(scan, of / Math.max(1, drawn.length));
    const total = Math.max(figures.total, page.numbers?.length ?? 0);
    const beside = total === 0 ? await besideNothing(search, words, mirror) : {};
    return answer(tests, { ...figures, total }, { ...page, ...beside, approximate: !isWhole });
  }

  /** Where nothing is found: what comes nearest, and what each word keeps out. Each counts by itself: one may be a slip. */
  async function besideNothing(
    search: Search,
    words: readonly string[],
    mirror: Mirror,
  ): Promise<Pick<Found, 'nearest' | 'withoutWord' | 'unknownWords'>> {
    const { scanner, names } = mirror;
    const apart = words.slice(0, mostWordsApart);
    // What stands in quotation marks is meant as it is.
    const isLoose = words.length > 1 && words.length <= mostWordsApart && !search.words.includes('"');
    const others = isLoose ? apart.map((word) => words.filter((other) => other !== word)) : [];
    const found = await findByEach(database, [...apart.map((word) => [word]), ...others], mostByWords);
    const byWord = found.slice(0, apart.length).filter((numbers) => numbers !== null);
    const withoutWord = others.flatMap((rest, place) => {
      const numbers = found[apart.length + place] ?? null;
      const count = numbers === null ? 0 : scanner.count(testsOf(search, mirror, numbers), names);
      return count === 0 ? [] : [{ word: apart[place] ?? '', rest: rest.join(' '), count }];
    });
    const unknownWords = apart.filter((_, place) => found[place]?.length === 0);
    const nearest = scanner.nearest(wishesOf(search, mirror, byWord), nearestShown, names);
    return { nearest, withoutWord, unknownWords };
  }

  function aheadOf(
    question: Omit<Question, 'most'>,
    { scanner, names }: Mirror,
    most = candidates,
  ): Position[] {
    return scanner.next({ ...question, most }, names);
  }

  /** A page of those that hold broad words: candidates in their order, asked in the index. */
  async function walk(
    words: readonly string[],
    question: Omit<Question, 'most'>,
    limit: number,
    mirror: Mirror,
    first: { ahead: Position[]; holds: (no: number) => boolean },
  ): Promise<Pick<Found, 'numbers' | 'next'>> {
    const found: Position[] = [];
    let { ahead, holds } = first;
    for (let round = 1; ; round += 1) {
      found.push(...ahead.filter(({ no }) => holds(no)));
      const last = ahead.at(-1) ?? null;
      const numbers = found.slice(0, limit).map(({ no }) => no);
      if (found.length > limit) return { numbers, next: found[limit - 1] ?? null };
      if (ahead.length < candidates) return { numbers, next: null };
      if (round === rounds) return { numbers, next: last };
      ahead = aheadOf({ ...question, after: last }, mirror);
      holds = await memory.keep(
        words,
        ahead.map(({ no }) => no),
      );
    }
  }

  return {
    find,
    /** The numbers of a page of what filters leave, and nothing besides: no words, no figures. */
    async list({
      search,
      limit,
      after,
    }: {
      search: Search;
      limit: number;
      after: Position | null;
    }): Promise<{ numbers: number[]; next: Position | null }> {
      const mirror = await keeper.current();
      const priced = currencyOf(search, mirror.currencies);
      const ahead = aheadOf(
        { tests: testsOf(search, mirror, null), keyOf: keyOfSort(search.sort, priced), after, priced },
        mirror,
        limit + 1,
      );
      const page = ahead.slice(0, limit);
      return {
        numbers: page.map(({ no }) => no),
        next: (ahead.length > limit && page.at(-1)) || null,
      };
    },
    /** What a search means. Only for the currency of a price has anything to be looked for. */
    async understand(asked: Search, now = new Date()) {
      const mirror = await keeper.current();
      const { search } = settle(asked, mirror, now);
      const { from, to } = search.price;
      const isSettled = search.currency !== null || (from === null && to === null);
      const meant = isSettled ? search : (await find({ search, limit: 1, after: null }, now)).search;
      return { search: meant, vocabulary: mirror.vocabulary };
    },
    current: keeper.current,
    /** The listings that were found. */
    listings,
  };
}

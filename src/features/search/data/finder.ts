/** Finds listings: the mirror answers filters, the full-text index answers words. */
import { yearOf } from '../../../kernel/dates.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database.ts';
import { without } from '../domain/changes.ts';
import { putSlot, wordsFor } from '../domain/engine/bits.ts';
import type { Counts } from '../domain/engine/counts.ts';
import { lettingGo, type Relaxed, type RelaxedTwo } from '../domain/engine/letting-go.ts';
import type { Test } from '../domain/engine/marks.ts';
import type { Position } from '../domain/engine/order.ts';
import type { Question, Scan } from '../domain/engine/scan.ts';
import {
  currencyMeant,
  type Elsewhere,
  elsewhereOf,
  knownCurrencies,
  namingCurrency,
  onlyForeign,
  withCurrency,
} from '../domain/price-currency.ts';
import { currencyOf, keyOfSort, testsOf } from '../domain/question.ts';
import type { Search, Sort } from '../domain/search.ts';
import { searchedWords } from '../domain/words/searched-words.ts';
import { understandSearch } from '../domain/words/understand.ts';
import { type BesideNothing, besideNothing } from './beside-nothing.ts';
import { createListingMemory } from './listing-memory.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { createWordMemory } from './word-memory.ts';
import { queryOf } from './words.ts';

interface FinderLimits {
  /**
   * Words in more listings than this are counted in a sample: figures are then approximate, but the list is
   * exact.
   */
  mostByWords: number;
  /**
   * Candidates that are checked for frequent words at once, and the largest number of such rounds: they limit
   * the cost of a page, however rare the combination of words.
   */
  candidates: number;
  rounds: number;
}

const usualLimits: FinderLimits = { mostByWords: 4_000, candidates: 600, rounds: 3 };

interface FinderRequest {
  search: Search;
  limit: number;
  /**
   * Where the page begins. A function, because the words may ask for another order than the parameter. Null:
   * at the beginning.
   */
  after: ((sort: Sort) => Position | null) | null;
  /** An order that overrides the one that the words ask for. */
  sort?: Sort;
}

export interface FinderAnswer extends BesideNothing {
  /** The search as understood. */
  search: Search;
  leftOut: FieldProblem[];
  total: number;
  /** Whether the figures are estimates from a sample. */
  approximate: boolean;
  counts: Counts;
  /** The currency in which prices were counted. */
  priced: string;
  /** Listings that the price range excludes because they are offered in other currencies. */
  elsewhere: Elsewhere[];
  /** Where nothing is found: the counts without each filter, and without two of them. */
  relax: Relaxed[];
  relaxTwo: RelaxedTwo | null;
  /** Numbers of the listings on this page. */
  numbers: number[];
  next: Position | null;
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

/** Creates the finder of a process. `own` is the garage's currency. */
export function createFinder(
  database: Database,
  own: string,
  { mostByWords, candidates, rounds }: FinderLimits = usualLimits,
) {
  const memory = createWordMemory(database, mostByWords);
  const listings = createListingMemory(database);
  const keeper = createMirror({
    database,
    own,
    written: (numbers) => {
      memory.forget(numbers);
      listings.forget(numbers);
    },
  });

  /** Replaces typed names by existing ones and gives prices a currency. */
  function settle(asked: Search, mirror: Mirror, now: Date) {
    const { vocabulary } = mirror;
    const { currencies, meant } = knownCurrencies(mirror);
    const { search, leftOut } = understandSearch(asked, vocabulary, yearOf(now), currencies, meant);
    const priced = currencyMeant(search, mirror);
    return { search: withCurrency(search, priced, currencies), leftOut, priced };
  }

  async function find(
    { search: asked, limit, after: begin, sort }: FinderRequest,
    now = new Date(),
  ): Promise<FinderAnswer> {
    const mirror = await keeper.current();
    const { scanner } = mirror;
    const { search: settled, leftOut, priced } = settle(asked, mirror, now);
    const search = sort ? { ...settled, sort } : settled;
    const after = begin?.(search.sort) ?? null;
    const question = { keyOf: keyOfSort(search.sort, priced), after, priced };
    const answer = (scan: Scan, more: Partial<FinderAnswer> = {}): FinderAnswer => {
      const last = scan.first.at(-1);
      return {
        search,
        leftOut,
        total: scan.total,
        approximate: false,
        counts: scan.counts,
        priced: mirror.currencies[priced] ?? search.currency ?? own,
        // Whoever has named a currency wants no other.
        elsewhere: search.currency === null ? elsewhereOf(scan.atAnyPrice, mirror.currencies) : [],
        relax: [],
        relaxTwo: null,
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
    const beside = () => besideNothing({ database, mostByWords }, search, words, mirror);
    const query = queryOf(words, mirror.vocabulary.saidAreas);
    const holding = query === '' ? null : await memory.find(query, mirror.numbers);
    if (query === '' || holding !== null) {
      const tests = testsOf(search, mirror, holding);
      const scan = scanner.scan({ ...question, tests, most: limit }, mirror.names);
      if (scan.total > 0) return answer(scan);
      // What has these words is offered in one other currency, so the typed price is in that one.
      const foreign = search.currency === null ? onlyForeign(scan.atAnyPrice) : null;
      const currency = foreign === null ? undefined : mirror.currencies[foreign];
      if (currency)
        return await find(
          { search: { ...search, currency }, limit, after: begin, ...(sort && { sort }) },
          now,
        );
      const relaxed = lettingGo(tests, scan.alone, (some) => scanner.count(some));
      const relax: Relaxed[] = [...relaxed.relax];
      if (search.model.length > 0) {
        const anyModel = testsOf(without(search, 'model'), mirror, holding);
        relax.push({ filter: 'model', count: scanner.count(anyModel) });
      }
      return answer(scan, { ...(await beside()), ...relaxed, relax });
    }

    // Words in very many listings: the figures come from a sample, and the page from the first candidates in
    // its order.
    const unworded = testsOf(search, mirror, null);
    const { sample, of, ahead } = scanner.draw(
      { ...question, tests: unworded, most: candidates },
      mostByWords,
    );
    const drawn = Array.from(sample.no.subarray(0, sample.size));
    const holds = await memory.keep(query, [...drawn, ...ahead.map(({ no }) => no)]);
    const passes = new Int32Array(wordsFor(drawn.length));
    for (const [slot, no] of drawn.entries()) putSlot(passes, slot, holds(no));
    const tests: Test[] = [{ dimension: 'words', parts: [{ kind: 'bits', passes }] }, ...unworded];
    const scan = scanner.scan({ ...question, tests, most: limit }, mirror.names, sample);
    const isWhole = drawn.length === of;
    const page: Partial<Pick<FinderAnswer, 'numbers' | 'next'>> = isWhole
      ? {}
      : await walk(query, { ...question, tests: unworded }, limit, mirror, { ahead, holds });
    const figures = isWhole ? scan : scaled(scan, of / Math.max(1, drawn.length));
    const total = Math.max(figures.total, page.numbers?.length ?? 0);
    const relax = tests.map(({ dimension }, place) => ({
      filter: dimension,
      count: figures.alone[place] ?? 0,
    }));
    const more = total === 0 ? { ...(await beside()), relax } : {};
    return answer({ ...figures, total }, { ...page, ...more, approximate: !isWhole });
  }

  function aheadOf(question: Omit<Question, 'most'>, { scanner }: Mirror, most = candidates): Position[] {
    return scanner.next({ ...question, most });
  }

  /**
   * A page of listings with frequent words: takes candidates in order and checks them in the full-text index.
   */
  async function walk(
    query: string,
    question: Omit<Question, 'most'>,
    limit: number,
    mirror: Mirror,
    first: { ahead: Position[]; holds: (no: number) => boolean },
  ): Promise<Pick<FinderAnswer, 'numbers' | 'next'>> {
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
        query,
        ahead.map(({ no }) => no),
      );
    }
  }

  return {
    find,
    /** One page of listings that pass the filters: no words, no counts. */
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
    /**
     * What a search means, without running it; `lasting` also names its currency, so that it keeps its
     * meaning whatever is offered later.
     */
    async understand(asked: Search, now = new Date()) {
      const mirror = await keeper.current();
      const { search, leftOut } = settle(asked, mirror, now);
      return { search, leftOut, lasting: namingCurrency(search, own), vocabulary: mirror.vocabulary };
    },
    current: keeper.current,
    /** The garage's currency. */
    own,
    /** Cache of the listings that were found. */
    listings,
  };
}

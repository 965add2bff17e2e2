/**
 * A process's cache of full-text lookups: which listings contain words that were searched for, and which do
 * not. The next search for the same words, with whatever filters, asks the index only about listings that
 * were not checked before.
 */
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database.ts';
import { type Bits, hasSlot, putSlot, wordsFor } from '../domain/engine/bits.ts';
import type { Part } from '../domain/engine/marks.ts';
import { createWatch } from './watch.ts';
import { findBetween, findByWords, keepByWords } from './words.ts';

// Two bits per listing: room for the words of some dozen searches with a million listings, or of hundreds
// with 100,000.
const usualBudget = 8 * 1024 * 1024;
const mostRemembered = 1_000;

/**
 * For rare words: the number of changed listings that are checked again; with more changes the whole list is
 * read again.
 */
const mostUnsure = 200;
/**
 * For frequent words: how many further listings a search checks besides its own, by number or as a range of
 * numbers.
 */
const mostAsked = 4_000;
const stretch = 16_384;
/** Milliseconds after the last search for the words. Lists of rare words are then read again. */
const longest = 10 * 60_000;

/**
 * Frequent words: the listings that were checked, and those of them that contain the words; bitmaps by
 * number.
 */
interface HeldByMany {
  kind: 'many';
  known: Bits;
  held: Bits;
  /** Changes whenever the bitmaps do. */
  version: number;
  isReading: boolean;
}

/** Rare words: all listings that contain them. */
interface HeldByFew {
  kind: 'few';
  numbers: number[];
  unsure: Set<number>;
}

interface Answer {
  asked: readonly number[];
  held: readonly number[];
  /** Listings that were written while the query was under way: the answer may be older. */
  changed: ReadonlySet<number>;
}

type Memory = HeldByFew | HeldByMany;

const sizeOf = (memory: Memory) =>
  256 + (memory.kind === 'few' ? memory.numbers.length * 8 : memory.known.byteLength * 2);

/**
 * The first numbers below `end` that were not checked yet; if there are more than `most`, not all of them.
 */
function listUnknown(known: Bits, end: number, most: number): number[] {
  const unknown: number[] = [];
  for (let word = 0; word < wordsFor(end) && unknown.length <= most; word += 1) {
    const bits = known[word] ?? 0;
    for (let bit = 0; bits !== -1 && bit < 32; bit += 1)
      if (((bits >>> bit) & 1) === 0) unknown.push((word << 5) | bit);
  }
  return unknown;
}

function widen(memory: HeldByMany, end: number): void {
  for (const name of ['known', 'held'] as const) {
    const wider = new Int32Array(Math.ceil(wordsFor(end) * 1.1) + 16);
    wider.set(memory[name]);
    memory[name] = wider;
  }
}

/**
 * Creates the cache of a process. Words in more than `most` listings count as frequent: they are not listed,
 * but checked listing by listing.
 */
export function createWordMemory(database: Database, most: number, budget = usualBudget) {
  const memories = new LRUCache<string, Memory>({
    max: mostRemembered,
    maxSize: budget,
    sizeCalculation: sizeOf,
    ttl: longest,
  });
  const watch = createWatch();
  let versions = 0;

  /** Updates size and age of an entry: the cache only does so when the entry is set anew. */
  function renew(query: string, memory: Memory): void {
    memories.delete(query);
    memories.set(query, memory);
  }

  /** Caches the list of all listings that contain the words, or the fact that they are frequent. */
  function learn(query: string, numbers: number[] | null, unsure: Set<number>): Part | null {
    if (numbers === null || numbers.length > most) {
      // Another search for the same words may have stored this at the same time, and more since.
      if (memories.peek(query)?.kind === 'many') return null;
      const nothing = { known: new Int32Array(), held: new Int32Array(), version: 0, isReading: false };
      memories.set(query, { kind: 'many', ...nothing });
      return null;
    }
    if (unsure.size <= mostUnsure) memories.set(query, { kind: 'few', numbers, unsure });
    else memories.delete(query);
    return { kind: 'numbers', numbers };
  }

  /**
   * Caches an answer; returns whether all of it could be cached. Entries that are known stay: two concurrent
   * answers may arrive in any order.
   */
  function remember(memory: HeldByMany, query: string, { asked, held, changed }: Answer): boolean {
    // An entry that was evicted meanwhile has missed changes.
    if (memories.peek(query) !== memory) return false;
    const end = asked.reduce((largest, no) => Math.max(largest, no), 0) + 1;
    if (wordsFor(end) > memory.known.length) {
      widen(memory, end);
      renew(query, memory);
    }
    const isHeld = new Set(held);
    for (const no of asked) {
      if (changed.has(no) || hasSlot(memory.known, no)) continue;
      putSlot(memory.known, no, true);
      putSlot(memory.held, no, isHeld.has(no));
    }
    versions += 1;
    memory.version = versions;
    return changed.size === 0 || !asked.some((no) => changed.has(no));
  }

  /**
   * Checks more listings than a search needs, so that words that are searched for again are at last known for
   * all listings.
   */
  async function readOn(query: string, memory: HeldByMany, unknown: number[]): Promise<void> {
    const [first = 0] = unknown;
    if (memory.isReading) return;
    memory.isReading = true;
    try {
      const isDense = (unknown.at(-1) ?? 0) - first < stretch;
      const asked = isDense ? Array.from({ length: stretch }, (_, place) => first + place) : unknown;
      const [held, changed] = await watch.during(() =>
        isDense
          ? findBetween(database, query, first, first + stretch)
          : keepByWords(database, query, unknown),
      );
      remember(memory, query, { asked, held, changed });
    } catch {
      // The search is answered without this; if the database is down, the search itself will fail.
    } finally {
      memory.isReading = false;
    }
  }

  /** The listings that contain frequent words; null until enough of them are known. */
  async function findOfMany(query: string, memory: HeldByMany, end: number): Promise<Part | null> {
    const list = () => listUnknown(memory.known, end, mostAsked);
    let unknown = list();
    if (unknown.length > mostAsked) {
      await readOn(query, memory, unknown);
      unknown = list();
    }
    if (memories.peek(query) === memory) renew(query, memory);
    if (unknown.length > mostAsked) return null;
    if (unknown.length === 0) return { kind: 'held', key: `${memory.version} ${query}`, held: memory.held };
    const [held, changed] = await watch.during(() => keepByWords(database, query, unknown));
    if (remember(memory, query, { asked: unknown, held, changed }))
      return { kind: 'held', key: `${memory.version} ${query}`, held: memory.held };
    // An answer that could not be cached is still right for this search.
    const own = { ...memory, held: memory.held.slice() };
    if (wordsFor(end) > own.held.length) widen(own, end);
    for (const no of unknown) putSlot(own.held, no, false);
    for (const no of held) putSlot(own.held, no, true);
    versions += 1;
    return { kind: 'held', key: `${versions} ${query}`, held: own.held };
  }

  return {
    /**
     * Must be called with the numbers of changed listings. Null means that all listings are shown
     * differently, but their words are the same.
     */
    forget(numbers: readonly number[] | null): void {
      if (numbers === null) return;
      watch.note(numbers);
      for (const [query, memory] of [...memories.entries()]) {
        if (memory.kind === 'many') {
          for (const no of numbers) if (hasSlot(memory.known, no)) putSlot(memory.known, no, false);
        }
        // After so many changes it is cheaper to read the list again.
        else if (memory.unsure.size + numbers.length > mostUnsure) memories.delete(query);
        else for (const no of numbers) memory.unsure.add(no);
      }
    },

    /**
     * All listings with numbers below `end` that fit a query; null where its words are frequent and not known
     * for all of them yet.
     */
    async find(query: string, end: number): Promise<Part | null> {
      const memory = memories.get(query);
      if (memory?.kind === 'many') return findOfMany(query, memory, end);
      if (memory) {
        if (memory.unsure.size === 0) return { kind: 'numbers', numbers: memory.numbers };
        // A copy, because more may be added while the query is under way.
        const unsure = new Set(memory.unsure);
        const [held, changed] = await watch.during(() => keepByWords(database, query, [...unsure]));
        return learn(query, [...memory.numbers.filter((no) => !unsure.has(no)), ...held], changed);
      }
      const [numbers, changed] = await watch.during(() => findByWords(database, query, most));
      return learn(query, numbers, changed);
    },

    /**
     * Returns a function that tells which of the numbers belong to listings that fit a query, as
     * `keepByWords` finds them.
     */
    async keep(query: string, numbers: readonly number[]): Promise<(no: number) => boolean> {
      const memory = memories.get(query);
      if (memory?.kind !== 'many') {
        const held = new Set(await keepByWords(database, query, numbers));
        return (no) => held.has(no);
      }
      const unknown = numbers.filter((no) => !hasSlot(memory.known, no));
      if (unknown.length === 0) return (no) => hasSlot(memory.held, no);
      const [held, changed] = await watch.during(() => keepByWords(database, query, unknown));
      const isHeld = new Set(held);
      const asked = new Set(unknown);
      remember(memory, query, { asked: unknown, held, changed });
      return (no) => (asked.has(no) ? isHeld.has(no) : hasSlot(memory.held, no));
    },
  };
}

/**
 * What a process remembers of the index of words: which listings hold words that were searched for, and which do not. The
 * next search for the same words, whatever its filters are, asks only about listings that no search met before.
 */
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database.ts';
import { type Bits, hasSlot, putSlot, wordsFor } from '../domain/bits.ts';
import type { Part } from '../domain/marks.ts';
import { createWatch } from './watch.ts';
import { findBetween, findByWords, keepByWords } from './words.ts';

// Two bits for each listing: the words of some dozen searches at a million listings, of hundreds at 100,000.
const usualBudget = 8 * 1024 * 1024;
const mostRemembered = 1_000;

/** Of words that few hold: changed listings that are asked about before the words are listed anew. */
const mostUnsure = 200;
/** Of words that very many hold: listings that a further search asks about besides its own, by their numbers or as a stretch. */
const mostAsked = 4_000;
const stretch = 16_384;
/** Milliseconds since words were last searched for. Those that few held are listed anew. */
const longest = 10 * 60_000;

/** Words that very many hold: of which listings it is known, and which of those hold them, by number. */
interface HeldByMany {
  kind: 'many';
  known: Bits;
  held: Bits;
  /** Names what is known now. */
  version: number;
  isReading: boolean;
}

/** Words that few hold: all of their listings. */
interface HeldByFew {
  kind: 'few';
  numbers: number[];
  unsure: Set<number>;
}

interface Answer {
  asked: readonly number[];
  held: readonly number[];
  /** Written while the answer was under way: it may be older. */
  changed: ReadonlySet<number>;
}

type Memory = HeldByFew | HeldByMany;

const sizeOf = (memory: Memory) =>
  256 + (memory.kind === 'few' ? memory.numbers.length * 8 : memory.known.byteLength * 2);

/** The first numbers below `end` of which nothing is known; if they are more than `most`, not all of them. */
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

/** Makes the memory of a process. Words that more than `most` listings hold are not listed, but asked about. */
export function createWordMemory(database: Database, most: number, budget = usualBudget) {
  const memories = new LRUCache<string, Memory>({
    max: mostRemembered,
    maxSize: budget,
    sizeCalculation: sizeOf,
    ttl: longest,
  });
  const watch = createWatch();
  const keyOf = (words: readonly string[]) => words.join(' ');
  let versions = 0;

  /** Weighs and dates an entry anew, which only another entry is. */
  function renew(key: string, memory: Memory): void {
    memories.delete(key);
    memories.set(key, memory);
  }

  /** Remembers all listings that hold words, or that they are too many. */
  function learn(key: string, numbers: number[] | null, unsure: Set<number>): Part | null {
    if (numbers === null || numbers.length > most) {
      // Another search for them may have learned it at the same time, and more since.
      if (memories.peek(key)?.kind === 'many') return null;
      const nothing = { known: new Int32Array(), held: new Int32Array(), version: 0, isReading: false };
      memories.set(key, { kind: 'many', ...nothing });
      return null;
    }
    if (unsure.size <= mostUnsure) memories.set(key, { kind: 'few', numbers, unsure });
    else memories.delete(key);
    return { kind: 'numbers', numbers };
  }

  /**
   * Remembers an answer, and tells whether all of it. What is known already is as new: two answers that are under way at the
   * same time may come in any order.
   */
  function remember(memory: HeldByMany, key: string, { asked, held, changed }: Answer): boolean {
    // One that was dropped meanwhile was not told what changed.
    if (memories.peek(key) !== memory) return false;
    const end = asked.reduce((largest, no) => Math.max(largest, no), 0) + 1;
    if (wordsFor(end) > memory.known.length) {
      widen(memory, end);
      renew(key, memory);
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

  /** Asks about more listings than a search needs, so that words that are searched for again are known of all in the end. */
  async function readOn(words: readonly string[], memory: HeldByMany, unknown: number[]): Promise<void> {
    const [first = 0] = unknown;
    if (memory.isReading) return;
    memory.isReading = true;
    try {
      const isDense = (unknown.at(-1) ?? 0) - first < stretch;
      const asked = isDense ? Array.from({ length: stretch }, (_, place) => first + place) : unknown;
      const [held, changed] = await watch.during(() =>
        isDense
          ? findBetween(database, words, first, first + stretch)
          : keepByWords(database, words, unknown),
      );
      remember(memory, keyOf(words), { asked, held, changed });
    } catch {
      // The search is answered without it; if the database is away, that shows there.
    } finally {
      memory.isReading = false;
    }
  }

  /** The listings that hold words which very many hold; null as long as that is not known of all. */
  async function findOfMany(words: readonly string[], memory: HeldByMany, end: number): Promise<Part | null> {
    const key = keyOf(words);
    const list = () => listUnknown(memory.known, end, mostAsked);
    let unknown = list();
    if (unknown.length > mostAsked) {
      await readOn(words, memory, unknown);
      unknown = list();
    }
    if (memories.peek(key) === memory) renew(key, memory);
    if (unknown.length > mostAsked) return null;
    if (unknown.length === 0) return { kind: 'held', key: `${memory.version} ${key}`, held: memory.held };
    const [held, changed] = await watch.during(() => keepByWords(database, words, unknown));
    if (remember(memory, key, { asked: unknown, held, changed }))
      return { kind: 'held', key: `${memory.version} ${key}`, held: memory.held };
    // What could not be remembered is good for this search.
    const own = { ...memory, held: memory.held.slice() };
    if (wordsFor(end) > own.held.length) widen(own, end);
    for (const no of unknown) putSlot(own.held, no, false);
    for (const no of held) putSlot(own.held, no, true);
    versions += 1;
    return { kind: 'held', key: `${versions} ${key}`, held: own.held };
  }

  return {
    /** Told of every listing that something was written of. Null, where all of them show something new: none of their words. */
    forget(numbers: readonly number[] | null): void {
      if (numbers === null) return;
      watch.note(numbers);
      for (const [key, memory] of [...memories.entries()]) {
        if (memory.kind === 'many') {
          for (const no of numbers) if (hasSlot(memory.known, no)) putSlot(memory.known, no, false);
        }
        // So much has changed that they are better listed anew.
        else if (memory.unsure.size + numbers.length > mostUnsure) memories.delete(key);
        else for (const no of numbers) memory.unsure.add(no);
      }
    },

    /** All listings with numbers below `end` that hold all of the words; null: very many, not all of which are known yet. */
    async find(words: readonly string[], end: number): Promise<Part | null> {
      const key = keyOf(words);
      const memory = memories.get(key);
      if (memory?.kind === 'many') return findOfMany(words, memory, end);
      if (memory) {
        if (memory.unsure.size === 0) return { kind: 'numbers', numbers: memory.numbers };
        // More may join while the answer is under way.
        const unsure = new Set(memory.unsure);
        const [held, changed] = await watch.during(() => keepByWords(database, words, [...unsure]));
        return learn(key, [...memory.numbers.filter((no) => !unsure.has(no)), ...held], changed);
      }
      const [numbers, changed] = await watch.during(() => findByWords(database, words, most));
      return learn(key, numbers, changed);
    },

    /** Tells which of the numbers are of listings that hold all of the words, as `keepByWords` does. */
    async keep(words: readonly string[], numbers: readonly number[]): Promise<(no: number) => boolean> {
      const key = keyOf(words);
      const memory = memories.get(key);
      if (memory?.kind !== 'many') {
        const held = new Set(await keepByWords(database, words, numbers));
        return (no) => held.has(no);
      }
      const unknown = numbers.filter((no) => !hasSlot(memory.known, no));
      if (unknown.length === 0) return (no) => hasSlot(memory.held, no);
      const [held, changed] = await watch.during(() => keepByWords(database, words, unknown));
      const isHeld = new Set(held);
      const asked = new Set(unknown);
      remember(memory, key, { asked: unknown, held, changed });
      return (no) => (asked.has(no) ? isHeld.has(no) : hasSlot(memory.held, no));
    },
  };
}

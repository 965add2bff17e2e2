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

/** Listings of which nothing is known that are asked about one by one. */
const mostUnsure = 200;
/** Of words that very many hold: listings that every further search for them asks about besides its own. */
const stretch = 16_384;
/** Milliseconds. Words that very many held may have become rare. */
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

  /** Remembers all listings that hold words, or that they are too many. */
  function learn(key: string, numbers: number[] | null, unsure: Set<number>): Part | null {
    if (numbers === null || numbers.length > most) {
      const nothing = { known: new Int32Array(), held: new Int32Array(), version: 0, isReading: false };
      memories.set(key, { kind: 'many', ...nothing });
      return null;
    }
    if (unsure.size <= mostUnsure) memories.set(key, { kind: 'few', numbers, unsure });
    else memories.delete(key);
    return { kind: 'numbers', numbers };
  }

  function remember(memory: HeldByMany, key: string, { asked, held, changed }: Answer): void {
    // One that was dropped meanwhile was not told what changed.
    if (memories.peek(key) !== memory) return;
    const end = asked.reduce((largest, no) => Math.max(largest, no), 0) + 1;
    if (wordsFor(end) > memory.known.length) {
      widen(memory, end);
      // It is weighed anew only when it is another entry.
      memories.delete(key);
      memories.set(key, memory);
    }
    for (const no of asked) {
      putSlot(memory.held, no, false);
      if (!changed.has(no)) putSlot(memory.known, no, true);
    }
    for (const no of held) putSlot(memory.held, no, true);
    versions += 1;
    memory.version = versions;
  }

  /** Asks about one stretch more, so that words that are searched for again and again are known of all listings in the end. */
  async function readOn(words: readonly string[], memory: HeldByMany, from: number): Promise<void> {
    if (memory.isReading) return;
    memory.isReading = true;
    try {
      const asked = Array.from({ length: stretch }, (_, place) => from + place);
      const [held, changed] = await watch.during(() => findBetween(database, words, from, from + stretch));
      remember(memory, keyOf(words), { asked, held, changed });
    } finally {
      memory.isReading = false;
    }
  }

  /** The listings that hold words which very many hold; null as long as that is not known of all. */
  async function findOfMany(words: readonly string[], memory: HeldByMany, end: number): Promise<Part | null> {
    const list = () => listUnknown(memory.known, end, mostUnsure);
    let unknown = list();
    if (unknown.length > mostUnsure) {
      await readOn(words, memory, unknown[0] ?? 0);
      unknown = list();
      if (unknown.length > mostUnsure) return null;
    }
    if (unknown.length > 0) {
      const [held, changed] = await watch.during(() => keepByWords(database, words, unknown));
      remember(memory, keyOf(words), { asked: unknown, held, changed });
    }
    const key = keyOf(words);
    // What is known of all is right, however old it is.
    if (memories.peek(key) === memory) memories.set(key, memory);
    return { kind: 'held', key: `${memory.version} ${key}`, held: memory.held };
  }

  return {
    /** Told of every listing that something was written of, or null: of none in particular. */
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

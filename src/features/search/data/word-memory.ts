/**
 * What a process remembers of the index of words: which listings hold words that were searched for, and which do not. The
 * next search for the same words, whatever its filters are, asks only about listings that no search met before.
 */
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database.ts';
import { createWatch } from './watch.ts';
import { findByWords, keepByWords } from './words.ts';

// Two bits for each listing: the words of some dozen searches at a million listings, of hundreds at 100,000.
const usualBudget = 8 * 1024 * 1024;
const mostRemembered = 1_000;

/** Of words that few hold: changed listings that are asked about before the words are listed anew. */
const mostUnsure = 200;
/** Milliseconds. Words that very many held may have become rare. */
const longest = 10 * 60_000;

/** Words that few hold: all of their listings. Words that very many hold: what was asked about, by number. */
type Memory =
  | { kind: 'few'; numbers: number[]; unsure: Set<number> }
  | { kind: 'many'; known: Uint8Array; held: Uint8Array };

const hasBit = (bits: Uint8Array, no: number) => ((bits[no >> 3] ?? 0) & (1 << (no & 7))) !== 0;
const setBit = (bits: Uint8Array, no: number) => {
  bits[no >> 3] = (bits[no >> 3] as number) | (1 << (no & 7));
};
const clearBit = (bits: Uint8Array, no: number) => {
  if (no >> 3 < bits.length) bits[no >> 3] = (bits[no >> 3] as number) & ~(1 << (no & 7));
};

const sizeOf = (memory: Memory) =>
  256 + (memory.kind === 'few' ? memory.numbers.length * 8 : memory.known.length * 2);

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

  /** Remembers all listings that hold words, or that they are too many. */
  function learn(key: string, numbers: number[] | null, unsure: Set<number>): number[] | null {
    if (numbers === null || numbers.length > most) {
      memories.set(key, { kind: 'many', known: new Uint8Array(), held: new Uint8Array() });
      return null;
    }
    if (unsure.size <= mostUnsure) memories.set(key, { kind: 'few', numbers, unsure });
    else memories.delete(key);
    return numbers;
  }

  function remember(
    memory: Memory & { kind: 'many' },
    key: string,
    answer: { asked: readonly number[]; isHeld: ReadonlySet<number>; changed: ReadonlySet<number> },
  ): void {
    const last = answer.asked.reduce((largest, no) => Math.max(largest, no), 0) >> 3;
    if (last >= memory.known.length) {
      for (const name of ['known', 'held'] as const) {
        const wider = new Uint8Array(Math.ceil(last * 1.1) + 64);
        wider.set(memory[name]);
        memory[name] = wider;
      }
      // It is weighed anew only when it is another entry.
      memories.delete(key);
      memories.set(key, memory);
    }
    for (const no of answer.asked) {
      if (answer.changed.has(no)) continue;
      setBit(memory.known, no);
      if (answer.isHeld.has(no)) setBit(memory.held, no);
      else clearBit(memory.held, no);
    }
  }

  return {
    /** Told of every listing that something was written of, or null: of none in particular. */
    forget(numbers: readonly number[] | null): void {
      if (numbers === null) return;
      watch.note(numbers);
      for (const [key, memory] of [...memories.entries()]) {
        if (memory.kind === 'many') for (const no of numbers) clearBit(memory.known, no);
        // So much has changed that they are better listed anew.
        else if (memory.unsure.size + numbers.length > mostUnsure) memories.delete(key);
        else for (const no of numbers) memory.unsure.add(no);
      }
    },

    /** As `findByWords`: the numbers of all listings that hold all of the words; null when they are too many. */
    async find(words: readonly string[]): Promise<number[] | null> {
      const key = keyOf(words);
      const memory = memories.get(key);
      if (memory?.kind === 'many') return null;
      if (memory) {
        if (memory.unsure.size === 0) return memory.numbers;
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
      const unknown = numbers.filter((no) => !hasBit(memory.known, no));
      if (unknown.length === 0) return (no) => hasBit(memory.held, no);
      const [held, changed] = await watch.during(() => keepByWords(database, words, unknown));
      const isHeld = new Set(held);
      const asked = new Set(unknown);
      // One that was dropped meanwhile was not told what changed.
      if (memories.peek(key) === memory) remember(memory, key, { asked: unknown, isHeld, changed });
      return (no) => (asked.has(no) ? isHeld.has(no) : hasBit(memory.held, no));
    },
  };
}

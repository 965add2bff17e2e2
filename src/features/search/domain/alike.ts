/**
 * Where the 32 slots of a word of bits are all of one make and model, as most are once listings are arranged, their makes and
 * models are counted by counting bits.
 */
import { type Bits, onesIn, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';

/** By word, the id that all of its slots have; -1 where they are not known to have one. */
export type Alike = Record<'make' | 'model', Int32Array>;
const names = ['make', 'model'] as const;

/** For so many slots, of which nothing is known. */
export function nothingAlike(capacity: number): Alike {
  const of = () => new Int32Array(wordsFor(capacity)).fill(-1);
  return { make: of(), model: of() };
}

/** To be called when a slot has been written. */
export function noteAlike(columns: Columns, slot: number): void {
  // Taken apart, all columns would be copied into an object of their own for each slot.
  const { alike, size } = columns;
  const isAlone = (slot & 31) === 0 && slot === size - 1;
  for (const name of names) {
    const id = columns[name][slot] as number;
    if (isAlone) alike[name][slot >> 5] = id;
    else if (alike[name][slot >> 5] !== id) alike[name][slot >> 5] = -1;
  }
}

/** To be called when all slots have been written. */
export function findAlike({ alike, size, ...columns }: Columns): void {
  for (const name of names)
    for (let slot = 0; slot < size; slot += 1) {
      const id = columns[name][slot] as number;
      if ((slot & 31) === 0) alike[name][slot >> 5] = id;
      else if (alike[name][slot >> 5] !== id) alike[name][slot >> 5] = -1;
    }
}

/** How many of each make and of each model there are. */
export type BikeCounts = Record<'make' | 'model', Int32Array>;

/** Adds the listings of a set. */
export function addBikes(counts: BikeCounts, { make, model, alike, size }: Columns, bits: Bits): void {
  const words = wordsFor(size);
  for (let word = 0; word < words; word += 1) {
    let left = bits[word] as number;
    if (left === 0) continue;
    const [sameMake, sameModel] = [alike.make[word] as number, alike.model[word] as number];
    if (sameMake >= 0 && sameModel >= 0) {
      const count = onesIn(left);
      counts.make[sameMake] = (counts.make[sameMake] as number) + count;
      counts.model[sameModel] = (counts.model[sameModel] as number) + count;
      continue;
    }
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      const slot = (word << 5) | bit;
      const [makeId, modelId] = [make[slot] as number, model[slot] as number];
      counts.make[makeId] = (counts.make[makeId] as number) + 1;
      counts.model[modelId] = (counts.model[modelId] as number) + 1;
      left ^= 1 << bit;
    }
  }
}

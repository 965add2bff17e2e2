/**
 * Notes where all 32 slots of a bitmap word have the same bike code, as most have once listings are arranged:
 * such slots are counted by a popcount.
 */
import { type Bits, onesIn, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';

/** By bitmap word: the bike code that all its slots have, or -1 where they differ or are unknown. */
export type Alike = Int32Array<ArrayBuffer>;

/** An array for so many slots, all unknown. */
export function nothingAlike(capacity: number): Alike {
  return new Int32Array(wordsFor(capacity)).fill(-1);
}

/** Must be called when a slot has been written. */
export function noteAlike(columns: Columns, slot: number): void {
  // Taken apart, all columns would be copied into an object of their own for each slot.
  const { alike, size } = columns;
  const code = columns.bike[slot] as number;
  const isAlone = (slot & 31) === 0 && slot === size - 1;
  if (isAlone) alike[slot >> 5] = code;
  else if (alike[slot >> 5] !== code) alike[slot >> 5] = -1;
}

/** Must be called when all slots have been written. */
export function findAlike({ alike, bike, size }: Columns): void {
  for (let slot = 0; slot < size; slot += 1) {
    const code = bike[slot] as number;
    if ((slot & 31) === 0) alike[slot >> 5] = code;
    else if (alike[slot >> 5] !== code) alike[slot >> 5] = -1;
  }
}

/** How many listings of a set have each bike code. */
export function countBikes({ bike, alike, size, joints }: Columns, bits: Bits): Int32Array {
  const counts = new Int32Array(joints.bike.codes.size);
  const words = wordsFor(size);
  for (let word = 0; word < words; word += 1) {
    let left = bits[word] as number;
    if (left === 0) continue;
    const same = alike[word] as number;
    if (same >= 0) {
      counts[same] = (counts[same] as number) + onesIn(left);
      continue;
    }
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      const code = bike[(word << 5) | bit] as number;
      counts[code] = (counts[code] as number) + 1;
      left ^= 1 << bit;
    }
  }
  return counts;
}

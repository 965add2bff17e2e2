/** Which listings have figures in a range. Both ends are inclusive. */
import type { Bits } from './bits.ts';
import { mostInNarrow } from './prices.ts';

type Figures = Int16Array | Int32Array | Float64Array;
interface Ends {
  from: number;
  to: number;
}

// Loops without branches in narrow columns: the sign of a difference tells which is larger. Differences of wide figures do not
// fit in the 32 bits of a sign.

/** A range of narrow figures: no end is so far off that a difference would not fit in 32 bits. */
function narrowed({ from, to }: Ends): Ends {
  return { from: Math.min(from, mostInNarrow + 1) | 0, to: Math.min(to, mostInNarrow) | 0 };
}

/** Writes the set of listings whose figures are in a range. */
export function markRange(bits: Bits, column: Figures, range: Ends, size: number): void {
  if (column instanceof Float64Array) markWide(bits, column, range, size);
  else markNarrow(bits, column, narrowed(range), size);
}

function markNarrow(bits: Bits, column: Int16Array | Int32Array, { from, to }: Ends, size: number): void {
  for (let start = 0; start < size; start += 32) {
    let fails = 0;
    const end = Math.min(start + 32, size);
    for (let slot = start; slot < end; slot += 1) {
      const figure = column[slot] as number;
      fails |= (((figure - from) | (to - figure)) >>> 31) << slot;
    }
    bits[start >> 5] = ~fails;
  }
}

function markWide(bits: Bits, column: Float64Array, { from, to }: Ends, size: number): void {
  for (let start = 0; start < size; start += 32) {
    let word = 0;
    for (let slot = Math.min(start + 32, size) - 1; slot >= start; slot -= 1) {
      const figure = column[slot] as number;
      word = (word << 1) | (figure >= from && figure <= to ? 1 : 0);
    }
    bits[start >> 5] = word;
  }
}

/** Adds those listings of a set whose figures are in a range. */
export function markAmong(bits: Bits, set: Bits, figures: Figures, range: Ends, words: number): void {
  if (figures instanceof Float64Array) markWideAmong(bits, set, figures, range, words);
  else markNarrowAmong(bits, set, figures, narrowed(range), words);
}

function markNarrowAmong(
  bits: Bits,
  set: Bits,
  figures: Int16Array | Int32Array,
  { from, to }: Ends,
  words: number,
): void {
  for (let word = 0; word < words; word += 1) {
    let left = set[word] as number;
    if (left === 0) continue;
    let found = bits[word] as number;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      const figure = figures[(word << 5) | bit] as number;
      found |= (~((figure - from) | (to - figure)) >>> 31) << bit;
      left ^= 1 << bit;
    }
    bits[word] = found;
  }
}

function markWideAmong(
  bits: Bits,
  set: Bits,
  figures: Float64Array,
  { from, to }: Ends,
  words: number,
): void {
  for (let word = 0; word < words; word += 1) {
    let left = set[word] as number;
    if (left === 0) continue;
    let found = bits[word] as number;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      const figure = figures[(word << 5) | bit] as number;
      found |= (figure >= from && figure <= to ? 1 : 0) << bit;
      left ^= 1 << bit;
    }
    bits[word] = found;
  }
}

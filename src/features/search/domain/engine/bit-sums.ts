/**
 * One sum per slot, for very many slots, added up 32 slots at a time: the first plane holds the lowest binary
 * digit of every sum, the second the next one.
 */
import { type Bits, countBits, hasSlot, wordsFor } from './bits.ts';

type Planes = readonly Bits[];

/** Zero sums for so many slots, with room for values up to `most`. */
export function zeroSums(size: number, most: number): Planes {
  return Array.from({ length: 32 - Math.clz32(most) }, () => new Int32Array(wordsFor(size)));
}

/** Adds a weight to the sums of all slots outside a set. */
export function addToOthers(planes: Planes, set: Bits, weight: number, words: number): void {
  for (let digit = 0; digit < planes.length; digit += 1)
    if (((weight >> digit) & 1) === 1)
      for (let word = 0; word < words; word += 1) {
        let carry = ~(set[word] as number);
        for (let place = digit; carry !== 0 && place < planes.length; place += 1) {
          const plane = planes[place] as Bits;
          const before = plane[word] as number;
          plane[word] = before ^ carry;
          carry &= before;
        }
      }
}

/**
 * The smallest limit that at least `count` sums do not exceed; the largest possible sum where there are fewer
 * slots.
 */
export function smallestSum(planes: Planes, size: number, count: number): number {
  const words = wordsFor(size);
  // Slots whose higher digits equal those of the sum so far.
  const left = new Int32Array(words).fill(-1);
  if ((size & 31) !== 0) left[words - 1] = (1 << size) - 1;
  const zeros = new Int32Array(words);
  let missing = count;
  let sum = 0;
  for (let digit = planes.length - 1; digit >= 0; digit -= 1) {
    const plane = planes[digit] as Bits;
    for (let word = 0; word < words; word += 1)
      zeros[word] = (left[word] as number) & ~(plane[word] as number);
    const found = countBits(zeros, words);
    if (found >= missing) {
      left.set(zeros);
      continue;
    }
    missing -= found;
    sum |= 1 << digit;
    for (let word = 0; word < words; word += 1) left[word] = (left[word] as number) & (plane[word] as number);
  }
  return sum;
}

/** Writes to `into` the slots whose sums are at most `limit`. Bits after the last slot are undefined. */
export function upTo(planes: Planes, limit: number, into: Bits, words: number): void {
  if (limit >= 2 ** planes.length - 1) {
    into.fill(-1, 0, words);
    return;
  }
  for (let word = 0; word < words; word += 1) {
    let less = 0;
    let same = -1;
    for (let digit = planes.length - 1; digit >= 0 && same !== 0; digit -= 1) {
      const plane = (planes[digit] as Bits)[word] as number;
      if (((limit >> digit) & 1) === 1) {
        less |= same & ~plane;
        same &= plane;
      } else same &= ~plane;
    }
    into[word] = less | same;
  }
}

/** The sum of one slot. */
export function sumOf(planes: Planes, slot: number): number {
  let sum = 0;
  for (let digit = 0; digit < planes.length; digit += 1)
    if (hasSlot(planes[digit] as Bits, slot)) sum |= 1 << digit;
  return sum;
}

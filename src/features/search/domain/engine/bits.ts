/**
 * Sets of slots as bitmaps: the first slot is the lowest bit of the first word. Bits after the last slot are
 * undefined in a filter's set; `divide` clears them.
 */

export type Bits = Int32Array;

/** Words needed for so many slots. */
export const wordsFor = (size: number) => (size + 31) >> 5;

/** Intersects `bits` with the other set. */
export function keepBoth(bits: Bits, other: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] as number) & (other[word] as number);
}

/** Writes to `into` the slots that are in `bits` but not in `other`. */
export function minus(into: Bits, bits: Bits, other: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) into[word] = (bits[word] as number) & ~(other[word] as number);
}

/**
 * From one set of passing slots per filter, writes to `passing` the slots that pass all filters, and to
 * `nearly` those that fail exactly one.
 */
export function divide(
  sets: readonly Bits[],
  size: number,
  { passing, nearly }: { passing: Bits; nearly: Bits },
): void {
  const words = wordsFor(size);
  const { length } = sets;
  for (let word = 0; word < words; word += 1) {
    let once = 0;
    let twice = 0;
    for (let place = 0; place < length; place += 1) {
      const fails = ~((sets[place] as Bits)[word] as number);
      twice |= once & fails;
      once |= fails;
    }
    passing[word] = ~once;
    nearly[word] = once & ~twice;
  }
  if ((size & 31) === 0) return;
  const last = (1 << size) - 1;
  passing[words - 1] = (passing[words - 1] as number) & last;
  nearly[words - 1] = (nearly[words - 1] as number) & last;
}

/** How many bits of a word are set. */
export function onesIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of slots in a set. */
export function countBits(bits: Bits, words: number): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) count += onesIn(bits[word] as number);
  return count;
}

/** Writes the slots of a set to `slots` from index `from`, last slot first; returns the index after them. */
export function writeSlots(bits: Bits, words: number, slots: Int32Array, from: number): number {
  let place = from;
  for (let word = words - 1; word >= 0; word -= 1) {
    let left = bits[word] as number;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      slots[place] = (word << 5) | bit;
      place += 1;
      left ^= 1 << bit;
    }
  }
  return place;
}

/** The last slot of a set before this one, or -1. */
export function nextSlot(bits: Bits, before: number): number {
  let word = before >> 5;
  let left = word < bits.length ? (bits[word] as number) & ((1 << before) - 1) : 0;
  while (left === 0) {
    word -= 1;
    if (word < 0) return -1;
    left = bits[word] as number;
  }
  return (word << 5) | (31 - Math.clz32(left));
}

/** The last slot before this one that is in every set, or -1. Without sets, every slot counts. */
export function nextOfAll(sets: readonly Bits[], before: number): number {
  let mask = (1 << before) - 1;
  for (let word = before >> 5; word >= 0; word -= 1) {
    let left = mask;
    for (let place = 0; left !== 0 && place < sets.length; place += 1)
      left &= (sets[place] as Bits)[word] as number;
    if (left !== 0) return (word << 5) | (31 - Math.clz32(left));
    mask = -1;
  }
  return -1;
}

/** Whether a slot is in a set. */
export function hasSlot(bits: Bits, slot: number): boolean {
  return (((bits[slot >> 5] as number) >>> slot) & 1) === 1;
}

/** Adds a slot to a set or removes it. */
export function putSlot(bits: Bits, slot: number, isIn: boolean): void {
  const word = bits[slot >> 5] as number;
  bits[slot >> 5] = isIn ? word | (1 << slot) : word & ~(1 << slot);
}

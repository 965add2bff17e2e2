/** Filters, and which listings pass them: one pass over a column for each part. */
import { type Bits, hasSlot, putSlot, wordsFor } from './bits.ts';
import type { Columns, LargeColumn, SmallColumn } from './columns.ts';

/**
 * What can be filtered by. Make and model are one: "any Honda, or a Yamaha R15"; so are division and district, and what is
 * left out of both.
 */
export const dimensions = [
  'words',
  'category',
  'bike',
  'except',
  'condition',
  'place',
  'price',
  'year',
  'km',
  'cc',
  'owners',
  'photo',
  'seller',
  'currency',
] as const;
export type Dimension = (typeof dimensions)[number];

/** One filter, ready for the columns: all of its parts must hold. */
export interface Test {
  dimension: Dimension;
  parts: readonly Part[];
}

/** Tables hold 1 for the values that pass. */
export type Part =
  | { kind: 'small'; column: SmallColumn; passes: Uint8Array }
  | {
      kind: 'either';
      columns: readonly [LargeColumn, LargeColumn];
      passes: readonly [Uint8Array, Uint8Array];
      /** What both tables have not. */
      not?: true;
    }
  | { kind: 'range'; column: 'price' | 'km' | 'cc'; from: number; to: number }
  /** By the number of the listing. */
  | { kind: 'numbers'; numbers: readonly number[] }
  /** By the number of the listing, where that is known of all; `key` names these bits as they are now. */
  | { kind: 'held'; key: string; held: Bits }
  /** By the slot; good as long as no listing changes its slot. */
  | { kind: 'bits'; passes: Bits };

// Words are filled from their highest bit down, each slot shifting the others on: loops without branches.

function markSmall(bits: Bits, column: Uint8Array, passes: Uint8Array, size: number): void {
  for (let start = 0; start < size; start += 32) {
    let word = 0;
    for (let slot = Math.min(start + 32, size) - 1; slot >= start; slot -= 1)
      word = (word << 1) | (passes[column[slot] as number] as number);
    bits[start >> 5] = word;
  }
}

function markLarge(bits: Bits, column: Int32Array, passes: Uint8Array, size: number): void {
  for (let start = 0; start < size; start += 32) {
    let word = 0;
    for (let slot = Math.min(start + 32, size) - 1; slot >= start; slot -= 1)
      word = (word << 1) | (passes[column[slot] as number] as number);
    bits[start >> 5] = word;
  }
}

function markEither(
  bits: Bits,
  a: Int32Array,
  passesA: Uint8Array,
  b: Int32Array,
  passesB: Uint8Array,
  size: number,
): void {
  for (let start = 0; start < size; start += 32) {
    let word = 0;
    for (let slot = Math.min(start + 32, size) - 1; slot >= start; slot -= 1)
      word = (word << 1) | (passesA[a[slot] as number] as number) | (passesB[b[slot] as number] as number);
    bits[start >> 5] = word;
  }
}

function markRange(bits: Bits, column: Int32Array, from: number, to: number, size: number): void {
  for (let start = 0; start < size; start += 32) {
    let fails = 0;
    const end = Math.min(start + 32, size);
    for (let slot = start; slot < end; slot += 1) {
      const figure = column[slot] as number;
      // The sign of a difference.
      fails |= (((figure - from) | (to - figure)) >>> 31) << slot;
    }
    bits[start >> 5] = ~fails;
  }
}

function markHeld(bits: Bits, numbers: Int32Array, held: Bits, size: number): void {
  for (let start = 0; start < size; start += 32) {
    let word = 0;
    for (let slot = Math.min(start + 32, size) - 1; slot >= start; slot -= 1) {
      const no = numbers[slot] as number;
      word = (word << 1) | (((held[no >> 5] as number) >>> no) & 1);
    }
    bits[start >> 5] = word;
  }
}

/** A table that has a place for each id: those that came after it was made do not pass. */
function withRoom(passes: Uint8Array, length: number): Uint8Array {
  if (passes.length >= length) return passes;
  const table = new Uint8Array(length);
  table.set(passes);
  return table;
}

/** The listings that pass. `names` is one more than the largest id of a name. */
export function mark(bits: Bits, columns: Columns, test: Part, names: number): void {
  const { size } = columns;
  if (test.kind === 'small') {
    markSmall(bits, columns[test.column], test.passes, size);
  } else if (test.kind === 'either') {
    const [a, b] = test.columns;
    const [passesA, passesB] = [withRoom(test.passes[0], names), withRoom(test.passes[1], names)];
    // Mostly only makes are sought, or only models.
    if (!passesA.includes(1)) markLarge(bits, columns[b], passesB, size);
    else if (!passesB.includes(1)) markLarge(bits, columns[a], passesA, size);
    else markEither(bits, columns[a], passesA, columns[b], passesB, size);
    if (test.not) for (let word = 0; word < wordsFor(size); word += 1) bits[word] = ~(bits[word] as number);
  } else if (test.kind === 'range') {
    markRange(bits, columns[test.column], test.from, test.to, size);
  } else if (test.kind === 'held') {
    markHeld(bits, columns.no, test.held, size);
  } else if (test.kind === 'bits') {
    bits.set(test.passes);
  } else {
    bits.fill(0, 0, wordsFor(size));
    for (const no of test.numbers) {
      const slot = (columns.slotOf[no] ?? 0) - 1;
      if (slot >= 0) putSlot(bits, slot, true);
    }
  }
}

function passesPart(columns: Columns, slot: number, test: Part): boolean {
  if (test.kind === 'small') return test.passes[columns[test.column][slot] as number] === 1;
  if (test.kind === 'either') {
    const { columns: both, passes } = test;
    const isEither = both.some((name, side) => passes[side as 0 | 1][columns[name][slot] as number] === 1);
    return isEither !== (test.not === true);
  }
  if (test.kind === 'numbers') return test.numbers.includes(columns.no[slot] as number);
  if (test.kind === 'held') return hasSlot(test.held, columns.no[slot] as number);
  if (test.kind === 'bits') return hasSlot(test.passes, slot);
  const figure = columns[test.column][slot] as number;
  return figure >= test.from && figure <= test.to;
}

/** Whether one listing passes a filter. */
export function passesTest(columns: Columns, slot: number, parts: readonly Part[]): boolean {
  return parts.every((part) => passesPart(columns, slot, part));
}

/** Whether one listing passes every filter: what `mark` says of all of them, for whoever holds few against many searches. */
export function passesAll(columns: Columns, slot: number, tests: readonly Test[]): boolean {
  return tests.every(({ parts }) => passesTest(columns, slot, parts));
}

/** Filters, and which listings fail which of them: one bit for each filter, one pass over a column for each part. */
import type { Columns, LargeColumn, SmallColumn } from './columns.ts';

/** What can be filtered by. Make and model are one: "any Honda, or a Yamaha R15"; so are division and district. */
export const dimensions = [
  'words',
  'category',
  'bike',
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
    }
  | { kind: 'range'; column: 'price' | 'km' | 'cc'; from: number; to: number }
  /** By the number of the listing. */
  | { kind: 'numbers'; numbers: readonly number[] }
  /** By the slot, 1 for those that pass; good as long as no listing changes its slot. */
  | { kind: 'slots'; passes: Uint8Array };

function markSmall(failed: Uint16Array, column: Uint8Array, fails: Uint16Array, size: number): void {
  for (let i = 0; i < size; i += 1)
    failed[i] = (failed[i] as number) | (fails[column[i] as number] as number);
}

function markEither(
  failed: Uint16Array,
  a: Int32Array,
  aFails: Uint16Array,
  b: Int32Array,
  bFails: Uint16Array,
  size: number,
): void {
  for (let i = 0; i < size; i += 1)
    failed[i] =
      (failed[i] as number) | ((aFails[a[i] as number] as number) & (bFails[b[i] as number] as number));
}

function markRange(
  failed: Uint16Array,
  column: Int32Array,
  from: number,
  to: number,
  bit: number,
  size: number,
): void {
  for (let i = 0; i < size; i += 1) {
    const figure = column[i] as number;
    // The sign of a difference, as a mask.
    failed[i] = (failed[i] as number) | ((((figure - from) | (to - figure)) >> 31) & bit);
  }
}

/** Fails for every value that a table does not name, also for ids that came after the table was made. */
function failTable(passes: Uint8Array, length: number, bit: number): Uint16Array {
  const fails = new Uint16Array(length).fill(bit);
  const known = Math.min(length, passes.length);
  for (let value = 0; value < known; value += 1) if (passes[value] === 1) fails[value] = 0;
  return fails;
}

/** Sets `bit` for every listing that fails. `names` is one more than the largest id of a name. */
export function mark(failed: Uint16Array, columns: Columns, test: Part, bit: number, names: number): void {
  const { size } = columns;
  if (test.kind === 'small') {
    markSmall(failed, columns[test.column], failTable(test.passes, 256, bit), size);
  } else if (test.kind === 'either') {
    const [a, b] = test.columns;
    const [aFails, bFails] = [failTable(test.passes[0], names, bit), failTable(test.passes[1], names, bit)];
    markEither(failed, columns[a], aFails, columns[b], bFails, size);
  } else if (test.kind === 'range') {
    markRange(failed, columns[test.column], test.from, test.to, bit, size);
  } else {
    const passes = test.kind === 'slots' ? test.passes : slotsOf(columns, test.numbers);
    for (let i = 0; i < size; i += 1) failed[i] = (failed[i] as number) | (bit & ((passes[i] as number) - 1));
  }
}

function slotsOf(columns: Columns, numbers: readonly number[]): Uint8Array {
  const passes = new Uint8Array(columns.size);
  for (const no of numbers) {
    const slot = (columns.slotOf[no] ?? 0) - 1;
    if (slot >= 0) passes[slot] = 1;
  }
  return passes;
}

function passesPart(columns: Columns, slot: number, test: Part): boolean {
  if (test.kind === 'small') return test.passes[columns[test.column][slot] as number] === 1;
  if (test.kind === 'either')
    return test.columns.some((name, side) => test.passes[side as 0 | 1][columns[name][slot] as number] === 1);
  if (test.kind === 'numbers') return test.numbers.includes(columns.no[slot] as number);
  if (test.kind === 'slots') return test.passes[slot] === 1;
  const figure = columns[test.column][slot] as number;
  return figure >= test.from && figure <= test.to;
}

/** Whether one listing passes every filter: what `mark` says of all of them, for whoever holds few against many searches. */
export function passesAll(columns: Columns, slot: number, tests: readonly Test[]): boolean {
  return tests.every(({ parts }) => parts.every((part) => passesPart(columns, slot, part)));
}

/** Filters, and which listings pass them: each part takes one pass over a column. */
import { type Bits, hasSlot, putSlot, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import { type Codes, type JointColumn, jointOf, type Member, memberAt } from './joints.ts';
import { markRange } from './ranges.ts';
import type { SteppedColumn } from './steps.ts';

/**
 * What can be filtered by. Make and model are one dimension ("any Honda, or a Yamaha R15"); so are division
 * and district, and everything that is excluded.
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
  'ownName',
  'seller',
  'currency',
] as const;
export type Dimension = (typeof dimensions)[number];

/** One filter, compiled for the columns: all of its parts must hold. */
export interface Test {
  dimension: Dimension;
  parts: readonly Part[];
}

/** Tables contain 1 for values that pass. */
export type Part =
  | { kind: 'small'; column: Member; passes: Uint8Array }
  | {
      kind: 'either';
      /** Two members of one joint column. Ids that are newer than a table do not pass. */
      columns: readonly ['make', 'model'] | readonly ['division', 'district'];
      passes: readonly [Uint8Array, Uint8Array];
      /** Negated: passes what is in neither table. */
      not?: true;
    }
  | { kind: 'range'; column: SteppedColumn; from: number; to: number }
  /** By number of listing. */
  | { kind: 'numbers'; numbers: readonly number[] }
  /** A bitmap by number, where all listings are known; `key` identifies its present contents. */
  | { kind: 'held'; key: string; held: Bits }
  /** A bitmap by slot; valid as long as no listing changes its slot. */
  | { kind: 'bits'; passes: Bits };

// Words are filled from their highest bit down by shifting, so that the loops have no branches.

function markCodes(bits: Bits, column: Codes, passes: Uint8Array, size: number): void {
  for (let start = 0; start < size; start += 32) {
    let word = 0;
    for (let slot = Math.min(start + 32, size) - 1; slot >= start; slot -= 1)
      word = (word << 1) | (passes[column[slot] as number] as number);
    bits[start >> 5] = word;
  }
}

/** The same for bike codes, which neighbours share: most words are written at once. */
function markBikes(bits: Bits, { bike, alike, size }: Columns, passes: Uint8Array): void {
  for (let start = 0; start < size; start += 32) {
    const same = alike[start >> 5] as number;
    if (same >= 0) {
      bits[start >> 5] = -(passes[same] as number);
      continue;
    }
    let word = 0;
    for (let slot = Math.min(start + 32, size) - 1; slot >= start; slot -= 1)
      word = (word << 1) | (passes[bike[slot] as number] as number);
    bits[start >> 5] = word;
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

/** A part that looks at one joint column only. */
export type CodePart = Part & { kind: 'small' | 'either' };

/** The joint column that a part looks at. */
export const jointOfPart = (part: CodePart): JointColumn =>
  jointOf[part.kind === 'small' ? part.column : part.columns[0]];

/** The codes that pass. Plain loops, because a search for frequent words builds all of its tables again. */
export function codesOf({ joints }: Columns, test: CodePart): Uint8Array {
  if (test.kind === 'small') {
    const { column, passes } = test;
    const of = joints[jointOf[column]].values[column];
    const table = new Uint8Array(of.length);
    for (let code = 0; code < table.length; code += 1) table[code] = passes[of[code] as number] ?? 0;
    return table;
  }
  const { columns, passes, not } = test;
  const { values } = joints[jointOf[columns[0]]];
  const [a, b] = [values[columns[0]], values[columns[1]]];
  const [passesA, passesB] = passes;
  const out = not ? 1 : 0;
  const table = new Uint8Array(a.length);
  for (let code = 0; code < table.length; code += 1)
    table[code] = ((passesA[a[code] as number] ?? 0) | (passesB[b[code] as number] ?? 0)) ^ out;
  return table;
}

/** Writes the set of listings that pass. */
export function mark(bits: Bits, columns: Columns, test: Part): void {
  const { size } = columns;
  if (test.kind === 'small' || test.kind === 'either') {
    const joint = jointOfPart(test);
    if (joint === 'bike') markBikes(bits, columns, codesOf(columns, test));
    else markCodes(bits, columns[joint], codesOf(columns, test), size);
  } else if (test.kind === 'range') {
    markRange(bits, columns[test.column], test, size);
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
  if (test.kind === 'small') return test.passes[memberAt(columns, test.column, slot)] === 1;
  if (test.kind === 'either') {
    const { columns: both, passes } = test;
    const isEither = both.some((name, side) => passes[side as 0 | 1][memberAt(columns, name, slot)] === 1);
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

/**
 * Whether one listing passes every filter: the same as `mark`, for callers that test few listings against
 * many searches.
 */
export function passesAll(columns: Columns, slot: number, tests: readonly Test[]): boolean {
  return tests.every(({ parts }) => passesTest(columns, slot, parts));
}

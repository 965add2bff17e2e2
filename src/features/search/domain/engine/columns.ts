/** The in-memory table of the listings for sale: one slot per listing, one numeric column per fact. */
import { byName } from '../../../../kernel/by-name.ts';
import type { DistanceUnit } from '../../../../kernel/distances.ts';
import { conditions } from '../../../listings/domain.ts';
import { type Alike, noteAlike, nothingAlike } from './alike.ts';
import { type Codes, codeOf, emptyJoints, type JointColumn, type Joints, jointColumns } from './joints.ts';
import { mostInNarrow, mostOfPrices, type Prices, pricesLike, widened } from './prices.ts';
import { type Steps, stepsIn } from './steps.ts';
import { belowUsual } from './usual-price.ts';

/** A listing as read from the database. Names are ids of terms; 0 and -1 mean unknown. */
export interface Entry {
  no: number;
  forSale: boolean;
  /** Seconds since 1970, until 2106. */
  posted: number;
  category: number;
  make: number;
  model: number;
  division: number;
  district: number;
  condition: number;
  seller: number;
  photo: boolean;
  ownName: boolean;
  currency: number;
  price: number;
  year: number;
  km: number;
  cc: number;
  owners: number;
  /** The usual price; -1 is unknown. */
  expected: number;
  /** The low end of the usual price; -1 is unknown. */
  low: number;
}

// Each column is as narrow as its figures allow: with a million listings every byte is a megabyte, read in
// every full scan.
const shortColumns = ['cc', 'below'] as const;
const largeColumns = ['no', 'km'] as const;
const momentColumns = ['posted'] as const;
const joints = Object.keys(jointColumns) as JointColumn[];

type FactColumns = Record<(typeof shortColumns)[number], Int16Array<ArrayBuffer>> &
  Record<(typeof largeColumns)[number], Int32Array<ArrayBuffer>> &
  Record<(typeof momentColumns)[number], Uint32Array<ArrayBuffer>> &
  Record<JointColumn, Codes> & { price: Prices };

export type Columns = FactColumns & {
  /** Slots in use; array elements from here on are undefined. */
  size: number;
  /** By the number of a listing: its slot plus one, or 0. */
  slotOf: Int32Array;
  joints: Joints;
  alike: Alike;
  /** Where figures are divided into steps. */
  steps: Steps;
};

/** A condition as a number: its index in the list, or the length of the list where it is unknown. */
export function conditionCode(condition: string | null | undefined): number {
  const place = (conditions as readonly string[]).indexOf(condition ?? '');
  return place < 0 ? conditions.length : place;
}

/**
 * Years are stored as the difference from this one, so that tables by year are small: 0 is unknown, 1 is
 * 1900, and 255 is every year after 2153.
 */
export const yearZero = 1899;

const mostInShort = 2 ** 15 - 1;

function arrays(capacity: number, price: Prices, codes: (joint: JointColumn) => Codes): FactColumns {
  return {
    price,
    ...byName(shortColumns, () => new Int16Array(capacity)),
    ...byName(largeColumns, () => new Int32Array(capacity)),
    ...byName(momentColumns, () => new Uint32Array(capacity)),
    ...byName(joints, codes),
  };
}

/** Arrays for so many listings, with codes and prices as wide as the present ones. */
function arraysLike(columns: Columns, capacity: number): FactColumns {
  return arrays(capacity, pricesLike(columns.price, capacity), (joint) =>
    columns[joint] instanceof Uint16Array ? new Uint16Array(capacity) : new Int32Array(capacity),
  );
}

/** Reserve for later listings, where the present number is known. */
const spare = 1.05;

/** A table without listings, for a garage that counts distances in this unit. */
export function emptyColumns(distance: DistanceUnit = 'km'): Columns {
  const capacity = 1_024;
  return {
    ...arrays(capacity, new Int32Array(capacity), () => new Uint16Array(capacity)),
    size: 0,
    slotOf: new Int32Array(capacity),
    joints: emptyJoints(),
    alike: nothingAlike(capacity),
    steps: stepsIn(distance),
  };
}

type AnyColumn = FactColumns[keyof FactColumns];

/** Calls a function for each column of `from` with the same column of `to`. */
function eachColumn(
  from: FactColumns,
  to: FactColumns,
  does: (from: AnyColumn, to: AnyColumn) => void,
): void {
  for (const name of [...shortColumns, ...largeColumns, ...momentColumns, 'price', ...joints] as const)
    does(from[name], to[name]);
}

/**
 * Copies listings into columns of their own, in the order of `slots`; there they cannot be found by number.
 */
export function pick(columns: Columns, slots: Int32Array): Columns {
  const { length } = slots;
  const picked = arraysLike(columns, length);
  // A loop per kind of array: one loop for all kinds takes four times as long.
  for (const name of shortColumns) {
    const [from, to] = [columns[name], picked[name]];
    for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  }
  for (const name of largeColumns) {
    const [from, to] = [columns[name], picked[name]];
    for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  }
  for (const name of momentColumns) {
    const [from, to] = [columns[name], picked[name]];
    for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  }
  const [from, to] = [columns.price, picked.price];
  for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  for (const name of joints) {
    const [from, to] = [columns[name], picked[name]];
    for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  }
  return {
    ...picked,
    size: length,
    slotOf: new Int32Array(),
    joints: columns.joints,
    alike: nothingAlike(length),
    steps: columns.steps,
  };
}

/** Rearranges all listings into another order of slots. */
export function reorder(columns: Columns, order: Int32Array): void {
  const { size } = columns;
  eachColumn(columns, columns, (column) => {
    const before = column.slice(0, size);
    for (let slot = 0; slot < size; slot += 1) column[slot] = before[order[slot] as number] as number;
  });
  for (let slot = 0; slot < size; slot += 1) columns.slotOf[columns.no[slot] as number] = slot + 1;
}

function grow(columns: Columns, capacity: number): void {
  const more = arraysLike(columns, capacity);
  eachColumn(columns, more, (from, to) => to.set(from));
  const alike = nothingAlike(capacity);
  alike.set(columns.alike);
  Object.assign(columns, more, { alike });
}

/** Allocates at once: growing step by step would need memory for two steps at a time. */
export function reserve(columns: Columns, { count, largest }: { count: number; largest: number }): void {
  if (count > columns.no.length) grow(columns, Math.ceil(count * spare));
  if (largest >= columns.slotOf.length) widen(columns, Math.ceil((largest + 1) * spare));
}

function widen(columns: Columns, numbers: number): void {
  const wider = new Int32Array(numbers);
  wider.set(columns.slotOf);
  columns.slotOf = wider;
}

/** Writes a changed listing; one that is no longer for sale is removed. */
export function putEntry(columns: Columns, entry: Entry): void {
  const { no } = entry;
  const known = (columns.slotOf[no] ?? 0) - 1;
  if (!entry.forSale) {
    if (known >= 0) remove(columns, known);
    return;
  }
  if (no >= columns.slotOf.length) {
    widen(columns, Math.ceil(no * 1.3) + 1);
  }
  if (known < 0 && columns.size === columns.no.length) grow(columns, Math.ceil(columns.size * 1.3));
  const slot = known < 0 ? columns.size : known;
  if (known < 0) columns.size += 1;
  columns.slotOf[no] = slot + 1;
  columns.no[slot] = no;
  columns.posted[slot] = entry.posted;
  if (entry.price > mostInNarrow) columns.price = widened(columns.price);
  columns.price[slot] = Math.min(mostOfPrices, entry.price);
  columns.km[slot] = entry.km;
  columns.cc[slot] = Math.min(mostInShort, entry.cc);
  columns.below[slot] = belowUsual(entry);
  putCodes(columns, slot, entry);
  noteAlike(columns, slot);
}

function putCodes(columns: Columns, slot: number, entry: Entry): void {
  const { make, model, category, division, district, currency, condition, seller } = entry;
  const values = {
    make,
    model,
    category,
    division,
    district,
    currency,
    condition,
    seller,
    photo: entry.photo ? 1 : 0,
    ownName: entry.ownName ? 1 : 0,
    owners: Math.max(0, Math.min(255, entry.owners)),
    year: entry.year > yearZero ? Math.min(255, entry.year - yearZero) : 0,
    priceStep: columns.steps.price.of(entry.price),
    kmStep: columns.steps.km.of(entry.km),
    ccStep: columns.steps.cc.of(entry.cc),
  };
  for (const joint of joints) {
    const code = codeOf(columns.joints, joint, values);
    if (code > 0xffff && columns[joint] instanceof Uint16Array)
      columns[joint] = Int32Array.from(columns[joint]);
    columns[joint][slot] = code;
  }
}

/** Removes a slot by moving the last slot into its place. */
function remove(columns: Columns, slot: number): void {
  const last = columns.size - 1;
  columns.slotOf[columns.no[slot] as number] = 0;
  if (slot !== last) {
    eachColumn(columns, columns, (column) => {
      column[slot] = column[last] as number;
    });
    columns.slotOf[columns.no[slot] as number] = slot + 1;
    noteAlike(columns, slot);
  }
  columns.size = last;
}

/** The mirror of the listings that are for sale: one slot a listing, one column of plain numbers a fact. */
import { conditions } from '../../listings/domain.ts';
import { type Alike, noteAlike, nothingAlike } from './alike.ts';
import { type Codes, codeOf, emptyJoints, type JointColumn, type Joints, jointColumns } from './joints.ts';
import { stepIn } from './steps.ts';
import { belowUsual } from './usual-price.ts';

/** A listing as the database tells it. Names are ids of terms; 0 and -1 are "not known". */
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
  /** What it would usually ask; -1 is not known. */
  expected: number;
  /** The low end of that; -1 is not known. */
  low: number;
}

// Each as wide as its figures need: of a million listings every byte is a megabyte, and is read in every look at all of them.
const shortColumns = ['cc', 'below'] as const;
const largeColumns = ['no', 'price', 'km'] as const;
const momentColumns = ['posted'] as const;
const joints = Object.keys(jointColumns) as JointColumn[];

type Facts = Record<(typeof shortColumns)[number], Int16Array<ArrayBuffer>> &
  Record<(typeof largeColumns)[number], Int32Array<ArrayBuffer>> &
  Record<(typeof momentColumns)[number], Uint32Array<ArrayBuffer>> &
  Record<JointColumn, Codes>;

export type Columns = Facts & {
  /** Slots in use: all arrays are meaningful up to here. */
  size: number;
  /** The slot of a listing by its number, plus one; 0: none. */
  slotOf: Int32Array;
  joints: Joints;
  alike: Alike;
};

/** A condition as a figure: its place among them, and the place behind the last where none is told. */
export function conditionCode(condition: string | null | undefined): number {
  const place = (conditions as readonly string[]).indexOf(condition ?? '');
  return place < 0 ? conditions.length : place;
}

/** Years are counted from here, so that tables of them are small: 0 is not known, 1 is 1900, 255 all after 2153. */
export const yearZero = 1899;

const mostInShort = 2 ** 15 - 1;

function arrays(capacity: number, codes: (joint: JointColumn) => Codes): Facts {
  const of = <Name extends string, Kind>(names: readonly Name[], make: (name: Name) => Kind) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Kind>;
  return {
    ...of(shortColumns, () => new Int16Array(capacity)),
    ...of(largeColumns, () => new Int32Array(capacity)),
    ...of(momentColumns, () => new Uint32Array(capacity)),
    ...of(joints, codes),
  };
}

/** Room for so many listings, with codes as wide as those that there are. */
function arraysLike(columns: Columns, capacity: number): Facts {
  return arrays(capacity, (joint) =>
    columns[joint] instanceof Uint16Array ? new Uint16Array(capacity) : new Int32Array(capacity),
  );
}

/** Room for what comes next, where it is known how much there is. */
const spare = 1.05;

export function emptyColumns(): Columns {
  const capacity = 1_024;
  return {
    ...arrays(capacity, () => new Uint16Array(capacity)),
    size: 0,
    slotOf: new Int32Array(capacity),
    joints: emptyJoints(),
    alike: nothingAlike(capacity),
  };
}

type AnyColumn = Facts[keyof Facts];

/** Calls for each column with its fellow. */
function eachColumn(from: Facts, to: Facts, does: (from: AnyColumn, to: AnyColumn) => void): void {
  for (const name of [...shortColumns, ...largeColumns, ...momentColumns, ...joints])
    does(from[name], to[name]);
}

/** Some of the listings in columns of their own, in the order of the slots; they are not found by number. */
export function pick(columns: Columns, slots: Int32Array): Columns {
  const { length } = slots;
  const picked = arraysLike(columns, length);
  // A loop for each kind of array: one for all of them takes four times as long.
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
  };
}

/** Puts all listings in another order of slots. */
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

/** Makes room at once, as growing step by step takes memory for two of the steps. */
export function reserve(columns: Columns, { count, largest }: { count: number; largest: number }): void {
  if (count > columns.no.length) grow(columns, Math.ceil(count * spare));
  if (largest >= columns.slotOf.length) widen(columns, Math.ceil((largest + 1) * spare));
}

function widen(columns: Columns, numbers: number): void {
  const wider = new Int32Array(numbers);
  wider.set(columns.slotOf);
  columns.slotOf = wider;
}

/** Writes what is new of a listing; one that is not for sale any more leaves. */
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
  columns.price[slot] = entry.price;
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
    priceStep: stepIn.price.of(entry.price),
    kmStep: stepIn.km.of(entry.km),
    ccStep: stepIn.cc.of(entry.cc),
  };
  for (const joint of joints) {
    const code = codeOf(columns.joints, joint, values);
    if (code > 0xffff && columns[joint] instanceof Uint16Array)
      columns[joint] = Int32Array.from(columns[joint]);
    columns[joint][slot] = code;
  }
}

/** The last slot moves into the one that is left. */
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

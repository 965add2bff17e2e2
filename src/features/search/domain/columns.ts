/** The mirror of the listings that are for sale: one slot a listing, one column of plain numbers a fact. */
import { type Alike, noteAlike, nothingAlike } from './alike.ts';
import { emptyJoints, type Joints, putCodes } from './joints.ts';

/** A listing as the database tells it. Names are ids of terms; 0 and -1 are "not known". */
export interface Entry {
  no: number;
  forSale: boolean;
  /** Microseconds since 1970. */
  posted: number;
  id: string;
  category: number;
  make: number;
  model: number;
  division: number;
  district: number;
  condition: number;
  seller: number;
  photo: boolean;
  currency: number;
  price: number;
  year: number;
  km: number;
  cc: number;
  owners: number;
  /** What it would usually ask; -1 is not known. */
  expected: number;
}

/** Columns of few different values, a byte each. */
export const smallColumns = [
  'category',
  'condition',
  'seller',
  'photo',
  'currency',
  'year',
  'owners',
  'priceStep',
  'kmStep',
  'ccStep',
] as const;
export const largeColumns = [
  'no',
  'make',
  'model',
  'division',
  'district',
  'price',
  'km',
  'cc',
  'below',
  'lot',
  // Codes: see joints.ts.
  'asked',
  'traits',
  'place',
] as const;
export const exactColumns = ['posted', 'idKey'] as const;

export type SmallColumn = (typeof smallColumns)[number];
export type LargeColumn = (typeof largeColumns)[number];

export type Columns = Record<SmallColumn, Uint8Array> &
  Record<LargeColumn, Int32Array> &
  Record<(typeof exactColumns)[number], Float64Array> & {
    /** Slots in use: all arrays are meaningful up to here. */
    size: number;
    /** The slot of a listing by its number, plus one; 0: none. */
    slotOf: Int32Array;
    joints: Joints;
    alike: Alike;
  };

/** The year of a small column: 0 is not known, 1 is 1900. */
export const yearZero = 1899;

/** 1, 1.5, 2, 3, 4, 5, 6, 8 of every power of ten: where people cut prices and distances. */
export const steps: readonly number[] = Array.from({ length: 8 }, (_, power) => 10 ** (power + 2)).flatMap(
  (power) => [1, 1.5, 2, 3, 4, 5, 6, 8].map((step) => step * power),
);

/** How engines are told apart where bikes are taxed and limited by them. 0 is below 1: electric, or not known. */
export const engineSteps: readonly number[] = [1, 101, 126, 151, 166, 251, 376];

/** How many of the steps are not above a figure: 0 is below the first. */
function stepOf(figure: number, of: readonly number[]): number {
  let low = 0;
  let high = of.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((of[middle] as number) <= figure) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The step of a figure as its column of steps holds it. */
export const stepIn = {
  price: { column: 'priceStep', of: (figure: number) => (figure < 0 ? 0 : stepOf(figure, steps) + 1) },
  km: { column: 'kmStep', of: (figure: number) => (figure < 0 ? 0 : stepOf(figure, steps) + 1) },
  cc: { column: 'ccStep', of: (figure: number) => stepOf(figure, engineSteps) },
} as const satisfies Partial<Record<LargeColumn, { column: SmallColumn; of: (figure: number) => number }>>;

function arrays(capacity: number): Omit<Columns, 'size' | 'slotOf' | 'joints'> {
  const of = <Name extends string, Kind>(names: readonly Name[], make: () => Kind) =>
    Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Kind>;
  return {
    ...of(smallColumns, () => new Uint8Array(capacity)),
    ...of(largeColumns, () => new Int32Array(capacity)),
    ...of(exactColumns, () => new Float64Array(capacity)),
    alike: nothingAlike(capacity),
  };
}

/** Room for what comes next, where it is known how much there is. */
const spare = 1.05;

export function emptyColumns(): Columns {
  return { ...arrays(1_024), size: 0, slotOf: new Int32Array(1_024), joints: emptyJoints() };
}

/** Some of the listings in columns of their own, in the order of the slots; they are not found by number. */
export function pick(columns: Columns, slots: Int32Array): Columns {
  const { length } = slots;
  const picked = { ...arrays(length), size: length, slotOf: new Int32Array(), joints: columns.joints };
  // A loop for each kind of array: one for all of them takes four times as long.
  for (const name of smallColumns) {
    const [from, to] = [columns[name], picked[name]];
    for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  }
  for (const name of largeColumns) {
    const [from, to] = [columns[name], picked[name]];
    for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  }
  for (const name of exactColumns) {
    const [from, to] = [columns[name], picked[name]];
    for (let place = 0; place < length; place += 1) to[place] = from[slots[place] as number] as number;
  }
  return picked;
}

function grow(columns: Columns, capacity: number): void {
  const more = arrays(capacity);
  for (const name of [...smallColumns, ...largeColumns, ...exactColumns])
    more[name].set(columns[name] as never);
  for (const name of ['make', 'model'] as const) more.alike[name].set(columns.alike[name]);
  Object.assign(columns, more);
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

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const digitOf = new Int8Array(128).fill(31);
for (const [place, letter] of Array.from(alphabet).entries()) digitOf[letter.charCodeAt(0)] = place;

/** The first ten characters of an id as a number: ids of one moment keep their order by it. */
function idKey(id: string): number {
  let key = 0;
  for (let i = 0; i < 10; i += 1) key = key * 32 + (digitOf[id.charCodeAt(i) & 127] ?? 0);
  return key;
}

/** Of a listing of which nobody can say what it would usually ask. */
export const noValue = -(2 ** 31);

// Who asks less than that part of what is usual has mistyped, or has not got the motorcycle.
const leastBelievable = 0.65;

/**
 * By how many thousandths a price is below what is usual; negative where it is above. Nothing is said of a price that is
 * too good to be true: it would stand before all that are.
 */
function belowUsual({ price, expected }: Entry): number {
  if (expected <= 0 || price < 0 || !isBelievable(price, expected)) return noValue;
  return Math.max(-1_000_000, Math.round((1 - price / expected) * 1_000));
}

/** Whether a price may be meant, for a motorcycle that would usually ask so much. */
export function isBelievable(price: number, expected: number): boolean {
  return price >= expected * leastBelievable;
}

/** One more than the largest lot. */
export const lots = 2 ** 31;

/** Where a listing stands in a draw: for numbers of any kind as even as chance. */
function lotOf(no: number): number {
  let mixed = Math.imul(no ^ (no >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 1;
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
  columns.lot[slot] = lotOf(no);
  columns.posted[slot] = entry.posted;
  columns.idKey[slot] = idKey(entry.id);
  columns.category[slot] = entry.category;
  columns.make[slot] = entry.make;
  columns.model[slot] = entry.model;
  columns.division[slot] = entry.division;
  columns.district[slot] = entry.district;
  columns.condition[slot] = entry.condition;
  columns.seller[slot] = entry.seller;
  columns.photo[slot] = entry.photo ? 1 : 0;
  columns.currency[slot] = entry.currency;
  columns.price[slot] = entry.price;
  columns.year[slot] = entry.year > yearZero ? Math.min(255, entry.year - yearZero) : 0;
  columns.km[slot] = entry.km;
  columns.cc[slot] = entry.cc;
  columns.below[slot] = belowUsual(entry);
  columns.owners[slot] = Math.max(0, Math.min(255, entry.owners));
  for (const name of ['price', 'km', 'cc'] as const)
    columns[stepIn[name].column][slot] = stepIn[name].of(entry[name]);
  putCodes(columns, slot);
  noteAlike(columns, slot);
}

/** The last slot moves into the one that is left. */
function remove(columns: Columns, slot: number): void {
  const last = columns.size - 1;
  columns.slotOf[columns.no[slot] as number] = 0;
  if (slot !== last) {
    for (const name of [...smallColumns, ...largeColumns, ...exactColumns])
      columns[name][slot] = columns[name][last] as number;
    columns.slotOf[columns.no[slot] as number] = slot + 1;
    noteAlike(columns, slot);
  }
  columns.size = last;
}

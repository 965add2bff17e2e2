/** How many listings have each value of each column. */
import { type Columns, smallColumns } from './columns.ts';
import type { Dimension } from './marks.ts';

export const countedSmall = smallColumns;
export const countedLarge = ['make', 'model', 'division', 'district'] as const;

export type Counted = (typeof countedSmall)[number] | (typeof countedLarge)[number];

/** How many listings have each value. */
export type Counts = Record<Counted, Int32Array>;

/** The columns that show a dimension. */
export const shownBy: Record<Dimension, readonly Counted[]> = {
  words: [],
  category: ['category'],
  bike: ['make', 'model'],
  // What is left out is no choice any more.
  except: [],
  condition: ['condition'],
  place: ['division', 'district'],
  price: ['priceStep'],
  year: ['year'],
  km: ['kmStep'],
  cc: ['ccStep'],
  owners: ['owners'],
  photo: ['photo'],
  seller: ['seller'],
  currency: ['currency'],
};

/** Two tallies in turn: one would wait for itself whenever a value comes twice. */
export function countSmall(column: Uint8Array, slots: Int32Array): Int32Array {
  const even = new Int32Array(256);
  const odd = new Int32Array(256);
  const { length } = slots;
  let i = 0;
  for (; i + 1 < length; i += 2) {
    const a = column[slots[i] as number] as number;
    const b = column[slots[i + 1] as number] as number;
    even[a] = (even[a] as number) + 1;
    odd[b] = (odd[b] as number) + 1;
  }
  if (i < length) {
    const a = column[slots[i] as number] as number;
    even[a] = (even[a] as number) + 1;
  }
  for (let value = 0; value < 256; value += 1) even[value] = (even[value] as number) + (odd[value] as number);
  return even;
}

export function countLarge(column: Int32Array, slots: Int32Array, values: number): Int32Array {
  const counts = new Int32Array(values);
  const { length } = slots;
  let i = 0;
  // As above; a second tally has to be added up, which few slots are not worth.
  if (length > values) {
    const odd = new Int32Array(values);
    for (; i + 1 < length; i += 2) {
      const a = column[slots[i] as number] as number;
      const b = column[slots[i + 1] as number] as number;
      counts[a] = (counts[a] as number) + 1;
      odd[b] = (odd[b] as number) + 1;
    }
    for (let value = 0; value < values; value += 1)
      counts[value] = (counts[value] as number) + (odd[value] as number);
  }
  for (; i < length; i += 1) {
    const value = column[slots[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

/** All listings by value, and by the codes of what they ask. */
export type AllCounts = Counts & { asked: Int32Array };
const inTally = [...countedSmall, ...countedLarge, 'asked'] as const;

/** All listings by value, kept up to date from the beginning: nobody counts them again. */
export function createTally(columns: Columns) {
  const counts = Object.fromEntries(inTally.map((name) => [name, new Int32Array(256)])) as AllCounts;
  return {
    counts,
    /** Counts the listing of a slot; `by` is -1 to take it out. */
    add(slot: number, by: 1 | -1): void {
      for (const name of inTally) {
        const value = columns[name][slot] as number;
        if (value >= counts[name].length) {
          const wider = new Int32Array(Math.ceil(value * 1.5));
          wider.set(counts[name]);
          counts[name] = wider;
        }
        counts[name][value] = (counts[name][value] as number) + by;
      }
    },
  };
}

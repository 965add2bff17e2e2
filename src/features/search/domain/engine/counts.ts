/** Counts of listings by the values of each fact. */
import type { Columns } from './columns.ts';
import { type Codes, type JointColumn, jointColumns, type Member, members } from './joints.ts';
import type { Dimension } from './marks.ts';

const named = new Set<Member>(['make', 'model', 'division', 'district']);

/** One more than the largest value of a fact; `names` is one more than the largest id of a name. */
export function valuesOf(fact: Member, names: number): number {
  return named.has(fact) ? names : 256;
}

/** For each fact, counts by value. */
export type Counts = Record<Member, Int32Array>;

/** The facts whose counts a dimension's filter shows. */
export const shownBy: Record<Dimension, readonly Member[]> = {
  words: [],
  category: ['category'],
  bike: ['make', 'model'],
  // An excluded value is no choice any more.
  except: [],
  condition: ['condition'],
  place: ['division', 'district'],
  price: ['priceStep'],
  year: ['year'],
  km: ['kmStep'],
  cc: ['ccStep'],
  owners: ['owners'],
  photo: ['photo'],
  ownName: ['ownName'],
  seller: ['seller'],
  currency: ['currency'],
};

/** How many slots have each code. */
export function countCodes(column: Codes, slots: Int32Array, values: number): Int32Array {
  const counts = new Int32Array(values);
  const { length } = slots;
  let i = 0;
  // Two arrays in turn: with one, the processor would stall whenever a value repeats. To add them up is not
  // worth it for few slots.
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

const joints = Object.entries(jointColumns) as [JointColumn, readonly Member[]][];

/** Counts of all listings by value, and by codes of the `asked` column. */
export type AllCounts = Counts & { asked: Int32Array };

/** Counts of all listings, updated with every change, so that nothing is ever counted again. */
export function createTally(columns: Columns) {
  const counts = Object.fromEntries(
    [...members, 'asked'].map((name) => [name, new Int32Array(256)]),
  ) as AllCounts;
  function addTo(name: keyof AllCounts, value: number, by: 1 | -1): void {
    let own = counts[name];
    if (value >= own.length) {
      const wider = new Int32Array(Math.ceil(value * 1.5));
      wider.set(own);
      counts[name] = own = wider;
    }
    own[value] = (own[value] as number) + by;
  }
  return {
    counts,
    /** Adds the listing of a slot to the counts; with -1 removes it. */
    add(slot: number, by: 1 | -1): void {
      for (const [joint, of] of joints) {
        const code = columns[joint][slot] as number;
        const { values } = columns.joints[joint];
        for (const name of of) addTo(name, values[name][code] as number, by);
      }
      addTo('asked', columns.asked[slot] as number, by);
    },
  };
}

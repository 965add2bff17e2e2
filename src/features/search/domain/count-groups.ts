/** What each further filter would leave, counted from the listings that pass and from those that fail one filter only. */
import type { BikeCounts } from './alike.ts';
import type { Columns } from './columns.ts';
import {
  type AllCounts,
  type Counted,
  type Counts,
  countedLarge,
  countedSmall,
  countLarge,
  countSmall,
  shownBy,
} from './counts.ts';
import { countsOf, type JointColumn, jointOf, type Member } from './joints.ts';
import type { Test } from './marks.ts';

export interface GroupCounts {
  /** For each column what its values would leave: with all filters but the one of the column's own dimension. */
  counts: Counts;
  /** By currency, what is left whatever it asks; null where no range of prices keeps anything out, or a currency was chosen. */
  atAnyPrice: Int32Array | null;
}

/** The listings that a scan has to count. */
export interface Groups {
  /** The slots of those that pass, of those that fail only the first test, … */
  slots: readonly Int32Array[];
  /** Those that pass, or fail only by their make and model. */
  bikes: BikeCounts;
}

const none = new Int32Array();
const small = new Set<string>(countedSmall);

const isChosen = (tests: readonly Test[]) => tests.some(({ dimension }) => dimension === 'currency');

/** Whatever counts the groups of a scan. `columns` and `all` are of all listings. */
export function createCounter(columns: Columns, all: Readonly<AllCounts>) {
  const { joints } = columns;

  const isPriced = (code: number) => joints.asked.values.priceStep[code] !== 0;
  const isIn = (currency: number) => (code: number) => joints.asked.values.currency[code] === currency;

  /** Counts some slots; what is joint is looked at once. */
  function counterOf(of: Columns, slots: Int32Array, names: number) {
    const known = new Map<JointColumn, Int32Array>();
    function codes(joint: JointColumn): Int32Array {
      const counted = known.get(joint) ?? countLarge(of[joint], slots, joints[joint].codes.size);
      known.set(joint, counted);
      return counted;
    }
    return {
      codes,
      count(name: Exclude<Counted, 'make' | 'model'>, priced: number): Int32Array {
        const joint = jointOf(name);
        if (joint === undefined) return countSmall(of[name] as Uint8Array, slots);
        const length = small.has(name) ? 256 : names;
        // Prices of another currency are figures of another kind.
        const only = name === 'priceStep' ? isIn(priced) : undefined;
        return countsOf(joints[joint], name as Member, codes(joint), length, only);
      },
    };
  }

  /** Counts the groups of all listings, or of a sample of them. */
  return (
    of: Columns,
    { slots, bikes }: Groups,
    { tests, priced }: { tests: readonly Test[]; priced: number },
    names: number,
  ): GroupCounts => {
    const only = tests.length === 1 ? tests[0]?.dimension : undefined;
    const isWhole = (name: Counted) =>
      tests.length === 0 || (only !== undefined && shownBy[only].includes(name));
    const wholeOf = (name: Counted) =>
      name === 'priceStep' ? countsOf(joints.asked, name, all.asked, 256, isIn(priced)) : all[name];

    const groups = slots.map((group) => counterOf(of, group, names));
    const [passing = counterOf(of, none, names), ...failing] = groups;
    const counts = {} as Counts;
    for (const name of [...countedSmall, ...countedLarge]) {
      if (isWhole(name)) counts[name] = wholeOf(name);
      else counts[name] = name === 'make' || name === 'model' ? bikes[name] : passing.count(name, priced);
    }
    for (const [place, group] of failing.entries()) {
      for (const name of shownBy[(tests[place] as Test).dimension]) {
        if (name === 'make' || name === 'model') continue;
        const own = counts[name];
        const further = group.count(name, priced);
        for (let value = 0; value < own.length; value += 1)
          own[value] = (own[value] as number) + (further[value] as number);
      }
    }

    function countAtAnyPrice(): Int32Array | null {
      const place = tests.findIndex(({ dimension }) => dimension === 'price');
      // Nothing to count where no range keeps prices out, or all are of one currency.
      if (place < 0 || isChosen(tests) || all.currency[0] === columns.size) return null;
      const byCurrency = (codes: Int32Array) => countsOf(joints.asked, 'currency', codes, 256, isPriced);
      if (tests.length === 1) return byCurrency(all.asked);
      const [left, out] = [passing, failing[place]].map((group) => group && byCurrency(group.codes('asked')));
      return (left as Int32Array).map((count, code) => count + (out?.[code] ?? 0));
    }
    return { counts, atAnyPrice: countAtAnyPrice() };
  };
}

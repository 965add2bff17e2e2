/** What each further filter would leave, counted from the listings that pass and from those that fail one filter only. */
import type { Columns } from './columns.ts';
import { type AllCounts, type Counts, countCodes, shownBy, valuesOf } from './counts.ts';
import { countsOf, type JointColumn, jointOf, type Member, members } from './joints.ts';
import type { Test } from './marks.ts';

export interface GroupCounts {
  /** For each fact what its values would leave: with all filters but the one of the fact's own dimension. */
  counts: Counts;
  /** By currency, what is left whatever it asks; null where no range of prices keeps anything out. */
  atAnyPrice: Int32Array | null;
}

/** Listings that a scan has to count. */
export interface Group {
  slots: Int32Array;
  /** How many have each code of the column of bikes, where they are counted by more than their slots. */
  bikes: Int32Array | null;
}

const nobody: Group = { slots: new Int32Array(), bikes: null };

/** Whatever counts the groups of a scan. `columns` and `all` are of all listings. */
export function createCounter(columns: Columns, all: Readonly<AllCounts>) {
  const { joints } = columns;

  const isPriced = (code: number) => joints.asked.values.priceStep[code] !== 0;
  const isIn = (currency: number) => (code: number) => joints.asked.values.currency[code] === currency;

  /** Counts a group; what is joint is looked at once. */
  function counterOf(of: Columns, { slots, bikes }: Group, names: number) {
    const known = new Map<JointColumn, Int32Array>(bikes ? [['bike', bikes]] : []);
    function codes(joint: JointColumn): Int32Array {
      const byCode = known.get(joint) ?? countCodes(of[joint], slots, joints[joint].codes.size);
      known.set(joint, byCode);
      return byCode;
    }
    return {
      codes,
      count(name: Member, priced: number): Int32Array {
        const joint = jointOf[name];
        // Prices of another currency are figures of another kind.
        const only = name === 'priceStep' ? isIn(priced) : undefined;
        return countsOf(joints[joint], name, codes(joint), valuesOf(name, names), only);
      },
    };
  }

  /**
   * Counts the groups of all listings, or of a sample of them: those that pass, those that fail only the first test, and so on.
   */
  return (
    of: Columns,
    groups: readonly Group[],
    { tests, priced }: { tests: readonly Test[]; priced: number },
    names: number,
  ): GroupCounts => {
    const only = tests.length === 1 ? tests[0]?.dimension : undefined;
    const isWhole = (name: Member) =>
      tests.length === 0 || (only !== undefined && shownBy[only].includes(name));
    const wholeOf = (name: Member) =>
      name === 'priceStep' ? countsOf(joints.asked, name, all.asked, 256, isIn(priced)) : all[name];

    const counters = groups.map((group) => counterOf(of, group, names));
    const [passing = counterOf(of, nobody, names), ...failing] = counters;
    const counts = {} as Counts;
    for (const name of members) counts[name] = isWhole(name) ? wholeOf(name) : passing.count(name, priced);
    for (const [place, group] of failing.entries()) {
      for (const name of shownBy[(tests[place] as Test).dimension]) {
        const own = counts[name];
        const further = group.count(name, priced);
        for (let value = 0; value < own.length; value += 1)
          own[value] = (own[value] as number) + (further[value] as number);
      }
    }

    function countAtAnyPrice(): Int32Array | null {
      const place = tests.findIndex(({ dimension }) => dimension === 'price');
      // Nothing to count where no range keeps prices out, or all are of one currency.
      if (place < 0 || all.currency[0] === columns.size) return null;
      const byCurrency = (codes: Int32Array) => countsOf(joints.asked, 'currency', codes, 256, isPriced);
      if (tests.length === 1) return byCurrency(all.asked);
      const [left, out] = [passing, failing[place]].map((group) => group && byCurrency(group.codes('asked')));
      return (left as Int32Array).map((count, code) => count + (out?.[code] ?? 0));
    }
    return { counts, atAnyPrice: countAtAnyPrice() };
  };
}

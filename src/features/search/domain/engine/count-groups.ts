/**
 * Counts what each further filter would leave, from the listings that pass and from those that fail exactly
 * one filter.
 */
import type { Columns } from './columns.ts';
import { type AllCounts, type Counts, countCodes, shownBy, valuesOf } from './counts.ts';
import { countsOf, type JointColumn, jointOf, type Member, members } from './joints.ts';
import type { Test } from './marks.ts';

export interface GroupCounts {
  /**
   * For each fact the counts of its values, with all filters applied except that of the fact's own dimension.
   */
  counts: Counts;
  /** Counts by currency without the price range; null where no price range excludes anything. */
  atAnyPrice: Int32Array | null;
}

/** A set of listings to count. */
export interface Group {
  slots: Int32Array;
  /** Counts by bike code, where they were made from a bitmap and not from slots. */
  bikes: Int32Array | null;
}

const nobody: Group = { slots: new Int32Array(), bikes: null };

/** Creates the function that counts a scan's groups. `columns` and `all` cover all listings. */
export function createCounter(columns: Columns, all: Readonly<AllCounts>) {
  const { joints } = columns;

  const isPriced = (code: number) => joints.asked.values.priceStep[code] !== 0;
  const isIn = (currency: number) => (code: number) => joints.asked.values.currency[code] === currency;

  /** Counts a group; each joint column is read only once. */
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
        // Prices in different currencies must not be counted together.
        const only = name === 'priceStep' ? isIn(priced) : undefined;
        return countsOf(joints[joint], name, codes(joint), valuesOf(name, names), only);
      },
    };
  }

  /**
   * Counts the groups of all listings or of a sample: the first passes all filters, the second fails only the
   * first test, and so on. Facts that are not wanted are not counted.
   */
  return (
    of: Columns,
    groups: readonly Group[],
    { tests, priced }: { tests: readonly Test[]; priced: number },
    names: number,
    wanted: readonly Member[] = members,
  ): GroupCounts => {
    const only = tests.length === 1 ? tests[0]?.dimension : undefined;
    const isWhole = (name: Member) =>
      tests.length === 0 || (only !== undefined && shownBy[only].includes(name));
    const wholeOf = (name: Member) =>
      name === 'priceStep' ? countsOf(joints.asked, name, all.asked, 256, isIn(priced)) : all[name];

    const counters = groups.map((group) => counterOf(of, group, names));
    const [passing = counterOf(of, nobody, names), ...failing] = counters;
    const counts = {} as Counts;
    for (const name of wanted) counts[name] = isWhole(name) ? wholeOf(name) : passing.count(name, priced);
    for (const [place, group] of failing.entries()) {
      for (const name of shownBy[(tests[place] as Test).dimension]) {
        if (!wanted.includes(name)) continue;
        const own = counts[name];
        const further = group.count(name, priced);
        for (let value = 0; value < own.length; value += 1)
          own[value] = (own[value] as number) + (further[value] as number);
      }
    }

    function countAtAnyPrice(): Int32Array | null {
      const place = tests.findIndex(({ dimension }) => dimension === 'price');
      // Nothing to count without a price range, or when all listings have one currency.
      if (place < 0 || all.currency[0] === columns.size) return null;
      const byCurrency = (codes: Int32Array) => countsOf(joints.asked, 'currency', codes, 256, isPriced);
      if (tests.length === 1) return byCurrency(all.asked);
      const [left, out] = [passing, failing[place]].map((group) => group && byCurrency(group.codes('asked')));
      return (left as Int32Array).map((count, code) => count + (out?.[code] ?? 0));
    }
    return { counts, atAnyPrice: wanted.includes('priceStep') ? countAtAnyPrice() : null };
  };
}

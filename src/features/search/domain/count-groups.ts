/** What each further filter would leave, counted from the listings that pass and from those that fail one filter only. */
import type { Columns } from './columns.ts';
import {
  type Counted,
  type Counts,
  countedLarge,
  countedSmall,
  countInCurrency,
  countLarge,
  countPriced,
  countRuns,
  countSmall,
  shownBy,
} from './counts.ts';
import type { Test } from './marks.ts';

export interface GroupCounts {
  /** For each column what its values would leave: with all filters but the one of the column's own dimension. */
  counts: Counts;
  /** By currency, what is left whatever it asks; null where no range of prices keeps anything out, or a currency was chosen. */
  atAnyPrice: Int32Array | null;
}

const none = new Int32Array();

const isChosen = (tests: readonly Test[]) => tests.some(({ dimension }) => dimension === 'currency');

/** Whatever counts the groups of a scan: [those that pass, those that fail only the first test, …]. */
export function createCounter(columns: Columns, all: Counts) {
  function countAll(
    of: Columns,
    groups: readonly Int32Array[],
    { tests, priced }: { tests: readonly Test[]; priced: number },
    names: number,
  ): Counts {
    // Prices of another currency are figures of another kind.
    const isMixed = all.currency[priced] !== columns.size;
    const count = (name: Counted, slots: Int32Array) => {
      if (name === 'priceStep' && isMixed) return countInCurrency(of, slots, priced);
      const column = of[name];
      if (name === 'make' || name === 'model') return countRuns(of[name], slots, names);
      return column instanceof Uint8Array ? countSmall(column, slots) : countLarge(column, slots, names);
    };
    const only = tests.length === 1 ? tests[0]?.dimension : undefined;
    const counts = {} as Counts;
    for (const name of [...countedSmall, ...countedLarge]) {
      const isWhole = tests.length === 0 || (only !== undefined && shownBy[only].includes(name));
      if (!isWhole) counts[name] = count(name, groups[0] ?? none);
      else if (name === 'priceStep' && isMixed) counts[name] = countInCurrency(of, null, priced);
      else counts[name] = all[name];
    }
    for (const [place, { dimension }] of tests.length < 2 ? [] : tests.entries()) {
      for (const name of shownBy[dimension]) {
        const own = counts[name];
        const further = count(name, groups[place + 1] ?? none);
        for (let value = 0; value < own.length; value += 1)
          own[value] = (own[value] as number) + (further[value] as number);
      }
    }
    return counts;
  }

  /** Nothing to count where no range keeps prices out, or all are of one currency. */
  function countAtAnyPrice(
    of: Columns,
    groups: readonly Int32Array[],
    tests: readonly Test[],
  ): Int32Array | null {
    const place = tests.findIndex(({ dimension }) => dimension === 'price');
    if (place < 0 || isChosen(tests) || all.currency[0] === columns.size) return null;
    return countPriced(of, tests.length === 1 ? null : [groups[0] ?? none, groups[place + 1] ?? none]);
  }

  /** Counts the groups of all listings, or of a sample of them. */
  return (
    of: Columns,
    groups: readonly Int32Array[],
    question: { tests: readonly Test[]; priced: number },
    names: number,
  ): GroupCounts => ({
    counts: countAll(of, groups, question, names),
    atAnyPrice: countAtAnyPrice(of, groups, question.tests),
  });
}

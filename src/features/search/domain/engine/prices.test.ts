import { expect, test } from 'vitest';
import { entryOf } from '../../../../../test/support/columns.ts';
import { diceOf } from '../../../../../test/support/dice.ts';
import { readPosition, writePosition } from '../cursor.ts';
import { keyOfSort } from '../question.ts';
import type { Sort } from '../search.ts';
import { createAges } from './ages.ts';
import { arrange } from './arrange.ts';
import { type Columns, type Entry, emptyColumns, putEntry } from './columns.ts';
import { createTally } from './counts.ts';
import { memberAt } from './joints.ts';
import { passesAll, type Test } from './marks.ts';
import { missedPrice } from './nearest.ts';
import type { Position } from './order.ts';
import { createRegister } from './register.ts';
import { createScanner } from './scan.ts';
import { stepsIn } from './steps.ts';

/** Around what four bytes hold, and what a large motorcycle costs in rials. */
const offered = [-1, 0, 99, 1_999_999_999, 2_000_000_000, 2_000_000_001, 2_147_483_647, 2_147_483_648].concat(
  [4_294_967_295, 4_294_967_296, 6_500_000_000, 29_999_999_999, 30_000_000_000, 111_000_000_000],
);

function mirrorOf(prices: readonly number[]) {
  const columns = emptyColumns();
  const tally = createTally(columns);
  const ages = createAges(columns);
  const scanner = createScanner(columns, tally.counts, ages);
  const register = createRegister({ columns, tally, ages, sets: scanner.sets });
  const dice = diceOf(5).below;
  const entries = Array.from({ length: 1_500 }, (_, place) => {
    const price = prices[dice(prices.length)] as number;
    return entryOf(place + 1, { price, currency: dice(3) === 0 ? 1 : 0, make: dice(4) });
  });
  const write = (some: Entry[]) => register(some, some.length);
  // Low prices come first, and the mirror grows.
  write(entries.filter(({ price }) => price <= 2_000_000_000));
  const before = columns.price;
  write(entries.filter(({ price }) => price > 2_000_000_000));
  return { columns, scanner, entries, before, write };
}

const priceFrom = (from: number, to: number): Test => ({
  dimension: 'price',
  parts: [
    { kind: 'range', column: 'price', from, to },
    { kind: 'small', column: 'currency', passes: new Uint8Array(256).fill(1, 0, 1) },
  ],
});

function numbersIn(columns: Columns, tests: readonly Test[]): number[] {
  const slots = Array.from({ length: columns.size }, (_, slot) => slot);
  return slots.filter((slot) => passesAll(columns, slot, tests)).map((slot) => columns.no[slot] as number);
}

test('prices beyond 32 bits are found by every range, counted by steps, and kept when listings change', () => {
  const { columns, scanner, entries, write } = mirrorOf(offered);
  const check = () => {
    for (const from of offered.filter((price) => price >= 0))
      for (const to of [...offered.filter((price) => price >= from), 10 ** 13]) {
        const tests = [priceFrom(from, to)];
        const fitting = entries.filter(
          ({ price, currency }) => currency === 0 && price >= from && price <= to,
        );
        const question = { tests, keyOf: null, most: 5, after: null, priced: 0 };
        const scan = scanner.scan(question, 4);
        expect([from, to, scan.total]).toEqual([from, to, fitting.length]);
        expect([from, to, scanner.draw(question, 9_000).sample.size]).toEqual([from, to, columns.size]);
        const { sample } = scanner.draw(question, 9_000);
        expect(scanner.scan(question, 4, sample).total).toBe(fitting.length);
        expect(numbersIn(columns, tests).sort()).toEqual(fitting.map(({ no }) => no).sort());
      }
    const { priceStep } = scanner.scan({ tests: [], keyOf: null, most: 1, after: null, priced: 0 }, 4).counts;
    for (const price of offered.filter((one) => one >= 0)) {
      const step = stepsIn('km').price.of(price);
      const same = entries.filter((one) => one.currency === 0 && stepsIn('km').price.of(one.price) === step);
      expect([price, priceStep[step]]).toEqual([price, same.length]);
    }
  };
  check();
  arrange(columns);
  scanner.sets.forget();
  check();
  const changed = entries.splice(0, 200).map((entry) => ({ ...entry, price: 7_000_000_000 }));
  const gone = entries.splice(0, 100).map((entry) => ({ ...entry, forSale: false }));
  write([...changed, ...gone]);
  entries.push(...changed);
  check();
});

test.each([
  ['price-low', 1],
  ['price-high', -1],
] as const)(
  'they have their place in the order %s, page by page, each currency by itself',
  (sort: Sort, sign) => {
    const { columns, scanner, entries } = mirrorOf(offered);
    const listed: number[] = [];
    let after: Position | null = null;
    do {
      const scan = scanner.scan({ tests: [], keyOf: keyOfSort(sort, 0), most: 90, after, priced: 0 }, 4);
      listed.push(...scan.first.map(({ no }) => no));
      const last: Position | undefined = scan.more ? scan.first.at(-1) : undefined;
      // As it is in the address of the next page.
      after = last ? readPosition(writePosition(last, sort), sort) : null;
    } while (after);
    const ofSlot = (no: number) => {
      const slot = (columns.slotOf[no] as number) - 1;
      return [memberAt(columns, 'currency', slot), columns.price[slot]];
    };
    const wanted = entries
      .toSorted(
        (a, b) =>
          Number(a.price < 0) - Number(b.price < 0) ||
          (a.price < 0 ? 0 : a.currency - b.currency || sign * (a.price - b.price)) ||
          b.posted - a.posted ||
          b.no - a.no,
      )
      .map(({ no }) => no);
    expect(listed.map(ofSlot)).toEqual(wanted.map(ofSlot));
    expect(listed).toEqual(wanted);
  },
);

test('the nearest is the one whose price is least off', () => {
  const columns = emptyColumns();
  for (const [place, price] of [2_100_000_000, 6_000_000_000, 40_000_000_000].entries())
    putEntry(columns, entryOf(place + 1, { price }));
  const wish = { from: null, to: 5_000_000_000, currency: 0, weight: 10 };
  expect([0, 1, 2].map((slot) => missedPrice(columns, slot, wish))).toEqual([0, 4, 10]);
});

test('four bytes a listing as long as they are enough, then eight', () => {
  const usual = mirrorOf(offered.filter((price) => price <= 2_000_000_000));
  expect(usual.columns.price).toBeInstanceOf(Int32Array);
  const dear = mirrorOf(offered);
  expect([dear.before, dear.columns.price]).toEqual([expect.any(Int32Array), expect.any(Float64Array)]);
});

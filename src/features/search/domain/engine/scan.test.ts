import { expect, test } from 'vitest';
import { entryOf } from '../../../../../test/support/columns.ts';
import { diceOf } from '../../../../../test/support/dice.ts';
import { anyEntry, anyTests, askEach, names } from '../../../../../test/support/scan-by-each.ts';
import { createAges } from './ages.ts';
import { arrange } from './arrange.ts';
import { type Entry, emptyColumns, putEntry } from './columns.ts';
import { createTally } from './counts.ts';
import { type Member, memberAt } from './joints.ts';
import { type Part, passesAll, type Test } from './marks.ts';
import { missedPrice } from './nearest.ts';
import { createRegister } from './register.ts';
import { createScanner } from './scan.ts';

test('a scan says what asking each listing says, while listings come, change and go', () => {
  const dice = diceOf(7).below;
  const columns = emptyColumns();
  const tally = createTally(columns);
  const ages = createAges(columns);
  const scanner = createScanner(columns, tally.counts, ages);
  const register = createRegister({ columns, tally, ages, sets: scanner.sets });
  const told = new Map<number, Entry>();
  const write = (...entries: Entry[]) => {
    for (const entry of entries) told.set(entry.no, entry);
    register(entries, entries.length);
  };

  // Some searches recur, as real ones do; the mirror grows beyond its first allocation.
  const searches = Array.from({ length: 30 }, () => anyTests(dice));
  for (let round = 0; round < 400; round += 1) {
    for (let times = dice(8); times > 0; times -= 1)
      write({ ...anyEntry(1 + dice(3_000), dice), forSale: dice(5) > 0 });
    if (round === 200) write(...Array.from({ length: 1_200 }, (_, place) => anyEntry(5_000 + place, dice)));
    if (round >= 100 && round % 20 === 0) {
      arrange(columns);
      scanner.sets.forget();
    }
    const tests = searches[dice(searches.length)] as Test[];
    const offered = Array.from(told.values()).filter(({ forSale }) => forSale);
    const expected = askEach(offered, tests);
    const question = { tests, keyOf: null, most: 5, after: null, priced: 0 };
    const scan = scanner.scan(question, names);
    expect(scan.total).toBe(expected.total);
    expect(scan.alone).toEqual(expected.alone);
    for (const [column, values] of Object.entries(expected.counts)) {
      const counted = Array.from(scan.counts[column as Member].entries()).filter(([, count]) => count > 0);
      expect([column, counted]).toEqual([column, values]);
    }
    const few = ['make', 'district', 'priceStep'] as const;
    const { make, district, priceStep } = scan.counts;
    expect(scanner.countsOf(question, names, few)).toEqual({ make, district, priceStep });
    expect(scan.atAnyPrice && Array.from(scan.atAnyPrice.subarray(0, 2))).toEqual(
      expected.atAnyPrice || null,
    );
    expect(scan.first.map(({ posted }) => posted)).toEqual(expected.newest.slice(0, 5));
    expect(scanner.count(tests)).toBe(expected.total);
    const { sample, of } = scanner.draw(question, columns.size + 1);
    expect(of).toBe(expected.near.length);
    expect(Array.from(sample.no).sort()).toEqual(expected.near.sort());
  }
});

const wordsAmong = (numbers: number[]): Test => ({
  dimension: 'words',
  parts: [{ kind: 'numbers', numbers }],
});

test('what is nearest misses the least, whatever it is', () => {
  const dice = diceOf(11).below;
  const columns = emptyColumns();
  const scanner = createScanner(columns, createTally(columns).counts, createAges(columns));
  for (let no = 1; no <= 2_000; no += 1) putEntry(columns, anyEntry(no, dice));
  for (let round = 0; round < 60; round += 1) {
    // The heaviest wish is sometimes rare, as a model is: there may be enough near listings, or too few.
    const rare = Array.from({ length: round % 3 === 0 ? 0 : 4 + dice(26) }, () => 1 + dice(2_000));
    const wishes = [
      ...anyTests(dice).map((one, place) => ({ test: one, weight: 3 + place * 7 })),
      ...(rare.length === 0 ? [] : [{ test: wordsAmong(rare), weight: 20 + dice(60) }]),
    ];
    const price = dice(2) === 1 ? { from: null, to: 100_000, currency: 0, weight: 16 } : undefined;
    const all = wishes.reduce((sum, { weight }) => sum + weight, price?.weight ?? 0);
    const costs = Array.from({ length: columns.size }, (_, slot) => ({
      no: columns.no[slot] as number,
      posted: columns.posted[slot] as number,
      cost: wishes.reduce(
        (sum, { test: one, weight }) => sum + (passesAll(columns, slot, [one]) ? 0 : weight),
        price ? missedPrice(columns, slot, price) : 0,
      ),
    }));
    const best = costs
      .filter(({ cost }) => cost < all)
      .sort((a, b) => a.cost - b.cost || b.posted - a.posted)
      .slice(0, 6);
    const nearest = scanner.nearest({ wishes, price }, 6);
    const found = nearest.map((no) => costs.find((one) => one.no === no));
    expect(found.map((one) => [one?.cost, one?.posted])).toEqual(best.map((one) => [one.cost, one.posted]));
  }
});

test('arranged, the listings of a model lie together, and those of a make', () => {
  const dice = diceOf(3).below;
  const columns = emptyColumns();
  const entries = Array.from({ length: 500 }, (_, place) => anyEntry(1 + place, dice));
  for (const entry of entries) putEntry(columns, entry);
  arrange(columns);
  const runs = (fact: Member) => {
    const values = Array.from({ length: columns.size }, (_, slot) => memberAt(columns, fact, slot));
    return values.filter((value, slot) => slot === 0 || values[slot - 1] !== value).length;
  };
  expect(runs('make')).toBe(new Set(entries.map(({ make }) => make)).size);
  expect(runs('model')).toBe(new Set(entries.map(({ model }) => model)).size);
  for (const { no, posted, condition, price } of entries) {
    const slot = (columns.slotOf[no] as number) - 1;
    const { no: nos, posted: ages, price: prices } = columns;
    const told = [nos[slot], ages[slot], memberAt(columns, 'condition', slot), prices[slot]];
    expect(told).toEqual([no, posted, condition, price]);
  }
});

test('more combinations than sixteen bits can name are told apart, and values that are larger than any id so far', () => {
  const columns = emptyColumns();
  const tally = createTally(columns);
  const ages = createAges(columns);
  const scanner = createScanner(columns, tally.counts, ages);
  const register = createRegister({ columns, tally, ages, sets: scanner.sets });
  const count = 70_000;
  const largest = 2 ** 22;
  const engines = [-1, 90, 110, 130];
  const places = Array.from({ length: count }, (_, no) => ({ division: no % 300, district: no }));
  register(
    places.map((place, no) =>
      entryOf(no + 1, { ...place, make: largest + (no % 3), cc: engines[no % 4] as number }),
    ),
    count,
  );
  const withDistrict = (district: number): Test => {
    const passes = new Uint8Array(count);
    passes[district] = 1;
    const parts: Part[] = [
      { kind: 'either', columns: ['division', 'district'], passes: [new Uint8Array(), passes] },
    ];
    return { dimension: 'place', parts };
  };
  for (const district of [0, 65_535, 65_536, count - 1]) {
    const { first } = scanner.scan(
      { tests: [withDistrict(district)], keyOf: null, most: 5, after: null, priced: 0 },
      count,
    );
    expect(first.map(({ no }) => no)).toEqual([district + 1]);
  }
  for (const slot of [0, 1, 2, 3, count - 1]) {
    const no = (columns.no[slot] as number) - 1;
    expect(memberAt(columns, 'make', slot)).toBe(largest + (no % 3));
    expect(memberAt(columns, 'ccStep', slot)).toBe(no % 4);
  }
});

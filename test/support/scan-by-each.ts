/** Random listings and filters, and the expected result of a scan, computed listing by listing. */
import type { Entry } from '../../src/features/search/domain/engine/columns.ts';
import { shownBy } from '../../src/features/search/domain/engine/counts.ts';
import { type Member, members } from '../../src/features/search/domain/engine/joints.ts';
import type { Part, Test } from '../../src/features/search/domain/engine/marks.ts';
import { stepsIn } from '../../src/features/search/domain/engine/steps.ts';
import { entryOf } from './columns.ts';

/** A whole number from 0 up to, but not including, `most` (dice.ts). */
type Dice = (most: number) => number;

/** One more than the largest id of a name. */
export const names = 40;

/** A random listing. */
export function anyEntry(no: number, dice: Dice): Entry {
  // One make and model is much more frequent than the others, as in real garages.
  const [make, family] = dice(2) === 0 ? [1, 0] : [1 + dice(4), dice(5)];
  return entryOf(no, {
    posted: dice(1_000),
    // Facts that are the same for most listings of a model.
    category: make === 1 ? 0 : dice(5),
    make,
    model: 5 + make + 5 * family,
    division: 30 + dice(2),
    district: 32 + dice(6),
    condition: dice(3),
    seller: dice(3),
    photo: dice(2) === 1,
    ownName: dice(2) === 1,
    currency: dice(6) === 0 ? 1 : 0,
    price: dice(10) === 0 ? -1 : dice(400_000),
    year: dice(10) === 0 ? 0 : 2000 + dice(25),
    km: dice(5) === 0 ? -1 : dice(90_000),
    cc: make === 1 ? 150 : dice(350),
    owners: dice(4),
  });
}

/** A table that lets some of these values pass. */
function anyTable(length: number, values: number, dice: Dice): Uint8Array {
  const table = new Uint8Array(length);
  for (let value = 0; value < values; value += 1) table[value] = dice(2);
  return table;
}

/** Random filters. */
export function anyTests(dice: Dice): Test[] {
  const from = dice(200_000);
  const inCurrency: Part = { kind: 'small', column: 'currency', passes: new Uint8Array(256).fill(1, 0, 1) };
  const all: Test[] = [
    { dimension: 'category', parts: [{ kind: 'small', column: 'category', passes: anyTable(256, 5, dice) }] },
    {
      dimension: 'bike',
      parts: [
        {
          kind: 'either',
          columns: ['make', 'model'],
          // This table is older than the latest names.
          passes: [anyTable(3, 3, dice), anyTable(names, names, dice)],
        },
      ],
    },
    {
      dimension: 'except',
      parts: [
        {
          kind: 'either',
          columns: ['make', 'model'],
          passes: [anyTable(3, 3, dice), anyTable(names, names, dice)],
          not: true,
        },
      ],
    },
    {
      dimension: 'price',
      parts: [{ kind: 'range', column: 'price', from, to: from + dice(200_000) }, inCurrency],
    },
    {
      dimension: 'place',
      parts: [
        {
          kind: 'either',
          columns: ['division', 'district'],
          passes: [anyTable(names, dice(2) * names, dice), anyTable(names, names, dice)],
        },
      ],
    },
    { dimension: 'cc', parts: [{ kind: 'range', column: 'cc', from: dice(200), to: 150 + dice(200) }] },
    { dimension: 'owners', parts: [{ kind: 'small', column: 'owners', passes: anyTable(256, 4, dice) }] },
    { dimension: 'km', parts: [{ kind: 'range', column: 'km', from: 0, to: dice(90_000) }] },
    { dimension: 'words', parts: [{ kind: 'numbers', numbers: [3, 5, 8, 900, 77, dice(300)] }] },
    { dimension: 'photo', parts: [{ kind: 'small', column: 'photo', passes: anyTable(256, 2, dice) }] },
    { dimension: 'ownName', parts: [{ kind: 'small', column: 'ownName', passes: anyTable(256, 2, dice) }] },
    {
      dimension: 'condition',
      parts: [{ kind: 'small', column: 'condition', passes: anyTable(256, 3, dice) }],
    },
    { dimension: 'seller', parts: [{ kind: 'small', column: 'seller', passes: anyTable(256, 3, dice) }] },
    { dimension: 'year', parts: [{ kind: 'small', column: 'year', passes: anyTable(256, 130, dice) }] },
    { dimension: 'currency', parts: [inCurrency] },
  ];
  const some = all.filter(() => dice(3) === 0);
  // A price range includes its currency.
  const isPriced = some.some(({ dimension }) => dimension === 'price');
  return some.filter(({ dimension }) => dimension !== 'currency' || !isPriced);
}

/** The facts of a listing, computed from its entry. */
function factsOf(entry: Entry): Record<Member, number> {
  return {
    ...entry,
    photo: entry.photo ? 1 : 0,
    ownName: entry.ownName ? 1 : 0,
    year: entry.year < 1900 ? 0 : Math.min(255, entry.year - 1899),
    priceStep: stepsIn('km').price.of(entry.price),
    kmStep: stepsIn('km').km.of(entry.km),
    ccStep: stepsIn('km').cc.of(entry.cc),
  };
}

function passesPart(entry: Entry, part: Part): boolean {
  const facts = factsOf(entry);
  if (part.kind === 'small') return part.passes[facts[part.column]] === 1;
  if (part.kind === 'numbers') return part.numbers.includes(entry.no);
  if (part.kind === 'range') return entry[part.column] >= part.from && entry[part.column] <= part.to;
  if (part.kind !== 'either') throw new Error(`No test here has ${part.kind}.`);
  const has = part.columns.map((name, side) => part.passes[side as 0 | 1][facts[name]] === 1);
  return has.includes(true) !== (part.not === true);
}

/** The expected result of a scan, computed from each listing by itself. */
export function askEach(entries: readonly Entry[], tests: readonly Test[]) {
  const slots = Array.from(entries.keys());
  const of = (slot: number) => entries[slot] as Entry;
  const failed = (slot: number) =>
    tests.filter(({ parts }) => !parts.every((part) => passesPart(of(slot), part)));
  const passing = slots.filter((slot) => failed(slot).length === 0);
  const aloneOf = (one: Test) => slots.filter((slot) => failed(slot).length === 1 && failed(slot)[0] === one);
  const groupsOf = (...shown: (Test | undefined)[]) => [
    ...passing,
    ...shown.flatMap((one) => (one ? aloneOf(one) : [])),
  ];
  const testOf = (column: Member) => tests.find(({ dimension }) => shownBy[dimension].includes(column));
  const counts = members.map((column) => {
    const shown = groupsOf(testOf(column)).filter(
      (slot) => column !== 'priceStep' || factsOf(of(slot)).currency === 0,
    );
    const values = new Map<number, number>();
    for (const slot of shown) {
      const value = factsOf(of(slot))[column];
      values.set(value, (values.get(value) ?? 0) + 1);
    }
    return [column, Array.from(values).sort(([a], [b]) => a - b)] as const;
  });
  const price = tests.find(({ dimension }) => dimension === 'price');
  const isMixed = slots.some((slot) => factsOf(of(slot)).currency !== 0);
  const priced = groupsOf(price).filter((slot) => factsOf(of(slot)).priceStep !== 0);
  return {
    total: passing.length,
    alone: tests.map((one) => aloneOf(one).length),
    counts: Object.fromEntries(counts),
    atAnyPrice:
      price &&
      isMixed &&
      [0, 1].map((code) => priced.filter((slot) => factsOf(of(slot)).currency === code).length),
    newest: passing.map((slot) => of(slot).posted).sort((a, b) => b - a),
    near: slots.filter((slot) => failed(slot).length <= 1).map((slot) => of(slot).no),
  };
}

/** What the cells of a column can be, whatever its header says. */
import { currenciesIn } from '../../../kernel/currencies.ts';
import { readableText } from '../../../kernel/figures.ts';
import { recogniseBike, recogniseMake } from '../../catalogue/domain.ts';
import type { Target } from '../contract.ts';
import { readCondition } from '../readings/condition.ts';
import { readAmount } from '../readings/price.ts';
import { unreadable } from '../readings/reading.ts';
import { readYear } from '../readings/year.ts';
import { readEngine, readKilometres, readOwners } from '../readings.ts';

const mixed = { decimalComma: 'mixed' } as const;
const today = new Date();
const isYear = (cell: string) => {
  const year = readYear(cell, today);
  return year !== unreadable && year >= 1930 && year <= today.getUTCFullYear() + 1;
};
/** As exports say whether a motorcycle is new, beside a column of its state. */
const stateWord = /^(?:semi ?|semi-)?(?:used|new|nov[oa]|nuev[oa]|usad[oa]|seminov[oa]|seminuev[oa])s?$/i;

type Test = (cell: string) => boolean;

/** Which share of the cells that say something has to be readable, for a column to be what its header says. */
const tests: Partial<Record<Target, readonly [least: number, test: Test]>> = {
  name: [0.5, (cell) => /\p{L}/u.test(cell)],
  year: [0.5, isYear],
  kilometres: [0.5, (cell) => readKilometres(cell, mixed) !== unreadable],
  engine: [0.5, (cell) => readEngine(cell, mixed) !== unreadable],
  owners: [0.5, (cell) => readOwners(cell) !== unreadable],
  // What is only told of some is told: the others say that they are used.
  condition: [0.01, (cell) => readCondition(cell) !== null],
  place: [0.5, (cell) => /\p{L}/u.test(cell) && !stateWord.test(cell.trim())],
};

function share(cells: readonly string[], test: Test): number {
  const said = cells
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !blank.test(cell));
  return said.length === 0 ? 1 : said.filter(test).length / said.length;
}
const blank = /^(?:n\/?a|nan|null|none|unknown|-+)$/i;

/** Whether a column can hold what its header says, as far as the first rows show. */
export function holds(target: Target, cells: readonly string[]): boolean {
  const [least, test] = tests[target] ?? [0, () => true];
  return share(cells, test) >= least;
}

const withCurrency: Test = (cell) => /\d/.test(cell) && currenciesIn(cell) !== null;
const isPrice: Test = (cell) => {
  const amount = readAmount(cell, 1, mixed);
  return typeof amount === 'number' && amount > 0;
};
const withUnit =
  (unit: RegExp): Test =>
  (cell) =>
    unit.test(readableText(cell));

/** What cells show by themselves, the surest first: units, years, names of makes. */
const shown: readonly (readonly [Target, least: number, test: Test])[] = [
  ['price', 0.6, withCurrency],
  ['kilometres', 0.6, withUnit(/\d ?(?:kms?|км|กม\.?|公里|キロ|كم|χλμ)\.?$/)],
  ['engine', 0.6, withUnit(/\d ?(?:cc|ccm|cm3|см3|куб\.? ?см|ซีซี|سي سي)\.?$/)],
  ['year', 0.9, (cell) => /^\d{4}(?:\.0)?$/.test(readableText(cell)) && isYear(cell)],
  ['make', 0.6, (cell) => recogniseMake(cell) !== null],
  ['name', 0.6, (cell) => recogniseBike(cell).make !== null],
];

/** The fields that a column shows to be, by its cells alone. Three rows at least: one is no pattern. */
export function looksLike(header: string, cells: readonly string[]): Target[] {
  const said = cells.filter((cell) => cell.trim() !== '');
  if (said.length < 3 || said.length < cells.length / 2) return [];
  return shown.flatMap(([target, least, test]) =>
    !test(header) && share(said, test) >= least ? [target] : [],
  );
}

/** What a header may mean that says more than a word which is known: its cells have to bear it out. */
const borneOut: Readonly<Partial<Record<Target, Test>>> = {
  price: isPrice,
  year: isYear,
  kilometres: (cell) => typeof readKilometres(cell, mixed) === 'number',
  engine: (cell) => typeof readEngine(cell, mixed) === 'number',
  make: (cell) => recogniseMake(cell) !== null,
};

/** Whether nearly all cells of a column are what a part of its header says. */
export function bearsOut(target: Target, cells: readonly string[]): boolean {
  const test = borneOut[target];
  return test !== undefined && cells.some((cell) => cell.trim() !== '') && share(cells, test) >= 0.8;
}

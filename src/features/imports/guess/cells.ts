/** What the cells of a column can be, whatever its header says. */
import { currenciesIn } from '../../../kernel/currencies.ts';
import { yearOf } from '../../../kernel/dates.ts';
import { readableText } from '../../../kernel/figures.ts';
import { recogniseBike, recogniseMake } from '../../catalogue/domain.ts';
import { isUnsaid } from '../columns.ts';
import type { Target } from '../contract.ts';
import { oldestYear } from '../plausible.ts';
import { readCondition } from '../readings/condition.ts';
import { readAmount } from '../readings/price.ts';
import { unreadable } from '../readings/reading.ts';
import { readYear } from '../readings/year.ts';
import { readEngine, readKilometres, readOwners } from '../readings.ts';

/** A column as a guess sees it: its header, the cells of the first rows, and when they are read. */
export interface Column {
  header: string;
  cells: readonly string[];
  now: Date;
}

type Test = (cell: string, column: Column) => boolean;

const mixed = { decimalComma: 'mixed' } as const;

/** Whether a cell is the year of a motorcycle; the models of the next year are sold in this one. */
const isYear = (cell: string, { header, now }: Column, latest = yearOf(now) + 1) => {
  const year = readYear(cell, now, header);
  return year !== unreadable && year >= oldestYear && year <= latest;
};
/** The same where nothing but the cells says so: a year that has not begun may be that in which something ends. */
const isYearAlone: Test = (cell, column) =>
  /^\d{4}(?:\.0)?$/.test(readableText(cell)) && isYear(cell, column, yearOf(column.now));
/** As exports say whether a motorcycle is new, beside a column of its state. */
const stateWord = /^(?:semi ?|semi-)?(?:used|new|nov[oa]|nuev[oa]|usad[oa]|seminov[oa]|seminuev[oa])s?$/i;

/** Which share of the cells that say something has to be readable, for a column to be what its header says. */
const tests: Partial<Record<Target, readonly [least: number, test: Test]>> = {
  name: [0.5, (cell) => /\p{L}/u.test(cell)],
  year: [0.5, (cell, column) => isYear(cell, column)],
  kilometres: [0.5, (cell) => readKilometres(cell, mixed) !== unreadable],
  engine: [0.5, (cell) => readEngine(cell, mixed) !== unreadable],
  owners: [0.5, (cell) => readOwners(cell) !== unreadable],
  // What is only told of some is told: the others say that they are used.
  condition: [0.01, (cell) => readCondition(cell) !== null],
  place: [0.5, (cell) => /\p{L}/u.test(cell) && !stateWord.test(cell)],
};

const said = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter((cell) => !isUnsaid(cell));

function share(column: Column, test: Test): number {
  const cells = said(column.cells);
  return cells.length === 0 ? 1 : cells.filter((cell) => test(cell, column)).length / cells.length;
}

/** Whether a column can hold what its header says, as far as the first rows show. */
export function holds(target: Target, column: Column): boolean {
  const [least, test] = tests[target] ?? [0, () => true];
  return share(column, test) >= least;
}

const isPrice: Test = (cell) => {
  const amount = readAmount(cell, 1, mixed);
  return typeof amount === 'number' && amount > 0;
};
const isPriceAlone: Test = (cell, column) => currenciesIn(cell) !== null && isPrice(cell, column);
const withUnit =
  (unit: RegExp): Test =>
  (cell) =>
    unit.test(readableText(cell));

/** What cells show by themselves, the surest first: units, years, names of makes. */
const shown: readonly (readonly [Target, least: number, test: Test])[] = [
  ['price', 0.6, isPriceAlone],
  ['kilometres', 0.6, withUnit(/\d ?(?:kms?|км|กม\.?|公里|キロ|كم|χλμ)\.?$/)],
  ['engine', 0.6, withUnit(/\d ?(?:cc|ccm|cm3|см3|куб\.? ?см|ซีซี|سي سي)\.?$/)],
  ['year', 0.9, isYearAlone],
  ['make', 0.6, (cell) => recogniseMake(cell) !== null],
  ['name', 0.6, (cell) => recogniseBike(cell).make !== null],
];

/** The fields that a column shows to be, by its cells alone. Three rows at least: one is no pattern. */
export function looksLike(column: Column): Target[] {
  const count = said(column.cells).length;
  if (count < 3 || count < column.cells.length / 2) return [];
  return shown.flatMap(([target, least, test]) =>
    !test(column.header, column) && share(column, test) >= least ? [target] : [],
  );
}

/** What a header may mean that says more than a word which is known: its cells have to bear it out. */
const borneOut: Readonly<Partial<Record<Target, Test>>> = {
  price: isPrice,
  year: (cell, column) => isYear(cell, column),
  kilometres: (cell) => typeof readKilometres(cell, mixed) === 'number',
  engine: (cell) => typeof readEngine(cell, mixed) === 'number',
  make: (cell) => recogniseMake(cell) !== null,
};

/** Whether nearly all cells of a column are what a part of its header says. */
export function bearsOut(target: Target, column: Column): boolean {
  const test = borneOut[target];
  return test !== undefined && said(column.cells).length > 0 && share(column, test) >= 0.8;
}

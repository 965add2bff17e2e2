/** What the cells of a column can be, whatever its header says. */
import { currenciesIn, isCurrency } from '../../../kernel/currencies.ts';
import { yearOf } from '../../../kernel/dates.ts';
import { readableText } from '../../../kernel/figures.ts';
import { recogniseBike, recogniseMake } from '../../catalogue/domain.ts';
import { withoutMake } from '../../catalogue/name-parts.ts';
import { keyOf } from '../../catalogue/words.ts';
import type { Target } from '../contract.ts';
import { withCode } from '../currency.ts';
import { oldestYear } from '../plausible.ts';
import { readAvailability } from '../readings/availability.ts';
import { readCondition } from '../readings/condition.ts';
import { isUnsaidFigure } from '../readings/figure-cell.ts';
import { folded } from '../readings/folded.ts';
import { unitBehind } from '../readings/joint-facts.ts';
import { readAmount } from '../readings/price.ts';
import { unreadable } from '../readings/reading.ts';
import { isUnsaid } from '../readings/unsaid.ts';
import { readYear, yearInNepal } from '../readings/year.ts';
import { readEngine, readKilometres, readOwners } from '../readings.ts';
import { bareHeader, isRegion, saysOtherPlace, spaced, vocabulary } from './headers.ts';
import { countryOfPlace } from './whereabouts.ts';

/** A column for a guess: its header, the cells of the first rows, and the time of reading. */
export interface Column {
  header: string;
  cells: readonly string[];
  now: Date;
}

type Test = (cell: string, column: Column) => boolean;

const mixed = { decimalComma: 'mixed' } as const;

/**
 * Whether a cell is the model year of a motorcycle; models of the next year are sold in this one. A later
 * year is of Nepal's calendar; where the motorcycle is elsewhere, its row is refused.
 */
const isYear: Test = (cell, { header, now }) => {
  const told = readYear(cell, now, header);
  if (told === unreadable) return false;
  const year = yearInNepal(told);
  return year >= oldestYear && year <= yearOf(now) + 1;
};
const yearAlone = /^(?:(?:0?[1-9]|1[0-2])[./-])?\d{4}(?:\.0)?$/;
/** The same where only the cells suggest it: a year in the future may be an expiry date. */
const isYearAlone: Test = (cell, { header, now }) => {
  const year = yearAlone.test(readableText(cell)) ? readYear(cell, now, header) : unreadable;
  return year !== unreadable && year >= oldestYear && year <= yearOf(now);
};
/** Months from only one or two years are about the list, not about its motorcycles. */
function areMonthsOfTheList({ header, cells, now }: Column): boolean {
  const months = said(cells).filter((cell) => /[./-]/.test(cell));
  return months.length > 0 && new Set(months.map((cell) => readYear(cell, now, header))).size < 3;
}
/** A year and nothing else, as under "Modelo" in much of America and under "Model" in South Asia. */
const isPlainYear: Test = (cell, column) =>
  /^(?:(?:model|mdl|موديل|مدل) )?\d{4}(?:\.0)?(?: ?b\.?s\.?| [\p{L}\p{M}]+)?$/u.test(readableText(cell)) &&
  isYear(cell, column);
/** Whether the same few words are in all rows, and name no motorcycle: "Motorcycle", "Scooter". */
function areOnlyKinds(cells: readonly string[]): boolean {
  const different = new Set(cells.map((cell) => cell.trim()));
  const isKind = (cell: string) => recogniseBike(cell).make === null;
  return (
    cells.length >= 5 && different.size <= Math.max(1, cells.length / 20) && [...different].every(isKind)
  );
}
/** Whether conditions may be below a header, too. */
const mayBeCondition = (header: string) => vocabulary.get('condition')?.includes(bareHeader(header)) === true;
/** The words by which exports say whether a motorcycle is new, beside a column of its condition. */
const stateWord = /^(?:semi ?|semi-)?(?:used|new|nov[oa]|nuev[oa]|usad[oa]|seminov[oa]|seminuev[oa])s?$/i;

/** A header about power: its bare numbers are no engine sizes. */
const saysPower =
  /(?<!\p{L})(?:b?hp|ps|kw|cv|pk|hk|leistung|power|poten[cz](?:ia|a)|puissance|gucu?|beygir|vermogen|moc|cong suat|мощность|л с)(?!\p{L})|馬力|出力|แรงม้า|마력/u;

/**
 * Whether a column says which motorcycles are for sale. Only what is called sold shows that below any header: papers are
 * "available" and insurances "expired" as well.
 */
function holdsAvailability({ header, cells }: Column): boolean {
  const read = said(cells).map((cell) => readAvailability(cell, header));
  const understood = read.length === 0 ? 1 : read.filter((each) => each !== null).length / read.length;
  const isAnySold = read.includes('sold');
  // Of what is sold, a condition says so by itself (domain/left-out.ts).
  if (mayBeCondition(header) && cells.some((cell) => readCondition(cell) !== null)) return false;
  const bare = bareHeader(header);
  const isNamed =
    vocabulary.get('availability')?.includes(bare) && !mayBeCondition(header) && !isRegion(header);
  if (isNamed) return isAnySold || understood >= 0.5;
  return isAnySold && understood >= 0.6;
}

const isAvailability: Test = (cell, { header }) => readAvailability(cell, header) !== null;

/** For a column to be what its header says: the share of its non-empty cells that must be readable. */
const tests: Partial<Record<Target, readonly [least: number, test: Test]>> = {
  name: [0.5, (cell, { cells }) => /\p{L}/u.test(cell) && !areOnlyKinds(cells)],
  // If nine of ten cells are plain years, they are model years.
  model: [0.1, (cell, column) => !isPlainYear(cell, column)],
  year: [0.5, isYear],
  kilometres: [0.5, (cell) => readKilometres(cell, mixed) !== unreadable],
  engine: [
    0.5,
    (cell, { header }) => !saysPower.test(folded(header)) && readEngine(cell, mixed) !== unreadable,
  ],
  owners: [0.5, (cell) => readOwners(cell) !== unreadable],
  availability: [0.01, isAvailability],
  // Some conditions are enough: the other cells say that they are used.
  condition: [0.01, (cell) => readCondition(cell) !== null],
  // A "Body" may also be the style of a motorcycle: "Sport Tourer".
  description: [
    0.4,
    (cell, { header }) => bareHeader(header) !== 'body' || cell.trim().split(/\s+/).length > 3,
  ],
  place: [
    0.5,
    (cell, { header }) =>
      /\p{L}/u.test(cell) &&
      !stateWord.test(cell) &&
      // "State" is also that of an advert.
      readAvailability(cell, '') === null &&
      // "Estado" is a state of Mexico, or that of a motorcycle; elsewhere there are Nice and Old Dhaka.
      !(mayBeCondition(header) && readCondition(cell) !== null),
  ],
};

const said = (cells: readonly string[]) =>
  cells.map((cell) => cell.trim()).filter((cell) => !isUnsaid(cell) && !isUnsaidFigure(cell));

function share(column: Column, test: Test): number {
  const cells = said(column.cells);
  return cells.length === 0 ? 1 : cells.filter((cell) => test(cell, column)).length / cells.length;
}

/** Whether a column whose header names models holds years. */
export function holdsYears(column: Column): boolean {
  return said(column.cells).length > 0 && share(column, isPlainYear) >= 0.8;
}

/** Whether a column can hold what its header says, judging by the first rows. */
export function holds(target: Target, column: Column): boolean {
  const [least, test] = tests[target] ?? [0, () => true];
  return share(column, test) >= least && (target !== 'availability' || holdsAvailability(column));
}

/** What shops are called, and parts of a firm. */
const shopWord =
  /(?<!\p{L})(?:main|head|central|online|store|shop|motors?|motou?r\w*|moto\w*|autos?|bikes?|wheels?|traders?|enterprises?|ltd|limited|pvt|inc|llc|gmbh|house|corner|mart|garage|cent(?:er|re)|point|dealers?|agency|sons|bro(?:ther)?s|yes|no|new|used|sold|available)(?!\p{L})/iu;
const branchWord = /(?<!\p{L})(?:branch|showroom|outlet|store|শাখা|শোরুম)(?!\p{L})/giu;

/** Of the cells below "Branch", the share that must be known places: most areas of towns are not known. */
const leastKnown = 0.25;
const placeIn = (cell: string) => cell.replace(branchWord, '').trim();

/**
 * Whether nearly all cells name a place and not a shop: "Mirpur", "Lekki branch". Shops and people may be
 * called anything, so some must be known: `places` has the keys of the places that are.
 */
export function holdsBranches(column: Column, places: ReadonlySet<string>): boolean {
  const isPlace = (cell: string) => {
    const place = placeIn(cell);
    return (
      /^\p{L}[\p{L}\p{M} ,.'’-]{2,29}$/u.test(place) && !shopWord.test(place) && recogniseMake(place) === null
    );
  };
  const isKnown = (cell: string) =>
    placeIn(cell)
      .split(',')
      .some((part) => places.has(keyOf(part)));
  return (
    said(column.cells).length > 0 && share(column, isPlace) >= 0.8 && share(column, isKnown) >= leastKnown
  );
}

const isPrice: Test = (cell) => {
  const amount = readAmount(withCode(cell), 1, mixed);
  return typeof amount === 'number' && amount > 0;
};
const isPriceAlone: Test = (cell, column) => currenciesIn(withCode(cell)) !== null && isPrice(cell, column);
const withUnit =
  (unit: RegExp): Test =>
  (cell) =>
    unit.test(readableText(cell));
/** A smaller number may be power, which Poland gives in "KM". */
const leastDistance = 300;
const isDistance =
  (unit: RegExp): Test =>
  (cell) => {
    const kilometres = unit.test(readableText(cell)) ? readKilometres(cell, mixed) : null;
    return typeof kilometres === 'number' && kilometres >= leastDistance;
  };

/** A make and nothing else: with a model after it, it is a name. */
const isMakeAlone: Test = (cell) => {
  const make = recogniseMake(cell);
  return make !== null && withoutMake(cell.trim(), make) === '';
};

/** What cells show by themselves, the most certain first: units, years, names of makes. */
const shown: readonly (readonly [Target, least: number, test: Test])[] = [
  ['price', 0.6, isPriceAlone],
  ['kilometres', 0.6, isDistance(unitBehind.kilometres)],
  ['engine', 0.6, withUnit(unitBehind.engine)],
  ['currency', 1, (cell) => /^[A-Z]{3}$/.test(cell) && isCurrency(cell)],
  ['availability', 0.6, isAvailability],
  ['year', 0.9, isYearAlone],
  ['make', 0.6, isMakeAlone],
  ['name', 0.6, (cell) => recogniseBike(cell).make !== null],
];

/** Whether a header is itself such a cell: then it may be a row. What is for sale tells no header from a row: "Withdrawn" is either. */
const isCell = (target: Target, test: Test, column: Column) =>
  target !== 'availability' && test(column.header, column);

/** The fields that a column may be, by its cells alone. It takes three rows: fewer show no pattern. */
export function looksLike(column: Column): Target[] {
  const count = said(column.cells).length;
  if (count < 3 || count < column.cells.length / 2) return [];
  return shown.flatMap(([target, least, test]) =>
    !isCell(target, test, column) &&
    share(column, test) >= least &&
    !(target === 'year' && areMonthsOfTheList(column)) &&
    !(target === 'availability' && !holdsAvailability(column))
      ? [target]
      : [],
  );
}

/** What else a list says of the one who sells. */
const notOwners =
  /(?<!\p{L})(?:ratings?|reviews?|ads?|adverts?|listings?|posts?|ids?|phones?|mobiles?|tel|contacts?|names?|score|stars|since|joined|response)(?!\p{L})/u;

/** Possible meanings of a header with more words than a known one: its cells have to confirm them. */
const borneOut: Readonly<Partial<Record<Target, Test>>> = {
  price: isPrice,
  year: isYear,
  kilometres: (cell) => typeof readKilometres(cell, mixed) === 'number',
  engine: (cell) => typeof readEngine(cell, mixed) === 'number',
  make: isMakeAlone,
  owners: (cell, { header }) =>
    !notOwners.test(folded(spaced(header))) && typeof readOwners(cell) === 'number',
  place: (cell, { header }) => !saysOtherPlace(header) && countryOfPlace(cell) !== undefined,
};

/** The share of the cells that must: most small towns are not known. */
const leastBorneOut = (target: Target) => (target === 'place' ? 0.4 : 0.8);

/** Whether nearly all cells of a column confirm what a part of its header says. */
export function bearsOut(target: Target, column: Column): boolean {
  const test = borneOut[target];
  return test !== undefined && said(column.cells).length > 0 && share(column, test) >= leastBorneOut(target);
}

/** Figures in search text: prices, years, distances and engines, with the words around them. */
import { type FoundFigure, findFigures } from '../../../../kernel/figures.ts';
import type { Market, PossiblePrices } from '../../../../kernel/market.ts';
import { highestPrice as lowestLimit } from '../../../../kernel/money.ts';
import { readPrice } from '../../../../kernel/prices.ts';
import { near } from '../about.ts';
import { type Range, type RangeField, rangeLimits } from '../search.ts';
import { canBeShort, withOwnFigures } from './apart.ts';
import {
  besideYear,
  budgetAfter,
  least,
  leastAfter,
  most,
  mostAfter,
  ofTime,
  opening,
  stroke,
  unitOf,
} from './figure-words.ts';
import { namedBefore } from './named-before.ts';
import { otherUnitBehind } from './other-units.ts';
import { beside, firstYear, isRange, leastPrice } from './range-ends.ts';
import type { IsNamed } from './short-figures.ts';
import { beforeSign, isNameBehind, signBefore } from './signs.ts';
import { isSmallPrice, type SmallPrices } from './small-prices.ts';

/** A part of a text that was understood as a range. */
interface FoundRange {
  field: RangeField;
  range: Range;
  start: number;
  end: number;
}

/** The same after a limit word ("under 7000") and for the end of a range: smaller figures are engines and years. */
const leastLimit = 3_000;
/** From here on the first of two figures begins a range, and is no size. */
const leastOpening = 1_000;
const mostLakhs = 20;

/** Lakhs are also written "l"; an engine has litres, and behind a hundred it ends the name of a model: "CRF 250L". */
const noLakhs = /^(?:\d+(?:\.\d+)? ?l (?:engine|motor|tank|fuel|petrol|diesel|oil)|\d{3,} ?l)(?!\p{L})/u;

/** A year until which papers are valid is none of the motorcycle. */
const ofPapers =
  /(?<![\p{L}\p{M}])(?:(?:tax|token|mot|insurance|fitness|ট্যাক্স|টোকেন)(?: (?:valid|date|till|until|up ?to|to))*|(?:papers?|kagoj|কাগজ) (?:valid )?(?:till|until|up ?to)) $/u;
const until = /^ ?(?:porjonto|পর্যন্ত)(?![\p{L}\p{M}])/u;
const papersBefore = /(?<![\p{L}\p{M}])(?:papers?|kagoj|কাগজ) $/u;
const ofModel = /^ ?(?:models?|মডেল(?:ের)?)(?![\p{L}\p{M}])/u;
function isOfPapers(text: string, { start, end }: FoundFigure): boolean {
  const before = text.slice(0, start);
  if (ofModel.test(text.slice(end))) return false;
  return ofPapers.test(before) || (papersBefore.test(before) && until.test(text.slice(end)));
}

/** Whether a sign stands before a figure; one before `from` belongs to another figure: "5000 € 2015". */
function isSignedFrom(from: number, text: string, figure: FoundFigure): boolean {
  const { length } = beforeSign(text, figure);
  return length >= from && length < figure.start;
}

function fieldOf(
  figure: FoundFigure,
  unit: RangeField | null,
  text: string,
  thisYear: number,
  {
    highestPrice,
    from = 0,
    isLimit = false,
    isSmall = false,
  }: { highestPrice: number; from?: number; isLimit?: boolean; isSmall?: boolean },
): RangeField | null {
  if (unit !== null && unit !== 'year') return unit;
  const { value, scale } = figure;
  // No price is that high: a mobile number, or a typing slip.
  if (value > (text[figure.start] === '0' ? lowestLimit : highestPrice)) return null;
  if (scale > 1 || isSmall || isSignedFrom(from, text, figure)) return 'price';
  if (Number.isInteger(value) && value >= firstYear && value <= thisYear + 1)
    return isOfPapers(text, figure) ? null : 'year';
  return value >= (isLimit ? leastLimit : leastPrice) ? 'price' : null;
}

/**
 * Whether the text before a figure makes it an upper or a lower limit; what stands before `from` belongs to another figure. In "not under" the match that begins
 * first wins.
 */
function limitBefore(text: string, from: number): readonly [RegExpExecArray | null, RegExpExecArray | null] {
  const ofThis = (word: RegExpExecArray | null) => (word !== null && word.index >= from ? word : null);
  const [mostWord, leastWord] = [ofThis(most.exec(text)), ofThis(least.exec(text))];
  if (mostWord === null || leastWord === null) return [mostWord, leastWord];
  return mostWord.index < leastWord.index ? [mostWord, null] : [null, leastWord];
}

/** Whether the sign behind a figure is that of the next one: "pulsar 150 tk 80000", "2016 rs under 50000". */
function isSignOfNext(figure: FoundFigure, next: FoundFigure | undefined, text: string): boolean {
  const isPrice = ({ value, scale }: FoundFigure) => scale > 1 || value >= leastLimit;
  if (next === undefined || isPrice(figure)) return false;
  const between = text.slice(figure.end, next.start);
  // "2015 $1800": it touches only the next.
  if (!isPrice(next)) return /^ \S+$/.test(between) && between.replace(signBefore, '').trim() === '';
  const [mostWord, leastWord] = limitBefore(between, 0);
  const sign = between.slice(0, (mostWord ?? leastWord)?.index);
  return sign.replace(signBefore, '').trim() === '';
}

/** Whether an address can contain the range and `readSearch` accepts it. */
function isSayable(field: RangeField, { from, to }: Range, market: PossiblePrices): boolean {
  const [lowest, highest] = rangeLimits(field, market);
  if (from !== null && from <= lowest) return false;
  return [from, to].every(
    (end) =>
      end === null ||
      (end >= lowest && end <= highest && (field !== 'price' || 'amount' in readPrice(`${end}`, market))),
  );
}

const isShortForLakhs = ({ value, scale }: FoundFigure) =>
  scale === 1 && value <= mostLakhs && !Number.isInteger(value);

/** How figures are read in a garage. */
export interface HowToRead {
  /** Whether a word is a name. */
  isNamed: IsNamed;
  /** Whether words are the name of a model. */
  isModel?: IsNamed;
  /** The garage's: what a distance without a unit is in, and which prices are possible. */
  market: PossiblePrices & Pick<Market, 'distance'>;
  small?: SmallPrices;
}

/** Every range in a text, which must be in `readableText` form and split by `apart`. */
export function findRanges(
  text: string,
  thisYear: number,
  { isNamed, isModel, market, small = null }: HowToRead,
): FoundRange[] {
  const { distance, highestPrice } = market;
  const found: FoundRange[] = [];
  const figures = findFigures(withOwnFigures(text), { years: true });
  for (let i = 0; i < figures.length; i += 1) {
    let first = figures[i] as FoundFigure;
    const second = figures[i + 1];
    const isPair =
      second !== undefined && !noLakhs.test(text.slice(first.start)) && isRange(first, second, text, isModel);
    let last = isPair ? second : first;
    const after = text.slice(last.end);
    const other = otherUnitBehind(after, last.value);
    const said = other || isNameBehind(text, last) ? undefined : unitOf(after);
    const unit =
      said?.[0] === 'price' && isSignOfNext(last, figures[i + (isPair ? 2 : 1)], text) ? undefined : said;
    const end = last.end + (other?.written ?? unit?.[1].exec(after)?.[0] ?? '').length;
    const from = found.at(-1)?.end ?? 0;
    const isSigned = isSignedFrom(from, text, first);
    const before = isSigned ? beforeSign(text, first) : text.slice(0, first.start);
    const behind = text.slice(end);
    const [mostWord, leastWord] = limitBefore(before, from);
    const isMoney = last.scale > 1 || last.value >= leastPrice || unit?.[0] === 'price' || isSigned;
    const mostEnd = mostAfter.exec(behind) ?? (isMoney ? budgetAfter.exec(behind) : null);
    const leastEnd = leastAfter.exec(behind);
    const isLimit = [mostWord, leastWord, mostEnd, leastEnd].some((word) => word !== null);
    if (noLakhs.test(text.slice(last.start))) continue;
    const isOfTime = ofTime.test([mostWord, leastWord, mostEnd, leastEnd].map((word) => word?.[0]).join(' '));
    const isShort = isLimit && !isPair && !isOfTime && isShortForLakhs(first) && unit === undefined;
    if (isShort && canBeShort(behind, isNamed)) {
      first = { ...first, value: first.value * 100_000, scale: 100_000 };
      last = first;
    }
    // Nothing costs more than the highest price, so that a limit beyond it is that.
    const isUpper = !isPair && (mostWord !== null || (leastWord === null && mostEnd !== null));
    if (isUpper && last.scale > 1) {
      first = { ...first, value: Math.min(first.value, highestPrice) };
      last = first;
    }
    const word = isPair ? null : (mostWord ?? leastWord);
    const limitAt = (word ?? (isPair ? opening.exec(before) : null))?.index;
    const name = isSigned
      ? null
      : namedBefore(before.slice(0, limitAt), last, limitAt !== undefined, {
          from,
          distance,
        });
    // A unit behind the figure says more than a name before it.
    const named = unit === undefined || unit[0] === name?.field ? name : null;
    // "2000-4000" are prices; in "pulsar 150 - 9000" the first is a name.
    const isOpened = first.value >= leastOpening || isSigned || opening.test(before);
    const limit = isUpper ? (mostWord ?? mostEnd)?.[0] : undefined;
    const around = { before: before.slice(0, limitAt), limit, isBehind: mostWord === null, behind };
    const isSmall = isSmallPrice(last, small, around, thisYear);
    const field = fieldOf(last, other?.field ?? named?.field ?? unit?.[0] ?? null, text, thisYear, {
      highestPrice,
      from,
      isSmall,
      isLimit: isLimit || (isPair && isOpened && text[first.start] !== '0'),
    });
    if (field === null) continue;
    const each = other?.each ?? (unit === undefined ? named?.each : undefined) ?? 1;
    const inUnits = (value: number, slack = 0) => Math.round(value * each * (1 + slack));
    const { slack = 0 } = other ?? {};
    if (isPair) {
      const begins = beside(first, second);
      const isYear = field === 'year' && fieldOf(first, null, text, thisYear, { highestPrice }) !== 'year';
      // A figure without scale that is larger than the second price may be anything, such as a telephone
      // number.
      const isPrice = field !== 'price' || first.scale > 1 || begins <= second.value;
      if (isYear || !isPrice) continue;
      const opened = (mostWord ?? leastWord ?? opening.exec(before))?.[0].trimStart().length ?? 0;
      const [from = 0, to = 0] = [begins, second.value].sort((one, two) => one - two);
      // "150/160 cc" are two sizes, each of which is "about", as it is alone.
      const isTwoSizes = field === 'cc' && stroke.test(text.slice(first.end, second.start));
      const range = isTwoSizes
        ? { from: near(field, inUnits(from), market).from, to: near(field, inUnits(to), market).to }
        : { from: mostWord ? null : inUnits(from, -slack), to: inUnits(to, slack) };
      const closing = mostEnd?.[0].length ?? 0;
      // "1-2 lakh max 2018": that is the limit of another.
      const isOwn = !/^\s*\d/.test(behind.slice(closing));
      found.push({
        field,
        range,
        start: named?.start ?? before.length - opened,
        end: end + (isOwn ? closing : 0),
      });
      i += 1;
      continue;
    }
    const ending = word ? null : (mostEnd ?? leastEnd);
    const start =
      named?.start ?? (word ? word.index + (word[0].length - word[0].trimStart().length) : before.length);
    // "Before 2020" ends with 2019.
    const apart = field === 'year' && besideYear.test((word ?? ending)?.[0] ?? '') ? 1 : 0;
    const range = isUpper
      ? { from: null, to: inUnits(first.value, slack) - apart }
      : leastWord || leastEnd
        ? { from: inUnits(first.value, -slack) + apart, to: null }
        : near(field, inUnits(first.value), market);
    found.push({ field, range, start, end: end + (ending?.[0].length ?? 0) });
  }
  return found.filter(({ field, range }) => isSayable(field, range, market));
}

/** Figures in search text as ranges of prices, years, distances and engines. */
import { type FoundFigure, findFigures } from '../../../../kernel/figures.ts';
import type { PossiblePrices } from '../../../../kernel/market.ts';
import { readPrice } from '../../../../kernel/prices.ts';
import { near } from '../about.ts';
import { type Range, type RangeField, rangeLimits } from '../search.ts';
import { withOwnFigures } from './apart.ts';
import { type Around, type HowToRead, inFull, isUpperLimit, lookAround, noLakhs } from './around-figures.ts';
import { fieldOf, type Meaning, meaningOf } from './figure-meanings.ts';
import { besideYear, opening, stroke } from './figure-words.ts';
import { beside } from './range-ends.ts';

/** A part of a text that was understood as a range. */
interface FoundRange {
  field: RangeField;
  range: Range;
  start: number;
  end: number;
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

/** The range of two figures; null where they are none. */
function rangeOfPair(
  text: string,
  thisYear: number,
  { first, last, end, before, behind, mostWord, leastWord, mostEnd }: Around,
  { field, each, slack, start }: Meaning,
  market: HowToRead['market'],
): FoundRange | null {
  const begins = beside(first, last);
  const { highestPrice } = market;
  const isYear = field === 'year' && fieldOf(first, null, text, thisYear, { highestPrice }) !== 'year';
  // A figure without scale that is larger than the second price may be anything, such as a telephone number.
  const isPrice = field !== 'price' || first.scale > 1 || begins <= last.value;
  if (isYear || !isPrice) return null;
  const inUnits = (value: number, more = 0) => Math.round(value * each * (1 + more));
  const opened = (mostWord ?? leastWord ?? opening.exec(before))?.[0].trimStart().length ?? 0;
  const [from = 0, to = 0] = [begins, last.value].sort((one, two) => one - two);
  // "150/160 cc" are two sizes, each of which is "about", as it is alone.
  const isTwoSizes = field === 'cc' && stroke.test(text.slice(first.end, last.start));
  const range = isTwoSizes
    ? { from: near(field, inUnits(from), market).from, to: near(field, inUnits(to), market).to }
    : { from: mostWord ? null : inUnits(from, -slack), to: inUnits(to, slack) };
  const closing = mostEnd?.[0].length ?? 0;
  // "1-2 lakh max 2018": that is the limit of another.
  const isOwn = !/^\s*\d/.test(behind.slice(closing));
  return { field, range, start: start ?? before.length - opened, end: end + (isOwn ? closing : 0) };
}

/** The range of one figure: below or above a limit, or about it. */
function rangeOfOne(
  around: Around,
  { field, each, slack, start }: Meaning,
  market: HowToRead['market'],
): FoundRange {
  const { first, end, before, mostWord, leastWord, mostEnd, leastEnd } = around;
  const inUnits = (value: number, more = 0) => Math.round(value * each * (1 + more));
  const word = mostWord ?? leastWord;
  const ending = word ? null : (mostEnd ?? leastEnd);
  const begin = word ? word.index + (word[0].length - word[0].trimStart().length) : before.length;
  // "Before 2020" ends with 2019.
  const apart = field === 'year' && besideYear.test((word ?? ending)?.[0] ?? '') ? 1 : 0;
  const range = isUpperLimit(around)
    ? { from: null, to: inUnits(first.value, slack) - apart }
    : leastWord || leastEnd
      ? { from: inUnits(first.value, -slack) + apart, to: null }
      : near(field, inUnits(first.value), market);
  return { field, range, start: start ?? begin, end: end + (ending?.[0].length ?? 0) };
}

/** Every range in a text, which must be in `readableText` form and split by `apart`. */
export function findRanges(text: string, thisYear: number, how: HowToRead): FoundRange[] {
  const { market } = how;
  const found: FoundRange[] = [];
  const figures = findFigures(withOwnFigures(text), { years: true });
  for (let i = 0; i < figures.length; i += 1) {
    const from = found.at(-1)?.end ?? 0;
    const next = [figures[i + 1], figures[i + 2]];
    const seen = lookAround(text, figures[i] as FoundFigure, next, { from, isModel: how.isModel });
    if (noLakhs.test(text.slice(seen.last.start))) continue;
    const around = inFull(seen, how);
    const meaning = meaningOf(text, thisYear, around, how);
    if (meaning === null) continue;
    const range = around.isPair
      ? rangeOfPair(text, thisYear, around, meaning, market)
      : rangeOfOne(around, meaning, market);
    if (range === null) continue;
    found.push(range);
    if (around.isPair) i += 1;
  }
  return found.filter(({ field, range }) => isSayable(field, range, market));
}

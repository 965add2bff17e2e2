/** What the figures in search text are of: prices, years, distances or engines. */
import type { FoundFigure } from '../../../../kernel/figures.ts';
import { highestPrice as lowestLimit } from '../../../../kernel/money.ts';
import type { RangeField } from '../search.ts';
import {
  type Around,
  type HowToRead,
  isSignedFrom,
  isUpperLimit,
  leastLimit,
  limitsOf,
} from './around-figures.ts';
import { opening } from './figure-words.ts';
import { namedBefore } from './named-before.ts';
import { firstYear, leastPrice } from './range-ends.ts';
import { isSmallPrice } from './small-prices.ts';

/** From here on the first of two figures begins a range, and is no size. */
const leastOpening = 1_000;

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

/** What a figure limits, by its unit, its size and the words around it; null where nothing tells. */
export function fieldOf(
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

/** What figures are of, how many of the garage's units each of theirs is, and where the name of it begins that stands before them. */
export interface Meaning {
  field: RangeField;
  each: number;
  slack: number;
  start: number | undefined;
}

/** The meaning of figures; null where they are no range. */
export function meaningOf(
  text: string,
  thisYear: number,
  around: Around,
  { market, small = null }: HowToRead,
): Meaning | null {
  const { first, last, isPair, before, behind, from, isSigned, unit, other } = around;
  const { mostWord, leastWord, mostEnd } = around;
  const word = isPair ? null : (mostWord ?? leastWord);
  const limitAt = (word ?? (isPair ? opening.exec(before) : null))?.index;
  const name = isSigned
    ? null
    : namedBefore(before.slice(0, limitAt), last, limitAt !== undefined, {
        from,
        distance: market.distance,
      });
  // A unit behind the figure says more than a name before it.
  const named = unit === undefined || unit[0] === name?.field ? name : null;
  // "2000-4000" are prices; in "pulsar 150 - 9000" the first is a name.
  const isOpened = first.value >= leastOpening || isSigned || opening.test(before);
  const limit = isUpperLimit(around) ? (mostWord ?? mostEnd)?.[0] : undefined;
  const beside = { before: before.slice(0, limitAt), limit, isBehind: mostWord === null, behind };
  const field = fieldOf(last, other?.field ?? named?.field ?? unit?.[0] ?? null, text, thisYear, {
    highestPrice: market.highestPrice,
    from,
    isSmall: isSmallPrice(last, small, beside, thisYear),
    isLimit: limitsOf(around).length > 0 || (isPair && isOpened && text[first.start] !== '0'),
  });
  return (
    field && {
      field,
      each: other?.each ?? (unit === undefined ? named?.each : undefined) ?? 1,
      slack: other?.slack ?? 0,
      start: named?.start,
    }
  );
}

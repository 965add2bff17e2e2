/** What stands around a figure in search text: limits, units, signs of money, the other end of its range. */
import type { FoundFigure } from '../../../../kernel/figures.ts';
import type { Market, PossiblePrices } from '../../../../kernel/market.ts';
import { canBeShort } from './apart.ts';
import { budgetAfter, least, leastAfter, most, mostAfter, ofTime, unitOf } from './figure-words.ts';
import { otherUnitBehind } from './other-units.ts';
import { isRange, leastPrice } from './range-ends.ts';
import type { IsNamed } from './short-figures.ts';
import { beforeSign, isNameBehind, signBefore } from './signs.ts';
import type { SmallPrices } from './small-prices.ts';

/** From here on a figure behind a limit ("under 7000") or at the end of a range is a price: smaller ones are engines and years. */
export const leastLimit = 3_000;
const mostLakhs = 20;

/** Lakhs are also written "l"; an engine has litres, and behind a hundred it ends the name of a model: "CRF 250L". */
export const noLakhs =
  /^(?:\d+(?:\.\d+)? ?l (?:engine|motor|tank|fuel|petrol|diesel|oil)|\d{3,} ?l)(?!\p{L})/u;

/** Whether a sign stands before a figure; one before `from` belongs to another figure: "5000 € 2015". */
export function isSignedFrom(from: number, text: string, figure: FoundFigure): boolean {
  const { length } = beforeSign(text, figure);
  return length >= from && length < figure.start;
}

/**
 * Whether the text before a figure makes it an upper or a lower limit; what stands before `from` belongs to another figure. In "not
 * under" the match that begins first wins.
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

/** What stands around a figure, or around the two of a range, and says what they are. */
export interface Around {
  first: FoundFigure;
  last: FoundFigure;
  isPair: boolean;
  /** Where the figures and their unit end. */
  end: number;
  /** What is left before and behind them; `from` is the place before which it belongs to another range. */
  before: string;
  behind: string;
  from: number;
  /** Whether a sign of money stands before them. */
  isSigned: boolean;
  unit: ReturnType<typeof unitOf>;
  /** A unit that is converted: miles, cubic inches. */
  other: ReturnType<typeof otherUnitBehind>;
  /** Words of an upper or a lower limit, before them and behind. */
  mostWord: RegExpExecArray | null;
  leastWord: RegExpExecArray | null;
  mostEnd: RegExpExecArray | null;
  leastEnd: RegExpExecArray | null;
}

/** Looks around a figure and the one behind it, which may be the end of its range; `next` are those behind it. */
export function lookAround(
  text: string,
  first: FoundFigure,
  next: readonly (FoundFigure | undefined)[],
  { from, isModel }: { from: number; isModel: IsNamed | undefined },
): Around {
  const [second] = next;
  const isPair =
    second !== undefined && !noLakhs.test(text.slice(first.start)) && isRange(first, second, text, isModel);
  const last = isPair ? second : first;
  const after = text.slice(last.end);
  const other = otherUnitBehind(after, last.value);
  const said = other || isNameBehind(text, last) ? undefined : unitOf(after);
  const unit = said?.[0] === 'price' && isSignOfNext(last, next[isPair ? 1 : 0], text) ? undefined : said;
  const end = last.end + (other?.written ?? unit?.[1].exec(after)?.[0] ?? '').length;
  const isSigned = isSignedFrom(from, text, first);
  const before = isSigned ? beforeSign(text, first) : text.slice(0, first.start);
  const behind = text.slice(end);
  const [mostWord, leastWord] = limitBefore(before, from);
  const isMoney = last.scale > 1 || last.value >= leastPrice || unit?.[0] === 'price' || isSigned;
  const mostEnd = mostAfter.exec(behind) ?? (isMoney ? budgetAfter.exec(behind) : null);
  const leastEnd = leastAfter.exec(behind);
  return {
    ...{ first, last, isPair, end, before, behind, from, isSigned, unit, other },
    ...{ mostWord, leastWord, mostEnd, leastEnd },
  };
}

/** The words around a figure that make it a limit. */
export const limitsOf = ({ mostWord, leastWord, mostEnd, leastEnd }: Around) =>
  [mostWord, leastWord, mostEnd, leastEnd].filter((word) => word !== null);

/** Whether a figure is the most that is wanted. */
export const isUpperLimit = ({ isPair, mostWord, leastWord, mostEnd }: Around) =>
  !isPair && (mostWord !== null || (leastWord === null && mostEnd !== null));

/** The figure of a limit in full: with the lakhs that it leaves out, and no more than the highest price, as nothing costs more. */
export function inFull(around: Around, { isNamed, market }: Pick<HowToRead, 'isNamed' | 'market'>): Around {
  const { first, isPair, unit, behind } = around;
  if (isPair) return around;
  const limits = limitsOf(around);
  const isOfTime = ofTime.test(limits.map(([word]) => word).join(' '));
  const isShort = limits.length > 0 && !isOfTime && unit === undefined && isShortForLakhs(first);
  let full = first;
  if (isShort && canBeShort(behind, isNamed)) full = { ...full, value: full.value * 100_000, scale: 100_000 };
  if (isUpperLimit(around) && full.scale > 1)
    full = { ...full, value: Math.min(full.value, market.highestPrice) };
  return { ...around, first: full, last: full };
}

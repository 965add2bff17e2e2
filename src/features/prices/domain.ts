/**
 * What an honest price is made of: what we know about a bike, what we say about its price, how an asking
 * price is rated.
 */
import type { Condition } from '../listings/domain.ts';

/** What the price model looks at. Make, model, kind and engine as the catalogue recognised them. */
export interface BikeFacts {
  /** The title of its listing; its words tell versions apart. */
  name: string;
  make: string | null;
  model: string | null;
  kind: string | null;
  engineCc: number | null;
  /** In years. */
  age: number | null;
  kilometres: number | null;
  owners: number | null;
  /**
   * As the seller states it; null otherwise, as one that is derived from age and distance says nothing new.
   */
  condition: Condition | null;
  /** District or town, in one spelling. */
  place: string | null;
}

/** A listing to learn from. Prices of one model must be of one currency. */
export interface PricedListing extends BikeFacts {
  id: string;
  price: number;
  /** When it was put up, in seconds since 1970; 0 is unknown. */
  posted: number;
}

/** Factors that may make the price of one bike differ from another's. */
export const factors = ['age', 'kilometres', 'owners', 'condition', 'place', 'version'] as const;
export type Factor = (typeof factors)[number];

export interface Reason {
  factor: Factor;
  /**
   * By how much it changes the price, against the usual bike; an amount of money, negative where it lowers
   * the price.
   */
  amount: number;
}

/** The middle of the comparable bikes, which the reasons are relative to. */
interface UsualBike {
  expected: number;
  age: number | null;
  kilometres: number | null;
  owners: number | null;
}

/** An expected price, and the range around it. */
export interface PriceRange {
  expected: number;
  /** Four of five such bikes cost between low and high. */
  low: number;
  high: number;
}

export const surenesses = ['sure', 'fair', 'unsure'] as const;
export type Sureness = (typeof surenesses)[number];
export type Basis = 'same-model' | 'make-and-engine';

export interface Span {
  least: number;
  most: number;
}

/** A bike in the comparison. */
interface Compared {
  id: string;
  /**
   * Multiplied with this factor, its price becomes that of a bike with the year, distance and so on of the
   * estimated one.
   */
  asThisOne: number;
}

/** Amounts are not rounded yet: `opinion.ts` rounds them for display. */
export interface Estimate extends PriceRange {
  sureness: Sureness;
  /** Which bikes count as comparable. */
  basis: Basis;
  /** The number of them, without this one and its twins. */
  count: number;
  /** Their ages in years; null where the bike's own age is unknown, as they may then have any age. */
  ages: Span | null;
  /** Their engine sizes, where they are not of the same model and these are known. */
  engines: Span | null;
  /** The nearest, the nearest first. */
  comparables: Compared[];
  usual: UsualBike;
  /**
   * From the usual bike to this one, the most important first: usual.expected and all amounts add up to
   * expected.
   */
  reasons: Reason[];
}

/** The result in place of an estimate. */
export interface NotEnough {
  notEnough: true;
  count: number;
}

/** Fewer comparable bikes than this are no basis for an opinion. */
export const aHandful = 5;

/** With so many there is no need to look further away, and an estimate counts as sure. */
export const manyComparables = 10;
/** The ratio of the highest to the lowest price of a narrow range. */
const narrowRange = 1.5;
const wideRange = 2;

/** How sure an estimate is: by the width of its range, and by its basis. */
export function surenessOf(basis: Basis, count: number, low: number, high: number): Sureness {
  const width = high / low;
  if (width > wideRange || basis !== 'same-model') return 'unsure';
  return width <= narrowRange && count >= manyComparables ? 'sure' : 'fair';
}

export const ratings = ['great', 'good', 'fair', 'high', 'very-high'] as const;
type Rating = (typeof ratings)[number];

interface AskingRated {
  rating: Rating;
  /**
   * 0 at the low end of the range, 0.5 at the expected price, 1 at the high end; outside of the range beyond
   * them.
   */
  position: number;
}

/** Each half separately, because ranges are lopsided like prices. */
function positionOf({ expected, low, high }: PriceRange, asking: number): number {
  const half = asking < expected ? expected - low : high - expected;
  return 0.5 + (asking - expected) / half / 2;
}

/** Whether a price is suspiciously low: only one of ten such bikes costs less than the range. */
export function isBelowRange(asking: number, { low }: Pick<PriceRange, 'low'>): boolean {
  return asking < low;
}

/**
 * Percent below the usual price up to which one is a good offer. Where little is known a range is wide enough to contain lower
 * ones, which are no less likely to be frauds.
 */
export const mostPercentBelow = 50;

/**
 * Outside of the range a price is great or very high; inside, a third of the way from the usual price to
 * either end is fair. Pass the displayed range (`roundRange`), so that readers come to the same result.
 */
export function rateAsking(range: PriceRange, asking: number): AskingRated {
  const position = positionOf(range, asking);
  if (isBelowRange(asking, range)) return { rating: 'great', position };
  if (position < 1 / 3) return { rating: 'good', position };
  if (position <= 2 / 3) return { rating: 'fair', position };
  return { rating: position <= 1 ? 'high' : 'very-high', position };
}

/** Nobody knows prices to the taka: the step to which an amount is rounded. */
export function stepOf(amount: number): number {
  const size = Math.abs(amount);
  if (size >= 200_000) return 5_000;
  if (size >= 10_000) return 1_000;
  return size >= 1_000 ? 100 : size >= 100 ? 10 : 1;
}

/** An amount rounded for display. */
export function roundPrice(amount: number): number {
  const step = stepOf(amount);
  return Math.round(amount / step) * step;
}

/**
 * A range rounded for display. The usual price is at least a step from either end, because there are prices
 * below and above it.
 */
export function roundRange({ expected, low, high }: PriceRange): PriceRange {
  const usual = roundPrice(expected);
  const step = stepOf(usual);
  return {
    expected: usual,
    low: Math.min(roundPrice(low), usual - step),
    high: Math.max(roundPrice(high), usual + step),
  };
}

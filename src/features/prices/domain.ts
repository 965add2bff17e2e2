/** What an honest price is made of: what we know of a bike, what we say of its price, how an asking price is rated. */
import type { Condition } from '../listings/domain.ts';

/** What the price model looks at. Make, model, kind and engine as the catalogue recognised them. */
export interface BikeFacts {
  /** As it is listed; its words tell versions apart. */
  name: string;
  make: string | null;
  model: string | null;
  kind: string | null;
  engineCc: number | null;
  /** In years. */
  age: number | null;
  kilometres: number | null;
  owners: number | null;
  /** As the seller states it. One derived from age and distance says nothing new: leave it null. */
  condition: Condition | null;
  /** District or town, in one spelling. */
  place: string | null;
}

/** A listing to learn from. Prices of one model must be of one currency. */
export interface PricedListing extends BikeFacts {
  id: string;
  price: number;
}

/** What may change a price between two bikes that are compared. */
export const factors = ['age', 'kilometres', 'owners', 'condition', 'place', 'version'] as const;
export type Factor = (typeof factors)[number];

export interface Reason {
  factor: Factor;
  /** By how much it moves the price, against the usual bike; in money, negative where it lowers it. */
  amount: number;
}

/** The middle of the comparable bikes, from which the reasons count. */
interface UsualBike {
  expected: number;
  age: number | null;
  kilometres: number | null;
  owners: number | null;
}

/** What is expected, and the range around it. */
export interface PriceRange {
  expected: number;
  /** Four of five such bikes ask between low and high. */
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

/** A bike that one is compared with. */
interface Compared {
  id: string;
  /** What its price is multiplied with to be that of a bike of this one's year, distance and so on. */
  asThisOne: number;
}

/** Amounts are not rounded yet: `opinion.ts` says how they are told. */
export interface Estimate extends PriceRange {
  sureness: Sureness;
  /** Which bikes count as comparable. */
  basis: Basis;
  /** How many there are, this one and its twins not counted. */
  count: number;
  /** Their ages in years; null where that of the bike itself is not known: then they are of any. */
  ages: Span | null;
  /** Their engines, where they are not of the same model and known. */
  engines: Span | null;
  /** The nearest, the nearest first. */
  comparables: Compared[];
  usual: UsualBike;
  /** From the usual bike to this one, the weightiest first: usual.expected and all amounts add up to expected. */
  reasons: Reason[];
}

/** Said instead of an estimate. */
export interface NotEnough {
  notEnough: true;
  count: number;
}

/** Fewer comparable bikes than this are no basis for an opinion. */
export const aHandful = 5;

/** As many need not be looked for further off, and make an estimate sure. */
export const manyComparables = 10;
/** Highest against lowest price of the range. */
const narrowRange = 1.5;
const wideRange = 2;

/** How sure an estimate is: by the width of its range, and by what it rests on. */
export function surenessOf(basis: Basis, count: number, low: number, high: number): Sureness {
  const width = high / low;
  if (width > wideRange || basis !== 'same-model') return 'unsure';
  return width <= narrowRange && count >= manyComparables ? 'sure' : 'fair';
}

export const ratings = ['great', 'good', 'fair', 'high', 'very-high'] as const;
type Rating = (typeof ratings)[number];

interface AskingRated {
  rating: Rating;
  /** 0 at the low end of the range, a half at the expected price, 1 at the high end; beyond them outside. */
  position: number;
}

/** Each half by itself, because ranges are lopsided where prices are. */
function positionOf({ expected, low, high }: PriceRange, asking: number): number {
  const half = asking < expected ? expected - low : high - expected;
  return 0.5 + (asking - expected) / half / 2;
}

/** Whether so little is asked that one should ask why: only one of ten such bikes asks less than the range. */
export function isFarBelow(asking: number, { low }: Pick<PriceRange, 'low'>): boolean {
  return asking < low;
}

/**
 * Outside the range is great or very high; within, a third of the way from the usual price to either end is fair. The range
 * is the one that is told (`roundRange`), so that whoever reads it finds the same.
 */
export function rateAsking(range: PriceRange, asking: number): AskingRated {
  const position = positionOf(range, asking);
  if (isFarBelow(asking, range)) return { rating: 'great', position };
  if (position < 1 / 3) return { rating: 'good', position };
  if (position <= 2 / 3) return { rating: 'fair', position };
  return { rating: position <= 1 ? 'high' : 'very-high', position };
}

/** Nobody knows prices to the taka: an amount is told in steps of so much. */
export function stepOf(amount: number): number {
  const size = Math.abs(amount);
  if (size >= 200_000) return 5_000;
  if (size >= 10_000) return 1_000;
  return size >= 1_000 ? 100 : size >= 100 ? 10 : 1;
}

/** An amount as it is told. */
export function roundPrice(amount: number): number {
  const step = stepOf(amount);
  return Math.round(amount / step) * step;
}

/** A range as it is told. The usual price is a step from either end at the least: there are prices below and above it. */
export function roundRange({ expected, low, high }: PriceRange): PriceRange {
  const usual = roundPrice(expected);
  const step = stepOf(usual);
  return {
    expected: usual,
    low: Math.min(roundPrice(low), usual - step),
    high: Math.max(roundPrice(high), usual + step),
  };
}

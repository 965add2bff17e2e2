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

export const surenesses = ['sure', 'fair', 'unsure'] as const;
export type Sureness = (typeof surenesses)[number];
export type Basis = 'same-model' | 'make-and-engine';

/** Amounts are not rounded: showing is the page's business, and so the reasons add up. */
export interface Estimate {
  expected: number;
  /** Four of five such bikes ask between low and high. */
  low: number;
  high: number;
  sureness: Sureness;
  /** Which bikes count as comparable. */
  basis: Basis;
  /** How many there are, this one and its twins not counted. */
  count: number;
  /** Ids of the nearest, the nearest first. */
  comparables: string[];
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

const manyComparables = 10;
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

/** Even in percent, not in money; each half by itself, because ranges are lopsided where prices are. */
function positionOf(
  { expected, low, high }: Pick<Estimate, 'expected' | 'low' | 'high'>,
  asking: number,
): number {
  const end = asking < expected ? low : high;
  const share = Math.log(asking / expected) / Math.abs(Math.log(end / expected)) / 2;
  return 0.5 + share;
}

/** Whether so little is asked that one should ask why: only one of ten such bikes asks less than the range. */
export function isFarBelow(asking: number, { low }: Pick<Estimate, 'low'>): boolean {
  return asking < low;
}

/** Outside the range is great or very high; within, each third has its word. `asking` must be above zero. */
export function rateAsking(
  estimate: Pick<Estimate, 'expected' | 'low' | 'high'>,
  asking: number,
): AskingRated {
  const position = positionOf(estimate, asking);
  if (isFarBelow(asking, estimate)) return { rating: 'great', position };
  if (position < 1 / 3) return { rating: 'good', position };
  if (position <= 2 / 3) return { rating: 'fair', position };
  return { rating: position <= 1 ? 'high' : 'very-high', position };
}

/** An amount as it is told: nobody knows prices to the taka. */
export function roundPrice(amount: number): number {
  const step = Math.abs(amount) >= 200_000 ? 5_000 : Math.abs(amount) >= 10_000 ? 1_000 : 100;
  return Math.round(amount / step) * step;
}

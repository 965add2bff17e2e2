/** The country in which a garage is, as its pages and rules need it. */
import type { MillionsOf } from './centimes.ts';
import type { DistanceUnit } from './distances.ts';
import type { NumberPlan } from './phone.ts';

/** The garage's market, which its currency determines (`marketOf` in markets.ts). Pages get it with their settings. */
export interface Market {
  /** In English; null where several countries share the currency. */
  country: string | null;
  /** Whether it is the country that the specification is about, whose law, places and prices texts may name. */
  isHome: boolean;
  /** The highest price in its currency. No motorcycle costs more; a longer figure is a slip or a telephone number. */
  highestPrice: number;
  /** Whether prices in its currency may have three decimals. */
  hasThousandths: boolean;
  /** Its currency where people mean millions of centimes by millions; null elsewhere. */
  millionsOf: MillionsOf | null;
  /** Whether amounts are grouped and said in lakhs. */
  inLakhs: boolean;
  /** What its people count distances in. */
  distance: DistanceUnit;
  /** How mobile numbers are written there; null: in international form only. */
  numbers: NumberPlan | null;
}

/** Which prices are possible in a market. */
export type PossiblePrices = Pick<Market, 'highestPrice' | 'hasThousandths'> &
  Partial<Pick<Market, 'millionsOf'>>;

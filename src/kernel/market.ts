/** The country in which a garage is, as its pages and rules need it. */
import type { NumberPlan } from './phone.ts';

/** The garage's market, which its currency determines (`marketOf` in markets.ts). Pages get it with their settings. */
export interface Market {
  /** In English; null where several countries share the currency. */
  country: string | null;
  /** How mobile numbers are written there; null: in international form only. */
  numbers: NumberPlan | null;
}

/** Whether a garage is in the country that the specification is about, whose law, places and prices texts may name. */
export function isHome({ country }: Pick<Market, 'country'>): boolean {
  return country === 'Bangladesh';
}

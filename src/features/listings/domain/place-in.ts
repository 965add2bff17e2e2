import { countryNamed } from '../../../kernel/countries.ts';
import { countryOf } from '../../../kernel/markets.ts';

/**
 * A place as typed, and its country: the one that its last part names, in English then, or else the country of
 * the garage's currency; empty where several countries share that.
 */
export function placeIn(typed: string, ownCurrency: string): { location: string; country: string } {
  const parts = typed.split(',');
  const last = parts.length > 1 ? (parts.pop() ?? '').trim() : '';
  // Two letters are rather a state: "Los Angeles, CA".
  const named = last.length > 2 ? countryNamed(last) : undefined;
  if (named === undefined) return { location: typed, country: countryOf(ownCurrency) ?? '' };
  return { location: named === last ? typed : `${parts.join(',')}, ${named}`, country: named };
}

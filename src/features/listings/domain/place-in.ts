import { lastComma } from '../../../kernel/commas.ts';
import { countryNamed } from '../../../kernel/countries.ts';
import { countryOf } from '../../../kernel/markets.ts';

/**
 * A place as typed, and its country: the one that its last part names, in English then, or else the country of
 * the garage's currency; empty where several countries share that.
 */
export function placeIn(typed: string, ownCurrency: string): { location: string; country: string } {
  const comma = lastComma(typed);
  const last = comma < 0 ? '' : typed.slice(comma + 1).trim();
  // Two letters are rather a state: "Los Angeles, CA".
  const named = last.length > 2 ? countryNamed(last) : undefined;
  if (named === undefined) return { location: typed, country: countryOf(ownCurrency) ?? '' };
  return { location: named === last ? typed : `${typed.slice(0, comma)}, ${named}`, country: named };
}

/** Prices of Morocco in millions, which are millions of centimes: "4.5 millions" is 45,000 dirhams. */
import { currenciesIn } from '../../../kernel/currencies.ts';

const millions =
  /(?<=\d) ?(?:millions?|mlyoun|مليون|ملايين)(?: (?:de )?(?:centimes?|سنتيم))?(?![\p{L}\p{M}])/iu;

/** Dirhams in a million centimes. */
export const dirhamsPerMillion = 10_000;

/**
 * A price in MAD without its word for millions of centimes, to be counted in `dirhamsPerMillion`; null where it has none. With
 * a mark of the dirham it is left as it is: then it may mean what it says.
 */
export function withoutMillionsOfCentimes(price: string, currency: string): string | null {
  if (currency !== 'MAD' || !millions.test(price) || currenciesIn(price) !== null) return null;
  return price.replace(millions, ' ').trim();
}

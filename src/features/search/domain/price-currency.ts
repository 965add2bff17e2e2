/** Which currency a price range is in: it applies to listings in that currency only. */
import { isPriced } from './changes.ts';
import type { Counts } from './engine/counts.ts';
import type { createScanner } from './engine/scan.ts';
import type { Names } from './names.ts';
import { type Currencies, currencyOf, testsOf } from './question.ts';
import { anySearch, type Search } from './search.ts';

/** The number of listings in another currency. */
export interface Elsewhere {
  currency: string;
  count: number;
}

/** What the mirror provides to decide on a currency. */
interface Offers {
  scanner: ReturnType<typeof createScanner>;
  vocabulary: Names;
  currencies: Currencies;
  names: number;
  /** The code of the currency that people mean here without naming one (`usualCurrency`). */
  usual(): number;
}

/** In what a garage offers: what typed figures are understood by. */
export interface KnownCurrencies {
  /** The garage's own first. */
  currencies: Currencies;
  /** The one of figures that name none. */
  meant: string | undefined;
}

/**
 * The code of the currency that people mean here without naming one: the garage's own, unless nothing is offered in it; then
 * the one in which most is. `counts` has the listings by currency, also those without a price, which count as the own one's.
 */
export function usualAmong(counts: readonly number[], isOwnPriced: () => boolean): number {
  const most = counts.reduce((best, count, code) => (count > (counts[best] ?? 0) ? code : best), 0);
  return most === 0 || isOwnPriced() ? 0 : most;
}

/** The same of the listings in memory. */
export function usualCurrency(offers: Omit<Offers, 'usual'> & { counts: Pick<Counts, 'currency'> }): number {
  const { scanner, currencies, counts } = offers;
  const own = { ...anySearch, currency: currencies[0] ?? null, price: { from: 1, to: null } };
  return usualAmong(
    currencies.map((_, code) => counts.currency[code] ?? 0),
    () => scanner.count(testsOf(own, offers, null)) > 0,
  );
}

/** The currencies of the listings in memory. */
export function knownCurrencies({
  currencies,
  usual,
}: Pick<Offers, 'currencies' | 'usual'>): KnownCurrencies {
  return { currencies, meant: currencies[usual()] };
}

/**
 * The code of the currency in which a search counts and compares prices: the selected one; otherwise the
 * usual one, unless all prices that the other filters leave are in one other currency; where they leave
 * none, all prices of the chosen places decide. Words do not count here: for frequent words the listings may be
 * known from a sample only, which misses rare ones.
 */
export function currencyMeant(search: Search, offers: Offers): number {
  if (search.currency !== null) return currencyOf(search, offers.currencies);
  const { division, district } = search;
  const onlyOf = (part: Search) => offers.scanner.onlyCurrency(testsOf(part, offers, null));
  const left = onlyOf({ ...search, price: anySearch.price });
  const ofPlaces = () => onlyOf({ ...anySearch, division, district }) ?? onlyOf({ ...anySearch, division });
  const only = left ?? (division.length + district.length === 0 ? null : ofPlaces());
  return only ?? offers.usual();
}

/**
 * The code of the currency, other than the garage's own, that all counted prices are in; null where there are none, or
 * several.
 */
export function onlyForeign(atAnyPrice: Int32Array | null): number | null {
  const codes = Array.from(atAnyPrice ?? []).flatMap((count, code) => (count > 0 ? [code] : []));
  const [code = 0] = codes;
  return codes.length === 1 && code > 0 ? code : null;
}

/** Adds to a search the currency that its price range is in, unless it is the garage's own. */
export function withCurrency(search: Search, code: number, currencies: Currencies): Search {
  const isMeant = search.currency === null && isPriced(search) && code > 0;
  return isMeant ? { ...search, currency: currencies[code] ?? null } : search;
}

/**
 * Adds to a search the currency of its prices, even the garage's own, for callers that store or extend it.
 */
export function namingCurrency(search: Search, own: string): Search {
  return isPriced(search) ? { ...search, currency: search.currency ?? own } : search;
}

/**
 * How many listings a price range in the garage's own currency excludes per other currency, most frequent
 * first.
 */
export function elsewhereOf(atAnyPrice: Int32Array | null, currencies: Currencies): Elsewhere[] {
  return currencies
    .map((currency, code) => ({ currency, count: code === 0 ? 0 : (atAnyPrice?.[code] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

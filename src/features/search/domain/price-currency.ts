/** Which currency a range of prices is meant in: it is a figure of one currency and says nothing of the others. */
import { isPriced } from './changes.ts';
import { type Currencies, currencyOf, testsOf } from './question.ts';
import type { createScanner } from './scan.ts';
import { anySearch, type Search } from './search.ts';
import type { Names } from './vocabulary.ts';

/** How many are offered in another currency. */
export interface Elsewhere {
  currency: string;
  count: number;
}

/** What of the mirror says which currency is meant. */
interface Offers {
  scanner: ReturnType<typeof createScanner>;
  vocabulary: Names;
  currencies: Currencies;
  names: number;
}

/**
 * The code of the currency in which a search counts and compares prices: the one that was chosen, else the garage's own,
 * unless everything with a price that the other filters leave is in one other. Words do not decide: which listings hold them may be
 * known of a sample only, and a sample misses what is rare.
 */
export function currencyMeant(search: Search, offers: Offers): number {
  if (search.currency !== null) return currencyOf(search, offers.currencies);
  const tests = testsOf({ ...search, price: anySearch.price }, offers, null);
  return offers.scanner.onlyCurrency(tests) ?? 0;
}

/** The search with the currency that its range of prices means, where that is not the garage's own. */
export function withCurrency(search: Search, code: number, currencies: Currencies): Search {
  const isMeant = search.currency === null && isPriced(search) && code > 0;
  return isMeant ? { ...search, currency: currencies[code] ?? null } : search;
}

/** The search with the currency of its prices, also the garage's own: for who keeps it, or asks more by it. */
export function namingCurrency(search: Search, own: string): Search {
  return isPriced(search) ? { ...search, currency: search.currency ?? own } : search;
}

/** What a range of prices in the garage's own currency leaves out, the most frequent first. */
export function elsewhereOf(atAnyPrice: Int32Array | null, currencies: Currencies): Elsewhere[] {
  return currencies
    .map((currency, code) => ({ currency, count: code === 0 ? 0 : (atAnyPrice?.[code] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

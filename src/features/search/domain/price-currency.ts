/** Which currency a range of prices is meant in: it is a figure of one currency and says nothing of the others. */
import { onlyOther } from './counts.ts';
import type { Currencies } from './question.ts';
import type { Scan } from './scan.ts';
import type { Search } from './search.ts';

/** How many are offered in another currency. */
export interface Elsewhere {
  currency: string;
  count: number;
}

/**
 * The search with the currency that its range of prices means, where that is not the garage's own: everything that the
 * rest of the search finds is offered in one other.
 */
export function withCurrencyMeant(
  search: Search,
  { atAnyPrice }: Pick<Scan, 'atAnyPrice'>,
  currencies: Currencies,
): Search {
  const code = atAnyPrice === null ? 0 : onlyOther(atAnyPrice, 0);
  return code === 0 ? search : { ...search, currency: currencies[code] ?? null };
}

/** What a range of prices in the garage's own currency leaves out, the most frequent first. */
export function elsewhereOf(atAnyPrice: Int32Array | null, currencies: Currencies): Elsewhere[] {
  return currencies
    .map((currency, code) => ({ currency, count: code === 0 ? 0 : (atAnyPrice?.[code] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

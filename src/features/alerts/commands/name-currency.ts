import { marketOf } from '../../../kernel/markets.ts';
import type { Transaction } from '../../../platform/database.ts';
import { type Range, rangeLimits } from '../../search/domain/search.ts';
import { moveSearch, pricedIn } from '../data/moving.ts';
import { listAffected } from '../data/refiling.ts';
import { addressOf } from '../data.ts';
import { searchAt } from '../domain/matcher.ts';

/** A range without the ends that are not possible in a market, which no page would read. */
function within({ from, to }: Range, [lowest, highest]: readonly [number, number]): Range {
  const isPossible = (end: number | null) => end !== null && end >= lowest && end <= highest;
  return { from: isPossible(from) ? from : null, to: isPossible(to) ? to : null };
}

/**
 * Lets saved searches that mean prices in the garage's own currency until now (`former`), by its name or without one, mean
 * prices in `now`, and name it.
 */
export async function nameCurrency(transaction: Transaction, former: string, now: string): Promise<void> {
  let after = '';
  for (;;) {
    const page = await listAffected(transaction, pricedIn(former), after);
    for (const { id, address } of page) {
      const search = searchAt(address, former);
      const price = within(search.price, rangeLimits('price', marketOf(now)));
      const moved = addressOf({ ...search, price, currency: now });
      if (moved !== address) await moveSearch(transaction, id, moved);
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

import type { Transaction } from '../../../platform/database.ts';
import { moveSearch, pricedIn } from '../data/moving.ts';
import { listAffected } from '../data/refiling.ts';
import { addressOf } from '../data.ts';
import { searchAt } from '../domain/matcher.ts';

/**
 * Lets saved searches that mean prices in the garage's own currency until now (`former`), by its name or without one, mean
 * prices in `now`, and name it.
 */
export async function nameCurrency(transaction: Transaction, former: string, now: string): Promise<void> {
  let after = '';
  for (;;) {
    const page = await listAffected(transaction, pricedIn(former), after);
    for (const { id, address } of page) {
      const moved = addressOf({ ...searchAt(address), currency: now });
      if (moved !== address) await moveSearch(transaction, id, moved);
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** What a motorcycle has been asked for, and how the price moved. */

/** A change of the price as the database notes it. Null: words without a figure; of a currency: the garage's own. */
export interface PriceChange {
  /** ISO 8601. */
  at: string;
  was: number | null;
  became: number | null;
  wasIn: string | null;
  becameIn: string | null;
}

/** What was asked from some moment on. */
export interface AskedPrice {
  since: string;
  amount: number | null;
  currency: string | null;
}

/** How many prices a page tells: enough for years of selling, and no list of somebody's experiments. */
export const pricesTold = 12;

/**
 * The prices that a motorcycle was asked for, the latest first; none where its price never changed. `changes` are the
 * latest `pricesTold`, the latest first; where that is all of them, the first price has been asked since `postedAt`.
 */
export function pricesOf(changes: readonly PriceChange[], postedAt: Date): AskedPrice[] {
  const first = changes.at(-1);
  if (!first) return [];
  const prices = changes.map(({ at, became, becameIn }) => ({
    since: new Date(at).toISOString(),
    amount: became,
    currency: becameIn,
  }));
  const posted = { since: postedAt.toISOString(), amount: first.was, currency: first.wasIn };
  return [...prices, posted].slice(0, pricesTold);
}

/** By how much more (or, below nothing, less) is asked now; null where nobody can say: no figure, another currency. */
export function difference(now: AskedPrice, before: AskedPrice): number | null {
  if (now.amount === null || before.amount === null || now.currency !== before.currency) return null;
  return now.amount - before.amount;
}

/** The former prices of a motorcycle, and how they changed. */

/** A stored change of price. Null amount: words without a figure; null currency: the garage's own. */
export interface PriceChange {
  /** ISO 8601. */
  at: string;
  was: number | null;
  became: number | null;
  wasIn: string | null;
  becameIn: string | null;
}

/** A price since a given time. */
export interface AskedPrice {
  since: string;
  amount: number | null;
  currency: string | null;
}

/**
 * The largest number of prices on a page: enough for years of selling, but not for a list of somebody's
 * experiments.
 */
export const pricesTold = 12;

/**
 * The prices of a motorcycle, newest first; empty where its price never changed. `changes` are the latest
 * `pricesTold`, newest first; where that is all of them, the first price has been asked since `postedAt`.
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

/** How much more is asked now (negative: less); null where it is unknown: no figure, or another currency. */
export function difference(now: AskedPrice, before: AskedPrice): number | null {
  if (now.amount === null || before.amount === null || now.currency !== before.currency) return null;
  return now.amount - before.amount;
}

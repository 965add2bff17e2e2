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

/** A price so many times the next, or so small a part of it, had a zero too many or too few… */
const slip = 8;
/** …if it stood for less than this, in milliseconds. */
const slipSeen = 24 * 60 * 60 * 1_000;

/** Whether a price was mistyped, and corrected by the next: it was never asked in earnest. */
function isSlip(price: AskedPrice, next: AskedPrice | undefined): boolean {
  if (!next || !price.amount || !next.amount || price.currency !== next.currency) return false;
  const [less, more] = [price.amount, next.amount].sort((one, other) => one - other) as [number, number];
  return more >= slip * less && Date.parse(next.since) - Date.parse(price.since) < slipSeen;
}

const isSame = (one: AskedPrice, other: AskedPrice | undefined) =>
  one.amount === other?.amount && one.currency === other.currency;

/**
 * The prices of a motorcycle, newest first, without mistyped ones; empty where its price never changed. `changes` are the
 * latest `pricesTold`, newest first; where that is all of them, the first price has been asked since `postedAt`.
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
  const all = [...prices, posted].slice(0, pricesTold);
  // Each is compared with the next that was meant: a slip after it is no reason to leave it out.
  const meant: AskedPrice[] = [];
  for (const price of all) if (!isSlip(price, meant.at(-1))) meant.push(price);
  // What was corrected back to the price of before never changed.
  const asked = meant.filter((price, at) => !isSame(price, meant[at + 1]));
  return asked.length > 1 ? asked : [];
}

/** How much more is asked now (negative: less); null where it is unknown: no figure, or another currency. */
export function difference(now: AskedPrice, before: AskedPrice): number | null {
  if (now.amount === null || before.amount === null || now.currency !== before.currency) return null;
  return now.amount - before.amount;
}

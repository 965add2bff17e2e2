/** How many motorcycles a browser and an account keep. What a browser keeps fits into one call. */
export const mostKept = { browser: 200, account: 1_000 } as const;

/** How many are compared side by side: as many as a table can show. */
export const mostCompared = 4;

/** How many of those that were looked at a browser remembers. */
export const mostSeen = 12;

/** An asking price at some time. Amounts are compared within one currency only. */
export interface Price {
  priceAmount: number | null;
  currency: string | null;
}

/** By how much a price went down; null where it did not, or nobody can say. */
export function priceDrop(before: Price, now: Price): number | null {
  if (before.priceAmount === null || now.priceAmount === null || before.currency !== now.currency)
    return null;
  const drop = before.priceAmount - now.priceAmount;
  return drop > 0 ? drop : null;
}

/** The moment of a page in milliseconds since 1970, as its form and its styles name it; null for anything else. */
export function readMoment(text: string): Date | null {
  return /^\d{13}$/.test(text) ? new Date(Number(text)) : null;
}

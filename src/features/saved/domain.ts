/** How many motorcycles a browser and an account can save. A browser's list fits into one call. */
export const mostKept = { browser: 200, account: 1_000 } as const;

/** How many can be compared: as many as a table can show side by side. */
export const mostCompared = 4;

/** How many viewed motorcycles a browser remembers. */
export const mostSeen = 12;

/** An asking price at some time. Only amounts in the same currency are compared. */
export interface Price {
  priceAmount: number | null;
  currency: string | null;
}

/** The amount by which a price went down; null where it did not, or that is unknown. */
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

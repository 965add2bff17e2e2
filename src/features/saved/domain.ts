import * as words from '#messages/compare.ts';
import type { FieldProblem } from '../../kernel/errors.ts';

/** How many motorcycles a browser and an account keep. What a browser keeps fits into one call. */
export const mostKept = { browser: 200, account: 1_000 } as const;

/** How many are compared side by side: as many as a table can show. */
export const mostCompared = 4;

/** How many of those that were looked at a browser remembers. */
export const mostSeen = 12;

/** Whether a text can be the id of a listing. */
export function isListingId(text: string): boolean {
  return /^[0-9a-z]{1,40}$/.test(text);
}

/** Ids as an address has them: `ids=a,b` or `ids=a&ids=b`. Each once, in their order. */
export function readIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** What is to be compared. What cannot be is left out, and told. */
export function readComparison(values: readonly string[]): { ids: string[]; leftOut: FieldProblem[] } {
  const asked = readIds(values);
  const known = asked.filter(isListingId);
  const leftOut: FieldProblem[] = [];
  if (known.length < asked.length) {
    leftOut.push({ field: 'ids', code: 'id-unreadable', detail: words.idUnreadable });
  }
  if (known.length > mostCompared) {
    leftOut.push({ field: 'ids', code: 'too-many', detail: words.tooManyCompared(mostCompared) });
  }
  return { ids: known.slice(0, mostCompared), leftOut };
}

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

/** The cursor of a search's next page, as one word of an address. */
import type { Position } from './engine/order.ts';
import { type Sort, sorts } from './search.ts';

/** Seconds since 1970 of the latest time that the mirror can hold, in 2106. */
const latestPosted = 2 ** 32;

const shape = /^([0-9])\.(-?[0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([0-9a-z]{1,7})$/;

/** The digit of an order. Those by price have new ones: an earlier version of the site counted their keys in other blocks. */
function digitOf(sort: Sort): number {
  return sorts.indexOf(sort) + (sort.startsWith('price-') ? sorts.length : 0);
}

/** A position is valid only in its own order, so the cursor contains the order. */
export function writePosition({ key, posted, no }: Position, sort: Sort): string {
  return [digitOf(sort), ...[key, posted, no].map((figure) => figure.toString(36))].join('.');
}

/** Null for text that `writePosition` cannot have written for this order. */
export function readPosition(text: string, sort: Sort): Position | null {
  const [, order, ...parts] = shape.exec(text) ?? [];
  const figures = parts.map((part) => Number.parseInt(part, 36));
  if (Number(order) !== digitOf(sort) || !figures.every(Number.isSafeInteger)) return null;
  const [key = 0, posted = 0, no = 0] = figures;
  // In fractions of a second, as an earlier version of the site wrote it: it would be newer than every
  // listing.
  if (posted > latestPosted) return null;
  return { key, posted, no };
}

/** The cursor of a search's next page, as one word of an address. */
import type { Position } from './engine/order.ts';
import type { Sort } from './search.ts';

/** Seconds since 1970 of the latest time that the mirror can hold, in 2106. */
const latestPosted = 2 ** 32;

const shape = /^([0-9])\.(-?[0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([0-9a-z]{1,7})$/;

/**
 * The digit of each order, for ever: cursors are in addresses that people keep. Those by price were 1 and 2 while their keys
 * had other blocks.
 */
const digits: Record<Sort, number> = {
  newest: 0,
  'price-low': 7,
  'price-high': 8,
  'year-new': 3,
  'km-low': 4,
  'best-value': 5,
};

/** A position is valid only in its own order, so the cursor contains the order. */
export function writePosition({ key, posted, no }: Position, sort: Sort): string {
  return [digits[sort], ...[key, posted, no].map((figure) => figure.toString(36))].join('.');
}

/** Null for text that `writePosition` cannot have written for this order. */
export function readPosition(text: string, sort: Sort): Position | null {
  const [, order, ...parts] = shape.exec(text) ?? [];
  const figures = parts.map((part) => Number.parseInt(part, 36));
  if (Number(order) !== digits[sort] || !figures.every(Number.isSafeInteger)) return null;
  const [key = 0, posted = 0, no = 0] = figures;
  // In fractions of a second, as an earlier version of the site wrote it: it would be newer than every
  // listing.
  if (posted > latestPosted) return null;
  return { key, posted, no };
}

/** Where the next page of a search begins, as one word in an address. */
import type { Position } from './order.ts';
import { type Sort, sorts } from './search.ts';

/** Seconds since 1970 of the last moment that the mirror knows, in 2106. */
const latestPosted = 2 ** 32;

const shape = /^([0-9])\.(-?[0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([0-9a-z]{1,7})$/;

/** A position means nothing in another order, so the cursor says in which. */
export function writePosition({ key, posted, no }: Position, sort: Sort): string {
  return [sorts.indexOf(sort), ...[key, posted, no].map((figure) => figure.toString(36))].join('.');
}

/** Null for what `writePosition` cannot have written for this order. */
export function readPosition(text: string, sort: Sort): Position | null {
  const [, order, ...parts] = shape.exec(text) ?? [];
  const figures = parts.map((part) => Number.parseInt(part, 36));
  if (Number(order) !== sorts.indexOf(sort) || !figures.every(Number.isSafeInteger)) return null;
  const [key = 0, posted = 0, no = 0] = figures;
  // Told in parts of a second, as by an earlier version of the site: it would be newer than everything.
  if (posted > latestPosted) return null;
  return { key, posted, no };
}

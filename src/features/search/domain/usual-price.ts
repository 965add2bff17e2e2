/** What a listing asks beside what it would usually ask. */
import { isFarBelow } from '../../prices/domain.ts';

/** Of a listing of which nobody can say what it would usually ask. */
export const noValue = -(2 ** 15);

/**
 * By how many thousandths a price is below what is usual; negative where it is above. Nothing is said of a price of which
 * the listing's page says to ask why: it would stand before all that are good. Sixteen bits hold it: what asks more than 33 times as
 * much is all the same.
 */
export function belowUsual({
  price,
  expected,
  low,
}: {
  price: number;
  expected: number;
  low: number;
}): number {
  if (expected <= 0 || low <= 0 || price < 0 || isFarBelow(price, { low })) return noValue;
  return Math.max(noValue + 1, Math.round((1 - price / expected) * 1_000));
}

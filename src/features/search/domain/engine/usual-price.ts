/** How a listing's price compares with its usual price. */
import { isBelowRange, mostPercentBelow } from '../../../prices/domain.ts';

/** For listings without a known usual price. */
export const noValue = -(2 ** 15);

/**
 * How many thousandths a price is below the usual one; negative above it. A price so low that its page warns
 * of it gets no value, or it would come before all good offers; nor does one that is further below than a good offer. The result fits in sixteen bits: everything above 33 times the usual
 * price counts as the same.
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
  if (expected <= 0 || low <= 0 || price < 0) return noValue;
  if (isBelowRange(price, { low }) || price < expected * (1 - mostPercentBelow / 100)) return noValue;
  return Math.max(noValue + 1, Math.round((1 - price / expected) * 1_000));
}

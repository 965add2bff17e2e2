/** What a listing asks beside what it would usually ask. */

/** Of a listing of which nobody can say what it would usually ask. */
export const noValue = -(2 ** 15);

// Who asks less than that part of what is usual has mistyped, or has not got the motorcycle.
const leastBelievable = 0.65;

/**
 * By how many thousandths a price is below what is usual; negative where it is above. Nothing is said of a price that is
 * too good to be true: it would stand before all that are. Sixteen bits hold it: what asks more than 33 times as much is all the
 * same.
 */
export function belowUsual({ price, expected }: { price: number; expected: number }): number {
  if (expected <= 0 || price < 0 || !isBelievable(price, expected)) return noValue;
  return Math.max(noValue + 1, Math.round((1 - price / expected) * 1_000));
}

/** Whether a price may be meant, for a motorcycle that would usually ask so much. */
export function isBelievable(price: number, expected: number): boolean {
  return price >= expected * leastBelievable;
}

/**
 * A pseudo-random lot for each listing: searches for frequent words are answered from a sample drawn by it.
 */

/** One more than the largest lot. */
export const lots = 2 ** 31;

/** A listing's lot: evenly distributed, whatever the numbers are (a hash). */
export function lotOf(no: number): number {
  let mixed = Math.imul(no ^ (no >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}

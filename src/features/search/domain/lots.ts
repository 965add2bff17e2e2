/** The lot of each listing: broad words are answered from a few that are drawn by it. */

/** One more than the largest lot. */
export const lots = 2 ** 31;

/** Where a listing stands in a draw: for numbers of any kind as even as chance. */
export function lotOf(no: number): number {
  let mixed = Math.imul(no ^ (no >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}

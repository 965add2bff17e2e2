/** The middle one of some figures, with an even number the higher of the middle two; 0 where there are none. */
export function medianOf(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

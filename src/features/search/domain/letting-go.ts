/** Where nothing passes: which filters to let go of. */
import { type Dimension, dimensions, type Test } from './marks.ts';

/** What can be let go of: also models alone, of which their makes stay. */
export const lettable = [...dimensions, 'model'] as const;
export type Lettable = (typeof lettable)[number];

/** What is left without one filter. */
export interface Relaxed {
  filter: Lettable;
  count: number;
}

/** What is left without two of which neither alone helps. */
export interface RelaxedTwo {
  filters: [Dimension, Dimension];
  count: number;
}

/** A search has a dozen filters at the most; each pair is a count of all listings. */
const mostInPairs = 8;

/**
 * How many there are without each filter, and, of those that keep everything out even alone, without the two that leave most.
 * `alone` are the listings that fail this test only, by its place.
 */
export function lettingGo(
  tests: readonly Test[],
  alone: readonly number[],
  count: (tests: readonly Test[]) => number,
): { relax: { filter: Dimension; count: number }[]; relaxTwo: RelaxedTwo | null } {
  const relax = tests.map(({ dimension }, place) => ({ filter: dimension, count: alone[place] ?? 0 }));
  const stuck = relax.filter((one) => one.count === 0).slice(0, mostInPairs);
  let relaxTwo: RelaxedTwo | null = null;
  for (const [place, { filter: one }] of stuck.entries())
    for (const { filter: other } of stuck.slice(place + 1)) {
      const left = count(tests.filter(({ dimension }) => dimension !== one && dimension !== other));
      if (left > (relaxTwo?.count ?? 0)) relaxTwo = { filters: [one, other], count: left };
    }
  return { relax, relaxTwo };
}

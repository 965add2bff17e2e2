/** Where nothing passes: which filters to drop. */
import { type Dimension, dimensions, type Test } from './marks.ts';

/** Filters that can be dropped; models also on their own, so that their makes stay. */
export const lettable = [...dimensions, 'model'] as const;
export type Lettable = (typeof lettable)[number];

/** The count without one filter. */
export interface Relaxed {
  filter: Lettable;
  count: number;
}

/** The count without two filters, neither of which helps alone. */
export interface RelaxedTwo {
  filters: [Dimension, Dimension];
  count: number;
}

/** The largest number of filters that are tried in pairs: each pair takes a count of all listings. */
const mostInPairs = 8;

/**
 * The count without each filter and, of the filters whose removal alone leaves nothing, the pair whose
 * removal leaves most. `alone` counts the listings that fail only one test, by index of that test.
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

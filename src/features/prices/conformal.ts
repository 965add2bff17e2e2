/**
 * How wide an honest range is. Learned only from errors on bikes that the model had not seen
 * (cross-conformal): whatever is wrong with the model, its ranges grow until they contain the promised share.
 */
import { addUp, at, designOf, type Effects, fitEffects, quantileOf } from './effects.ts';
import { spreadTerms } from './terms.ts';
import type { Traits } from './traits.ts';

export interface Ranges {
  groups: Map<string, number>[];
  /** Logarithm of the typical error. */
  spread: Effects;
  /** How many typical errors below and above the expected price the range ends. */
  below: number;
  above: number;
}

/** The share of prices outside of the range on each side. */
const outside = 0.1;
/** Part of the overall typical error that is added to each, so that lucky hits do not count as certainty. */
const luck = 0.3;

/**
 * Learns ranges from errors (logarithm of price minus a prediction made without that listing). The spread
 * that scales an error is predicted without its listing, too: `parts` says to which part of the listings each
 * belongs.
 */
export function learnRanges(
  bikes: readonly Traits[],
  misses: Float64Array,
  parts: ArrayLike<number>,
  count: number,
): Ranges {
  const design = designOf(bikes, spreadTerms);
  const typical = quantileOf(misses.map(Math.abs), 0.5);
  const sizes = misses.map((miss) => Math.log(Math.abs(miss) + luck * typical + 1e-9));
  const scores = new Float64Array(misses.length);
  for (let part = 0; part < count; part += 1) {
    const { fitted } = fitEffects(design, sizes, (i) => parts[i] !== part);
    for (let i = 0; i < scores.length; i += 1) {
      if (parts[i] === part) scores[i] = at(misses, i) / Math.exp(at(fitted, i));
    }
  }
  const { middle, effects } = fitEffects(design, sizes);
  return {
    groups: design.columns.map(({ groups }) => groups),
    spread: { middle, effects },
    below: quantileOf(scores, outside),
    above: quantileOf(scores, 1 - outside),
  };
}

/** The range around an expected price that contains four of five such bikes' prices. */
export function rangeAround(ranges: Ranges, bike: Traits, expected: number): { low: number; high: number } {
  const spread = Math.exp(addUp(spreadTerms, ranges.groups, ranges.spread, bike));
  // The expected price itself is always inside, also where errors are lopsided.
  return {
    low: expected * Math.exp(Math.min(-1e-3, ranges.below * spread)),
    high: expected * Math.exp(Math.max(1e-3, ranges.above * spread)),
  };
}

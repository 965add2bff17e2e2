/**
 * How wide an honest range is. Learned only from misses on bikes that the model had not seen (cross-conformal): whatever
 * is wrong with the model, its ranges grow until they hold the share that they promise.
 */
import { addUp, at, designOf, type Effects, fitEffects, quantileOf } from './effects.ts';
import { spreadTerms } from './terms.ts';
import type { Traits } from './traits.ts';

export interface Ranges {
  groups: Map<string, number>[];
  /** Logarithm of the usual miss. */
  spread: Effects;
  /** How many usual misses below and above the expected price the range ends. */
  below: number;
  above: number;
}

/** Outside on each side. */
const outside = 0.1;
/** Part of the typical miss added to each, so that lucky hits do not count as certainty. */
const luck = 0.3;

/**
 * Learns ranges from misses (logarithm of price minus what was foretold without it). The spread that a miss is measured
 * by is foretold without it, too: `parts` says to which part of the listings each belongs.
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

/** The range around an expected price that four of five such bikes are asked for. */
export function rangeAround(ranges: Ranges, bike: Traits, expected: number): { low: number; high: number } {
  const spread = Math.exp(addUp(spreadTerms, ranges.groups, ranges.spread, bike));
  // The usual price itself is always within, also where misses are lopsided.
  return {
    low: expected * Math.exp(Math.min(-1e-3, ranges.below * spread)),
    high: expected * Math.exp(Math.max(1e-3, ranges.above * spread)),
  };
}

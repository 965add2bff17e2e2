/**
 * The price model: learns from listings in seconds, says what a bike usually costs, and why. See
 * docs/prices.md.
 */
import { findComparables, nearestOf, spanOf, usualOf } from './comparables.ts';
import { learnRanges, type Ranges, rangeAround } from './conformal.ts';
import {
  type BikeFacts,
  type Estimate,
  type NotEnough,
  type PricedListing,
  roundRange,
  type Sureness,
  surenessOf,
} from './domain.ts';
import { addUp, at, designOf, type Effects, fitEffects } from './effects.ts';
import { reasonsBetween } from './reasons.ts';
import { sampleListings, twinHash } from './sample.ts';
import { bikeAt, hasHash, hashOfId, type Shelf, type ShelvedBike, shelve } from './shelf.ts';
import { priceTerms } from './terms.ts';
import { type Traits, traitsOf } from './traits.ts';

export interface PriceModel {
  groups: Map<string, number>[];
  /** Learned from all listings: for bikes that are not among them. */
  whole: Effects;
  /**
   * Each learned from all parts except one: for the listings of that part, so that none is judged by its own
   * price.
   */
  withoutPart: Effects[];
  ranges: Ranges;
  shelf: Shelf;
}

const parts = 10;

const shownComparables = 12;

interface TrainOptions {
  /** The largest number of listings to learn from; of more, a fair share of each model is taken. */
  most?: number;
}

/** Learns from listings. The same listings, in any order, give the same model. */
export function trainPriceModel(listings: Iterable<PricedListing>, { most }: TrainOptions = {}): PriceModel {
  const learned = sampleListings(listings, most);
  const bikes = learned.map(({ bike }) => bike);
  const targets = Float64Array.from(learned, ({ listing }) => Math.log(listing.price));
  const part = Int32Array.from(learned, ({ hash }) => hash % parts);
  const design = designOf(bikes, priceTerms);
  const misses = new Float64Array(targets.length);
  const withoutPart = Array.from({ length: parts }, (_, left): Effects => {
    const { middle, effects, fitted } = fitEffects(design, targets, (i) => part[i] !== left);
    for (let i = 0; i < misses.length; i += 1) {
      if (part[i] === left) misses[i] = at(targets, i) - at(fitted, i);
    }
    return { middle, effects };
  });
  const { middle, effects } = fitEffects(design, targets);
  return {
    groups: design.columns.map(({ groups }) => groups),
    whole: { middle, effects },
    withoutPart,
    ranges: learnRanges(bikes, misses, part, parts),
    shelf: shelve(learned),
  };
}

interface Judged {
  bike: Traits;
  hash: number;
  priceOf: (bike: Traits) => number;
}

/** A listing that was learned from, or a twin of one, is judged by what was learned without both. */
function judge(model: PriceModel, facts: BikeFacts & { id?: string }): Judged {
  const bike = traitsOf(facts);
  const { id = '' } = facts;
  const hash = hashOfId(model.shelf, id) ?? twinHash(id, bike);
  const seen = hasHash(model.shelf, hash) ? model.withoutPart[hash % parts] : undefined;
  const effects = seen ?? model.whole;
  return { bike, hash, priceOf: (other) => Math.exp(addUp(priceTerms, model.groups, effects, other)) };
}

/**
 * The displayed usual price of a bike and the low end of its range; null where there is not enough evidence.
 */
export function usualPrice(
  model: PriceModel,
  facts: BikeFacts & { id?: string },
): Pick<Estimate, 'expected' | 'low'> | null {
  const { bike, hash, priceOf } = judge(model, facts);
  if ('count' in findComparables(model.shelf, bike, hash)) return null;
  const expected = priceOf(bike);
  const told = roundRange({ expected, ...rangeAround(model.ranges, bike, expected) });
  return { expected: told.expected, low: told.low };
}

/**
 * How sure an estimate of a bike would be, the same as in `estimatePrice`; null where there is not enough
 * evidence.
 */
export function surenessFor(model: PriceModel, facts: BikeFacts & { id?: string }): Sureness | null {
  const { bike, hash, priceOf } = judge(model, facts);
  const found = findComparables(model.shelf, bike, hash);
  if ('count' in found) return null;
  const { low, high } = rangeAround(model.ranges, bike, priceOf(bike));
  return surenessOf(found.basis, found.places.length, low, high);
}

/** The expected price of any bike, also where the product would give none: for measuring the model. */
export function foretell(
  model: PriceModel,
  facts: BikeFacts & { id?: string },
): { expected: number; low: number; high: number } {
  const { bike, priceOf } = judge(model, facts);
  const expected = priceOf(bike);
  return { expected, ...rangeAround(model.ranges, bike, expected) };
}

/**
 * The expected price of a bike that the model has learned from, without that bike, so that its own price has
 * no influence.
 */
function expectedWithout(model: PriceModel, { bike, hash }: ShelvedBike): number {
  return Math.exp(addUp(priceTerms, model.groups, model.withoutPart[hash % parts] ?? model.whole, bike));
}

/**
 * The expected price of a bike, its range, how sure that is and why; or that there is not enough evidence.
 */
export function estimatePrice(model: PriceModel, facts: BikeFacts & { id?: string }): Estimate | NotEnough {
  const { bike, hash, priceOf } = judge(model, facts);
  const found = findComparables(model.shelf, bike, hash);
  if ('count' in found) return { notEnough: true, count: found.count };
  const expected = priceOf(bike);
  const { low, high } = rangeAround(model.ranges, bike, expected);
  const bikes = found.places.map((place) => bikeAt(model.shelf, place));
  const usual = usualOf(bikes, bike);
  const count = bikes.length;
  return {
    expected,
    low,
    high,
    sureness: surenessOf(found.basis, count, low, high),
    basis: found.basis,
    count,
    ages: bike.age === null ? null : spanOf(bikes.map(({ bike: { age } }) => age)),
    engines: found.basis === 'same-model' ? null : spanOf(bikes.map(({ bike: { engineCc } }) => engineCc)),
    comparables: nearestOf(bikes, bike, shownComparables).map((shelved) => ({
      id: shelved.id,
      asThisOne: expected / expectedWithout(model, shelved),
    })),
    usual: { expected: priceOf(usual), age: usual.age, kilometres: usual.kilometres, owners: usual.owners },
    reasons: reasonsBetween(usual, bike, priceOf),
  };
}

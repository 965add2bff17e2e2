/** Which bikes a bike is compared with, and what the usual one among them is. */
import { aHandful, type Basis } from './domain.ts';
import { quantileOf } from './effects.ts';
import { ageAt, type Shelf, type ShelvedBike } from './shelf.ts';
import type { Traits } from './traits.ts';

interface Comparables {
  basis: Basis;
  /** Where they are on the shelf. */
  places: number[];
}

/** Years apart that still compare: two for a new bike, more for an old one. */
function isNearInAge(one: number | null, other: number | null): boolean {
  return one === null || other === null || Math.abs(one - other) <= 2 + Math.max(one, other) / 4;
}

/**
 * The bikes of the same model and about the same age; where they are no handful, those of the same make, build and
 * engine band. The bike itself and listings that may be the same motorcycle (`hash`) do not count. When neither makes
 * a handful, answers how many there are.
 */
export function findComparables(shelf: Shelf, bike: Traits, hash: number): Comparables | { count: number } {
  const among = (places: readonly number[] = []) =>
    places.filter((place) => shelf.hashes[place] !== hash && isNearInAge(ageAt(shelf, place), bike.age));
  const ofModel = bike.model === null ? [] : among(shelf.byModel.get(bike.model));
  if (ofModel.length >= aHandful) return { basis: 'same-model', places: ofModel };
  const ofSegment = bike.segment === null ? [] : among(shelf.bySegment.get(bike.segment));
  if (ofSegment.length >= aHandful) return { basis: 'make-and-engine', places: ofSegment };
  return { count: Math.max(ofModel.length, ofSegment.length) };
}

/** How unlike two bikes are; one is about two years, or twice the distance. */
function unlikeness(one: Traits, other: Traits): number {
  let sum = 0;
  if (one.age !== null && other.age !== null) sum += Math.abs(one.age - other.age) / 2;
  if (one.kilometres !== null && other.kilometres !== null)
    sum += Math.abs(Math.log2((one.kilometres + 1_000) / (other.kilometres + 1_000)));
  if (one.owners !== other.owners) sum += 0.5;
  if (one.condition !== other.condition) sum += 0.5;
  if (one.place !== other.place) sum += 0.5;
  if (one.version !== other.version) sum += 0.75;
  if (one.model !== other.model) sum += 2;
  return sum;
}

/** The ids of the nearest, the nearest first. */
export function nearestOf(bikes: readonly ShelvedBike[], bike: Traits, most: number): string[] {
  return bikes
    .map(({ id, bike: other }) => ({ id, far: unlikeness(bike, other) }))
    .sort((a, b) => a.far - b.far || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ id }) => id);
}

function middleOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : Math.round(quantileOf(known, 0.5));
}

function commonest<Value>(values: readonly Value[]): Value | null {
  const counts = new Map<Value, number>();
  let best: Value | null = null;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (best === null || count > (counts.get(best) ?? 0)) best = value;
  }
  return best;
}

/**
 * The usual one of the comparable bikes, as a bike of this model. What is not known of this bike is left unknown, so
 * that nothing is told about it.
 */
export function usualOf(bikes: readonly ShelvedBike[], bike: Traits): Traits {
  const others = bikes.map((shelved) => shelved.bike);
  const sameModel = others.filter((other) => other.model === bike.model);
  return {
    ...bike,
    age: bike.age === null ? null : (middleOf(others.map((other) => other.age)) ?? bike.age),
    kilometres:
      bike.kilometres === null
        ? null
        : (middleOf(others.map((other) => other.kilometres)) ?? bike.kilometres),
    owners: bike.owners === null ? null : (commonest(others.map((other) => other.owners)) ?? bike.owners),
    condition:
      bike.condition === null ? null : (commonest(others.map((other) => other.condition)) ?? bike.condition),
    place: bike.place === null ? null : (commonest(others.map((other) => other.place)) ?? bike.place),
    version: commonest(sameModel.map((other) => other.version)) ?? bike.version,
  };
}

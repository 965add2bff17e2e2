/** Finds the bikes that a bike is compared with, and the usual one among them. */
import { aHandful, type Basis, manyComparables, type Span } from './domain.ts';
import { quantileOf } from './effects.ts';
import { figureAt, type Shelf, type ShelvedBike } from './shelf.ts';
import type { Traits } from './traits.ts';

interface Comparables {
  basis: Basis;
  /** Their places on the shelf. */
  places: number[];
}

/** Differences below this count as none: it makes no sense to narrow the search further. */
const nearYears = 2;
const nearEngine = 1.1;

/**
 * The difference in years up to which bikes compare: two for a new bike, more for an old one. A bike without
 * a year compares only with others without one.
 */
function isNearInAge(age: number | null, other: number | null): boolean {
  return age === null || (other !== null && Math.abs(age - other) <= nearYears + Math.max(age, other) / 4);
}

/**
 * The near ones of these places; if they are few, further ones too, until there are many, with all that are
 * as far as the last of these.
 */
function nearest(places: readonly number[], near: number, farOf: (place: number) => number): number[] {
  const far = places.map(farOf);
  const reach = Math.max(
    near,
    far.toSorted((a, b) => a - b)[manyComparables - 1] ?? Number.POSITIVE_INFINITY,
  );
  return places.filter((_, i) => (far[i] ?? 0) <= reach);
}

/**
 * The bikes of the same model and about the same age; if they are fewer than a handful, those of the same
 * make and build with about the same engine. The bike itself and listings that may be the same motorcycle
 * (`hash`) do not count. When neither makes a handful, returns how many there are.
 */
export function findComparables(shelf: Shelf, bike: Traits, hash: number): Comparables | { count: number } {
  const among = (places: readonly number[] = []) =>
    places.filter(
      (place) => shelf.hashes[place] !== hash && isNearInAge(bike.age, figureAt(shelf, 'age', place)),
    );
  const ofModel = bike.model === null ? [] : among(shelf.byModel.get(bike.model));
  const nearInAge = (places: readonly number[]) =>
    nearest(places, nearYears, (place) => Math.abs((figureAt(shelf, 'age', place) ?? 0) - (bike.age ?? 0)));
  const nearInEngine = (places: readonly number[]) =>
    nearest(places, Math.log(nearEngine), (place) =>
      Math.abs(Math.log((figureAt(shelf, 'engineCc', place) ?? 1) / (bike.engineCc ?? 1))),
    );
  const byAge = (places: number[]) => (bike.age === null ? places : nearInAge(places));
  if (ofModel.length >= aHandful) return { basis: 'same-model', places: byAge(ofModel) };
  // Motorcycles of one make with unknown engines are as different as any; scooters without one are mostly electric.
  const isAlike = bike.engineCc !== null || bike.build === 'scooter none';
  const ofSegment = bike.segment === null || !isAlike ? [] : among(shelf.bySegment.get(bike.segment));
  if (ofSegment.length >= aHandful)
    return {
      basis: 'make-and-engine',
      places: byAge(bike.engineCc === null ? ofSegment : nearInEngine(ofSegment)),
    };
  return { count: Math.max(ofModel.length, ofSegment.length) };
}

/** The distance between two bikes; one is about two years, or twice the kilometres. */
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

/** The nearest bikes, the nearest first. */
export function nearestOf(bikes: readonly ShelvedBike[], bike: Traits, most: number): ShelvedBike[] {
  return bikes
    .map((shelved) => ({ shelved, far: unlikeness(bike, shelved.bike) }))
    .sort((a, b) => a.far - b.far || (a.shelved.id < b.shelved.id ? -1 : 1))
    .slice(0, most)
    .map(({ shelved }) => shelved);
}

/** The least and the greatest of the known numbers; null where none is known. */
export function spanOf(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : { least: Math.min(...known), most: Math.max(...known) };
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
 * The usual bike among the comparable ones, as a bike of this model. What is unknown of this bike stays
 * unknown, so that no reason is derived from it.
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

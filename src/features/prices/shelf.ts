/**
 * The bikes that a price model has learned from, in columns of plain numbers: tens of thousands of objects
 * would take many times the memory of a web process, and of its time for garbage collection.
 */
import { byName } from '../../kernel/by-name.ts';
import { firstNotBelow } from '../../kernel/first-not-below.ts';
import { at } from './effects.ts';
import type { Learned } from './sample.ts';
import type { Traits } from './traits.ts';

const named = ['make', 'build', 'segment', 'model', 'version', 'place', 'condition'] as const;
const figures = ['age', 'kilometres', 'owners', 'engineCc'] as const;
const unknown = -1;

export interface Shelf {
  /** In ascending order of their twin hashes. */
  hashes: Float64Array;
  ids: string[];
  /** Places on the shelf, sorted by the ids. */
  byId: Int32Array;
  /** Each text of a trait, stored once. */
  texts: string[];
  named: Record<(typeof named)[number], Int32Array>;
  figures: Record<(typeof figures)[number], Float64Array>;
  byModel: Map<string, number[]>;
  bySegment: Map<string, number[]>;
}

/** A bike taken from the shelf. */
export interface ShelvedBike {
  id: string;
  hash: number;
  bike: Traits;
}

function groupBy(learned: readonly Learned[], keyOf: (bike: Traits) => string | null): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [place, { bike }] of learned.entries()) {
    const key = keyOf(bike);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return groups;
}

/** Puts bikes on the shelf, in the order of their hashes as they were sampled. */
export function shelve(learned: readonly Learned[]): Shelf {
  const places = new Map<string, number>();
  const placeOf = (text: string | null) => {
    if (text === null) return unknown;
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const ids = learned.map(({ listing }) => listing.id);
  const idAt = (place: number) => ids[place] ?? '';
  return {
    hashes: Float64Array.from(learned, ({ hash }) => hash),
    ids,
    byId: Int32Array.from(ids.keys()).sort((a, b) => (idAt(a) < idAt(b) ? -1 : 1)),
    named: byName(named, (name) => Int32Array.from(learned, ({ bike }) => placeOf(bike[name]))),
    texts: [...places.keys()],
    figures: byName(figures, (name) => Float64Array.from(learned, ({ bike }) => bike[name] ?? unknown)),
    byModel: groupBy(learned, (bike) => bike.model),
    bySegment: groupBy(learned, (bike) => bike.segment),
  };
}

/**
 * The twin hash that a listing had when it was learned from: the listing is recognised also after its facts
 * have changed.
 */
export function hashOfId({ ids, byId, hashes }: Shelf, id: string): number | undefined {
  const placeAt = (order: number) => byId[order] as number;
  const order = firstNotBelow(byId.length, (one) => (ids[placeAt(one)] as string) < id);
  return order < byId.length && ids[placeAt(order)] === id ? hashes[placeAt(order)] : undefined;
}

/** Whether a motorcycle with this hash was learned from. */
export function hasHash({ hashes }: Shelf, hash: number): boolean {
  return hashes[firstNotBelow(hashes.length, (place) => at(hashes, place) < hash)] === hash;
}

/** A number of a bike on the shelf; its age is in years. */
export function figureAt(
  { figures: has }: Shelf,
  name: (typeof figures)[number],
  place: number,
): number | null {
  return has[name][place] === unknown ? null : at(has[name], place);
}

/** Takes a bike from the shelf. */
export function bikeAt(shelf: Shelf, place: number): ShelvedBike {
  const { ids, hashes, texts, named: of } = shelf;
  const text = (name: (typeof named)[number]) => texts[at(of[name], place)] ?? null;
  return {
    id: ids[place] ?? '',
    hash: at(hashes, place),
    bike: {
      make: text('make'),
      build: text('build'),
      segment: text('segment'),
      model: text('model'),
      version: text('version'),
      place: text('place'),
      condition: text('condition'),
      age: figureAt(shelf, 'age', place),
      kilometres: figureAt(shelf, 'kilometres', place),
      owners: figureAt(shelf, 'owners', place),
      engineCc: figureAt(shelf, 'engineCc', place),
    },
  };
}

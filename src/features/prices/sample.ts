/**
 * Which listings a model learns from: each motorcycle once, and of a million listings a fair share of each
 * model.
 */
import type { PricedListing } from './domain.ts';
import { hashOf, type Traits, traitsOf, twinKey } from './traits.ts';

export interface Learned {
  listing: PricedListing;
  bike: Traits;
  /** The hash of the twin key: twins stay together wherever listings are divided. */
  hash: number;
}

/** Enough for some hundred bikes of each common model, and a model is still learned in seconds. */
const mostLearned = 20_000;

/** The hash by which listings are divided. */
export function twinHash(id: string, bike: Traits): number {
  return hashOf(twinKey(bike) ?? id);
}

/** The same motorcycle, listed again: only the price differs. */
function sameBikeKey(id: string, bike: Traits): string {
  const key = twinKey(bike);
  return key === null ? id : `${key}|${bike.age}|${bike.owners}`;
}

/** By the id only where neither was put up later: the ids of an import are of the day of the import. */
const isNewer = (one: PricedListing, other: PricedListing): boolean =>
  one.posted > other.posted || (one.posted === other.posted && one.id > other.id);

/** The largest number of each group that may stay so that at most `most` remain. */
function capFor(sizes: readonly number[], most: number): number {
  let rest = most;
  for (const [i, size] of sizes.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(rest / (sizes.length - i));
    if (size > share) return Math.max(1, share);
    rest -= size;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Reads listings one by one and never holds more than twice `most`. Which of them stay depends on their
 * content and not on their order, so the same listings always give the same model. Of one motorcycle listed
 * several times, the one that was put up last counts.
 */
export function sampleListings(listings: Iterable<PricedListing>, most = mostLearned): Learned[] {
  const groups = new Map<string, Map<string, Learned>>();
  let held = 0;

  function thin(): void {
    const cap = capFor(
      Array.from(groups.values(), ({ size }) => size),
      most,
    );
    held = 0;
    for (const [key, group] of groups) {
      if (group.size > cap) {
        const kept = [...group].sort(
          ([, a], [, b]) => a.hash - b.hash || (a.listing.id < b.listing.id ? -1 : 1),
        );
        groups.set(key, new Map(kept.slice(0, cap)));
      }
      held += Math.min(group.size, cap);
    }
  }

  for (const listing of listings) {
    if (!(listing.price > 0 && Number.isFinite(listing.price))) continue;
    const bike = traitsOf(listing);
    const groupKey = bike.model ?? bike.segment ?? '';
    let group = groups.get(groupKey);
    if (!group) {
      group = new Map();
      groups.set(groupKey, group);
    }
    const key = sameBikeKey(listing.id, bike);
    const known = group.get(key);
    if (known && isNewer(known.listing, listing)) continue;
    if (!known) held += 1;
    group.set(key, { listing, bike, hash: twinHash(listing.id, bike) });
    if (held > 2 * most) thin();
  }
  if (held > most) thin();
  return [...groups.values()]
    .flatMap((group) => [...group.values()])
    .sort((a, b) => a.hash - b.hash || (a.listing.id < b.listing.id ? -1 : 1));
}

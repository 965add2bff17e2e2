import type { Actor } from '../identity/domain.ts';

/** What leaves the site without its seller's wish, and comes back, is for the garage to say: its admins. */
export function mayTakeOff(actor: Actor): boolean {
  return actor.admin;
}

/** Whoever is somebody may report what is really for sale, and not their own. */
export function mayReport(
  actor: Actor | null,
  listing: { sellerId: string | null; forSale: boolean; sample: boolean },
): boolean {
  const isOwn = actor !== null && listing.sellerId === actor.id;
  return listing.forSale && !listing.sample && !isOwn;
}

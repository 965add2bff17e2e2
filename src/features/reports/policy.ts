import type { Actor } from '../identity/domain.ts';

/** Members and visitors may report what is really for sale, except their own. */
export function mayReport(
  actor: Actor | null,
  listing: { sellerId: string | null; forSale: boolean; sample: boolean },
): boolean {
  const isOwn = actor !== null && listing.sellerId === actor.id;
  return listing.forSale && !listing.sample && !isOwn;
}

import type { Actor } from '../identity/domain.ts';

/**
 * Members and visitors may report what is really for sale, except their own; whoever has booked it, also what its seller has sold
 * or deleted since: whoever deceives does so as soon as the deposit is paid.
 */
export function mayReport(
  actor: Actor | null,
  listing: {
    sellerId: string | null;
    forSale: boolean;
    sample: boolean;
    /** Whether the garage has taken it off the site. */
    takenOff: boolean;
    /** Whether the actor has booked it. */
    booked: boolean;
  },
): boolean {
  const isOwn = actor !== null && listing.sellerId === actor.id;
  const isOpen = listing.forSale || (listing.booked && !listing.takenOff);
  return isOpen && !listing.sample && !isOwn;
}

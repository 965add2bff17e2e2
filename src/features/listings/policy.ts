import type { Actor } from '../identity/domain.ts';

/** Ownership is the wall: only the seller of a listing changes or deletes it. */
export function mayChangeListing(actor: Actor, listing: { sellerId: string | null }): boolean {
  return listing.sellerId === actor.id;
}

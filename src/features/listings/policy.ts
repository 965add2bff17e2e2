import type { Actor } from '../identity/domain.ts';

/** Only the seller of a listing may change or delete it. */
export function mayChangeListing(actor: Actor, listing: { sellerId: string | null }): boolean {
  return listing.sellerId === actor.id;
}

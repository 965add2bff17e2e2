import type { Actor } from '../identity/domain.ts';

/** Anybody may book any motorcycle except their own. */
export function mayBook(actor: Actor, listing: { sellerId: string | null }): boolean {
  return listing.sellerId !== actor.id;
}

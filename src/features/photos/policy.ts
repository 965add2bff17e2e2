import type { Actor } from '../identity/domain.ts';

/** Whether somebody may see a photo that is only in listings which the garage has taken off the site. */
export function maySeeHidden(actor: Actor, ownerId: string | null): boolean {
  return actor.admin || actor.id === ownerId;
}

import type { Actor } from '../identity/domain.ts';

/** What people write to the garage is for the garage: its admins. */
export function maySeeInbox(actor: Actor): boolean {
  return actor.admin;
}

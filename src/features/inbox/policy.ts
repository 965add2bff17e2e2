import type { Actor } from '../identity/domain.ts';

/** Only the garage's admins read what people write to the garage. */
export function maySeeInbox(actor: Actor): boolean {
  return actor.admin;
}

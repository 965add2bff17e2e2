import type { Actor } from '../identity/domain.ts';

/** The meaning of words affects everybody, so only the garage's admins see and change it. */
export function mayTeach(actor: Actor): boolean {
  return actor.admin;
}

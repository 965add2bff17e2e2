import type { Actor } from '../identity/domain.ts';

/** What words mean holds for everybody: only the garage's admins see and change it. */
export function mayTeach(actor: Actor): boolean {
  return actor.admin;
}

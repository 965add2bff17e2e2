import type { Actor } from './domain.ts';

/** Calls that name an e-mail may only name the caller's own, ignoring case. */
export function isOwnEmail(actor: Pick<Actor, 'email'>, email: string): boolean {
  return actor.email.toLowerCase() === email.trim().toLowerCase();
}

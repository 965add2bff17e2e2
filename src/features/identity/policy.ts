import type { Actor } from './domain.ts';

/** Accounts are personal data: only admins see lists of them. */
export function maySeeAccounts(actor: Actor): boolean {
  return actor.admin;
}

/** Calls that name an e-mail may only name the caller's own, ignoring case. */
export function isOwnEmail(actor: Pick<Actor, 'email'>, email: string): boolean {
  return actor.email.toLowerCase() === email.trim().toLowerCase();
}

import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import { asLiveMember } from './commands/live-member.ts';
import { findAccountByEmail } from './data/ways-in.ts';
import { markAdmin, updateProfile } from './data.ts';
import type { AuthUser, Role } from './domain.ts';
import { isOwnEmail } from './policy.ts';
import type { SignedIn } from './signed-in.ts';
import type { Tokens } from './tokens.ts';

/**
 * Issues a token to somebody who has proven to own the account of `email` (POST /jwt of the specification).
 * Throws 401 without proof, 403 for another e-mail.
 */
export async function issueToken(tokens: Tokens, signedIn: SignedIn | null, email: string): Promise<string> {
  const { user, sessionId } = requireOwner(signedIn, email);
  return tokens.sign({ userId: user.uid, sessionId });
}

/** Writes the profile of the proven account (POST /users). Its role can be seller or buyer, never admin. */
export async function saveProfile(
  database: Database,
  signedIn: SignedIn | null,
  profile: { name: string; email: string; role?: Role | undefined },
): Promise<{ userId: string }> {
  const { user, sessionId } = requireOwner(signedIn, profile.email);
  const { uid: id } = user;
  await asLiveMember(database, { actor: { id }, sessionId }, (transaction) =>
    updateProfile(transaction, id, { name: profile.name, role: profile.role }),
  );
  return { userId: id };
}

/**
 * Makes the account with this e-mail an admin and returns what it found. Only for the machine's owner: no API
 * call does it.
 */
export async function grantAdmin(
  database: Database,
  email: string,
): Promise<'granted' | 'already' | 'unknown' | 'unconfirmed' | 'stopped'> {
  const account = await findAccountByEmail(database, email);
  if (account === undefined) return 'unknown';
  if (account.admin) return 'already';
  // Anybody can register any address; an admin must own theirs.
  if (!account.emailVerified) return 'unconfirmed';
  if (account.stopReason !== null) return 'stopped';
  // Somebody may just be stopping it.
  return (await markAdmin(database, account.id, true)) ? 'granted' : 'stopped';
}

/** Makes an admin's account one like all others, from its next call on. Only for the machine's owner, too. */
export async function revokeAdmin(
  database: Database,
  email: string,
): Promise<'revoked' | 'never' | 'unknown'> {
  const account = await findAccountByEmail(database, email);
  if (account === undefined) return 'unknown';
  if (!account.admin) return 'never';
  await markAdmin(database, account.id, false);
  return 'revoked';
}

function requireOwner(signedIn: SignedIn | null, email: string): SignedIn & { user: AuthUser } {
  if (!signedIn) throw new AppError(401, 'unauthenticated', words.proofNeeded);
  if (!isOwnEmail(signedIn.user, email)) throw new AppError(403, 'other-email', words.otherEmail);
  return signedIn;
}

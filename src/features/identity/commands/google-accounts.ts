import { randomBytes } from 'node:crypto';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database.ts';
import {
  type Arrival,
  type Device,
  deleteCredentials,
  endAllSessions,
  findByEmail,
  findByExternalId,
  findById,
  insertAccount,
  insertSession,
  linkAccount,
  lockEmail,
  lockSession,
  lockWaysIn,
  unlinkAccount,
  writeProfile,
  writeProvenEmail,
} from '../data/ways-in.ts';
import { IdentityError, type ProvenPerson } from '../domain.ts';

/**
 * Opens a session for somebody whom Google vouches for; answers the secret of its cookie. Google's own id tells whose
 * account it is. An account of the same e-mail is not opened: its owner links it once they have shown the password.
 */
export function enterWithGoogle(database: Database, person: ProvenPerson, device: Device): Promise<string> {
  return database.transaction().execute(async (arrival) => {
    await lockEmail(arrival, person.email);
    const userId = await findOrMakeAccount(arrival, person);
    const token = randomBytes(24).toString('base64url');
    await insertSession(arrival, { userId, token, ...device });
    return token;
  });
}

async function findOrMakeAccount(arrival: Arrival, person: ProvenPerson): Promise<string> {
  const own = await findByExternalId(arrival, 'google', person.uid);
  if (own) return own.id;
  const namesake = await findByEmail(arrival, person.email);
  if (!namesake) return insertAccount(arrival, 'google', person);
  if (namesake.emailVerified) throw new IdentityError('auth/account-exists-with-different-credential');
  // Whoever made the account never proved the mailbox: nothing of theirs survives its owner's arrival.
  await deleteCredentials(arrival, namesake.id);
  await endAllSessions(arrival, namesake.id);
  await linkAccount(arrival, 'google', namesake.id, person.uid);
  await writeProvenEmail(arrival, namesake.id, namesake.email);
  await writeProfile(arrival, namesake.id, person);
  return namesake.id;
}

/** Lets a Google account open this account from now on, in place of the one that did, as long as the session lives. */
export function linkGoogle(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  person: ProvenPerson,
): Promise<void> {
  return database.transaction().execute(async (arrival) => {
    await lockEmail(arrival, person.email);
    if (!(await lockSession(arrival, userId, sessionId)))
      throw new IdentityError('auth/requires-recent-login');
    const opened = await findByExternalId(arrival, 'google', person.uid);
    if (opened?.id === userId) return;
    if (opened) throw new IdentityError('auth/credential-already-in-use');
    await unlinkAccount(arrival, 'google', userId);
    await linkAccount(arrival, 'google', userId, person.uid);
    const account = await findById(arrival, userId);
    if (account && !account.emailVerified && account.email.toLowerCase() === person.email)
      await writeProvenEmail(arrival, userId, account.email);
  });
}

/** Takes Google away as a way into an account; not when it is the only one. */
export function unlinkGoogle(database: Database, userId: string): Promise<void> {
  return database.transaction().execute(async (arrival) => {
    const ways = await lockWaysIn(arrival, userId);
    if (!ways.includes('credential')) throw new AppError(409, 'last-way-in', words.lastWayIn);
    await unlinkAccount(arrival, 'google', userId);
  });
}

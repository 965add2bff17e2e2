import { randomBytes } from 'node:crypto';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { sessionOver } from '../access.ts';
import { deleteCredentials } from '../data/former-owner.ts';
import {
  type Arrival,
  type Device,
  endAllSessions,
  findAccountByEmail,
  findByExternalId,
  findById,
  insertAccount,
  insertSession,
  linkAccount,
  lockAccount,
  lockEmail,
  lockSession,
  lockWaysIn,
  noteExternalEmail,
  unlinkAccount,
  writeProvenEmail,
} from '../data/ways-in.ts';
import { type Actor, IdentityError, type ProvenPerson } from '../domain.ts';
import { type OwnAccountParts, showPassword } from './own-account.ts';
import { takeOver } from './take-over.ts';

type GoogleParts = Pick<OwnAccountParts, 'database' | 'mails'>;

/**
 * Opens a session for somebody whom Google vouches for; answers the secret of its cookie. Google's own id tells whose
 * account it is. An account of the same e-mail is not opened: its owner links it once they have shown the password.
 */
export async function enterWithGoogle(
  { database, mails }: GoogleParts,
  person: ProvenPerson,
  device: Device,
): Promise<string> {
  const opened = await database.transaction().execute(async (arrival) => {
    await lockEmail(arrival, person.email);
    const userId = await accountOfGoogle(arrival, person, mails);
    const token = randomBytes(24).toString('base64url');
    await insertSession(arrival, { userId, token, ...device });
    return token;
  });
  mails.send();
  return opened;
}

/** The account that somebody opens whom Google vouches for, made where there is none. */
async function accountOfGoogle(
  arrival: Arrival,
  person: ProvenPerson,
  mails: GoogleParts['mails'],
): Promise<string> {
  const own = await findByExternalId(arrival, 'google', person);
  if (own) {
    await noteExternalEmail(arrival, 'google', person);
    return own.id;
  }
  const namesake = await findAccountByEmail(arrival, person.email);
  if (!namesake) return insertAccount(arrival, 'google', person);
  if (namesake.emailVerified) throw new IdentityError('auth/account-exists-with-different-credential');
  // Whoever made the account never proved the mailbox: nothing of theirs survives its owner's arrival.
  await lockAccount(arrival, namesake.id);
  await deleteCredentials(arrival, namesake.id);
  await endAllSessions(arrival, namesake.id);
  await linkAccount(arrival, 'google', namesake.id, person);
  await writeProvenEmail(arrival, namesake.id, namesake.email);
  await takeOver(arrival, mails, namesake.id, person);
  return namesake.id;
}

/** Lets a Google account open this account from now on, in place of the one that did, as long as the session lives. */
export async function linkGoogle(
  { database, mails }: GoogleParts,
  { userId, sessionId }: { userId: string; sessionId: string },
  person: ProvenPerson,
): Promise<void> {
  await database.transaction().execute(async (arrival) => {
    await lockEmail(arrival, person.email);
    if (!(await lockSession(arrival, userId, sessionId)))
      throw new IdentityError('auth/requires-recent-login');
    const opened = await findByExternalId(arrival, 'google', person);
    if (opened?.id === userId) return;
    if (opened) throw new IdentityError('auth/credential-already-in-use');
    await unlinkAccount(arrival, 'google', userId);
    await linkAccount(arrival, 'google', userId, person);
    const account = await findById(arrival, userId);
    if (!account) return;
    if (!account.emailVerified && account.email.toLowerCase() === person.email)
      await writeProvenEmail(arrival, userId, account.email);
    await mails.note(arrival, { kind: 'google-linked', email: account.email });
  });
  mails.send();
}

/** Takes Google away as a way into the actor's account, who shows the password; not when it is the only one. */
export async function unlinkGoogle(
  parts: OwnAccountParts,
  { actor, sessionId }: { actor: Actor; sessionId: string },
  typed: string,
): Promise<void> {
  const { database, mails } = parts;
  const hasPassword = await showPassword(parts, actor, typed);
  if (!hasPassword) throw new AppError(409, 'last-way-in', words.lastWayIn);
  await database.transaction().execute(async (arrival) => {
    // A reset that has come in between has ended it.
    if (!(await lockSession(arrival, actor.id, sessionId))) throw sessionOver();
    if (!(await lockWaysIn(arrival, actor.id)).includes('credential'))
      throw new AppError(409, 'last-way-in', words.lastWayIn);
    if ((await unlinkAccount(arrival, 'google', actor.id)) > 0)
      await mails.note(arrival, { kind: 'google-unlinked', email: actor.email });
  });
  mails.send();
}

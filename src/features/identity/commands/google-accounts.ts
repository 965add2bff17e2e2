import { randomBytes } from 'node:crypto';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { repeatIfTaken, type Transaction } from '../../../platform/database.ts';
import { type Device, insertSession, lockSession } from '../data/sessions.ts';
import {
  findByExternalId,
  findById,
  insertAccount,
  linkAccount,
  lockByEmail,
  lockByExternalId,
  lockEmail,
  lockWaysIn,
  noteExternalEmail,
  unlinkAccount,
  writeProvenEmail,
} from '../data/ways-in.ts';
import { IdentityError, type ProvenPerson } from '../domain.ts';
import { asLiveMember, type Member } from './live-member.ts';
import { confirmPassword, type OwnAccountParts } from './own-account.ts';
import { takeOver } from './take-over.ts';

type GoogleParts = Pick<OwnAccountParts, 'database' | 'mails'>;

/**
 * Opens a session for somebody whom Google has authenticated, and returns the secret of its cookie. The
 * account is found by Google's own id. An account with the same e-mail is not opened: its owner has to link
 * it after entering the password.
 */
export async function enterWithGoogle(
  { database, mails }: GoogleParts,
  person: ProvenPerson,
  device: Device,
): Promise<string> {
  // Repeated, as whoever registers the e-mail with a password does not wait for its lock: then that account is there.
  const enter = async (transaction: Transaction) => {
    await lockEmail(transaction, person.email);
    const userId = await accountOfGoogle(transaction, person, mails);
    const token = randomBytes(24).toString('base64url');
    await insertSession(transaction, { userId, token, ...device });
    return token;
  };
  const opened = await repeatIfTaken('users_email_key', () => database.transaction().execute(enter));
  mails.send();
  return opened;
}

/** The account of somebody whom Google has authenticated, created where there is none. */
async function accountOfGoogle(
  transaction: Transaction,
  person: ProvenPerson,
  mails: GoogleParts['mails'],
): Promise<string> {
  const own = await lockByExternalId(transaction, 'google', person);
  if (own) {
    if (own.stopReason !== null) throw new IdentityError('auth/account-stopped');
    await noteExternalEmail(transaction, 'google', person);
    return own.id;
  }
  const namesake = await lockByEmail(transaction, person.email);
  if (!namesake) return insertAccount(transaction, 'google', person);
  if (namesake.emailVerified) throw new IdentityError('auth/account-exists-with-different-credential');
  if (namesake.stopReason !== null) throw new IdentityError('auth/account-stopped');
  await takeOver(transaction, mails, namesake.id, { owner: { ...person, email: namesake.email } });
  await linkAccount(transaction, 'google', namesake.id, person);
  return namesake.id;
}

/**
 * Lets a Google account open this account from now on, in place of the former one, if the session is still
 * live.
 */
export async function linkGoogle(
  { database, mails }: GoogleParts,
  { userId, sessionId }: { userId: string; sessionId: string },
  person: ProvenPerson,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockEmail(transaction, person.email);
    if (!(await lockSession(transaction, userId, sessionId)))
      throw new IdentityError('auth/requires-recent-login');
    const opened = await findByExternalId(transaction, 'google', person);
    if (opened?.id === userId) return;
    if (opened) throw new IdentityError('auth/credential-already-in-use');
    await unlinkAccount(transaction, 'google', userId);
    await linkAccount(transaction, 'google', userId, person);
    const account = await findById(transaction, userId);
    if (!account) return;
    if (!account.emailVerified && account.email.toLowerCase() === person.email)
      await writeProvenEmail(transaction, userId, account.email);
    await mails.note(transaction, { kind: 'google-linked', email: account.email });
  });
  mails.send();
}

/**
 * Unlinks Google from the account of the actor, who enters the password; refused when there is no other way
 * to sign in.
 */
export async function unlinkGoogle(parts: OwnAccountParts, member: Member, typed: string): Promise<void> {
  const { database, mails } = parts;
  const { actor } = member;
  const hasPassword = await confirmPassword(parts, actor, typed);
  if (!hasPassword) throw new AppError(409, 'last-way-in', words.lastWayIn);
  await asLiveMember(database, member, async (transaction) => {
    if (!(await lockWaysIn(transaction, actor.id)).includes('credential'))
      throw new AppError(409, 'last-way-in', words.lastWayIn);
    if ((await unlinkAccount(transaction, 'google', actor.id)) > 0)
      await mails.note(transaction, { kind: 'google-unlinked', email: actor.email });
  });
  mails.send();
}

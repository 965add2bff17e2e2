import { randomBytes } from 'node:crypto';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Database, repeatIfTaken, type Transaction } from '../../../platform/database.ts';
import { accountStopped, mailboxStopped } from '../access.ts';
import {
  endSessionsOfOtherSignIns,
  findOpenSession,
  insertNotedSession,
  noteSignIn,
  type OpenSession,
  prolongSession,
} from '../data/external-accounts.ts';
import type { Device } from '../data/sessions.ts';
import {
  adoptExternalId,
  findAccountByEmail,
  insertAccount,
  linkAccount,
  lockByEmail,
  lockByExternalId,
  lockEmail,
  writeProvenEmail,
} from '../data/ways-in.ts';
import { longestDelay } from '../domain/login-times.ts';
import type { ExternalIdentity } from '../domain.ts';
import type { IdentityMails } from '../mails.ts';
import { takeOver } from './take-over.ts';

interface Parts {
  database: Database;
  mails: IdentityMails;
}

/**
 * The session of somebody whom the external provider has authenticated: one for each sign-in there, opened
 * when that is first seen. Fails with 409 when the e-mail is another account's and unproven, and with 401
 * when the session of this sign-in has ended: it takes a new sign-in to open another. Fails with 403 when the account
 * is stopped.
 */
export async function openExternalSession(
  { database, mails }: Parts,
  identity: ExternalIdentity,
  device: Device,
): Promise<OpenSession> {
  const known = await findOpenSession(database, identity);
  if (known && isUpToDate(known, identity)) {
    await prolongSession(database, known.sessionId);
    return known;
  }
  // Repeated, as whoever registers the e-mail with a password does not wait for its lock: then that account is there.
  const open = async (transaction: Transaction) => {
    await lockEmail(transaction, identity.email);
    const userId = await accountOfSignIn(transaction, identity, mails);
    // Another request of the same sign-in may have opened it while this one waited.
    const present = await findOpenSession(transaction, identity);
    if (present) return present;
    const age = (Date.now() - identity.signedInAt.getTime()) / 1_000;
    if (age > longestDelay || !(await noteSignIn(transaction, identity))) {
      throw new AppError(401, 'sign-in-over', words.signInOver);
    }
    const token = randomBytes(24).toString('base64url');
    await insertNotedSession(transaction, identity, { userId, token, ...device });
    const opened = await findOpenSession(transaction, identity);
    if (!opened) throw new Error('The session just opened is not there');
    return opened;
  };
  const session = await repeatIfTaken('users_email_key', () => database.transaction().execute(open));
  mails.send();
  return session;
}

/** Whether the account already has the e-mail that the provider has proven. */
function isUpToDate(known: OpenSession, { email, emailVerified }: ExternalIdentity): boolean {
  return !emailVerified || (known.emailVerified && known.email === email);
}

/**
 * The account of a sign-in, created where there is none. It is found by the provider's id, never by an
 * unproven e-mail.
 */
async function accountOfSignIn(
  transaction: Transaction,
  identity: ExternalIdentity,
  mails: IdentityMails,
): Promise<string> {
  const { email, emailVerified } = identity;
  const own = await findOwn(transaction, identity);
  if (own) {
    // A sign-in from before the mailbox was proven may be by whoever created the account, not by its owner.
    if (own.emailVerified && !emailVerified && own.email === email)
      throw new AppError(401, 'sign-in-over', words.signInOver);
    // Proof of the mailbox may have come to an account at the provider that somebody else had created.
    if (own.stopReason !== null) throw emailVerified ? mailboxStopped(own) : accountStopped(own.stopReason);
    // A new address replaces the old one once it is proven, unless another account here has it.
    const namesake = await findAccountByEmail(transaction, email);
    const mayHave = emailVerified && (namesake === undefined || namesake.id === own.id);
    if (mayHave && !(own.emailVerified && own.email === email)) {
      // If it is proven in a sign-in whose session is already open, the owner is the one who used the account.
      const isTheirs = own.emailVerified || (await findOpenSession(transaction, identity)) !== undefined;
      if (!isTheirs) await takeOver(transaction, mails, own.id, { owner: identity, kept: identity });
      else {
        if (!own.emailVerified) await endSessionsOfOtherSignIns(transaction, own.id, identity);
        await writeProvenEmail(transaction, own.id, email);
      }
    }
    return own.id;
  }
  const namesake = await lockByEmail(transaction, email);
  if (!namesake) return insertAccount(transaction, 'firebase', identity);
  if (!emailVerified) throw new AppError(409, 'email-unproven', words.emailUnproven);
  if (namesake.stopReason !== null) throw mailboxStopped(namesake);
  if (!namesake.emailVerified)
    await takeOver(transaction, mails, namesake.id, { owner: { ...identity, email: namesake.email } });
  await linkAccount(transaction, 'firebase', namesake.id, identity);
  return namesake.id;
}

async function findOwn(transaction: Transaction, identity: ExternalIdentity) {
  const own = await lockByExternalId(transaction, 'firebase', identity);
  if (own) return own;
  const former = await lockByExternalId(transaction, 'firebase', { ...identity, issuer: '' });
  if (former) await adoptExternalId(transaction, 'firebase', identity);
  return former;
}

import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as words from '#messages/mail.ts';
import type { Database } from '../../platform/database.ts';
import type { Message } from '../../platform/mail.ts';
import type { MailQueue, Writers } from '../../platform/mail-queue.ts';
import { undoDays } from '../listings/domain.ts';
import { findAccountByEmail } from './data/ways-in.ts';
import { insertVerification } from './data.ts';

/** What accounts have to tell their owners. */
export type IdentityLetter =
  | { kind: 'confirm' | 'google-linked' | 'google-unlinked' | 'account-deleted'; email: string }
  /** `next`: the path of this site that they were on the way to. */
  | { kind: 'reset'; email: string; details?: { next: string } }
  /** `unlinked`: Google accounts with it. */
  | { kind: 'password-changed'; email: string; details: { unlinked: boolean } }
  /** The owner of the mailbox has come, and motorcycles were taken off sale that somebody had listed before. */
  | { kind: 'arrived'; email: string; details: { listings: number } };

/** The mails that accounts need. */
export type IdentityMails = MailQueue<IdentityLetter>;

// Seconds that the links in mails are good for.
const resetLifetime = 60 * 60;
const wayOnLifetime = 24 * 60 * 60;
const confirmationLifetime = 3 * 24 * 60 * 60;

/** How the identity library and we write down what a link is checked against: whoever reads it cannot use it. */
export function hashIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/**
 * Makes the token with which the password of an account is chosen, once and within an hour. What it leads on to is kept
 * beside it, and longer, for who has another one sent: in the mail, it would be something that anybody may have typed. Whoever
 * only `confirms` a mailbox with it may keep the password that the account has.
 */
export async function createResetToken(
  database: Database,
  userId: string,
  { next, confirms = false }: { next?: string | undefined; confirms?: boolean } = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const note = (name: string, value: string, lifetime = resetLifetime) =>
    insertVerification(database, { identifier: hashIdentifier(name), value, lifetime });
  await note(`reset-password:${token}`, userId);
  if (confirms) await note(toConfirm(token), userId);
  if (next) await note(afterReset(token), next, wayOnLifetime);
  return token;
}

/** The name under which it is kept where somebody goes on to who has brought this token. */
export function afterReset(token: unknown): string {
  return `after-reset:${token}`;
}

/** The name under which it is kept that this token is there to confirm a mailbox. */
export function toConfirm(token: unknown): string {
  return `to-confirm:${token}`;
}

/** Which account a confirmation is for; null when the token is none of ours or too old. */
export async function readConfirmation(
  token: unknown,
  secret: string,
): Promise<{ id: string; email: string } | null> {
  const key = new TextEncoder().encode(secret);
  const read = await jwtVerify(String(token), key, { algorithms: ['HS256'] }).catch(() => null);
  const { account, email } = read?.payload ?? {};
  return typeof account === 'string' && typeof email === 'string' ? { id: account, email } : null;
}

/** The message, unless nobody has proven its mailbox: it may be a stranger's, who would get mail at the pleasure of whoever typed it. */
export async function ifProven(database: Database, message: Message): Promise<Message | null> {
  const account = await findAccountByEmail(database, message.to);
  return account?.emailVerified ? message : null;
}

interface IdentityWriterParts {
  database: Database;
  /** The identity library's. */
  secret: string;
  /** Whole addresses of pages, as src/routes.ts writes them. */
  links: {
    verifyEmail(token: string): string;
    resetPassword(token: string): string;
    forgotPassword(): string;
    deletedProducts(): string;
  };
}

/**
 * Writes what accounts have to tell. The links lead to pages of the site, where a button does what the mail is about:
 * programs that look at every link of a mail press none. A link is made when its mail leaves, so that none waits anywhere
 * to be found.
 */
export function identityWriters({ database, secret, links }: IdentityWriterParts): Writers<IdentityLetter> {
  const key = new TextEncoder().encode(secret);

  /** The library's own token names the address only: it would confirm whatever account has that later on. */
  const createConfirmation = (account: string, email: string) =>
    new SignJWT({ email, account })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(`${confirmationLifetime}s`)
      .sign(key);

  return {
    confirm: async ({ email: to }) => {
      const account = await findAccountByEmail(database, to);
      if (!account || account.emailVerified) return null;
      const link = links.verifyEmail(await createConfirmation(account.id, to));
      return { to, subject: words.confirmSubject, text: words.confirmText(link) };
    },
    reset: async ({ email, details }) => {
      // Anybody may ask for any address.
      const account = await findAccountByEmail(database, email);
      if (!account) return null;
      const link = links.resetPassword(await createResetToken(database, account.id, { next: details?.next }));
      return { to: account.email, subject: words.resetSubject, text: words.resetText(link) };
    },
    'password-changed': ({ email: to, details }) => {
      const text = words.changedText(links.forgotPassword(), details.unlinked);
      return ifProven(database, { to, subject: words.changedSubject, text });
    },
    'google-linked': ({ email: to }) => {
      const text = words.googleLinkedText(links.forgotPassword());
      return ifProven(database, { to, subject: words.googleLinkedSubject, text });
    },
    'google-unlinked': ({ email: to }) => {
      const text = words.googleUnlinkedText(links.forgotPassword());
      return ifProven(database, { to, subject: words.googleUnlinkedSubject, text });
    },
    arrived: async ({ email: to, details }) => {
      const text = words.arrivedText(details.listings, undoDays, links.deletedProducts());
      return { to, subject: words.arrivedSubject, text };
    },
    'account-deleted': async ({ email: to }) => ({
      to,
      subject: words.deletedSubject,
      text: words.deletedText,
    }),
  };
}

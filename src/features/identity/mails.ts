import { jwtVerify, SignJWT } from 'jose';
import * as words from '#messages/mail.ts';
import type { Database } from '../../platform/database.ts';
import type { Message } from '../../platform/mail.ts';
import type { MailQueue, Writers } from '../../platform/mail-queue.ts';
import { createResetToken } from './accounts/reset.ts';
import { findAccountByEmail } from './data/ways-in.ts';

/** Mails to the owners of accounts. */
export type IdentityLetter =
  | { kind: 'confirm' | 'google-linked' | 'google-unlinked' | 'account-deleted'; email: string }
  /** `next`: the path of this site to which they were going. */
  | { kind: 'reset'; email: string; details?: { next: string } }
  /** `unlinked`: whether Google accounts were removed with it. */
  | { kind: 'password-changed'; email: string; details: { unlinked: boolean } }
  /** The owner of the mailbox has come, and motorcycles that somebody else had listed were taken off sale. */
  | { kind: 'arrived'; email: string; details: { listings: number } }
  /** An admin has stopped the account, and taken so many motorcycles off the site. */
  | { kind: 'stopped'; email: string; details: { listings: number } }
  /** An admin has let its owner in again; `back` motorcycles are on the site again, and `off` are not. */
  | { kind: 'let-in'; email: string; details: { back: number; off: number } };

/** The mails that accounts need. */
export type IdentityMails = MailQueue<IdentityLetter>;

/** Days for which the link of a confirmation is valid. */
const confirmationDays = 3;

/** The account of a confirmation; null when the token is not ours or has expired. */
export async function readConfirmation(
  token: unknown,
  secret: string,
): Promise<{ id: string; email: string } | null> {
  const key = new TextEncoder().encode(secret);
  const read = await jwtVerify(String(token), key, { algorithms: ['HS256'] }).catch(() => null);
  const { account, email } = read?.payload ?? {};
  return typeof account === 'string' && typeof email === 'string' ? { id: account, email } : null;
}

/**
 * The message, unless the account's mailbox is unproven: it may be a stranger's, who would get mail whenever
 * somebody types their address.
 */
export async function ifProven(database: Database, message: Message): Promise<Message | null> {
  const account = await findAccountByEmail(database, message.to);
  return account?.emailVerified ? message : null;
}

interface IdentityWriterParts {
  database: Database;
  /** The secret of the identity library. */
  secret: string;
  /** Full addresses of pages, as src/routes.ts writes them. */
  links: {
    verifyEmail(token: string): string;
    resetPassword(token: string): string;
    forgotPassword(): string;
    deletedProducts(): string;
    contact(): string;
    login(): string;
  };
  /** Days for which motorcycles that were taken off sale can be restored. */
  undoDays: number;
}

/**
 * Writes the mails of accounts. Their links lead to pages of the site, where a button does what the mail is
 * about, because programs that open every link press no buttons. Links are made when the mail is sent, so
 * that none is stored where it could be found.
 */
export function identityWriters({
  database,
  secret,
  links,
  undoDays,
}: IdentityWriterParts): Writers<IdentityLetter> {
  const key = new TextEncoder().encode(secret);

  /**
   * The library's own token names only the address: it would confirm any account that has this address later.
   */
  const createConfirmation = (account: string, email: string) =>
    new SignJWT({ email, account })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(`${confirmationDays}d`)
      .sign(key);

  const sayStopped = (
    { email: to, emailVerified, stopReason }: NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>,
    listings: number,
  ): Message => {
    const contact = links.contact();
    // It may be a stranger's, who is not told what an admin says of whoever created the account.
    if (!emailVerified)
      return { to, subject: words.addressStoppedSubject, text: words.addressStoppedText(contact) };
    return {
      to,
      subject: words.stoppedSubject,
      text: words.stoppedText(stopReason ?? '', listings, contact),
    };
  };

  return {
    confirm: async ({ email: to }) => {
      const account = await findAccountByEmail(database, to);
      if (!account || account.emailVerified || account.stopReason !== null) return null;
      const link = links.verifyEmail(await createConfirmation(account.id, to));
      return { to, subject: words.confirmSubject, text: words.confirmText(link, confirmationDays) };
    },
    reset: async ({ email, details }) => {
      // Anybody may request a mail for any address.
      const account = await findAccountByEmail(database, email);
      if (!account) return null;
      if (account.stopReason !== null) return sayStopped(account, 0);
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
    stopped: async ({ email, details }) => {
      const account = await findAccountByEmail(database, email);
      return account?.emailVerified && account.stopReason !== null
        ? sayStopped(account, details.listings)
        : null;
    },
    'let-in': async ({ email: to, details: { back, off } }) => {
      const account = await findAccountByEmail(database, to);
      if (!account?.emailVerified || account.stopReason !== null) return null;
      return { to, subject: words.letInSubject, text: words.letInText(back, off, links.login()) };
    },
    'account-deleted': async ({ email: to }) => ({
      to,
      subject: words.deletedSubject,
      text: words.deletedText,
    }),
  };
}

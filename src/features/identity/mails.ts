import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as words from '#messages/mail.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { type Mail, oneClick } from '../../platform/mail.ts';
import { createMailQueue, type MailQueue, type NotYet, type Written } from '../../platform/mail-queue.ts';
import type { AlertTokens } from '../alerts/tokens.ts';
import { findBookingWish, listWaiting } from '../bookings/data/letters.ts';
import { undoDays } from '../listings/domain.ts';
import { findAccountByEmail, insertVerification } from './data.ts';
import { bikeOf, createIfProven } from './mails/parts.ts';
import { createStandingMails, type StandingLetter } from './mails/standing.ts';

/** What accounts have to tell their owners. */
export type IdentityLetter =
  | { kind: 'confirm' | 'google-linked' | 'google-unlinked' | 'account-deleted'; email: string }
  /** `next`: the path of this site that they were on the way to. */
  | { kind: 'reset'; email: string; details?: { next: string } }
  /** `unlinked`: Google accounts with it. */
  | { kind: 'password-changed'; email: string; details: { unlinked: boolean } }
  /** The owner of the mailbox has come, and motorcycles were taken off sale that somebody had listed before. */
  | { kind: 'arrived'; email: string; details: { listings: number } }
  /** Somebody waits for their answer. */
  | { kind: 'booked'; email: string }
  | StandingLetter;

/** The mails that accounts need. */
export type IdentityMails = MailQueue<IdentityLetter>;

// Seconds that the links in mails are good for.
const resetLifetime = 60 * 60;
const wayOnLifetime = 24 * 60 * 60;
const confirmationLifetime = 3 * 24 * 60 * 60;

/** Motorcycles that one mail names. */
const mostNamed = 10;

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

/**
 * Their links lead to pages of the site, where a button does what the mail is about: programs that look at every
 * link of a mail press none. A link is made when its mail leaves, so that none waits anywhere to be found.
 */
export function createIdentityMails({
  database,
  mail,
  log,
  publicUrl,
  secret,
  links,
}: {
  database: Database;
  mail: Mail;
  log: Log;
  publicUrl: string;
  /** The identity library's. */
  secret: string;
  /** Signs the links that end mail without a sign-in. */
  links: AlertTokens;
}): IdentityMails {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  const key = new TextEncoder().encode(secret);

  /** The library's own token names the address only: it would confirm whatever account has that later on. */
  const createConfirmation = (account: string, email: string) =>
    new SignJWT({ email, account })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(`${confirmationLifetime}s`)
      .sign(key);

  const forgotten = `${publicUrl}/forgotPassword`;

  const ifProven = createIfProven(database);
  const standing = createStandingMails({ database, publicUrl });

  async function write(letter: IdentityLetter): Promise<Written | NotYet | null> {
    const { email: to } = letter;
    switch (letter.kind) {
      case 'confirm': {
        const account = await findAccountByEmail(database, to);
        if (!account || account.email_verified) return null;
        const token = await createConfirmation(account.id, to);
        return { to, subject: words.confirmSubject, text: words.confirmText(link('/verifyEmail', token)) };
      }
      case 'reset': {
        // Anybody may ask for any address.
        const account = await findAccountByEmail(database, to);
        if (!account) return null;
        const token = await createResetToken(database, account.id, { next: letter.details?.next });
        return {
          to: account.email,
          subject: words.resetSubject,
          text: words.resetText(link('/resetPassword', token)),
        };
      }
      case 'password-changed':
        return ifProven(to, words.changedSubject, words.changedText(forgotten, letter.details.unlinked));
      case 'google-linked':
        return ifProven(to, words.googleLinkedSubject, words.googleLinkedText(forgotten));
      case 'google-unlinked':
        return ifProven(to, words.googleUnlinkedSubject, words.googleUnlinkedText(forgotten));
      case 'arrived': {
        const deleted = `${publicUrl}/dashboard/myProduct?show=deleted`;
        const text = words.arrivedText(letter.details.listings, undoDays, deleted);
        return { to, subject: words.arrivedSubject, text };
      }
      case 'taken-off':
      case 'put-back':
        return standing.writeToSeller(letter);
      case 'booked': {
        const seller = await findAccountByEmail(database, to);
        if (!seller || !(await findBookingWish(database, seller.id))?.wanted) return null;
        const bikes = await listWaiting(database, seller.id, mostNamed);
        // Answered, sold or taken back by now.
        if (bikes.length === 0) return null;
        const named = bikes
          .slice(0, mostNamed)
          .map((bike) => ({ name: bikeOf(bike), waiting: bike.waiting }));
        const stop = link('/stopMail', links.sign({ about: 'bookings', id: seller.id }));
        const own = `${publicUrl}/dashboard/myProduct`;
        const text = words.bookedText(named, bikes.length > mostNamed, own, stop);
        const message = await ifProven(to, words.bookedSubject(named), text);
        return message && { ...message, headers: oneClick(stop) };
      }
      case 'booked-taken-off':
      case 'booked-put-back':
        return standing.writeToBuyer(letter);
      case 'reported':
        return standing.writeToReporter(letter);
      case 'account-deleted':
        return { to, subject: words.deletedSubject, text: words.deletedText };
    }
  }

  return createMailQueue({ database, mail, log, write });
}

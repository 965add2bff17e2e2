import type { MailTokens } from './features/alerts/tokens.ts';
import { type BookingLetter, bookingWriters } from './features/bookings/mails.ts';
import { isMailboxStopped } from './features/identity/data/stopped.ts';
import { type IdentityLetter, identityWriters } from './features/identity/mails.ts';
import { entryRow } from './features/inbox/domain.ts';
import { undoDays } from './features/listings/domain/restoring.ts';
import { type ReportLetter, reportWriters } from './features/reports/mails.ts';
import type { Database } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import { createMailQueue, type Letter, type MailQueue, type Writers } from './platform/mail-queue.ts';
import { bikePath, paths, searchPath } from './routes.ts';

type SiteLetter = IdentityLetter | BookingLetter | ReportLetter;

/** Full addresses of the pages that mails link to. */
export function mailLinks(publicUrl: string) {
  return {
    verifyEmail: (token: string) => publicUrl + paths.verifyEmail(token),
    resetPassword: (token: string) => publicUrl + paths.resetPassword(token),
    forgotPassword: () => publicUrl + paths.forgotPassword(),
    myProducts: () => publicUrl + paths.myProducts(),
    deletedProducts: () => publicUrl + paths.deletedProducts(),
    bookings: () => publicUrl + paths.bookings(),
    search: (address: string) => publicUrl + searchPath(address),
    bike: (bike: { _id: string; name: string }) => publicUrl + bikePath(bike),
    saved: () => publicUrl + paths.saved(),
    searches: () => publicUrl + paths.searches(),
    inbox: (entry?: string) => publicUrl + paths.inbox() + (entry ? `#${entryRow(entry)}` : ''),
    account: () => publicUrl + paths.account(),
    contact: () => publicUrl + paths.contact(),
    login: () => publicUrl + paths.login(),
    stop: (token: string) => publicUrl + paths.stopMail(token),
  };
}

const aboutBooked: ReadonlySet<SiteLetter['kind']> = new Set(['booked-taken-off', 'booked-put-back']);

/** Mails that must arrive, each written by the feature that it belongs to. */
export function createSiteMails({
  database,
  mail,
  log,
  publicUrl,
  secret,
  tokens,
}: {
  database: Database;
  mail: Mail;
  log: Log;
  publicUrl: string;
  /** The secret of the identity library. */
  secret: string;
  /** Signs the links that end mail without a sign-in. */
  tokens: MailTokens;
}): MailQueue<SiteLetter> {
  const links = mailLinks(publicUrl);
  const stopBooked = (sellerId: string) => links.stop(tokens.sign({ about: 'bookings', id: sellerId }));
  const aboutAccounts = identityWriters({ database, secret, links, undoDays });
  const writers: Writers<SiteLetter> = {
    ...aboutAccounts,
    ...bookingWriters({ database, links: { ...links, stopBooked } }),
    ...reportWriters({ database, links }),
  };
  // Each writer is stored under the kind of its letters.
  const write = async (letter: SiteLetter) => {
    // Whoever owns a stopped account gets mail about the account only, and what is said of motorcycles that they booked: not
    // to pay may save their money, and that they may again belongs to it.
    const isForAll = letter.kind in aboutAccounts || aboutBooked.has(letter.kind);
    if (!isForAll && (await isMailboxStopped(database, letter.email))) return null;
    return (writers[letter.kind] as Writers<Letter>[string])(letter);
  };
  return createMailQueue({ database, mail, log, write });
}

/** What whoever has a link of a mail may do with such mail: the link is the proof, no account is needed. */
import * as words from '#messages/alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { bookingMail, inboxMail, type MailWishes } from '../../identity/data/mail-wishes.ts';
import { searchNotFound } from '../commands.ts';
import type { MailState } from '../contract.ts';
import { searchMail } from '../data/mail-links.ts';
import { priceDropMail } from '../data/price-drops.ts';
import type { MailSubject } from '../domain.ts';

/** The kinds of mail that a person either wants or not, and what the page calls them. */
const kinds: Record<Exclude<MailSubject['about'], 'search'>, { wishes: MailWishes; name: string }> = {
  drops: { wishes: priceDropMail, name: words.dropsName },
  bookings: { wishes: bookingMail, name: words.bookingsName },
  inbox: { wishes: inboxMail, name: words.inboxName },
};

/** Whether the mail that a link is about is sent. Throws 404 when the search or the account is gone. */
export function readMail(database: Database, subject: MailSubject): Promise<MailState> {
  return settleMail(database, subject, 'find');
}

/** Ends that mail. Throws 404 when the search or the account is gone. */
export function stopMail(database: Database, subject: MailSubject): Promise<MailState> {
  return settleMail(database, subject, 'stop');
}

/** Resumes the mail that a link has ended. Throws 404 when the search or the account is gone. */
export function resumeMail(database: Database, subject: MailSubject): Promise<MailState> {
  return settleMail(database, subject, 'resume');
}

async function settleMail(
  database: Database,
  { about, id }: MailSubject,
  what: 'find' | 'stop' | 'resume',
): Promise<MailState> {
  if (about === 'search') return { about, ...foundMail(await searchMail[what](database, id)) };
  const { wishes, name } = kinds[about];
  const { wanted, stopped } = foundMail(await wishes[what](database, id));
  return { about, name, frequency: wanted ? 'now' : 'never', stopped: stopped ? 'now' : null };
}

/** The mail or whatever else a link must lead to; throws 404 where it leads nowhere. */
export function foundMail<Found>(found: Found | undefined | null): Found {
  if (!found) throw searchNotFound(words.linkInvalid);
  return found;
}

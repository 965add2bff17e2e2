/** What whoever has a link of a mail may do with such mail: the link is the proof, no account is needed. */
import * as words from '#messages/alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { searchNotFound } from '../commands.ts';
import type { MailState } from '../contract.ts';
import { type Linked, resumeLinkedMail, stopLinkedMail } from '../data/mail-links.ts';

/** Ends the mail that a link is about. Throws 404 when the search or the account is gone. */
export async function stopMail(database: Database, linked: Linked): Promise<MailState> {
  return foundMail(await stopLinkedMail(database, linked));
}

/** Resumes the mail that a link has ended. Throws 404 when the search or the account is gone. */
export async function resumeMail(database: Database, linked: Linked): Promise<MailState> {
  return foundMail(await resumeLinkedMail(database, linked));
}

/** The mail or whatever else a link must lead to; throws 404 where it leads nowhere. */
export function foundMail<Found>(found: Found | undefined | null): Found {
  if (!found) throw searchNotFound(words.linkInvalid);
  return found;
}

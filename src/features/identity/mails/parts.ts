/** What the mails of accounts are made of. */
import * as words from '#messages/mail.ts';
import type { Database } from '../../../platform/database.ts';
import type { Message } from '../../../platform/mail.ts';
import { mailedName } from '../../listings/domain/mailed-name.ts';
import { findAccountByEmail } from '../data.ts';

/** What a motorcycle is called: nothing else that somebody typed stands in a mail. */
export function bikeOf(listing: Parameters<typeof mailedName>[0]): string {
  return mailedName(listing) ?? words.someMotorcycle;
}

/** A mailbox that nobody has proven may be a stranger's, who would get mail at the pleasure of whoever typed it. */
export function createIfProven(database: Database) {
  return async (to: string, subject: string, text: string): Promise<Message | null> => {
    const account = await findAccountByEmail(database, to);
    return account?.email_verified ? { to, subject, text } : null;
  };
}

import { type ClaimedMailParts, sendClaimed } from '../../../platform/claimed-mail.ts';
import type { Database } from '../../../platform/database.ts';
import type { MailTokens } from '../../alerts/tokens.ts';
import { claimAdmin, noteAdmins, putOffNews, readNews, settleNews } from '../data/mailing.ts';
import { type InboxMailParts, writeInboxMail } from '../mails.ts';

/** What sending mail about the inbox needs. */
export interface InboxSendParts extends InboxMailParts, ClaimedMailParts {
  database: Database;
  tokens: MailTokens;
}

/**
 * Tells admins of what has come into the inbox since they were last told and is still open. Any number of processes
 * may do so at once: each mail is claimed by one. Returns how many were sent.
 */
export async function sendInboxMails(parts: InboxSendParts): Promise<number> {
  const { database, tokens } = parts;
  await noteAdmins(database);
  const { sent } = await sendClaimed(parts, {
    called: 'the mail about the inbox',
    claim: () => claimAdmin(database),
    read: (claim) => readNews(database, claim),
    // Another admin may have settled all of it in this moment.
    write: (claim, news) =>
      news.count > 0
        ? writeInboxMail(parts, claim, news, tokens.sign({ about: 'inbox', id: claim.userId }))
        : null,
    settle: (claim, _, mail) => settleNews(database, claim, mail),
    putOff: ({ userId }, minutes) => putOffNews(database, userId, minutes),
    about: ({ userId }) => ({ user: userId }),
  });
  return sent;
}

import { type ClaimedMailParts, type Sending, sendClaimed } from '../../../platform/claimed-mail.ts';
import type { Database } from '../../../platform/database.ts';
import { claimDue, giveBack, putOff, readDue, settleDue } from '../data/mailing.ts';
import { dailyBoundary } from '../domain/mail-times.ts';
import { type AlertMailParts, writeAlert } from '../mails.ts';
import type { MailTokens } from '../tokens.ts';

/** What sending mail about motorcycles needs. */
export interface SendParts extends AlertMailParts, ClaimedMailParts {
  database: Database;
  tokens: MailTokens;
}

/**
 * One run of the mails that are due: of searches that want them at once, or the daily ones. Returns how many mails were tried and
 * sent, and whether more may be due.
 */
export function sendDue(parts: SendParts, how: 'now' | 'daily', now = new Date()): Promise<Sending> {
  const { database, tokens } = parts;
  const daily = how === 'daily' ? dailyBoundary(now) : null;
  return sendClaimed(parts, {
    called: 'the mail of a saved search',
    claim: (most) => claimDue(database, daily, most),
    giveBack: (claims) =>
      giveBack(
        database,
        claims.map(({ id }) => id),
      ),
    read: ({ id }) => readDue(database, id, daily),
    // Everything is sold, dearer or already seen on the site, or the mailbox is not proven yet, or its account is stopped.
    write: ({ id }, { recipient, ...due }) =>
      due.count > 0 && recipient?.proven
        ? writeAlert(parts, { id, ...recipient }, due, tokens.sign({ about: 'search', id }))
        : null,
    settle: ({ id }, { ids }, mail) => settleDue(database, id, ids, { mail, daily }),
    putOff: ({ id }, minutes) => putOff(database, id, minutes),
    about: ({ id }) => ({ search: id }),
  });
}

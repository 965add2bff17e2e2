import { claimDue, putOff, readDue, settleDue } from '../data/mailing.ts';
import { dailyBoundary } from '../domain/mail-times.ts';
import { writeAlert } from '../mails.ts';
import { type SendParts, sendClaimed } from './send-claimed.ts';

/**
 * Sends the mails that are due: of searches that want them at once, or the daily ones. Returns how many
 * searches were claimed and how many mails were sent.
 */
export function sendDue(
  parts: SendParts,
  how: 'now' | 'daily',
  now = new Date(),
): Promise<{ taken: number; sent: number }> {
  const { database, tokens } = parts;
  const daily = how === 'daily' ? dailyBoundary(now) : null;
  return sendClaimed(parts, {
    called: 'the mail of a saved search',
    claim: () => claimDue(database, daily),
    read: ({ id }) => readDue(database, id, daily),
    // Everything is sold, dearer or already seen on the site, or the mailbox is not proven yet.
    write: (claim, due) =>
      due.count > 0 && claim.proven
        ? writeAlert(parts, claim, due, tokens.sign({ about: 'search', id: claim.id }))
        : null,
    settle: ({ id }, { ids }, mail) => settleDue(database, id, ids, { mail, daily }),
    putOff: ({ id }, minutes) => putOff(database, id, minutes),
    about: ({ id }) => ({ search: id }),
  });
}

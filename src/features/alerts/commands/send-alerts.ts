import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { isRefusal, type Mail } from '../../../platform/mail.ts';
import { reasonOf } from '../../../platform/start-error.ts';
import { type Claim, claimDue, putOff, readDue, settleDue } from '../data/mailing.ts';
import { dailyBoundary, pauseAfter } from '../domain.ts';
import { type AlertMailParts, writeAlert } from '../mails.ts';
import type { AlertTokens } from '../tokens.ts';

export interface SendParts extends AlertMailParts {
  database: Database;
  mail: Pick<Mail, 'deliver'>;
  tokens: AlertTokens;
  log: Log;
}

/** Mails of one run, so that a process can stop between runs. */
const inARun = 50;

/**
 * Sends the mails that are due: of searches that want them at once, or the daily ones. A search is claimed by
 * one process for some minutes, so that no other sends the same mail. What was sent is recorded, failed mails
 * are retried for three days, and mails that are refused for good are given up. Returns how many were claimed
 * and how many were sent.
 */
export async function sendDue(
  parts: SendParts,
  how: 'now' | 'daily',
  now = new Date(),
): Promise<{ taken: number; sent: number }> {
  const daily = how === 'daily' ? dailyBoundary(now) : null;
  let taken = 0;
  let sent = 0;
  for (; taken < inARun; taken += 1) {
    const claim = await claimDue(parts.database, daily);
    if (!claim) break;
    sent += await sendOne(parts, claim, daily);
  }
  return { taken, sent };
}

async function sendOne(
  { database, mail, tokens, log, links, currency }: SendParts,
  claim: Claim,
  daily: Date | null,
): Promise<0 | 1> {
  const { ids, ...due } = await readDue(database, claim.id, daily);
  // Everything is sold, dearer or already seen on the site, or the mailbox is not proven yet.
  if (due.count === 0 || !claim.proven) {
    await settleDue(database, claim.id, ids, { mail: 'none', daily });
    return 0;
  }
  try {
    await mail.deliver(
      writeAlert({ links, currency }, claim, due, tokens.sign({ about: 'search', id: claim.id })),
    );
  } catch (error) {
    const pause = isRefusal(error) ? null : pauseAfter(claim.tries);
    const line = { reason: reasonOf(error), search: claim.id, tries: claim.tries };
    if (pause === null) {
      log.error(line, 'the mail of a saved search could not be sent');
      await settleDue(database, claim.id, ids, { mail: 'refused', daily });
    } else {
      log.warn(line, 'the mail of a saved search could not be sent yet and is tried again');
      await putOff(database, claim.id, pause);
    }
    return 0;
  }
  await settleDue(database, claim.id, ids, { mail: 'sent', daily });
  return 1;
}

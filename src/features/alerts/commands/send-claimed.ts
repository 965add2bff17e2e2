import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { isRefusal, type Mail, type Message } from '../../../platform/mail.ts';
import { reasonOf } from '../../../platform/start-error.ts';
import { mailsInARun, pauseAfter } from '../domain/mail-times.ts';
import type { AlertMailParts } from '../mails.ts';
import type { AlertTokens } from '../tokens.ts';

export interface SendParts extends AlertMailParts {
  database: Database;
  mail: Pick<Mail, 'deliver'>;
  tokens: AlertTokens;
  log: Log;
}

/** A kind of mail whose recipients are claimed one by one. */
interface ClaimedMail<Claim extends { tries: number }, Due> {
  /** What the log calls it. */
  called: string;
  /** Claims the next one for some minutes, so that no other process sends the same; undefined when none is due. */
  claim: () => Promise<Claim | undefined>;
  /** What is due. */
  read: (claim: Claim) => Promise<Due>;
  /** The mail; null where there is nothing to tell any more, or nobody to be told. */
  write: (claim: Claim, due: Due) => Message | null;
  /** Records what became of it. */
  settle: (claim: Claim, due: Due, mail: 'sent' | 'none' | 'refused') => Promise<void>;
  /** Delays a mail that failed by so many minutes. */
  putOff: (claim: Claim, minutes: number) => Promise<void>;
  /** Whose it is, for the log. */
  about: (claim: Claim) => Record<string, string>;
}

/**
 * Sends what can be claimed, up to the number of one run. What was sent is recorded, failed mails are retried
 * for three days, and mails that are refused for good are given up. Returns how many were claimed and how
 * many were sent.
 */
export async function sendClaimed<Claim extends { tries: number }, Due>(
  { mail, log }: Pick<SendParts, 'mail' | 'log'>,
  kind: ClaimedMail<Claim, Due>,
): Promise<{ taken: number; sent: number }> {
  const count = { taken: 0, sent: 0 };
  for (; count.taken < mailsInARun; count.taken += 1) {
    const claim = await kind.claim();
    if (!claim) break;
    const due = await kind.read(claim);
    let outcome: 'sent' | 'none' = 'none';
    try {
      const message = kind.write(claim, due);
      if (message) {
        await mail.deliver(message);
        outcome = 'sent';
      }
    } catch (error) {
      const pause = isRefusal(error) ? null : pauseAfter(claim.tries);
      const line = { reason: reasonOf(error), ...kind.about(claim), tries: claim.tries };
      if (pause === null) {
        log.error(line, `${kind.called} could not be sent`);
        await kind.settle(claim, due, 'refused');
      } else {
        log.warn(line, `${kind.called} could not be sent yet and is tried again`);
        await kind.putOff(claim, pause);
      }
      continue;
    }
    await kind.settle(claim, due, outcome);
    if (outcome === 'sent') count.sent += 1;
  }
  return count;
}

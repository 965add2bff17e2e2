/** Sending mail that any process may send, once: each mail is claimed by one of them. */
import { claimedMinutes } from '../kernel/claimed-minutes.ts';
import type { Log } from './log.ts';
import type { Mail, Message } from './mail.ts';
import { isRefusal, mailProblem } from './mail-problems.ts';

/** Mails of one run, which are claimed together where many may be due. */
export const mailsInARun = 50;

/** Mails that fail one after the other until a run ends: the mail server is away, and the others would fail, too. */
export const failuresInARun = 5;

/** Minutes in which a run sends what it has claimed: the last mail must have left before another process may take it over. */
const sendingMinutes = claimedMinutes / 2;

/** What sending needs, whatever the mail. */
export interface ClaimedMailParts {
  mail: Pick<Mail, 'deliver'>;
  log: Log;
  /** Whether the process is to stop: no further mail is begun then. */
  isStopping?: () => boolean;
}

/** A kind of mail whose recipients are claimed. */
interface ClaimedMail<Claim extends { tries: number }, Due> {
  /** What the log calls it. */
  called: string;
  /** Claims up to so many for some minutes, so that no other process sends the same; none when none is due. */
  claim: (most: number) => Promise<readonly Claim[]>;
  /** Gives back what was claimed and not tried; only where several are claimed at once. */
  giveBack?: (claims: readonly Claim[]) => Promise<void>;
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

/** What a run did: how many mails were tried and how many sent, and whether it ended only because it was long enough. */
export interface Sending {
  taken: number;
  sent: number;
  isMore: boolean;
}

/**
 * Sends what can be claimed, up to the number of one run. What was sent is recorded, failed mails are retried
 * for three days, and mails that are refused for good are given up. A run ends early, and gives back what it has
 * claimed, when the process stops, when the mail server is away, and before others may take over what is left.
 */
export async function sendClaimed<Claim extends { tries: number }, Due>(
  parts: ClaimedMailParts,
  kind: ClaimedMail<Claim, Due>,
): Promise<Sending> {
  const count = { taken: 0, sent: 0 };
  let failures = 0;
  const isOver = () => failures >= failuresInARun || parts.isStopping?.() === true;
  while (count.taken < mailsInARun && !isOver()) {
    const latest = performance.now() + sendingMinutes * 60_000;
    const claims = await kind.claim(mailsInARun - count.taken);
    if (claims.length === 0) return { ...count, isMore: false };
    for (const [place, claim] of claims.entries()) {
      if (place > 0 && (isOver() || performance.now() > latest)) {
        await kind.giveBack?.(claims.slice(place));
        break;
      }
      const outcome = await sendOne(parts, kind, claim).catch(async (error: unknown) => {
        // Of the database: the other claims must not wait for the end of this one's lease, nor count a try.
        await kind.giveBack?.(claims.slice(place + 1));
        throw error;
      });
      count.taken += 1;
      if (outcome === 'sent') count.sent += 1;
      failures = outcome === 'later' ? failures + 1 : 0;
    }
  }
  return { ...count, isMore: !isOver() };
}

async function sendOne<Claim extends { tries: number }, Due>(
  { mail, log }: ClaimedMailParts,
  kind: ClaimedMail<Claim, Due>,
  claim: Claim,
): Promise<'sent' | 'none' | 'refused' | 'later'> {
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
    const line = { ...mailProblem(error), ...kind.about(claim), tries: claim.tries };
    if (pause === null) {
      log.error(line, `${kind.called} could not be sent`);
      await kind.settle(claim, due, 'refused');
      return 'refused';
    }
    log.warn(line, `${kind.called} could not be sent yet and is tried again`);
    await kind.putOff(claim, pause);
    return 'later';
  }
  await kind.settle(claim, due, outcome);
  return outcome;
}

/** Minutes until the next try of a failed mail; null when it is given up, after three days. */
function pauseAfter(tries: number): number | null {
  return [1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720][tries - 1] ?? null;
}

import { isRefusal } from '../../../platform/mail.ts';
import { reasonOf } from '../../../platform/start-error.ts';
import { claimDrops, type DropClaim, putOffDrops, readDrops, settleDrops } from '../data/price-drops.ts';
import { pauseAfter } from '../domain.ts';
import { writePriceDrops } from '../mails/price-drops.ts';
import type { SendParts } from './send-alerts.ts';

/** Mails of one run, so that a process can stop between runs. */
const inARun = 50;

/**
 * Tells people of lower prices of what they saved: one mail with all that is due, once for each lower price.
 * A person is claimed by one process for some minutes, and failed mails are retried, as with mails of saved
 * searches. What is sold or dearer again by then is left out. Returns how many were sent.
 */
export async function sendPriceDrops(parts: SendParts): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < inARun; taken += 1) {
    const claim = await claimDrops(parts.database);
    if (!claim) break;
    sent += await sendOne(parts, claim);
  }
  return sent;
}

async function sendOne(parts: SendParts, claim: DropClaim): Promise<0 | 1> {
  const { userId, tries, wanted } = claim;
  const { database, mail, tokens, log } = parts;
  const drops = await readDrops(database, userId);
  if (drops.count === 0 || !wanted) {
    await settleDrops(database, userId, drops.all, 'none');
    return 0;
  }
  try {
    await mail.deliver(writePriceDrops(parts, claim, drops, tokens.sign({ about: 'drops', id: userId })));
  } catch (error) {
    const pause = isRefusal(error) ? null : pauseAfter(tries);
    const line = { reason: reasonOf(error), user: userId, tries };
    if (pause === null) {
      log.error(line, 'the mail about lower prices could not be sent');
      await settleDrops(database, userId, drops.all, 'refused');
    } else {
      log.warn(line, 'the mail about lower prices could not be sent yet and is tried again');
      await putOffDrops(database, userId, pause);
    }
    return 0;
  }
  await settleDrops(database, userId, drops.all, 'sent');
  return 1;
}

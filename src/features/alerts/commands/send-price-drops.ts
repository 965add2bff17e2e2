import { sendClaimed } from '../../../platform/claimed-mail.ts';
import { claimDrops, putOffDrops, readDrops, settleDrops } from '../data/price-drops.ts';
import { writePriceDrops } from '../mails/price-drops.ts';
import type { SendParts } from './send-alerts.ts';

/**
 * Tells people of lower prices of what they saved: one mail with all that is due, once for each lower price.
 * What is sold or dearer again by then is left out. Returns how many were sent.
 */
export async function sendPriceDrops(parts: SendParts): Promise<number> {
  const { database, tokens } = parts;
  const { sent } = await sendClaimed(parts, {
    called: 'the mail about lower prices',
    claim: () => claimDrops(database),
    read: ({ userId }) => readDrops(database, userId),
    write: (claim, due) =>
      due.count > 0 && claim.wanted
        ? writePriceDrops(parts, claim, due, tokens.sign({ about: 'drops', id: claim.userId }))
        : null,
    settle: ({ userId }, { all }, mail) => settleDrops(database, userId, all, mail),
    putOff: ({ userId }, minutes) => putOffDrops(database, userId, minutes),
    about: ({ userId }) => ({ user: userId }),
  });
  return sent;
}

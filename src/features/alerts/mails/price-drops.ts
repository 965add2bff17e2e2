import * as words from '#messages/alerts.ts';
import * as mailWords from '#messages/mail.ts';
import { formatPrice } from '../../../kernel/money.ts';
import { writeListMail } from '../../../platform/list-mail.ts';
import type { Message } from '../../../platform/mail.ts';
import type { DropClaim, DueDrops } from '../data/price-drops.ts';
import { type AlertMailParts, factsOf, nameOf } from '../mails.ts';

/** The mail about lower prices of what somebody saved. */
export function writePriceDrops(
  { links, currency }: AlertMailParts,
  { userId, email }: Pick<DropClaim, 'userId' | 'email'>,
  { all, count, bikes }: DueDrops,
  token: string,
): Message {
  const rows = bikes.map((bike) => {
    const label = nameOf(bike);
    const before = words.dropBefore(formatPrice(bike.before, bike.currency, currency));
    return {
      label,
      facts: `${factsOf(bike, currency)} · ${before}`,
      url: links.bike({ _id: bike.id, name: label }),
    };
  });
  return writeListMail({
    email,
    subject: words.dropSubject(rows[0]?.label ?? mailWords.unnamedMotorcycle, count),
    intro: words.dropIntro(count),
    rows,
    count,
    all: { label: words.dropAll, url: links.saved() },
    because: words.dropBecause,
    stop: { label: words.dropStop, url: links.stop(token) },
    manage: { label: words.mailManage, url: links.searches() },
    // Includes the user, because others who saved the same get their own mail.
    id: `drops.${userId}.${all[0]?.id}.${Math.max(...all.map(({ change }) => change))}`,
  });
}

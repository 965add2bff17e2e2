import * as words from '#messages/alerts.ts';
import * as mailWords from '#messages/mail.ts';
import { marketOf } from '../../kernel/markets.ts';
import { formatPrice } from '../../kernel/money.ts';
import { writeListMail } from '../../platform/list-mail.ts';
import type { Message } from '../../platform/mail.ts';
import { distanceText } from '../listings/domain/distance-text.ts';
import { quotedName } from '../listings/domain/quoted-name.ts';
import type { Claim, DueBikes, MailedBike, Recipient } from './data/mailing.ts';

/** Whole addresses of pages, as src/routes.ts writes them. */
interface AlertLinks {
  search(address: string): string;
  bike(bike: { _id: string; name: string }): string;
  saved(): string;
  searches(): string;
  stop(token: string): string;
}

export interface AlertMailParts {
  links: AlertLinks;
  /** ISO code of the currency that is shown, or null. */
  currency: string | null;
}

/** The name of a motorcycle. */
export function nameOf(bike: MailedBike): string {
  return quotedName(bike) ?? mailWords.unnamedMotorcycle;
}

/** Its price, the former price where `was` has one, and other known facts. */
export function factsOf(
  { year, priceAmount, currency, kilometres, district, was = null }: MailedBike & { was?: number | null },
  own: string | null,
): string {
  const price = priceAmount === null ? '' : formatPrice(priceAmount, currency, own);
  const facts = [
    was === null ? price : words.nowAndBefore(price, formatPrice(was, currency, own)),
    year === null ? '' : String(year),
    kilometres === null ? '' : distanceText(kilometres, marketOf(own).distance),
    district ?? '',
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/**
 * The mail about matches of a search: new arrivals, and motorcycles that are cheap enough now. The only text
 * in it from people is the search's name, typed by its owner, and the names of motorcycles.
 */
export function writeAlert(
  { links, currency }: AlertMailParts,
  { id, name, address, email }: Pick<Claim, 'id'> & Omit<Recipient, 'proven'>,
  { count, lowered, bikes }: DueBikes,
  token: string,
): Message {
  const rows = bikes.map((bike) => {
    const label = nameOf(bike);
    return { label, facts: factsOf(bike, currency), url: links.bike({ _id: bike.id, name: label }) };
  });
  return writeListMail({
    email,
    subject: words.mailSubject(name, rows[0]?.label ?? mailWords.unnamedMotorcycle, { count, lowered }),
    intro: words.mailIntro(name, { count, lowered }),
    rows,
    count,
    all: { label: words.mailAll, url: links.search(address) },
    because: words.mailBecause,
    stop: { label: words.mailStop, url: links.stop(token) },
    manage: { label: words.mailManage, url: links.searches() },
    id: `${id}.${bikes[0]?.id ?? 'none'}.${count}`,
  });
}

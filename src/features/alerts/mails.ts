import * as words from '#messages/alerts.ts';
import * as listingWords from '#messages/listings.ts';
import { formatAmount, formatPrice } from '../../kernel/money.ts';
import type { Message } from '../../platform/mail.ts';
import type { Claim, MailedBike } from './data/mailing.ts';

/** Whole addresses of pages, as src/routes.ts writes them. */
interface AlertLinks {
  search(address: string): string;
  bike(bike: { _id: string; name: string }): string;
  searches(): string;
  stop(token: string): string;
}

export interface AlertMailParts {
  links: AlertLinks;
  /** ISO code of the currency that is shown, or null. */
  currency: string | null;
}

/** What a motorcycle is: its make and model as we know them. Its seller's words stay on the site. */
function nameOf({ make, model }: MailedBike): string {
  return [make, model].filter((word) => word !== null && word !== '').join(' ') || words.someMotorcycle;
}

function factsOf(
  { year, priceAmount, currency, kilometres, district }: MailedBike,
  own: string | null,
): string {
  const facts = [
    priceAmount === null ? '' : formatPrice(priceAmount, currency, own),
    year === null ? '' : String(year),
    kilometres === null ? '' : listingWords.kilometres(formatAmount(kilometres)),
    district ?? '',
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * The mail that tells of what was found for a search. The only typed words in it are the search's name: its owner's own.
 * Its headers let a mail program end it with one click (RFC 8058). Sent twice, as may happen when a process is
 * killed in between, both have the same id, by which mail programs know them as one.
 */
export function writeAlert(
  { links, currency }: AlertMailParts,
  { id, name, address, email }: Pick<Claim, 'id' | 'name' | 'address' | 'email'>,
  { count, bikes }: { count: number; bikes: readonly MailedBike[] },
  token: string,
): Message {
  const rows = bikes.map((bike) => {
    const label = nameOf(bike);
    return { label, facts: factsOf(bike, currency), url: links.bike({ _id: bike.id, name: label }) };
  });
  const [first] = rows;
  const intro = words.mailIntro(name, count);
  const rest = count > rows.length ? words.mailMore(count - rows.length) : '';
  const all = links.search(address);
  const stop = links.stop(token);
  const text = [
    intro,
    ...rows.map(({ label, facts, url }) => [label, facts, url].filter((line) => line !== '').join('\n')),
    rest,
    `${words.mailAll}:\n${all}`,
    `${words.mailBecause}\n${words.mailStop}:\n${stop}\n${words.mailManage}:\n${links.searches()}`,
    words.signature,
  ];
  return {
    to: email,
    subject: words.mailSubject(name, first?.label ?? words.someMotorcycle, count),
    text: `${text.filter((part) => part !== '').join('\n\n')}\n`,
    html: htmlOf({ intro, rows, rest, all, stop, searches: links.searches() }),
    headers: {
      'Message-ID': `<${id}.${bikes[0]?.id ?? 'none'}.${count}@${new URL(all).hostname}>`,
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

interface Parts {
  intro: string;
  rows: readonly { label: string; facts: string; url: string }[];
  rest: string;
  all: string;
  stop: string;
  searches: string;
}

/** As plain as it gets, for programs that block styles and pictures. */
function htmlOf({ intro, rows, rest, all, stop, searches }: Parts): string {
  const link = (url: string, label: string) => `<a href="${escaped(url)}">${escaped(label)}</a>`;
  const items = rows.map(
    ({ label, facts, url }) =>
      `<li style="margin:0 0 12px"><strong>${link(url, label)}</strong><br>${escaped(facts)}</li>`,
  );
  return [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
    `<p>${escaped(intro)}</p><ul style="padding:0;list-style:none">${items.join('')}</ul>`,
    rest === '' ? '' : `<p>${escaped(rest)}</p>`,
    `<p>${link(all, words.mailAll)}</p>`,
    `<p style="font-size:14px">${escaped(words.mailBecause)}<br>${link(stop, words.mailStop)} · ${link(searches, words.mailManage)}</p>`,
    `<p>${escaped(words.signature)}</p></body></html>\n`,
  ].join('');
}

import * as words from '#messages/alerts.ts';
import { escapeHtml } from '../../kernel/html.ts';
import { marketOf } from '../../kernel/markets.ts';
import { formatPrice } from '../../kernel/money.ts';
import { type Message, oneClick } from '../../platform/mail.ts';
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
  return quotedName(bike) ?? words.someMotorcycle;
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

/** The text of a mail; only the search's name and those of motorcycles come from people. */
interface MailText {
  email: string;
  subject: string;
  intro: string;
  rows: readonly { label: string; facts: string; url: string }[];
  /** The number of further motorcycles as text, or ''. */
  rest: string;
  all: MailLink;
  because: string;
  stop: MailLink;
  manage: MailLink;
  /** The same when the same mail is sent twice. */
  id: string;
}

interface MailLink {
  label: string;
  url: string;
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
  return writeMail({
    email,
    subject: words.mailSubject(name, rows[0]?.label ?? words.someMotorcycle, { count, lowered }),
    intro: words.mailIntro(name, { count, lowered }),
    rows,
    rest: count > rows.length ? words.mailMore(count - rows.length) : '',
    all: { label: words.mailAll, url: links.search(address) },
    because: words.mailBecause,
    stop: { label: words.mailStop, url: links.stop(token) },
    manage: { label: words.mailManage, url: links.searches() },
    id: `${id}.${bikes[0]?.id ?? 'none'}.${count}`,
  });
}

/**
 * A mail of motorcycles. Its headers let a mail program end it with one click (RFC 8058). If it is sent
 * twice, as may happen when a process is killed, both copies have the same id, by which mail programs
 * recognise duplicates.
 */
export function writeMail(mail: MailText): Message {
  const { email, subject, intro, rows, rest, all, because, stop, manage, id } = mail;
  const text = [
    intro,
    ...rows.map(({ label, facts, url }) => [label, facts, url].filter((line) => line !== '').join('\n')),
    rest,
    `${all.label}:\n${all.url}`,
    `${because}\n${stop.label}:\n${stop.url}\n${manage.label}:\n${manage.url}`,
    words.signature,
  ];
  return {
    to: email,
    subject,
    text: `${text.filter((part) => part !== '').join('\n\n')}\n`,
    html: htmlOf(mail),
    headers: {
      'Message-ID': `<${id}@${new URL(all.url).hostname}>`,
      ...oneClick(stop.url),
    },
  };
}

/** Plain HTML, for programs that block styles and pictures. */
function htmlOf({ intro, rows, rest, all, because, stop, manage }: MailText): string {
  const link = ({ url, label }: MailLink) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const items = rows.map(
    (row) => `<li style="margin:0 0 12px"><strong>${link(row)}</strong><br>${escapeHtml(row.facts)}</li>`,
  );
  return [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
    `<p>${escapeHtml(intro)}</p><ul style="padding:0;list-style:none">${items.join('')}</ul>`,
    rest === '' ? '' : `<p>${escapeHtml(rest)}</p>`,
    `<p>${link(all)}</p>`,
    `<p style="font-size:14px">${escapeHtml(because)}<br>${link(stop)} · ${link(manage)}</p>`,
    `<p>${escapeHtml(words.signature)}</p></body></html>\n`,
  ].join('');
}

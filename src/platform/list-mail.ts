/** Mail that lists things with links, and that its recipient can end. */
import * as words from '#messages/mail.ts';
import { escapeHtml } from '../kernel/html.ts';
import { type Message, oneClick } from './mail.ts';

interface MailLink {
  label: string;
  url: string;
}

/** What such a mail says. */
interface ListMail {
  email: string;
  subject: string;
  intro: string;
  /** The things that it names; `facts` may be ''. */
  rows: readonly (MailLink & { facts: string })[];
  /** How many there are in all. */
  count: number;
  /** Where all of them are. */
  all: MailLink;
  /** Why its recipient gets it. */
  because: string;
  stop: MailLink;
  manage: MailLink;
  /** The same when the same mail is sent twice, as may happen when a process is killed: mail programs then recognise the copy. */
  id: string;
}

/** Writes such a mail. Its headers let a mail program end it with one click (RFC 8058). */
export function writeListMail(mail: ListMail): Message {
  const { email, subject, intro, rows, all, because, stop, manage, id } = mail;
  const text = [
    intro,
    ...rows.map(({ label, facts, url }) => [label, facts, url].filter((line) => line !== '').join('\n')),
    restOf(mail),
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

function restOf({ rows, count }: ListMail): string {
  return count > rows.length ? words.furtherOnes(count - rows.length) : '';
}

/** Plain HTML, for programs that block styles and pictures. */
function htmlOf(mail: ListMail): string {
  const { intro, rows, all, because, stop, manage } = mail;
  const rest = restOf(mail);
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

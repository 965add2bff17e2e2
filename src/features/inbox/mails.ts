import * as words from '#messages/inbox.ts';
import * as mailWords from '#messages/inbox-mail.ts';
import { unnamedMotorcycle } from '#messages/mail.ts';
import * as reportWords from '#messages/reports.ts';
import { writeListMail } from '../../platform/list-mail.ts';
import type { Message } from '../../platform/mail.ts';
import { quotedName } from '../listings/domain/quoted-name.ts';
import { gravestOf } from '../reports/domain.ts';
import type { InboxClaim, InboxNews, MailedEntry } from './data/mailing.ts';

export interface InboxMailParts {
  /** Whole addresses of pages, as src/routes.ts writes them. */
  links: {
    /** The inbox, at this entry if one is given. */
    inbox(entry?: string): string;
    account(): string;
    stop(token: string): string;
  };
}

/**
 * The mail about entries of the inbox. Of what people wrote it contains only the titles of motorcycles: the rest is
 * read in the inbox, by whoever is an admin then.
 */
export function writeInboxMail(
  { links }: InboxMailParts,
  { userId, email, told }: Pick<InboxClaim, 'userId' | 'email' | 'told'>,
  { count, entries }: InboxNews,
  token: string,
): Message {
  const isFirst = told === 0;
  const rows = entries.map((entry) => ({
    label: labelOf(entry),
    facts: factsOf(entry),
    url: links.inbox(entry.id),
  }));
  return writeListMail({
    email,
    subject: mailWords.subject(rows[0]?.label ?? '', count),
    intro: isFirst ? mailWords.firstIntro(count) : mailWords.intro(count),
    rows,
    count,
    all: { label: mailWords.all, url: links.inbox() },
    because: isFirst ? mailWords.firstBecause : mailWords.because,
    stop: { label: mailWords.stop, url: links.stop(token) },
    manage: { label: mailWords.manage, url: links.account() },
    // The same only for the same mail sent twice: every admin gets their own, and an entry that its sender has
    // changed is told again.
    id: `inbox.${userId}.${told}.${entries[0]?.id ?? 'none'}.${count}`,
  });
}

/** What it is and about which motorcycle, as in the inbox. */
function labelOf({ kind, name, make, model }: MailedEntry): string {
  if (kind === 'enquiry') return words.enquiry;
  if (name === null) return words.question;
  const bike = quotedName({ name, make, model }) ?? unnamedMotorcycle;
  return `${words.headings[kind]} ${bike}`.trim();
}

/** What its sender chose: the gravest reason of a report, or what somebody books it for. */
function factsOf({ intent, name, reasons }: MailedEntry): string {
  if (reasons) return reportWords.reasonNames[gravestOf(reasons)];
  return intent && name !== null ? words.intentNames[intent] : '';
}

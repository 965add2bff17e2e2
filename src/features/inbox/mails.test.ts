import { expect, test } from 'vitest';
import type { MailedEntry } from './data/mailing.ts';
import { writeInboxMail } from './mails.ts';

const links = {
  inbox: (entry?: string) => `https://garage.example.org/inbox${entry ? `#${entry}` : ''}`,
  account: () => 'https://garage.example.org/account',
  stop: (token: string) => `https://garage.example.org/stop?token=${token}`,
};

function entryOf(entry: Partial<MailedEntry>): MailedEntry {
  return {
    id: 'e1',
    kind: 'enquiry',
    name: null,
    make: null,
    model: null,
    intent: null,
    reasons: null,
    ...entry,
  };
}

function write(entries: readonly MailedEntry[], { count = entries.length, told = 1 } = {}) {
  const admin = { userId: 'boss', email: 'boss@example.org', told };
  return writeInboxMail({ links }, admin, { count, entries: [...entries] }, 'T');
}

test.each<[string, Partial<MailedEntry>, string, string]>([
  ['an enquiry', {}, 'Asks us to write back', ''],
  ['a booking', { kind: 'booking', name: 'Hero Hunk', intent: 'purchase' }, 'Hero Hunk', 'Wants to buy\n'],
  ['a booking of none', { kind: 'booking', intent: 'viewing' }, 'Booking without a motorcycle', ''],
  [
    'a report, by the gravest of its reasons',
    { kind: 'report', name: 'Hero Hunk', reasons: ['other', 'money-first'] },
    'Reported: Hero Hunk',
    'They want money before I have seen it\n',
  ],
  ['a reply', { kind: 'reply', name: 'Hero Hunk' }, 'The seller writes about: Hero Hunk', ''],
  ['a repeat', { kind: 'repeat', name: 'Hero Hunk' }, 'Like one that is off the site: Hero Hunk', ''],
])('says of %s what it is, with the way to it', (_, entry, label, facts) => {
  const { to, subject, text } = write([entryOf(entry)]);
  expect([to, subject]).toEqual(['boss@example.org', `In the inbox: ${label}`]);
  expect(text).toContain(`:\n\n${label}\n${facts}${links.inbox('e1')}\n\n`);
});

test('says how many there are, and names the first ones only', () => {
  const entries = ['e1', 'e2'].map((id) => entryOf({ id, kind: 'reply', name: `Bike ${id}` }));
  const { subject, text } = write(entries, { count: 7 });
  expect(subject).toBe('7 new entries in the inbox');
  expect(text).toContain('These 7 entries are new in the inbox');
  expect(text).toContain('And 5 more.');
  expect(text.indexOf('Bike e1')).toBeLessThan(text.indexOf('Bike e2'));
  expect(text).toContain(`Open the inbox:\n${links.inbox()}\n`);
});

test('the first one says so, and every one how to get no more', () => {
  const [first, later] = [write([entryOf({})], { told: 0 }), write([entryOf({})])];
  expect(first.text).toContain('This is the first mail of its kind.');
  expect(first.text).not.toContain('is new');
  expect(later.text).not.toContain('This is the first');
  for (const { text, headers } of [first, later]) {
    expect(text).toContain(`No more mail about the inbox:\n${links.stop('T')}\n`);
    expect(text).toContain(`My account:\n${links.account()}\n`);
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${links.stop('T')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }
});

test('a title is escaped, stays in its line, and is no message of its own', () => {
  const written = write([entryOf({ kind: 'report', name: '<b>Hunk</b>\nBcc: all', reasons: ['other'] })]);
  expect(written.html).toContain('Reported: &lt;b&gt;Hunk&lt;/b&gt; Bcc: all');
  expect(written.html).not.toContain('<b>');
  expect(written.subject).toBe('In the inbox: Reported: <b>Hunk</b> Bcc: all');
  const name = 'Claim it at spam.example';
  const spam = { kind: 'report', name, make: 'Hero', model: null, reasons: ['other'] } as const;
  const text = JSON.stringify(write([entryOf({ ...spam, reasons: ['other'] })]));
  expect(text).toContain('Reported: Hero');
  expect(text).not.toContain('spam');
});

test('only the same mail has the same id: mail programs hide the second one', () => {
  const idOf = (...parts: Parameters<typeof write>) => write(...parts).headers?.['Message-ID'];
  const entry = entryOf({});
  expect(idOf([entry])).toBe(idOf([entry]));
  const others = [idOf([entry], { told: 2 }), idOf([entryOf({ id: 'e2' })]), idOf([entry], { count: 2 })];
  expect(new Set([idOf([entry]), ...others]).size).toBe(4);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { bookers, meeting } from '../../../test/support/bookers.ts';
import { addListing } from '../../../test/support/listings.ts';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { createWork } from '../../jobs.server.ts';
import { mailLinks } from '../../mails.server.ts';
import type { Mail } from '../../platform/mail.ts';
import { sharedSecret } from '../../platform/secrets.ts';
import { createMailTokens, type MailTokens } from '../alerts/tokens.ts';
import { sendInboxMails } from './commands/send-mails.ts';

const origin = 'https://garage.example.org';
const silent = { info() {}, warn() {}, error() {}, debug() {} };
let api: TestApi;
let server: MailServer;
let tokens: MailTokens;
let admin: Member;
let other: Member;
let rider: Member;
let people = 0;

const setUser = (id: string, change: { admin?: boolean; email_verified?: boolean }) =>
  api.database.updateTable('users').set(change).where('id', '=', id).execute();

beforeAll(async () => {
  api = await createTestApi({ origin });
  server = await startMailServer(origin);
  tokens = createMailTokens(await sharedSecret(api.database, 'alerts'));
  rider = await api.signUp('rider@example.com');
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(async () => {
  for (const table of ['enquiries', 'bookings', 'reports', 'replies', 'repeats', 'rate_limits'] as const)
    await sql`delete from ${sql.table(table)}`.execute(api.database);
  await sql`update users set admin = false`.execute(api.database);
  people += 1;
  [admin, other] = [
    await api.signUp(`admin${people}@example.com`),
    await api.signUp(`other${people}@example.com`),
  ];
  await setUser(admin.id, { admin: true, email_verified: true });
  server.received.length = 0;
  server.mood = null;
});

const partsOf = (mail: Pick<Mail, 'deliver'> = server.mail) => ({
  database: api.database,
  mail,
  log: silent,
  tokens,
  links: mailLinks(origin),
});
const send = () => sendInboxMails(partsOf());

/** Everything is as it would be so many minutes later. */
async function pass(minutes: number): Promise<void> {
  const earlier = sql`make_interval(mins => ${minutes})`;
  for (const [table, columns] of [
    ['enquiries', ['created_at']],
    ['bookings', ['created_at', 'changed_at']],
    ['reports', ['created_at', 'news_at']],
    ['replies', ['created_at']],
    ['repeats', ['created_at']],
    ['inbox_mails', ['told_until', 'mail_after']],
  ] as const)
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${earlier}`.execute(
        api.database,
      );
}

const { book } = bookers(() => rider);

let enquiries = 0;

/** Somebody else each time: the same address again is no further enquiry. */
async function enquire(email?: string): Promise<string> {
  enquiries += 1;
  const answer = await api.call('POST', '/enquiries', { email: email ?? `curious${enquiries}@example.net` });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

async function report(bike: string, said: object, who: Member | null = null): Promise<string> {
  const path = `/bikes/${bike}/reports`;
  const answer = await (who ? who.call('POST', path, said) : api.call('POST', path, said));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const sell = (name: string) => addListing(api.database, { name, seller_id: rider.id });
const settle = async (id: string, done = true) =>
  expect((await admin.call('PUT', `/inbox/${id}`, { done, location: meeting.location })).status).toBe(200);
const subjects = () =>
  server.received.map(({ to, text }) => [to.join(), /^Subject: (.*)\r$/m.exec(text)?.[1]]);

test('the first mail tells an admin of all that is open, by name; nothing that people wrote to the garage is in it', async () => {
  const [hunk, duke] = [await sell('Hero <b>Hunk'), await sell('KTM Duke')];
  const replied = await sell('Bajaj Pulsar');
  await enquire('secret@example.net');
  const booked = await book(rider, {
    productId: await addListing(api.database, { name: 'Honda Dio', origin: 'import' }),
    location: 'Secret lane 1',
    number: '01912345678',
  });
  await sql`insert into replies (id, listing_id, user_id, words)
    values (${`reply${people}`}, ${replied}, ${rider.id}, 'Secret words of the seller')`.execute(
    api.database,
  );
  await sql`insert into repeats (id, listing_id, former_id, alike)
    values (${`repeat${people}`}, ${duke}, ${replied}, '{model}')`.execute(api.database);
  await report(hunk, { reason: 'other', text: 'Secret words of a visitor', email: 'secret@example.org' });
  const reported = await report(hunk, { reason: 'money-first' }, other);
  // For its seller, not for the garage.
  await book(other, { productId: await sell('Of a seller') });
  // It may still be that something older is being written.
  expect(await send()).toBe(0);
  await pass(1);
  expect(await send()).toBe(1);
  const [{ to, text } = { to: [], text: '' }] = server.received;
  expect(to).toEqual([admin.email]);
  expect(text).toContain('Subject: 5 new entries in the inbox');
  for (const said of [
    'Reported: Hero <b>Hunk\r\nMoney is wanted before I have seen it\r\n',
    'Reported: Hero &lt;b&gt;Hunk</a>',
    `${origin}/dashboard/inbox#entry-${reported}`,
    `Honda Dio\r\nViewing\r\n${origin}/dashboard/inbox#entry-${booked}`,
    'The seller writes about: Bajaj Pulsar',
    'Like one that is off the site: KTM Duke',
    'Wants to be written to',
    'This is the first mail of its kind.',
    `List-Unsubscribe: <${origin}/stopMail?token=${tokens.sign({ about: 'inbox', id: admin.id })}>`,
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  for (const kept of [/secret/i, /1912/, /rider/i, /Of a seller/]) expect(text).not.toMatch(kept);
  await pass(61);
  expect(await send()).toBe(0);
});

test('at most one in an hour to each: what comes in within it is told together, newest first, by whichever process', async () => {
  await enquire();
  await setUser(other.id, { admin: true, email_verified: true });
  await pass(1);
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, each) => sum + each)).toBe(2);
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual([admin.email, other.email].sort());
  const [first, second] = [await sell('Hero Hunk'), await sell('KTM Duke')];
  await report(first, { reason: 'other', text: 'One' });
  await pass(30);
  await report(second, { reason: 'other', text: 'Two' });
  await pass(29);
  expect(await send()).toBe(0);
  await pass(2);
  expect((await Promise.all([send(), send()])).reduce((sum, each) => sum + each)).toBe(2);
  expect(
    subjects()
      .slice(2)
      .map(([, subject]) => subject),
  ).toEqual(Array(2).fill('2 new entries in the inbox'));
  const text = server.received[3]?.text ?? '';
  expect(text.indexOf('KTM Duke')).toBeLessThan(text.indexOf('Hero Hunk'));
  for (const not of ['Wants to be written to', 'the first mail']) expect(text).not.toContain(not);
});

test('what was settled or cancelled meanwhile is not told; what is only open again, or said again, neither', async () => {
  const bike = await sell('Hero Hunk');
  const [settled, open] = [await enquire(), await enquire()];
  const cancelled = await book(rider, { location: meeting.location });
  await settle(settled);
  await rider.call('DELETE', `/myBookings/${cancelled}`);
  await report(bike, { reason: 'wrong-details' }, other);
  await pass(1);
  expect(await send()).toBe(1);
  expect(subjects()).toEqual([[admin.email, '2 new entries in the inbox']]);
  await pass(61);
  await settle(open);
  await settle(open, false);
  await report(bike, { reason: 'wrong-details' }, other);
  await settle(await enquire());
  await pass(61);
  expect(await send()).toBe(0);
  // What adds something to it, is.
  await report(bike, { reason: 'money-first' }, other);
  await pass(1);
  expect(await send()).toBe(1);
  expect(subjects()[1]).toEqual([admin.email, 'In the inbox: Reported: Hero Hunk']);
});

test('a booking that its buyer changed after it was done is told again, in a mail of its own', async () => {
  const productId = await addListing(api.database, { name: 'Honda Dio', origin: 'import' });
  const id = await book(rider, { productId });
  await pass(1);
  expect(await send()).toBe(1);
  await settle(id);
  await pass(61);
  await book(rider, { productId, location: 'Elsewhere' });
  await pass(1);
  expect(await send()).toBe(1);
  const ids = server.received.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(2);
});

test('only whoever is an admin then, with a proven mailbox, and wants it; later they are told of what is still open', async () => {
  const set = (inboxMail: unknown, who = admin) => who.call('PATCH', '/me', { inboxMail });
  const shown = async (who = admin) =>
    ((await (await who.call('GET', '/me')).json()) as { inboxMail: boolean | null }).inboxMail;
  expect([await shown(), await shown(other)]).toEqual([true, null]);
  const refused = await set(false, other);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'admins-only']);
  expect((await set(false)).status).toBe(200);
  expect(await shown()).toBe(false);
  // An admin who wants it, and whose mailbox is not proven (any more).
  await setUser(other.id, { admin: true });
  expect((await set(true, other)).status).toBe(200);
  const [gone] = [await enquire(), await enquire()];
  await pass(1);
  expect(await send()).toBe(0);
  await setUser(other.id, { admin: false, email_verified: true });
  expect((await set(true)).status).toBe(200);
  await setUser(admin.id, { admin: false });
  expect(await send()).toBe(0);
  await setUser(admin.id, { admin: true });
  await settle(gone);
  expect(await send()).toBe(1);
  expect(subjects()).toEqual([[admin.email, 'In the inbox: Wants to be written to']]);
});

test('the link of a mail ends it without login, and takes that back; the account says so', async () => {
  await enquire();
  await pass(1);
  await send();
  const token = /stopMail\?token=([\w.-]+)/.exec(server.received[0]?.text ?? '')?.[1];
  const press = async (what: string) => (await api.call('POST', `/alerts/${what}`, { token })).json();
  const state = { about: 'inbox', name: 'the inbox of the garage' };
  expect(await press('stop')).toEqual({ ...state, frequency: 'never', stopped: 'now' });
  expect(await (await admin.call('GET', '/me')).json()).toMatchObject({ inboxMail: false });
  await enquire();
  await pass(61);
  expect(await send()).toBe(0);
  expect(await press('resumption')).toEqual({ ...state, frequency: 'now', stopped: null });
  expect(await send()).toBe(1);
  // A link of another kind is none to it.
  const wrong = tokens.sign({ about: 'bookings', id: admin.id }).replace('bookings', 'inbox');
  expect((await api.call('POST', '/alerts/stop', { token: wrong })).status).toBe(404);
});

test('a server that is away gets it later, once; what it refuses for good is given up, and the next one goes', async () => {
  await enquire();
  await pass(1);
  server.mood = { code: 451, text: 'later' };
  expect(await send()).toBe(0);
  server.mood = null;
  // It is not retried at once.
  expect(await send()).toBe(0);
  await pass(2);
  expect([await send(), await send()]).toEqual([1, 0]);
  await enquire();
  await pass(61);
  server.mood = { code: 550, text: 'no such mailbox' };
  expect(await send()).toBe(0);
  server.mood = null;
  await pass(61);
  expect(await send()).toBe(0);
  await enquire();
  await pass(1);
  expect(await send()).toBe(1);
  expect(subjects().map(([, subject]) => subject)).toEqual(
    Array(2).fill('In the inbox: Wants to be written to'),
  );
});

test('a process that is killed while it sends leaves the mail to another, which mail programs know as the same', async () => {
  await enquire();
  await pass(1);
  const started = Promise.withResolvers<string>();
  // This process hands the mail over and then hangs.
  const hanging = {
    deliver: (message: { headers?: Readonly<Record<string, string>> }) => {
      started.resolve(message.headers?.['Message-ID'] ?? '');
      return new Promise<void>(() => {});
    },
  };
  void sendInboxMails(partsOf(hanging));
  const messageId = await started.promise;
  expect(await send()).toBe(0);
  await pass(11);
  expect(await send()).toBe(1);
  expect(server.received[0]?.text).toContain(`Message-ID: ${messageId}`);
});

test('the job process does all of it with the site’s own addresses', async () => {
  await enquire();
  await pass(1);
  const config = { currency: undefined, publicUrl: origin };
  const work = await createWork({ config, database: api.database, mail: server.mail, log: silent });
  for (const { run } of work.watches) await run(() => false);
  expect(subjects()).toEqual([[admin.email, 'In the inbox: Wants to be written to']]);
  expect(server.received[0]?.text).toContain(`${origin}/dashboard/account`);
});

test('what is known of it is exported, and goes with the account', async () => {
  const exported = async () =>
    ((await (await admin.call('GET', '/me/export')).json()) as { inboxMail: unknown }).inboxMail;
  const rows = () =>
    api.database.selectFrom('inbox_mails').select('wanted').where('user_id', '=', admin.id).execute();
  expect(await exported()).toBeNull();
  await admin.call('PATCH', '/me', { inboxMail: false });
  expect(await exported()).toEqual({ wanted: false, told_until: null });
  await admin.call('PATCH', '/me', { inboxMail: true });
  await enquire();
  await pass(1);
  await send();
  expect(await exported()).toEqual({ wanted: true, told_until: expect.stringMatching(/Z$/) });
  expect(await rows()).toHaveLength(1);
  const left = await admin.call('POST', '/me/deletion', { password: 'correct horse' });
  expect([left.status, await rows()]).toEqual([200, []]);
});

test('a choice of somebody who never proved the mailbox is not its owner’s', async () => {
  const { id, email } = other;
  await sql`insert into inbox_mails (user_id, wanted) values (${id}, false)`.execute(api.database);
  await api.call('POST', '/auth/request-password-reset', { email });
  const token = /token=(\S+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
  const reset = await api.call('POST', '/auth/reset-password', { token, newPassword: 'battery staple' });
  expect(reset.status).toBe(200);
  const left = api.database.selectFrom('inbox_mails').select('wanted').where('user_id', '=', id);
  expect(await left.execute()).toEqual([]);
});

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

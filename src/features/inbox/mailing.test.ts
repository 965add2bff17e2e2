import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Member } from '../../../test/support/api.ts';
import { bookers, meeting } from '../../../test/support/bookers.ts';
import { inboxMails, origin, silent } from '../../../test/support/inbox-mails.ts';
import { addListing } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { insertMember } from '../../../test/support/members.ts';
import { createWork } from '../../jobs.server.ts';
import { sendInboxMails } from './commands/send-mails.ts';

const garage = inboxMails();
const { setUser, partsOf, send, pass, enquire, settle, subjects } = garage;
const { book } = bookers(() => garage.rider);

async function report(bike: string, said: object, who: Member | null = null): Promise<string> {
  const path = `/bikes/${bike}/reports`;
  const answer = await (who ? who.call('POST', path, said) : garage.api.call('POST', path, said));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const sell = (name: string) => addListing(garage.api.database, { name, seller_id: garage.rider.id });

test('the first mail tells an admin of all that is open, by name; nothing that people wrote to the garage is in it', async () => {
  const [hunk, duke] = [await sell('Hero <b>Hunk'), await sell('KTM Duke')];
  const replied = await sell('Bajaj Pulsar');
  await enquire('secret@example.net');
  const booked = await book(garage.rider, {
    productId: await addListing(garage.api.database, { name: 'Honda Dio', origin: 'import' }),
    location: 'Secret lane 1',
    number: '01912345678',
  });
  await sql`insert into replies (id, listing_id, user_id, words)
    values (${'reply'}, ${replied}, ${garage.rider.id}, 'Secret words of the seller')`.execute(
    garage.api.database,
  );
  await sql`insert into repeats (id, listing_id, former_id, alike)
    values (${'repeat'}, ${duke}, ${replied}, '{model}')`.execute(garage.api.database);
  await report(hunk, { reason: 'other', text: 'Secret words of a visitor', email: 'secret@example.org' });
  const reported = await report(hunk, { reason: 'money-first' }, garage.other);
  // For its seller, not for the garage.
  await book(garage.other, { productId: await sell('Of a seller') });
  // It may still be that something older is being written. A minute earlier, as all of this may have taken one.
  await pass(-1);
  expect(await send()).toBe(0);
  await pass(2);
  expect(await send()).toBe(1);
  const [{ to, text } = { to: [], text: '' }] = garage.server.received;
  expect(to).toEqual([garage.admin.email]);
  expect(text).toContain('Subject: 5 new entries in the inbox');
  for (const said of [
    'Reported: Hero <b>Hunk\r\nThey want money before I have seen it\r\n',
    'Reported: Hero &lt;b&gt;Hunk</a>',
    `${origin}/dashboard/inbox#entry-${reported}`,
    `Honda Dio\r\nViewing\r\n${origin}/dashboard/inbox#entry-${booked}`,
    'The seller writes about: Bajaj Pulsar',
    'Like one that is off the site: KTM Duke',
    'Asks us to write back',
    'This is the first mail of its kind.',
    `List-Unsubscribe: <${origin}/stopMail?token=${garage.tokens.sign({ about: 'inbox', id: garage.admin.id })}>`,
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  for (const kept of [/secret/i, /1912/, /rider/i, /Of a seller/]) expect(text).not.toMatch(kept);
  await pass(61);
  expect(await send()).toBe(0);
});

test('at most one in an hour to each: what comes in within it is told together, newest first, by whichever process', async () => {
  await enquire();
  await setUser(garage.other.id, { admin: true, email_verified: true });
  await pass(1);
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, each) => sum + each)).toBe(2);
  expect(garage.server.received.flatMap(({ to }) => to).sort()).toEqual(
    [garage.admin.email, garage.other.email].sort(),
  );
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
  const text = garage.server.received[3]?.text ?? '';
  expect(text.indexOf('KTM Duke')).toBeLessThan(text.indexOf('Hero Hunk'));
  for (const not of ['Asks us to write back', 'the first mail']) expect(text).not.toContain(not);
});

test('what was settled or cancelled meanwhile is not told; what is only open again, or said again, neither', async () => {
  const bike = await sell('Hero Hunk');
  const [settled, open] = [await enquire(), await enquire()];
  const cancelled = await book(garage.rider, { location: meeting.location });
  await settle(settled);
  await garage.rider.call('DELETE', `/myBookings/${cancelled}`);
  await report(bike, { reason: 'wrong-details' }, garage.other);
  await pass(1);
  expect(await send()).toBe(1);
  expect(subjects()).toEqual([[garage.admin.email, '2 new entries in the inbox']]);
  await pass(61);
  await settle(open);
  await settle(open, false);
  await report(bike, { reason: 'wrong-details' }, garage.other);
  await settle(await enquire());
  await pass(61);
  expect(await send()).toBe(0);
  // What adds something to it, is.
  await report(bike, { reason: 'money-first' }, garage.other);
  await pass(1);
  expect(await send()).toBe(1);
  expect(subjects()[1]).toEqual([garage.admin.email, 'In the inbox: Reported: Hero Hunk']);
});

test('a booking that its buyer changed after it was done is told again, in a mail of its own', async () => {
  const productId = await addListing(garage.api.database, { name: 'Honda Dio', origin: 'import' });
  const id = await book(garage.rider, { productId });
  await pass(1);
  expect(await send()).toBe(1);
  await settle(id);
  await pass(61);
  await book(garage.rider, { productId, location: 'Elsewhere' });
  await pass(1);
  expect(await send()).toBe(1);
  const ids = garage.server.received.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(2);
});

test('a server that is away gets it later, once; what it refuses for good is given up, and the next one goes', async () => {
  await enquire();
  await pass(1);
  garage.server.mood = { code: 451, text: 'later' };
  expect(await send()).toBe(0);
  garage.server.mood = null;
  // It is not retried at once.
  expect(await send()).toBe(0);
  await pass(2);
  expect([await send(), await send()]).toEqual([1, 0]);
  await enquire();
  await pass(61);
  garage.server.mood = { code: 550, text: 'no such mailbox' };
  expect(await send()).toBe(0);
  garage.server.mood = null;
  await pass(61);
  expect(await send()).toBe(0);
  await enquire();
  await pass(1);
  expect(await send()).toBe(1);
  expect(subjects().map(([, subject]) => subject)).toEqual(
    Array(2).fill('In the inbox: Asks us to write back'),
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
  expect(garage.server.received[0]?.text).toContain(`Message-ID: ${messageId}`);
});

test('the job process does all of it with the site’s own addresses', async () => {
  await enquire();
  await pass(1);
  const config = { currency: undefined, dataDir: '', publicUrl: origin };
  const work = await createWork({
    config,
    database: garage.api.database,
    mail: garage.server.mail,
    log: silent,
  });
  for (const { run } of work.watches) await run(() => false);
  expect(subjects()).toEqual([[garage.admin.email, 'In the inbox: Asks us to write back']]);
  expect(garage.server.received[0]?.text).toContain(`${origin}/dashboard/account`);
});

test('an admin who is just closing their account is not told of anything any more, and the others are', async () => {
  const { database } = garage.api;
  const leaving = { id: 'leaving', email: 'leaving@example.org', name: 'Leaving', proven: true };
  await insertMember(database, leaving);
  await setUser(leaving.id, { admin: true });
  await enquire('visitor@example.net');
  await pass(70);
  let sending: Promise<unknown> = Promise.resolve();
  await database.transaction().execute(async (closing) => {
    await closing.deleteFrom('users').where('id', '=', leaving.id).execute();
    sending = send();
    await untilWaiting(database, 1, sending);
  });
  expect(await sending).toBe(1);
  expect(garage.server.received.map(({ to }) => to)).toEqual([[garage.admin.email]]);
});

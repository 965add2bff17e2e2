import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { undoSeconds } from '../../kernel/undo.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import { sweepListings } from '../listings/jobs.ts';
import { neededByReports } from './data/telling.ts';

let api: TestApi;
let admin: Member;
let seller: Member;
let rider: Member;
let unproven: Member;
let bike: string;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  seller = await api.signUp('seller@example.com', 'seller');
  rider = await api.signUp('rider@example.com');
  unproven = await api.signUp('unproven@example.com');
  await sql`update users set admin = id = ${admin.id}, email_verified = id <> ${unproven.id}`.execute(
    api.database,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from reports`.execute(api.database);
  await sql`delete from mails`.execute(api.database);
  await sql`delete from rate_limits`.execute(api.database);
  const name = 'Honda Hornet 160, the red one';
  const added = await seller.call('POST', '/products', { ...newProduct, name });
  bike = ((await added.json()) as { insertedId: string }).insertedId;
  // It is like the listing of the test before.
  await sql`delete from repeats`.execute(api.database);
  api.mails.length = 0;
});

const report = { reason: 'money-first', text: 'bKash first, says spam.example.' };
const asVisitor = (more: object = {}) => api.call('POST', `/bikes/${bike}/reports`, { ...report, ...more });
const asMember = (who: Member, more: object = {}) =>
  who.call('POST', `/bikes/${bike}/reports`, { ...report, ...more });
const off = () => admin.call('PUT', `/bikes/${bike}/takenOff`, { reason: 'Riders told us.' });
const back = () => admin.call('DELETE', `/bikes/${bike}/takenOff`);
/** Lets so much time pass that putting back cannot be undone any more. */
const passUndo = () =>
  sql`update standing_changes set changed_at = changed_at - make_interval(secs => ${undoSeconds})`.execute(
    api.database,
  );
const entries = async (query = '') =>
  (await (await admin.call('GET', `/inbox${query}`)).json()) as InboxEntry[];
/** All open reports of the motorcycle, the latest first. */
const reported = async () => (await entries())[0]?.report?.reports ?? [];
async function settleAll(done = true) {
  for (const { _id } of await entries(done ? '' : '?state=settled'))
    expect((await admin.call('PUT', `/inbox/${_id}`, { done })).status).toBe(200);
}
/** Mails about reports that were sent since the last call. */
async function told() {
  await api.sendWaiting();
  const all = api.mails.filter(({ subject }) => subject === 'What came of your report at Moto Garage');
  api.mails.length = 0;
  return all.sort((one, other) => one.to.localeCompare(other.to));
}

describe('whoever reported a motorcycle', () => {
  test('is told by mail that it stays, or is off, or is not for sale any more, as it stands by then', async () => {
    await asVisitor({ email: 'me@example.org' });
    await asMember(rider);
    await asMember(unproven);
    await asVisitor({ reason: 'sold-already' });
    expect((await reported()).map(({ email, tells }) => [email, tells])).toEqual([
      ['', false],
      [unproven.email, false],
      [rider.email, true],
      ['me@example.org', true],
    ]);
    await settleAll();
    // The mail waits, so that it can be taken back.
    expect(api.mails).toEqual([]);
    const stays = await told();
    expect(stays.map(({ to }) => to)).toEqual(['me@example.org', rider.email]);
    for (const { text } of stays) {
      expect(text).toContain('your report of the Honda Hornet 160, the red one.');
      expect(text).toContain(
        'It stays on the site for now. That does not mean that it is safe: pay only once you have seen',
      );
      expect(text).toContain(`/bikes/honda-hornet-160-the-red-one-${bike}`);
      // It has the name that its page has; no other typed text, and not its seller.
      expect(text).not.toMatch(/spam|seller|example\.com/);
    }

    await asMember(rider, { text: 'Once more' });
    await off();
    expect(await told()).toMatchObject([
      { to: rider.email, text: expect.stringContaining('It is off the site now.') },
    ]);

    await back();
    await passUndo();
    await asMember(rider, { text: 'Then another name' });
    await off();
    // Visitors do not see this either while it is off the site.
    expect((await seller.call('PATCH', `/myProducts/${bike}`, { name: 'Call me at night' })).status).toBe(
      200,
    );
    const renamed = await told();
    expect(
      renamed.map(({ text }) => text.includes('your report of the Honda Hornet 160, the red one.')),
    ).toEqual([true]);

    await back();
    await passUndo();
    await asMember(rider, { text: 'Sold it' });
    await settleAll();
    await seller.call('PUT', `/myProducts/${bike}/sale`, { sold: true });
    expect(await told()).toMatchObject([
      { to: rider.email, text: expect.stringContaining('It is not for sale any more: do not pay for it') },
    ]);
  });

  test('is told once for a report, however often it is ticked off', async () => {
    await asMember(rider);
    await settleAll();
    await settleAll();
    expect(await told()).toHaveLength(1);
    await settleAll(false);
    expect((await reported()).map(({ tells }) => tells)).toEqual([false]);
    await settleAll();
    await off();
    expect(await told()).toEqual([]);
  });

  test('is not told of what was done with before their mailbox was proven', async () => {
    const late = await api.signUp('late@example.com');
    await asMember(late);
    await settleAll();
    await sql`update users set email_verified = true where id = ${late.id}`.execute(api.database);
    await asMember(rider);
    // Reports that are done are reopened and marked again, and the others with the motorcycle.
    for (const { _id } of await entries('?state=settled'))
      await admin.call('PUT', `/inbox/${_id}`, { done: true });
    await off();
    expect((await told()).map(({ to }) => to)).toEqual([rider.email]);
  });

  test('is told nothing while it can be undone that it is back, and then how it stands', async () => {
    await asMember(rider);
    await off();
    await back();
    expect(await told()).toEqual([]);
    await admin.call('POST', `/bikes/${bike}/takenOff/undo`);
    expect(await told()).toMatchObject([{ text: expect.stringContaining('It is off the site now.') }]);
    await back();
    await asMember(rider, { text: 'Once more' });
    await settleAll();
    expect(await told()).toEqual([]);
    await passUndo();
    expect(await told()).toMatchObject([{ text: expect.stringContaining('It stays on the site for now') }]);
  });

  test('is told the next time where the mail of a tick that was taken back only waited for another try', async () => {
    await asMember(rider);
    await settleAll();
    // As if a mail server had been unreachable.
    await sql`update mails set tries = 1, due_at = now() + interval '30 seconds'`.execute(api.database);
    await settleAll(false);
    expect(await told()).toEqual([]);
    await settleAll();
    expect(await told()).toHaveLength(1);
  });

  test('a mail that is on its way is not taken back: it is the one; it does not leave later while the report is open', async () => {
    await asMember(rider);
    await settleAll();
    await sql`update mails set tries = 1, being_sent = true, due_at = now() + interval '2 minutes'`.execute(
      api.database,
    );
    await settleAll(false);
    expect((await reported()).map(({ tells }) => tells)).toEqual([false]);
    // As if the process that was sending it had ended.
    expect(await told()).toEqual([]);
    await settleAll();
    expect(await told()).toEqual([]);
  });

  test('what is ticked off together is open again together: a mail tells of none of it, and of all the next time', async () => {
    for (const reason of ['sold-already', 'wrong-details', 'money-first'])
      await asVisitor({ reason, email: 'me@example.org' });
    await asMember(rider);
    await settleAll();
    await settleAll(false);
    expect(await told()).toEqual([]);
    expect((await reported()).map(({ tells }) => tells)).toEqual([true, true, true, true]);
    await settleAll();
    expect((await told()).map(({ to }) => to)).toEqual(['me@example.org', rider.email]);
  });

  test('a mail that tells of others as well goes on waiting without what is open again', async () => {
    for (const reason of ['sold-already', 'wrong-details'])
      await asVisitor({ reason, email: 'me@example.org' });
    await settleAll();
    // Reports that were marked one by one, before they formed one entry.
    await sql`update reports set done_at = done_at - interval '1 second' where reason = 'sold-already'`.execute(
      api.database,
    );
    const [first] = await entries('?state=settled');
    expect((await admin.call('PUT', `/inbox/${first?._id}`, { done: false })).status).toBe(200);
    expect(await told()).toHaveLength(1);
    expect((await reported()).map(({ tells }) => tells)).toEqual([true]);
  });

  test('is told also where the seller has closed the account: the motorcycle is kept until the mail has left', async () => {
    const leaver = await api.signUp('closes@example.com', 'seller');
    const added = await leaver.call('POST', '/products', newProduct);
    bike = ((await added.json()) as { insertedId: string }).insertedId;
    await asMember(rider);
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    await settleAll();
    expect(await sweepListings(api.database, neededByReports)).toEqual({ listings: 0 });
    expect(await told()).toMatchObject([{ text: expect.stringContaining('It is not for sale any more') }]);
    expect(await sweepListings(api.database, neededByReports)).toEqual({ listings: 1 });
  });

  test('is not told of a tick that is taken back before the mail has left, and is of the next one', async () => {
    await asVisitor({ email: 'me@example.org' });
    await settleAll();
    await settleAll(false);
    expect(await told()).toEqual([]);
    expect((await reported()).map(({ tells }) => tells)).toEqual([true]);
    await off();
    expect((await told()).map(({ to }) => to)).toEqual(['me@example.org']);
  });

  test('gets one mail where several reports of theirs are done with at once, and none once the account is gone', async () => {
    const leaver = await api.signUp('leaver@example.com');
    await sql`update users set email_verified = true where id = ${leaver.id}`.execute(api.database);
    await asMember(leaver);
    for (const reason of ['sold-already', 'wrong-details'])
      await asVisitor({ reason, email: 'Me@example.org' });
    await asVisitor({ email: 'me@example.org' });
    await off();
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    expect((await told()).map(({ to }) => to.toLowerCase())).toEqual(['me@example.org']);
  });
});

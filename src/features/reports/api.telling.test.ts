import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import type { InboxEntry } from '../inbox/contract.ts';

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
  // It is like the one of the test before.
  await sql`delete from repeats`.execute(api.database);
  api.mails.length = 0;
});

const report = { reason: 'money-first', text: 'bKash first, says spam.example.' };
const asVisitor = (more: object = {}) => api.call('POST', `/bikes/${bike}/reports`, { ...report, ...more });
const asMember = (who: Member, more: object = {}) =>
  who.call('POST', `/bikes/${bike}/reports`, { ...report, ...more });
const off = () => admin.call('PUT', `/bikes/${bike}/takenOff`, { reason: 'Riders told us.' });
const entries = async (query = '') =>
  (await (await admin.call('GET', `/inbox${query}`)).json()) as InboxEntry[];
async function settleAll(done = true) {
  for (const { _id } of await entries(done ? '' : '?state=settled'))
    expect((await admin.call('PUT', `/inbox/${_id}`, { done })).status).toBe(200);
}
/** Mails about reports that have left since this was asked last. */
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
    expect((await entries()).map(({ email, report: told_ }) => [email, told_?.tells])).toEqual([
      ['', false],
      [unproven.email, false],
      [rider.email, true],
      ['me@example.org', true],
    ]);
    await settleAll();
    // It waits, so that it can be taken back.
    expect(api.mails).toEqual([]);
    const stays = await told();
    expect(stays.map(({ to }) => to)).toEqual(['me@example.org', rider.email]);
    for (const { text } of stays) {
      expect(text).toContain('your report of the Honda Hornet 160, the red one.');
      expect(text).toContain(
        'It stays on the site for now, which does not say that it is safe: pay only once you have seen',
      );
      expect(text).toContain(`/bikes/${bike}`);
      // It is called what its page calls it; nothing else that anybody typed, and not whose it is.
      expect(text).not.toMatch(/spam|seller|example\.com/);
    }

    await asMember(rider, { text: 'Once more' });
    await off();
    expect(await told()).toMatchObject([
      { to: rider.email, text: expect.stringContaining('It is off the site now.') },
    ]);

    await admin.call('DELETE', `/bikes/${bike}/takenOff`);
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
    expect((await entries()).map(({ report: told_ }) => told_?.tells)).toEqual([false]);
    await settleAll();
    await off();
    expect(await told()).toEqual([]);
  });

  test('is not told of a tick that is taken back before the mail has left, and is of the next one', async () => {
    await asVisitor({ email: 'me@example.org' });
    await settleAll();
    await settleAll(false);
    expect(await told()).toEqual([]);
    expect((await entries()).map(({ report: told_ }) => told_?.tells)).toEqual([true]);
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

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

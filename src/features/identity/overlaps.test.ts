import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';

let api: TestApi;
let overlaps: Overlaps;
const [password, newPassword] = ['correct horse', 'battery staple'];

beforeAll(async () => {
  api = await createTestApi();
  overlaps = await createOverlaps(api.database);
});
afterAll(() => api.close());

const signIn = (email: string, word = password) =>
  api.call('POST', '/auth/sign-in/email', { email, password: word }, { 'test-address': '10.8.0.1' });

const sessionsOf = async (userId: string) =>
  (await api.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

describe('a sign-in with the old password that overlaps its end', () => {
  test('a reset by mail, after the password was found right and before its session is there', async () => {
    const { id, email } = await api.signUp('overlap-reset@example.com');
    await api.call('POST', '/auth/request-password-reset', { email });
    const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
    let late: Promise<Response> | undefined;
    await overlaps.heldAt('sessions', 'insert', async () => {
      late = signIn(email);
      await overlaps.until(1);
      const reset = await api.call('POST', '/auth/reset-password', { token, newPassword });
      expect(reset.status).toBe(200);
    });
    const [answer] = await Promise.all([late]);
    expect([answer?.status, await answer?.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'invalid-credential' }),
    ]);
    expect(answer?.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(id)).toBe(0);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  test('a change on My account that has ended the other sessions and is not written yet', async () => {
    const member = await api.signUp('overlap-change@example.com');
    await api.call('POST', '/auth/request-password-reset', { email: member.email });
    let late: Promise<Response> | undefined;
    let change: Promise<Response> | undefined;
    // The links of mails are deleted last, after the sessions.
    await overlaps.heldAt('verifications', 'delete', async (release) => {
      change = member.call('POST', '/me/password', { currentPassword: password, newPassword });
      await overlaps.until(1);
      late = signIn(member.email);
      await overlaps.until(2);
      await release();
    });
    expect((await Promise.all([change, late])).map((answer) => answer?.status)).toEqual([200, 401]);
    expect(await sessionsOf(member.id)).toBe(1);
    expect((await member.call('GET', '/me')).status).toBe(200);
  });
});

describe('a reset by mail that comes to half its end', () => {
  const linkOf = async (email: string) => {
    await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '10.8.2.1' });
    return /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
  };
  const linkGoogle = (userId: string, email: string) =>
    api.database
      .insertInto('credentials')
      .values({ id: `g-${email}`, user_id: userId, provider_id: 'google', account_id: email, email })
      .execute();
  const waysOf = async (userId: string) =>
    (
      await api.database
        .selectFrom('credentials')
        .select('provider_id')
        .where('user_id', '=', userId)
        .execute()
    )
      .map((row) => row.provider_id)
      .sort();
  const resetFailing = async (table: string, event: string, token: string | undefined) => {
    await sql`create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'connection lost'; end $$`.execute(api.database);
    await sql`create trigger fail before ${sql.raw(event)} on ${sql.table(table)} for each row execute function fail()`.execute(
      api.database,
    );
    const answer = await api.call('POST', '/auth/reset-password', { token, newPassword });
    await sql`drop trigger fail on ${sql.table(table)}`.execute(api.database);
    expect(answer.status).toBe(500);
    api.takeErrors();
  };

  test('leaves no way in of a thief, also when its mail cannot be noted', async () => {
    const { id, email } = await api.signUp('half-reset@example.com');
    await api.database.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
    await linkGoogle(id, 'thief@gmail.example');
    await resetFailing('mails', 'insert', await linkOf(email));
    expect([await waysOf(id), await sessionsOf(id)]).toEqual([['credential'], 0]);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  test('leaves nothing of somebody who never proved the mailbox, also when no password can be written', async () => {
    const { id, email } = await api.signUp('half-arrival@example.com');
    await linkGoogle(id, 'impostor@gmail.example');
    const saved = { user_id: id, listing_id: await addListing(api.database), name: 'Of the impostor' };
    await api.database.insertInto('saved_listings').values(saved).execute();
    const photo = { id: '0'.repeat(26), owner_id: id, digest: '', large: Buffer.of(1), small: Buffer.of(1) };
    await api.database.insertInto('photos').values(photo).execute();
    await resetFailing('credentials', 'insert or update', await linkOf(email));
    expect([await waysOf(id), await sessionsOf(id)]).toEqual([[], 0]);
    expect(await api.database.selectFrom('saved_listings').selectAll().execute()).toEqual([]);
    expect(await api.database.selectFrom('photos').select('owner_id').execute()).toEqual([
      { owner_id: null },
    ]);
    expect((await signIn(email)).status).toBe(401);
    const again = { token: await linkOf(email), newPassword };
    expect((await api.call('POST', '/auth/reset-password', again)).status).toBe(200);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });
});

test('a deletion with the old password that overlaps a reset by mail deletes nothing', async () => {
  const { id, email, call } = await api.signUp('overlap-deletion@example.com');
  await api.database.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
  await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '10.8.3.1' });
  const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
  let both: Promise<Response[]> | undefined;
  // The reset has the account and is about to end its sessions.
  await overlaps.heldAt('sessions', 'delete', async () => {
    const reset = api.call('POST', '/auth/reset-password', { token, newPassword });
    await overlaps.until(1);
    both = Promise.all([reset, call('POST', '/me/deletion', { password })]);
    await overlaps.until(2);
  });
  expect((await both)?.map(({ status }) => status)).toEqual([200, 401]);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

test('what somebody who never proved the mailbox is just listing goes off sale when the owner resets', async () => {
  const { id, email, call } = await api.signUp('overlap-listing@example.com', 'seller');
  await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '10.8.4.1' });
  const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
  let both: Promise<Response[]> | undefined;
  await overlaps.heldAt('listings', 'insert', async () => {
    const listing = call('POST', '/products', newProduct);
    await overlaps.until(1);
    both = Promise.all([listing, api.call('POST', '/auth/reset-password', { token, newPassword })]);
    await overlaps.until(2);
  });
  expect((await both)?.map(({ status }) => status)).toEqual([201, 200]);
  const listed = api.database.selectFrom('listings').select('deleted_at').where('seller_id', '=', id);
  expect(await listed.execute()).toEqual([{ deleted_at: expect.any(Date) }]);
});

describe('a booking of somebody who never proved the mailbox that overlaps the owner’s reset', () => {
  const prepare = async (address: string, from: string) => {
    const { id, email, call } = await api.signUp(address);
    await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': from });
    const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
    const enquiry = { location: 'Impostor street', number: '01812345678' };
    return {
      id,
      book: () => call('POST', '/modalData', enquiry),
      reset: () => api.call('POST', '/auth/reset-password', { token, newPassword }),
    };
  };
  const bookings = () =>
    api.database.selectFrom('bookings').select(['user_id', 'location', 'mobile']).execute();

  test('is waited for, and is not the owner’s then', async () => {
    const { book, reset } = await prepare('overlap-booking@example.com', '10.8.6.1');
    let both: Promise<Response[]> | undefined;
    await overlaps.heldAt('bookings', 'insert', async () => {
      const booking = book();
      await overlaps.until(1);
      both = Promise.all([booking, reset()]);
      await overlaps.until(2);
    });
    expect((await both)?.map(({ status }) => status)).toEqual([201, 200]);
    expect(await bookings()).toEqual([{ user_id: null, location: '', mobile: '' }]);
  });

  test('is refused when it comes second', async () => {
    const { id, book, reset } = await prepare('overlap-late-booking@example.com', '10.8.6.2');
    let both: Promise<Response[]> | undefined;
    await overlaps.heldAt('sessions', 'delete', async () => {
      const taking = reset();
      await overlaps.until(1);
      both = Promise.all([taking, book()]);
      await overlaps.until(2);
    });
    expect((await both)?.map(({ status }) => status)).toEqual([200, 401]);
    expect((await bookings()).filter(({ user_id }) => user_id === id)).toEqual([]);
  });
});

import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { codeOf, mailReaders, newPassword, password } from '../../../test/support/mail-readers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const { post, latestLink, isConfirmed } = mailReaders(() => api);

describe('confirming a mailbox', () => {
  const confirm = (token: string, cookie = '') =>
    api.call('GET', `/auth/verify-email?${new URLSearchParams({ token })}`, undefined, { cookie });

  test('registering sends a link; its token confirms, any other does not', async () => {
    const { email, cookie } = await api.signUp('new@example.com');
    const { page, token } = latestLink(email);
    expect(page).toBe(`${api.origin}/verifyEmail`);
    // As the mail says.
    const { iat = 0, exp } = decodeJwt(token);
    expect(exp).toBe(iat + 3 * 24 * 60 * 60);
    expect(api.mails.at(-1)?.text).toContain('works for 3 days');
    expect(await codeOf(await confirm(`${token.slice(0, -2)}xx`, cookie))).toEqual([400, 'link-over']);
    expect(await isConfirmed(email)).toBe(false);
    expect((await confirm(token, cookie)).status).toBe(200);
    expect(await isConfirmed(email)).toBe(true);
    // Once more, elsewhere: it is already confirmed.
    expect(await (await confirm(token)).json()).toEqual({ status: true, user: null });
  });

  test('a password of somebody who registered another’s address does not survive its owner’s arrival', async () => {
    const intruder = await api.signUp('owner@example.com');
    const { email } = intruder;
    const { token } = latestLink(email);
    const another = await api.signUp('signed-in-as-another@example.com');
    await addListing(api.database, { seller_id: intruder.id, email });
    await addListing(api.database, { seller_id: another.id, email: another.email });
    for (const member of [intruder, another])
      await member.call('POST', '/modalData', { location: 'Uttara', number: '01812345678' });
    // Another credential that the intruder has prepared, and the name that they chose.
    await sql`insert into credentials (id, user_id, account_id, provider_id)
      values ('prepared', ${intruder.id}, 'google-of-the-intruder', 'google')`.execute(api.database);
    for (const cookie of ['', another.cookie]) {
      const answer = (await (await confirm(token, cookie)).json()) as { choosePassword: string };
      expect(answer).toEqual({ status: false, choosePassword: expect.any(String) });
      expect(await isConfirmed(email)).toBe(false);
      const stored = await api.database.selectFrom('verifications').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(answer.choosePassword);
      if (cookie) {
        const reset = { token: answer.choosePassword, newPassword };
        expect((await post('/reset-password', reset)).status).toBe(200);
      }
    }
    expect(await isConfirmed(email)).toBe(true);
    expect((await intruder.call('GET', '/me')).status).toBe(401);
    const ways = await api.database
      .selectFrom('credentials')
      .innerJoin('users', 'users.id', 'credentials.user_id')
      .select(['provider_id', 'name', 'image'])
      .where('user_id', '=', intruder.id)
      .execute();
    expect(ways).toEqual([{ provider_id: 'credential', name: '', image: null }]);
    expect((await post('/sign-in/email', { email, password })).status).toBe(401);
    expect((await post('/sign-in/email', { email, password: newPassword })).status).toBe(200);
    expect((await another.call('GET', '/me')).status).toBe(200);
    const forSale = await api.database
      .selectFrom('listings')
      .select('seller_id')
      .where('deleted_at', 'is', null)
      .execute();
    expect(forSale).toEqual([{ seller_id: another.id }]);
    const bookings = api.database.selectFrom('bookings').select(['user_id', 'location', 'mobile']);
    expect(await bookings.orderBy('id').execute()).toEqual([
      { user_id: null, location: '', mobile: '' },
      { user_id: another.id, location: 'Uttara', mobile: '+8801812345678' },
    ]);
    const mails = api.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(mails.slice(-2).sort()).toEqual([
      'What was for sale under your e-mail at Moto Garage',
      'Your password for Moto Garage was changed',
    ]);
  });

  test('the link of an account that is gone confirms no other of the same address', async () => {
    const first = await api.signUp('again-and-again@example.com');
    const { token } = latestLink(first.email);
    expect((await first.call('POST', '/me/deletion', { password })).status).toBe(200);
    const second = await api.signUp(first.email);
    expect(await codeOf(await confirm(token, second.cookie))).toEqual([400, 'link-over']);
    expect(await isConfirmed(first.email)).toBe(false);
    expect((await confirm(latestLink(first.email).token, second.cookie)).status).toBe(200);
    expect(await isConfirmed(first.email)).toBe(true);
  });

  test('nothing that somebody typed stands in a mail', async () => {
    const account = { email: 'spam@example.com', password, name: 'Visit http://evil.example now' };
    await post('/sign-up/email', { ...account, callbackURL: 'http://evil.example' });
    const mail = api.mails.findLast(({ to }) => to === account.email);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  test('nothing is passed on that the call does not describe: no address to go to afterwards', async () => {
    const { email, cookie } = await api.signUp('led-astray@example.com');
    const { token } = latestLink(email);
    for (const more of [
      { callbackURL: 'http://evil.example' },
      { callbackURL: '/', errorCallbackURL: '/x' },
    ]) {
      const query = new URLSearchParams({ token, ...more });
      const answer = await api.call('GET', `/auth/verify-email?${query}`, undefined, { cookie });
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
      const wrong = new URLSearchParams({ ...more, token: 'made-up' });
      expect((await api.call('GET', `/auth/verify-email?${wrong}`)).status).toBe(400);
    }
    expect(await codeOf(await api.call('GET', '/auth/verify-email'))).toEqual([422, 'validation-failed']);
  });

  test('who confirms on another device may keep the password that they registered with', async () => {
    const { email } = await api.signUp('two-devices@example.com');
    const answer = await confirm(latestLink(email).token, '');
    const { choosePassword } = (await answer.json()) as { choosePassword: string };
    const reset = () => post('/reset-password', { token: choosePassword, newPassword: password });
    expect((await reset()).status).toBe(200);
    expect(await isConfirmed(email)).toBe(true);
    expect((await post('/sign-in/email', { email, password })).status).toBe(200);
    expect((await reset()).status).toBe(400);
  });

  test('another link is sent to one’s own address only, and not without end', async () => {
    const { email, cookie } = await api.signUp('again@example.com');
    const other = await api.signUp('other@example.com');
    const count = api.mails.length;
    const send = (to: string) =>
      post('/send-verification-email', { email: to }, { cookie, origin: api.origin });
    expect((await send(other.email)).status).toBe(400);
    expect(api.mails).toHaveLength(count);
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await send(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(api.mails).toHaveLength(count + 5);
  });
});

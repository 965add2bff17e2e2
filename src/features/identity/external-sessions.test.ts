import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { createIssuer } from '../../../test/support/id-tokens.ts';
import { addListing } from '../../../test/support/listings.ts';

const project = 'demo-garage';
let api: TestApi;
let issuer: Awaited<ReturnType<typeof createIssuer>>;
let [uid, email] = ['', ''];
let people = 0;

beforeAll(async () => {
  issuer = await createIssuer(project);
  api = await createTestApi({
    identity: { provider: 'firebase', projectId: project, authDomain: 'demo-garage.firebaseapp.com' },
    idTokens: issuer.idTokens,
  });
});
afterAll(() => api.close());
beforeEach(() => {
  people += 1;
  uid = `uid-${people}`;
  email = `rider${people}@example.com`;
});

async function send(path: string, body: object, idToken: string) {
  return api.call('POST', path, body, { authorization: `Bearer ${idToken}`, origin: api.origin });
}

/** Signs in with an ID token and returns the answer. */
async function enter(more: JWTPayload = {}, who = uid, address = email) {
  const idToken = await issuer.token(who, address, more);
  const answer = await send('/auth/sign-in/firebase', {}, idToken);
  const body = (await answer.json()) as { user?: { id: string; email: string; name: string }; code?: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return { idToken, status: answer.status, code: body.code, user: body.user, cookie };
}

async function tokenOf(idToken: string, address = email) {
  const answer = await send('/jwt', { email: address }, idToken);
  return ((await answer.json()) as { token: string }).token;
}

const listsOf = (token: string) =>
  api.call('GET', '/myProducts', undefined, { authorization: `Bearer ${token}` });

const whoIs = async (cookie: string) =>
  (await (await api.call('GET', '/auth/get-session', undefined, { cookie })).json()) as {
    user: { id: string; email: string };
  } | null;

const rowOf = (address: string) =>
  api.database.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst();

const sessionsOf = (userId: string) =>
  api.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();

const isForSale = async (id: string) =>
  (
    await api.database
      .selectFrom('listings')
      .select('deleted_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deleted_at === null;

/** An account as the embedded provider creates it, with a password and a session. */
async function insertEmbedded(address: string, verified: boolean): Promise<string> {
  const id = `own-${address}`;
  await api.database
    .insertInto('users')
    .values({ id, email: address, email_verified: verified, name: 'First', image: null, role: 'seller' })
    .execute();
  await api.database
    .insertInto('credentials')
    .values({ id: `c-${address}`, user_id: id, provider_id: 'credential', account_id: id })
    .execute();
  await api.database
    .insertInto('sessions')
    .values({ id: `s-${address}`, user_id: id, token: `t-${address}`, expires_at: '2999-01-01' })
    .execute();
  return id;
}

describe('one session for both modes', () => {
  test('an ID token makes the account, the cookie and the token of POST /jwt', async () => {
    const { idToken, user, cookie } = await enter({ name: 'Rahima', picture: 'https://example.com/r.jpg' });
    expect(user).toMatchObject({ email, name: 'Rahima', image: 'https://example.com/r.jpg' });
    expect(await whoIs(cookie)).toMatchObject({ user: { id: user?.id, email } });
    expect((await listsOf(await tokenOf(idToken))).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ id: user?.id, admin: false, role: 'buyer' });
  });

  test('S7 POST /users and POST /jwt alone do the same, as the specification’s client calls them', async () => {
    const idToken = await issuer.token(uid, email);
    const saved = await send('/users', { name: 'Karim', email, role: 'seller' }, idToken);
    expect(saved.status).toBe(200);
    expect(saved.headers.getSetCookie().join()).toContain('moto.session_token=');
    expect(saved.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/i);
    expect((await listsOf(await tokenOf(idToken))).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ name: 'Karim', role: 'seller' });
    const other = await send('/users', { name: 'Karim', email: 'else@example.com', role: 'seller' }, idToken);
    expect(other.status).toBe(403);
  });

  test('every token of one sign-in, at once or later, is the same session', async () => {
    const auth_time = issuer.now() - 60;
    const all = await Promise.all(Array.from({ length: 8 }, () => enter({ auth_time })));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [{ user } = { user: undefined }] = all;
    expect(await sessionsOf(user?.id ?? '')).toHaveLength(1);
    await enter({ auth_time: auth_time + 1 });
    expect(await sessionsOf(user?.id ?? '')).toHaveLength(2);
  });

  test('the cookie alone gives no token: the provider must still vouch', async () => {
    const { cookie } = await enter();
    const answer = await api.call('POST', '/jwt', { email }, { cookie, origin: api.origin });
    expect(answer.status).toBe(401);
  });

  test('sign-out ends cookie and token, and no ID token of that sign-in opens anything again', async () => {
    const auth_time = issuer.now() - 5;
    const { idToken, cookie } = await enter({ auth_time });
    const token = await tokenOf(idToken);
    const out = await api.call('POST', '/auth/sign-out', {}, { cookie, origin: api.origin });
    expect(out.status).toBe(200);
    expect((await listsOf(token)).status).toBe(401);
    expect(await whoIs(cookie)).toBeNull();
    for (const path of ['/jwt', '/users', '/auth/sign-in/firebase']) {
      const replay = await send(path, { email, name: 'A', role: 'buyer' }, idToken);
      expect([path, replay.status, ((await replay.json()) as { code: string }).code]).toEqual([
        path,
        401,
        'sign-in-over',
      ]);
      expect(replay.headers.getSetCookie()).toEqual([]);
    }
    expect(await enter({ auth_time })).toMatchObject({ status: 401, code: 'sign-in-over' });
    expect((await enter({ auth_time: auth_time + 1 })).status).toBe(200);
  });

  test('a session that ran out is not opened again, nor one opened by a sign-in of days ago', async () => {
    const { idToken, user } = await enter();
    await api.database
      .updateTable('sessions')
      .set({ expires_at: '2020-01-01' })
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect((await send('/jwt', { email }, idToken)).status).toBe(401);
    const old = await enter({ auth_time: issuer.now() - 3 * 24 * 3_600 });
    expect(old).toMatchObject({ status: 401, code: 'sign-in-over' });
  });

  test('once the mailbox is proven, a sign-in from before that opens nothing', async () => {
    expect((await enter({ email_verified: true })).status).toBe(200);
    const before = await enter({ email_verified: false, auth_time: issuer.now() - 100 });
    expect(before).toMatchObject({ status: 401, code: 'sign-in-over' });
  });

  test('only ID tokens prolong a session', async () => {
    const { idToken, cookie, user } = await enter();
    const endOf = async () =>
      (
        await api.database
          .selectFrom('sessions')
          .select('expires_at')
          .where('user_id', '=', user?.id ?? '')
          .executeTakeFirstOrThrow()
      ).expires_at.getTime();
    const soon = new Date(Date.now() + 24 * 3_600_000);
    await api.database
      .updateTable('sessions')
      .set({ expires_at: soon })
      .where('user_id', '=', user?.id ?? '')
      .execute();
    await whoIs(cookie);
    expect(await endOf()).toBe(soon.getTime());
    await tokenOf(idToken);
    expect(await endOf()).toBeGreaterThan(soon.getTime());
  });

  test('what knows passwords does not exist', async () => {
    const closed = [
      'sign-up/email',
      'sign-in/email',
      'sign-in/social',
      'request-password-reset',
      'reset-password',
      'send-verification-email',
    ];
    for (const path of closed) {
      const body = { email, password: 'correct horse', newPassword: 'correct horse', token: 'x', name: '' };
      const answer = await api.call('POST', `/auth/${path}`, body, { origin: api.origin });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await api.call('GET', '/auth/verify-email?token=x')).status).toBe(404);
    expect(await rowOf(email)).toBeUndefined();
    const token = await tokenOf((await enter()).idToken);
    const change = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    const bearer = { authorization: `Bearer ${token}` };
    expect((await api.call('POST', '/me/password', change, bearer)).status).toBe(404);
  });

  test('S6 nothing in a token or payload makes an admin', async () => {
    const idToken = await issuer.token(uid, email, { admin: true, role: 'admin', firebase: { admin: true } });
    await send('/users', { name: 'Sly', email, role: 'seller', admin: true }, idToken);
    expect(await rowOf(email)).toMatchObject({ admin: false, role: 'seller' });
    expect((await send('/users', { name: 'Sly', email, role: 'admin' }, idToken)).status).toBe(422);
  });

  test('pages may load what Firebase needs, and nothing more', async () => {
    const { headers } = await api.site.request(`${api.origin}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("'strict-dynamic'; style-src");
    expect(policy).toContain('frame-src https://demo-garage.firebaseapp.com;');
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});

describe('an account with the same e-mail is never taken over', () => {
  test('an unproven e-mail opens nothing that is already there', async () => {
    for (const verified of [true, false]) {
      const address = `taken-${verified}@example.com`;
      const owner = await insertEmbedded(address, verified);
      const answer = await enter({}, `thief-${verified}`, address.toUpperCase());
      expect(answer).toMatchObject({ status: 409, code: 'email-unproven', cookie: '' });
      expect(await sessionsOf(owner)).toHaveLength(1);
    }
  });

  test('a proven one does; what somebody made who never proved the mailbox does not survive', async () => {
    const owner = await insertEmbedded(email, false);
    const listing = await addListing(api.database, { seller_id: owner, email });
    const answer = await enter({
      email_verified: true,
      name: 'Rahima',
      picture: 'https://example.com/r.jpg',
    });
    expect(answer).toMatchObject({ status: 200, user: { id: owner } });
    expect(await rowOf(email)).toMatchObject({ name: 'Rahima', image: 'https://example.com/r.jpg' });
    expect(await isForSale(listing)).toBe(false);
    expect(api.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('was for sale') });
    const ways = await api.database
      .selectFrom('credentials')
      .select('provider_id')
      .where('user_id', '=', owner)
      .execute();
    expect(ways).toEqual([{ provider_id: 'firebase' }]);
    expect((await sessionsOf(owner)).map(({ id }) => id)).not.toContain(`s-${email}`);
    expect((await rowOf(email))?.email_verified).toBe(true);
  });

  test('two proven owners of one mailbox are one account, and its sessions stay', async () => {
    const owner = await insertEmbedded(email, true);
    expect((await enter({ email_verified: true })).user?.id).toBe(owner);
    expect(await sessionsOf(owner)).toHaveLength(2);
  });

  test('an e-mail that is proven later ends the sessions from before, but not the one that proved it', async () => {
    const squatter = await enter({ auth_time: issuer.now() - 100, name: 'Squatter' });
    const listing = await addListing(api.database, { seller_id: squatter.user?.id ?? '', email });
    const owner = await enter({ auth_time: issuer.now() - 10, email_verified: true, name: 'Rahima' });
    expect(owner.user?.id).toBe(squatter.user?.id);
    expect(await rowOf(email)).toMatchObject({ name: 'Rahima' });
    expect(await isForSale(listing)).toBe(false);
    expect(api.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('was for sale') });
    expect(await whoIs(squatter.cookie)).toBeNull();
    expect(await whoIs(owner.cookie)).not.toBeNull();
    expect((await send('/jwt', { email }, squatter.idToken)).status).toBe(401);
  });

  test('who proves the mailbox in the sign-in that they used the account with keeps what they wrote and listed', async () => {
    const auth_time = issuer.now() - 100;
    const { user } = await enter({ auth_time, name: 'Karim' });
    const listing = await addListing(api.database, { seller_id: user?.id ?? '', email });
    await enter({ auth_time, email_verified: true, name: 'Karim at Firebase' });
    expect(await rowOf(email)).toMatchObject({ email_verified: true, name: 'Karim' });
    expect(await isForSale(listing)).toBe(true);
    await enter({ auth_time: issuer.now() - 5, email_verified: true });
    expect(await isForSale(listing)).toBe(true);
    expect(api.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  test('the same id of another project is somebody else', async () => {
    const { user } = await enter();
    await api.database
      .updateTable('credentials')
      .set({ issuer: 'https://securetoken.google.com/another-garage' })
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect(await enter({ auth_time: issuer.now() - 5 })).toMatchObject({
      status: 409,
      code: 'email-unproven',
    });
  });

  test('an account from before issuers were written down is still its owner’s, with all that they listed', async () => {
    const { user } = await enter({ auth_time: issuer.now() - 500, name: 'Karim' });
    const id = user?.id ?? '';
    const listing = await addListing(api.database, { seller_id: id, email });
    // As migration 0012 has left it.
    const row = api.database.updateTable('credentials').where('user_id', '=', id);
    await row.set({ issuer: '', email: null }).execute();
    const again = await enter({ auth_time: issuer.now() - 10 });
    expect([again.status, again.user?.id]).toEqual([200, id]);
    expect(await isForSale(listing)).toBe(true);
    const ways = await api.database
      .selectFrom('credentials')
      .select(['issuer', 'account_id'])
      .where('user_id', '=', id)
      .execute();
    expect(ways).toEqual([{ issuer: `https://securetoken.google.com/${project}`, account_id: uid }]);
  });

  test('a changed e-mail is followed once it is proven, and never into somebody else’s', async () => {
    const { user } = await enter({ email_verified: true });
    const changed = `new-${email}`;
    const auth_time = issuer.now() + 1;
    expect((await enter({ auth_time }, uid, changed)).user).toMatchObject({ id: user?.id, email });
    const proven = await enter({ auth_time, email_verified: true }, uid, changed);
    expect(proven.user).toMatchObject({ id: user?.id, email: changed });
    await insertEmbedded(`other-${email}`, true);
    const into = await enter({ auth_time, email_verified: true }, uid, `other-${email}`);
    expect(into.user).toMatchObject({ id: user?.id, email: changed });
  });
});

describe('My account where people sign in elsewhere', () => {
  const bearer = async (idToken: string) => ({ authorization: `Bearer ${await tokenOf(idToken)}` });

  test('a password from before is worth nothing, the rest is as in the embedded mode', async () => {
    await insertEmbedded(email, true);
    const { idToken } = await enter({ email_verified: true });
    const headers = await bearer(idToken);
    const own = await api.call('GET', '/me', undefined, headers);
    expect(await own.json()).toMatchObject({ email, emailVerified: true, hasPassword: false });
    const change = { name: 'Rahima', photoURL: 'https://example.com/r.jpg', role: 'seller' };
    expect((await api.call('PATCH', '/me', change, headers)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ name: 'Rahima', role: 'seller' });
    const { sessions } = (await (await api.call('GET', '/me', undefined, headers)).json()) as {
      sessions: { current: boolean; address: string }[];
    };
    expect(sessions).toMatchObject([{ current: true, address: '127.0.0.1' }, { current: false }]);
    const ended = await api.call('DELETE', '/me/sessions', undefined, headers);
    expect(await ended.json()).toEqual({ ended: 1 });
    const file = await api.call('GET', '/me/export', undefined, headers);
    expect(await file.json()).toMatchObject({ account: { email }, signIns: ['credential', 'firebase'] });
  });

  test('S8 requires-recent-login: deletion asks for a sign-in of the last five minutes, however new the session', async () => {
    const late = await enter({ auth_time: issuer.now() - 6 * 60 });
    const refused = await api.call('POST', '/me/deletion', {}, await bearer(late.idToken));
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'requires-recent-login' }),
    ]);
    const fresh = await enter();
    expect((await api.call('POST', '/me/deletion', {}, await bearer(fresh.idToken))).status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
    // A token from before does not bring the account back.
    expect((await send('/jwt', { email }, fresh.idToken)).status).toBe(401);
    expect((await send('/jwt', { email }, late.idToken)).status).toBe(401);
  });
});

describe('an account that the garage has stopped', () => {
  const stop = (address: string, reason: string | null) =>
    api.database
      .updateTable('users')
      .set({ stopped_at: reason === null ? null : new Date(), stop_reason: reason })
      .where('email', '=', address)
      .execute();

  test('is opened by no token of its owner, and again once they are let in', async () => {
    const first = await enter({ email_verified: true });
    expect(first.status).toBe(200);
    await api.database
      .deleteFrom('sessions')
      .where('user_id', '=', first.user?.id ?? '')
      .execute();
    await stop(email, 'Riders complained.');
    const later = { email_verified: true, auth_time: Math.floor(Date.now() / 1_000) - 100 };
    expect(await enter(later)).toMatchObject({ status: 403, code: 'account-stopped' });
    const idToken = await issuer.token(uid, email, later);
    for (const [path, body] of [
      ['/jwt', { email }],
      ['/users', { email, name: 'Somebody' }],
    ] as const) {
      const answer = await send(path, body, idToken);
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'account-stopped', detail: expect.stringContaining('Riders') }),
      ]);
    }
    await stop(email, null);
    expect((await enter(later)).status).toBe(200);
  });

  test('is not told to whoever has not proven the mailbox', async () => {
    await api.database
      .insertInto('users')
      .values({ id: `stopped${people}`, name: '', email, email_verified: true, image: null, role: 'buyer' })
      .execute();
    await stop(email, 'Riders complained.');
    expect(await enter({ email_verified: false })).toMatchObject({ status: 409, code: 'email-unproven' });
    expect(await enter({ email_verified: true })).toMatchObject({ status: 403, code: 'account-stopped' });
    expect(await detailOf({ email_verified: true })).toContain('Riders complained.');
  });

  test('why is not told to the owner of a mailbox that its creator never confirmed', async () => {
    await api.database
      .insertInto('users')
      .values({ id: `stopped${people}`, name: '', email, email_verified: false, image: null, role: 'buyer' })
      .execute();
    await stop(email, 'Riders complained.');
    expect(await detailOf({ email_verified: true })).toContain('Somebody has used this e-mail');
  });

  test('of an unconfirmed account its owner is told why, until the mailbox is proven', async () => {
    expect((await enter({ email_verified: false })).status).toBe(200);
    await api.database.deleteFrom('sessions').execute();
    await stop(email, 'Riders complained.');
    const later = { auth_time: Math.floor(Date.now() / 1_000) - 100 };
    expect(await detailOf({ ...later, email_verified: false })).toContain('Riders complained.');
    expect(await detailOf({ ...later, email_verified: true })).toContain('Somebody has used this e-mail');
  });

  async function detailOf(claims: JWTPayload): Promise<string> {
    const answer = await send('/jwt', { email }, await issuer.token(uid, email, claims));
    expect(answer.status).toBe(403);
    return ((await answer.json()) as { detail: string }).detail;
  }
});

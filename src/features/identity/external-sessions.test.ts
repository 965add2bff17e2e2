import { describe, expect, test } from 'vitest';
import { firebaseGarage } from '../../../test/support/firebase-garage.ts';

const garage = firebaseGarage();
const { enter, send, tokenOf, whoIs, rowOf, sessionsOf, insertEmbedded } = garage;

const listsOf = (token: string) =>
  garage.api.call('GET', '/myProducts', undefined, { authorization: `Bearer ${token}` });

describe('one session for both modes', () => {
  test('an ID token makes the account, the cookie and the token of POST /jwt', async () => {
    const { idToken, user, cookie } = await enter({ name: 'Rahima', picture: 'https://example.com/r.jpg' });
    expect(user).toMatchObject({ email: garage.email, name: 'Rahima', image: 'https://example.com/r.jpg' });
    expect(await whoIs(cookie)).toMatchObject({ user: { id: user?.id, email: garage.email } });
    expect((await listsOf(await tokenOf(idToken))).status).toBe(200);
    expect(await rowOf(garage.email)).toMatchObject({ id: user?.id, admin: false, role: 'buyer' });
  });

  test('S7 POST /users and POST /jwt alone do the same, as the specification’s client calls them', async () => {
    const idToken = await garage.issuer.token(garage.uid, garage.email);
    const saved = await send('/users', { name: 'Karim', email: garage.email, role: 'seller' }, idToken);
    expect(saved.status).toBe(200);
    expect(saved.headers.getSetCookie().join()).toContain('moto.session_token=');
    expect(saved.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/i);
    expect((await listsOf(await tokenOf(idToken))).status).toBe(200);
    expect(await rowOf(garage.email)).toMatchObject({ name: 'Karim', role: 'seller' });
    const other = await send('/users', { name: 'Karim', email: 'else@example.com', role: 'seller' }, idToken);
    expect(other.status).toBe(403);
  });

  test('every token of one sign-in, at once or later, is the same session', async () => {
    const auth_time = garage.issuer.now() - 60;
    const all = await Promise.all(Array.from({ length: 8 }, () => enter({ auth_time })));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [{ user } = { user: undefined }] = all;
    expect(await sessionsOf(user?.id ?? '')).toHaveLength(1);
    await enter({ auth_time: auth_time + 1 });
    expect(await sessionsOf(user?.id ?? '')).toHaveLength(2);
  });

  test('the cookie alone gives no token: the provider must still vouch', async () => {
    const { cookie } = await enter();
    const answer = await garage.api.call(
      'POST',
      '/jwt',
      { email: garage.email },
      { cookie, origin: garage.api.origin },
    );
    expect(answer.status).toBe(401);
  });

  test('sign-out ends cookie and token, and no ID token of that sign-in opens anything again', async () => {
    const auth_time = garage.issuer.now() - 5;
    const { idToken, cookie } = await enter({ auth_time });
    const token = await tokenOf(idToken);
    const out = await garage.api.call('POST', '/auth/sign-out', {}, { cookie, origin: garage.api.origin });
    expect(out.status).toBe(200);
    expect((await listsOf(token)).status).toBe(401);
    expect(await whoIs(cookie)).toBeNull();
    for (const path of ['/jwt', '/users', '/auth/sign-in/firebase']) {
      const replay = await send(path, { email: garage.email, name: 'A', role: 'buyer' }, idToken);
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
    await garage.api.database
      .updateTable('sessions')
      .set({ expires_at: '2020-01-01' })
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect((await send('/jwt', { email: garage.email }, idToken)).status).toBe(401);
    const old = await enter({ auth_time: garage.issuer.now() - 3 * 24 * 3_600 });
    expect(old).toMatchObject({ status: 401, code: 'sign-in-over' });
  });

  test('once the mailbox is proven, a sign-in from before that opens nothing', async () => {
    expect((await enter({ email_verified: true })).status).toBe(200);
    const before = await enter({ email_verified: false, auth_time: garage.issuer.now() - 100 });
    expect(before).toMatchObject({ status: 401, code: 'sign-in-over' });
  });

  test('only ID tokens prolong a session', async () => {
    const { idToken, cookie, user } = await enter();
    const endOf = async () =>
      (
        await garage.api.database
          .selectFrom('sessions')
          .select('expires_at')
          .where('user_id', '=', user?.id ?? '')
          .executeTakeFirstOrThrow()
      ).expires_at.getTime();
    const soon = new Date(Date.now() + 24 * 3_600_000);
    await garage.api.database
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
      const body = {
        email: garage.email,
        password: 'correct horse',
        newPassword: 'correct horse',
        token: 'x',
        name: '',
      };
      const answer = await garage.api.call('POST', `/auth/${path}`, body, { origin: garage.api.origin });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await garage.api.call('GET', '/auth/verify-email?token=x')).status).toBe(404);
    expect(await rowOf(garage.email)).toBeUndefined();
    const token = await tokenOf((await enter()).idToken);
    const change = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    const bearer = { authorization: `Bearer ${token}` };
    expect((await garage.api.call('POST', '/me/password', change, bearer)).status).toBe(404);
  });

  test('S6 nothing in a token or payload makes an admin', async () => {
    const idToken = await garage.issuer.token(garage.uid, garage.email, {
      admin: true,
      role: 'admin',
      firebase: { admin: true },
    });
    await send('/users', { name: 'Sly', email: garage.email, role: 'seller', admin: true }, idToken);
    expect(await rowOf(garage.email)).toMatchObject({ admin: false, role: 'seller' });
    expect((await send('/users', { name: 'Sly', email: garage.email, role: 'admin' }, idToken)).status).toBe(
      422,
    );
  });

  test('pages may load what Firebase needs, and nothing more', async () => {
    const { headers } = await garage.api.site.request(`${garage.api.origin}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("'strict-dynamic'; style-src");
    expect(policy).toContain('frame-src https://demo-garage.firebaseapp.com;');
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});

describe('My account where people sign in elsewhere', () => {
  const bearer = async (idToken: string) => ({ authorization: `Bearer ${await tokenOf(idToken)}` });

  test('a password from before is worth nothing, the rest is as in the embedded mode', async () => {
    await insertEmbedded(garage.email, true);
    const { idToken } = await enter({ email_verified: true });
    const headers = await bearer(idToken);
    const own = await garage.api.call('GET', '/me', undefined, headers);
    expect(await own.json()).toMatchObject({ email: garage.email, emailVerified: true, hasPassword: false });
    const change = { name: 'Rahima', photoURL: 'https://example.com/r.jpg', role: 'seller' };
    expect((await garage.api.call('PATCH', '/me', change, headers)).status).toBe(200);
    expect(await rowOf(garage.email)).toMatchObject({ name: 'Rahima', role: 'seller' });
    const { sessions } = (await (await garage.api.call('GET', '/me', undefined, headers)).json()) as {
      sessions: { current: boolean; address: string }[];
    };
    expect(sessions).toMatchObject([{ current: true, address: '127.0.0.1' }, { current: false }]);
    const ended = await garage.api.call('DELETE', '/me/sessions', undefined, headers);
    expect(await ended.json()).toEqual({ ended: 1 });
    const file = await garage.api.call('GET', '/me/export', undefined, headers);
    expect(await file.json()).toMatchObject({
      account: { email: garage.email },
      signIns: ['credential', 'firebase'],
    });
  });

  test('S8 requires-recent-login: deletion asks for a sign-in of the last five minutes, however new the session', async () => {
    const late = await enter({ auth_time: garage.issuer.now() - 6 * 60 });
    const refused = await garage.api.call('POST', '/me/deletion', {}, await bearer(late.idToken));
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'requires-recent-login' }),
    ]);
    const fresh = await enter();
    expect((await garage.api.call('POST', '/me/deletion', {}, await bearer(fresh.idToken))).status).toBe(200);
    expect(await rowOf(garage.email)).toBeUndefined();
    // A token from before does not bring the account back.
    expect((await send('/jwt', { email: garage.email }, fresh.idToken)).status).toBe(401);
    expect((await send('/jwt', { email: garage.email }, late.idToken)).status).toBe(401);
  });
});

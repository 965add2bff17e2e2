import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import { insertSession } from './data/sessions.ts';

let api: TestApi;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

test('the session is in the cookie alone: no answer of the identity library tells its token', async () => {
  const account = { email: 'quiet@example.com', password: 'correct horse' };
  const signUp = await api.call('POST', '/auth/sign-up/email', { ...account, name: '' });
  const signIn = await api.call('POST', '/auth/sign-in/email', account);
  const [cookie = ''] = signIn.headers.getSetCookie();
  expect(cookie).toContain('session_token=');
  expect(cookie).toContain('HttpOnly');
  const session = await api.call('GET', '/auth/get-session', undefined, {
    cookie: cookie.split(';')[0] ?? '',
  });
  const tokens = (await api.database.selectFrom('sessions').select('token').execute()).map(
    (row) => row.token,
  );
  expect(tokens.length).toBeGreaterThan(1);
  for (const answer of [signUp, signIn, session]) {
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ user: { email: account.email } });
    expect(text).not.toContain('"token"');
    for (const token of tokens) expect(text).not.toContain(token);
  }
});

describe('sessions and their cookie', () => {
  const signIn = (from: TestApi, email: string, headers: Record<string, string>) =>
    from.call('POST', '/auth/sign-in/email', { email, password: 'correct horse' }, headers);
  const pair = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  test('signing in ends the session that the browser had before, and no other', async () => {
    const member = await api.signUp('rotating@example.com');
    const elsewhere = pair(await signIn(api, member.email, {}));
    const fresh = pair(await signIn(api, member.email, { cookie: member.cookie, origin: api.origin }));
    const status = async (cookie: string) =>
      (await api.call('POST', '/jwt', { email: member.email }, { cookie })).status;
    expect([await status(member.cookie), await status(elsewhere), await status(fresh)]).toEqual([
      401, 200, 200,
    ]);
  });

  test('is httpOnly and SameSite=Lax; under https also Secure, with the __Host- prefix', async () => {
    const plain = (await signIn(api, seller.email, {})).headers.getSetCookie();
    expect(plain).toHaveLength(1);
    expect(plain[0]).toMatch(/^moto\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);

    const https = await createTestApi({ origin: 'https://garage.example.org' });
    const member = await https.signUp('rider@example.com');
    const [cookie = ''] = (await signIn(https, member.email, {})).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-moto\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await member.call('GET', '/myProducts')).status).toBe(200);
    const document = await (await https.call('GET', '/openapi.json')).text();
    expect(document).toContain('"__Host-moto.session_token"');
    // A cookie without the prefix, which another host could set, is ignored.
    const bare = member.cookie.replace('__Host-', '');
    expect((await https.call('POST', '/jwt', { email: member.email }, { cookie: bare })).status).toBe(401);
    await https.close();
  });
});

describe('sessions without end', () => {
  const stored = (userId: string) =>
    api.database
      .selectFrom('sessions')
      .select(['token', 'user_agent'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .execute();
  const enter = (email: string, password = 'correct horse', agent = 'Firefox/140') =>
    api.call('POST', '/auth/sign-in/email', { email, password }, { 'user-agent': agent });

  test('the right password opens a session often enough, and not without limit; a wrong one uses up none', async () => {
    const { email } = await api.signUp('again-and-again@example.com');
    // Of the tests above.
    await api.database.deleteFrom('rate_limits').where('key', 'like', 'signedIn:%').execute();
    expect((await enter(email)).status).toBe(200);
    const counts = api.database
      .updateTable('rate_limits')
      .set({ used: rateLimits.signedIn.account.times - 1 });
    const { numUpdatedRows } = await counts.where('key', 'like', 'signedIn:%').executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    expect((await enter(email, 'wrong horse')).status).toBe(401);
    expect((await enter(email)).status).toBe(200);
    expect((await enter(email)).status).toBe(429);
  });

  test('of a user agent as much is stored as browsers send, on every way in', async () => {
    const { id, email } = await api.signUp('talkative@example.com');
    const agent = `Firefox/140 ${'x'.repeat(10_000)}`;
    expect((await enter(email, 'correct horse', agent)).status).toBe(200);
    await api.database
      .transaction()
      .execute((transaction) =>
        insertSession(transaction, { userId: id, token: 'elsewhere', address: '', userAgent: agent }),
      );
    const lengths = (await stored(id)).map(({ user_agent }) => user_agent?.length);
    expect(lengths.slice(0, 2)).toEqual([512, 512]);
  });

  test('the newest 50 of an account stay, on every way in', async () => {
    const { id, email } = await api.signUp('everywhere@example.com');
    await sql`insert into sessions (id, user_id, token, expires_at, created_at)
      select 'old' || n, ${id}, 'old' || n, now() + interval '1 day', now() - n * interval '1 minute'
      from generate_series(1, 60) as n`.execute(api.database);
    expect((await enter(email)).status).toBe(200);
    const left = await stored(id);
    expect([left.length, left[0]?.user_agent, left.at(-1)?.token]).toEqual([50, 'Firefox/140', 'old48']);
    const session = { userId: id, token: 'everywhere', address: '', userAgent: null };
    await api.database.transaction().execute((transaction) => insertSession(transaction, session));
    const tokens = (await stored(id)).map(({ token }) => token);
    expect([tokens.length, tokens[0], tokens.at(-1)]).toEqual([50, 'everywhere', 'old47']);
  });
});

describe('the embedded identity provider', () => {
  test('a photo address may only be http or https', async () => {
    const { cookie } = seller;
    for (const image of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x/y', 'nonsense']) {
      const response = await api.call('POST', '/auth/update-user', { image }, { cookie, origin: api.origin });
      expect([image, response.status]).toEqual([image, 422]);
    }
    const image = 'https://example.com/me.jpg';
    const fine = await api.call('POST', '/auth/update-user', { image }, { cookie, origin: api.origin });
    expect(fine.status).toBe(200);
  });

  test('what is no text, too long or not storable never reaches the library', async () => {
    const { cookie } = seller;
    for (const body of [
      { name: { a: 'x' } },
      { name: null },
      { name: 'x'.repeat(81) },
      { image: 5 },
      { image: ['javascript:alert(1)'] },
      { image: 'http://x/\u0000' },
      { image: 'http://x/\ud800' },
    ]) {
      const response = await api.call('POST', '/auth/update-user', body, { cookie });
      expect([body, response.status]).toEqual([body, 422]);
    }
    const credentials = { email: 'odd@example.com', password: 'correct horse', name: '' };
    for (const change of [
      { name: '\ud800' },
      { name: 'x'.repeat(81) },
      { email: `${'x'.repeat(300)}@example.com` },
      { password: 5 },
    ]) {
      const response = await api.call('POST', '/auth/sign-up/email', { ...credentials, ...change });
      expect([change, response.status]).toEqual([change, 422]);
    }
  });

  test('a name keeps what can be seen of it, on every way in', async () => {
    const sly = 'Ra\u200bhim\u202e \u0000Khan';
    const member = await api.signUp('visible@example.com');
    const nameNow = async () => ((await (await member.call('GET', '/me')).json()) as { name: string }).name;
    const { cookie } = member;
    const ways = [
      () => api.call('POST', '/auth/update-user', { name: sly }, { cookie }),
      () => api.call('POST', '/users', { name: sly, email: member.email }, { cookie }),
      () => member.call('PATCH', '/me', { name: sly }),
    ];
    for (const way of ways) {
      await member.call('PATCH', '/me', { name: 'before' });
      expect((await way()).status).toBe(200);
      expect(await nameNow()).toBe('Rahim Khan');
    }
    for (const name of ['\u202e\u200b', '\u0301\u0302', '\u3164']) {
      const response = await member.call('PATCH', '/me', { name });
      const { fields } = (await response.json()) as { fields: unknown };
      expect([response.status, fields]).toEqual([
        422,
        [{ field: 'name', code: 'name-empty', detail: expect.any(String) }],
      ]);
    }
  });

  test('a program that sends no Origin can do everything that a page can', async () => {
    const email = 'curl@example.com';
    const member = await api.signUp(email);
    const { cookie } = member;
    expect((await api.call('POST', '/auth/update-user', { name: 'Curl' }, { cookie })).status).toBe(200);
    const again = await api.call(
      'POST',
      '/auth/sign-in/email',
      { email, password: 'correct horse' },
      { cookie },
    );
    const fresh = again.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await api.call('POST', '/auth/sign-out', undefined, { cookie: fresh })).status).toBe(200);
  });

  test('a session that is used lives on, and the browser’s cookie with it', async () => {
    const member = await api.signUp('daily@example.com');
    const days = (n: number) => new Date(Date.now() + n * 86_400_000);
    await api.database
      .updateTable('sessions')
      .set({ expires_at: days(5.5), updated_at: days(-1.5) })
      .where('user_id', '=', member.id)
      .execute();
    const response = await api.call('POST', '/jwt', { email: member.email }, { cookie: member.cookie });
    expect(response.headers.getSetCookie().join()).toMatch(/moto\.session_token=.*Max-Age=604800/i);
    const session = await api.database
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(session.expires_at.getTime()).toBeGreaterThan(days(6.9).getTime());
  });

  test('endpoints of the library that the product does not use are not there', async () => {
    for (const path of [
      '/list-sessions',
      '/delete-user',
      '/change-email',
      '/admin/list-users',
      '/error',
      '/ok',
    ]) {
      expect([path, (await api.call('GET', `/auth${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('wrong passwords, short passwords and taken addresses are refused', async () => {
    const attempt = (path: string, body: object) =>
      api.call('POST', `/auth${path}`, body, { origin: api.origin });
    const { email } = seller;
    expect((await attempt('/sign-in/email', { email, password: 'wrong horse' })).status).toBe(401);
    expect((await attempt('/sign-in/email', { email: ' ', password: 'wrong horse' })).status).toBe(422);
    expect(
      (await attempt('/sign-up/email', { email: 'new@example.com', password: 'short', name: '' })).status,
    ).toBe(422);
    expect((await attempt('/sign-up/email', { email, password: 'correct horse', name: '' })).status).toBe(
      422,
    );
    expect((await attempt('/sign-in/email', { email, password: 'correct horse' })).status).toBe(200);
  });
});

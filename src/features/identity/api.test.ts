import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';

let api: TestApi;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

async function problemOf(response: Response) {
  return (await response.json()) as {
    code: string;
    status: number;
    detail: string;
    fields?: { field: string }[];
  };
}

describe('S7 POST /jwt', () => {
  test('gives a token to whoever the session cookie proves', async () => {
    const response = await api.call(
      'POST',
      '/jwt',
      { email: 'SELLER@example.com' },
      { cookie: seller.cookie },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('no proof is 401, another e-mail 403, a foreign Origin 403', async () => {
    const nobody = await api.call('POST', '/jwt', { email: seller.email });
    expect([nobody.status, (await problemOf(nobody)).code]).toEqual([401, 'unauthenticated']);
    const other = await api.call('POST', '/jwt', { email: 'else@example.com' }, { cookie: seller.cookie });
    expect([other.status, (await problemOf(other)).code]).toEqual([403, 'other-email']);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:3001']) {
      const foreign = await api.call(
        'POST',
        '/jwt',
        { email: seller.email },
        { cookie: seller.cookie, origin },
      );
      expect([foreign.status, (await problemOf(foreign)).code]).toEqual([403, 'foreign-origin']);
    }
  });

  test('takes JSON under any content type, as the specification’s own client sends it', async () => {
    const response = await api.call('POST', '/jwt', JSON.stringify({ email: seller.email }), {
      cookie: seller.cookie,
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(response.status).toBe(200);
  });

  test('a token dies with its session', async () => {
    const member = await api.signUp('leaver@example.com');
    expect((await member.call('GET', '/myProducts')).status).toBe(200);
    const out = await api.call('POST', '/auth/sign-out', {}, { cookie: member.cookie, origin: api.origin });
    expect(out.status).toBe(200);
    const after = await member.call('GET', '/myProducts');
    expect([after.status, (await problemOf(after)).code]).toEqual([401, 'unauthenticated']);
    expect((await api.call('POST', '/jwt', { email: member.email }, { cookie: member.cookie })).status).toBe(
      401,
    );
  });

  test('tokens that we did not sign are refused, whatever they claim', async () => {
    const session = await api.database.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
    const claims = new SignJWT({ sid: session.id }).setSubject(seller.id).setIssuer('moto-garage');
    const forged = await claims
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('10m')
      .sign(new TextEncoder().encode('another secret of the same length'));
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encode({ alg: 'none' })}.${encode({ sid: session.id, sub: seller.id, iss: 'moto-garage', exp: 9e9 })}.`;
    for (const token of [forged, unsigned, 'x', '', 'a.b.c', session.id]) {
      const response = await api.call('GET', '/myProducts', undefined, { authorization: `Bearer ${token}` });
      expect(response.status).toBe(401);
    }
  });

  test('the session cookie alone opens no member call', async () => {
    const response = await api.call('GET', '/myProducts', undefined, { cookie: seller.cookie });
    expect(response.status).toBe(401);
  });
});

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

describe('S7 POST /users', () => {
  test('writes name and role of the proven account', async () => {
    const member = await api.signUp('two-minds@example.com', 'buyer');
    const response = await api.call(
      'POST',
      '/users',
      { name: 'Two Minds', email: member.email, role: 'seller' },
      { cookie: member.cookie },
    );
    expect(response.status).toBe(200);
    const row = await api.database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', member.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ name: 'Two Minds', role: 'seller', admin: false });
  });

  test('without a role a buyer stays a buyer and a seller a seller', async () => {
    for (const role of ['buyer', 'seller'] as const) {
      const { id, email, cookie } = await api.signUp(`stays-${role}@example.com`, role);
      const response = await api.call('POST', '/users', { name: 'Only the name', email }, { cookie });
      expect(response.status).toBe(200);
      const row = await api.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      expect([row?.name, row?.role]).toEqual(['Only the name', role]);
    }
  });

  test('S6 a role other than seller or buyer is refused, and nothing in a payload makes an admin', async () => {
    const { cookie, email, id } = seller;
    for (const role of ['admin', 'Seller', '', 1, null, ['seller', 'admin']]) {
      const response = await api.call('POST', '/users', { name: 'A', email, role }, { cookie });
      expect([role, response.status]).toEqual([role, 422]);
      expect((await problemOf(response)).fields?.[0]?.field).toBe('role');
    }
    await api.call('POST', '/users', { name: 'A', email, role: 'seller', admin: true }, { cookie });
    await api.call('POST', '/auth/update-user', { name: 'A', role: 'admin', admin: true }, { cookie });
    await api.call('POST', '/auth/sign-up/email', {
      email: 'sly@example.com',
      password: 'correct horse',
      name: 'Sly',
      role: 'admin',
      admin: true,
    });
    const rows = await api.database.selectFrom('users').select(['id', 'role', 'admin']).execute();
    expect(rows.filter((row) => row.admin)).toEqual([]);
    expect(rows.find((row) => row.id === id)?.role).toBe('seller');
  });

  test('without proof 401, for another account 403', async () => {
    const profile = { name: 'A', email: 'other@example.com', role: 'buyer' };
    expect((await api.call('POST', '/users', profile)).status).toBe(401);
    expect((await api.call('POST', '/users', profile, { cookie: seller.cookie })).status).toBe(403);
  });
});

describe('S2 /dashboard/admins, sellers, buyers', () => {
  test('lists are for admins only', async () => {
    const response = await seller.call('GET', '/accounts?group=sellers');
    expect([response.status, (await problemOf(response)).code]).toEqual([403, 'admins-only']);
  });

  test('an admin sees name, e-mail, since when and number of listings, searchable and paged', async () => {
    const admin = await api.signUp('boss@example.com');
    await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
    for (let n = 0; n < 5; n++) await api.signUp(`paged${n}@example.com`, 'seller');
    const seen: string[] = [];
    let next: string | null = '/accounts?group=sellers&search=PAGED&limit=2';
    let pages = 0;
    while (next) {
      const response: Response = await admin.call('GET', next);
      const accounts = (await response.json()) as { email: string }[];
      seen.push(...accounts.map((account) => account.email));
      next = response.headers.get('link')?.match(/<\/api([^>]+)>/)?.[1] ?? null;
      pages++;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `paged${n}@example.com`));
    const admins = await (await admin.call('GET', '/accounts?group=admins')).json();
    expect(admins).toEqual([
      { _id: admin.id, name: 'boss', email: admin.email, since: expect.stringMatching(/T.*Z$/), listings: 0 },
    ]);
    expect(await (await admin.call('GET', '/accounts?group=buyers&search=100%25')).json()).toEqual([]);
  });
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
    // A cookie without the prefix, as another host could set it, is not read.
    const bare = member.cookie.replace('__Host-', '');
    expect((await https.call('POST', '/jwt', { email: member.email }, { cookie: bare })).status).toBe(401);
    await https.close();
  });
});

describe('the embedded identity provider', () => {
  test('a photo address may only be http or https', async () => {
    const { cookie } = seller;
    for (const image of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x/y', 'nonsense']) {
      const response = await api.call('POST', '/auth/update-user', { image }, { cookie, origin: api.origin });
      expect([image, response.status]).toEqual([image, 400]);
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
    expect(api.errors).toEqual([]);
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
    expect(
      (await attempt('/sign-up/email', { email: 'new@example.com', password: 'short', name: '' })).status,
    ).toBe(400);
    expect((await attempt('/sign-up/email', { email, password: 'correct horse', name: '' })).status).toBe(
      422,
    );
    expect((await attempt('/sign-in/email', { email, password: 'correct horse' })).status).toBe(200);
  });
});

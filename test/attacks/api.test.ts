import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../support/api.ts';
import { newProduct } from '../support/listings.ts';

// What an attacker with a script would try. The calls come from the API's own document, so that a new one is tried too.

let api: TestApi;
let victim: Member;
let attacker: Member;
let calls: { method: string; path: string; needsToken: boolean }[];

beforeAll(async () => {
  api = await createTestApi();
  victim = await api.signUp('victim@example.com', 'seller');
  attacker = await api.signUp('attacker@example.com', 'buyer');
  const document = (await (await api.call('GET', '/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>;
  };
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, 'x'),
      needsToken: security?.some((way) => 'token' in way) ?? false,
    })),
  );
});
afterAll(() => api.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const writes = () => calls.filter(({ method }) => method !== 'GET');

test('the document has calls to try', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter(({ needsToken }) => needsToken).length).toBeGreaterThan(10);
  expect(calls.map(({ path }) => path)).toContain('/auth/sign-out');
});

test('no call for members opens to nobody, to a cookie alone, or to what is no token of ours', async () => {
  const payload = JSON.parse(Buffer.from(victim.token.split('.')[1] ?? '', 'base64url').toString());
  const head = (alg: string) => encode({ alg, typ: 'JWT' });
  const sign = (text: string, key: string) =>
    `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  const forged = [
    `${head('none')}.${encode(payload)}.`,
    `${head('None')}.${encode(payload)}.${victim.token.split('.')[2]}`,
    sign(`${head('HS256')}.${encode(payload)}`, ''),
    sign(`${head('HS256')}.${encode(payload)}`, 'secret'),
    `${attacker.token.split('.')[0]}.${victim.token.split('.')[1]}.${attacker.token.split('.')[2]}`,
    payload.sid,
    decodeURIComponent(victim.cookie.split('=')[1] ?? ''),
  ];
  for (const { method, path, needsToken } of calls) {
    if (!needsToken) continue;
    const body = method === 'GET' ? undefined : {};
    for (const headers of [{}, { cookie: victim.cookie }, ...forged.map(bearer)]) {
      const answer = await api.call(method, path, body, headers);
      expect([method, path, headers, answer.status]).toEqual([method, path, headers, 401]);
    }
  }
});

test('a foreign page can make a browser send cookies, but nothing is carried out', async () => {
  for (const { method, path } of writes()) {
    for (const origin of ['https://evil.example', 'null', `${api.origin}.evil.example`]) {
      const headers = { cookie: victim.cookie, ...bearer(victim.token), origin };
      const answer = await api.call(method, path, {}, headers);
      expect([method, path, origin, answer.status]).toEqual([method, path, origin, 403]);
    }
    const headers = { cookie: victim.cookie, 'sec-fetch-site': 'cross-site' };
    expect((await api.call(method, path, {}, headers)).status).toBe(403);
  }
});

test('nor are the forms of pages, which a cookie authorises as well', async () => {
  const form = new URLSearchParams({ wish: 'profile', name: 'Sly', photoURL: '', role: 'buyer' }).toString();
  const post = (path: string, headers: Record<string, string>) =>
    api.site.request(api.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: victim.cookie, ...headers },
      body: form,
    });
  for (const path of [
    '/dashboard/account',
    '/dashboard/account?leave=yes',
    '/contract',
    '/login',
    '/logout',
  ]) {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await post(path, headers);
      expect([path, headers, answer.status]).toEqual([path, headers, 403]);
    }
    expect([path, (await post(path, { origin: api.origin })).status]).toEqual([path, 200]);
  }
});

test('under https the site’s own name under http is a foreign page; without it only the name counts', async () => {
  const secure = await createTestApi({ origin: 'https://garage.example.org' });
  const from = async (site: TestApi, origin: string) =>
    (await site.call('POST', '/enquiries', { email: 'a@example.com' }, { origin })).status;
  expect(await from(secure, 'https://garage.example.org')).toBe(201);
  expect(await from(secure, 'http://garage.example.org')).toBe(403);
  expect(await from(secure, 'https://garage.example.org:8443')).toBe(403);
  const named = { host: 'www.garage.example.org', origin: 'https://www.garage.example.org' };
  expect((await secure.call('POST', '/enquiries', { email: 'a@example.com' }, named)).status).toBe(201);
  await secure.close();
  expect(await from(api, api.origin.replace('http:', 'https:'))).toBe(201);
});

test('role=admin in every payload makes nobody an admin', async () => {
  const wish = {
    role: 'admin',
    admin: true,
    isAdmin: true,
    emailVerified: true,
    email_verified: true,
    id: victim.id,
    userId: victim.id,
    user_id: victim.id,
    seller_id: victim.id,
  };
  const plausible = {
    ...newProduct,
    email: attacker.email,
    password: 'correct horse',
    currentPassword: 'no',
    newPassword: 'no',
    productId: undefined,
  };
  for (const { method, path } of writes()) {
    // After these the attacker would be gone.
    if (['/auth/sign-out', '/me/deletion'].includes(path)) continue;
    // Signing in would end the session that the cookie names.
    const cookie = path.startsWith('/auth/sign-') ? '' : attacker.cookie;
    const headers = { cookie, ...bearer(attacker.token) };
    await api.call(method, path, { ...plausible, name: 'Sly', ...wish }, headers);
    await api.call(method, path, { ...plausible, name: 'Sly', ...wish, role: 'buyer' }, headers);
  }
  expect((await attacker.call('GET', '/me')).status).toBe(200);
  const rows = await api.database
    .selectFrom('users')
    .select(['id', 'admin', 'name', 'email_verified'])
    .execute();
  expect(rows.filter((row) => row.admin)).toEqual([]);
  expect(rows.filter((row) => row.email_verified)).toEqual([]);
  expect(rows.find((row) => row.id === victim.id)?.name).toBe('victim');
  const others = await api.database
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', victim.id)
    .execute();
  expect(others).toEqual([]);
});

describe('what belongs to somebody else', () => {
  test('a token for another e-mail, another’s listing, bookings, session and data', async () => {
    const thief = await api.signUp('thief@example.com');
    const { insertedId } = (await (await victim.call('POST', '/products', newProduct)).json()) as {
      insertedId: string;
    };
    const { sessions } = (await (await victim.call('GET', '/me')).json()) as { sessions: { _id: string }[] };
    const jwt = await api.call('POST', '/jwt', { email: victim.email }, { cookie: thief.cookie });
    expect(jwt.status).toBe(403);
    for (const [method, path, body, status] of [
      ['DELETE', `/myProducts/${insertedId}`, undefined, 403],
      ['POST', `/myProducts/${insertedId}/restore`, undefined, 403],
      ['GET', `/myProducts/${insertedId}/bookings`, undefined, 403],
      ['POST', '/products', { ...newProduct, email: victim.email }, 403],
      ['DELETE', `/me/sessions/${sessions[0]?._id}`, undefined, 404],
      ['GET', '/accounts?group=sellers', undefined, 403],
    ] as const) {
      const answer = await thief.call(method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, status]);
      expect(await answer.text()).not.toContain(victim.email);
    }
    expect(await (await thief.call('GET', '/me/export')).text()).not.toContain(victim.email);
    expect((await victim.call('GET', '/me')).status).toBe(200);
  });

  test('cookie and token are worth nothing after sign-out', async () => {
    const leaver = await api.signUp('leaver@example.com');
    const out = await api.call('POST', '/auth/sign-out', {}, { cookie: leaver.cookie, origin: api.origin });
    expect(out.status).toBe(200);
    expect((await leaver.call('GET', '/me')).status).toBe(401);
    expect((await api.call('POST', '/jwt', { email: leaver.email }, { cookie: leaver.cookie })).status).toBe(
      401,
    );
    const session = await api.call('GET', '/auth/get-session', undefined, { cookie: leaver.cookie });
    expect(await session.json()).toBeNull();
  });

  test('a cookie with another’s session in it, or with a changed signature, is nobody’s', async () => {
    const [name = '', value = ''] = victim.cookie.split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const own = decodeURIComponent(attacker.cookie.split('=')[1] ?? '').split('.');
    for (const made of [
      token,
      `${token}.${own[1]}`,
      `${own[0]}.${signature}`,
      `${token}.`,
      `${token}.${'A'.repeat(44)}`,
    ]) {
      const cookie = `${name}=${encodeURIComponent(made)}`;
      const answer = await api.call('POST', '/jwt', { email: victim.email }, { cookie });
      expect([made === token, answer.status]).toEqual([made === token, 401]);
    }
  });
});

test('an address that is a script is taken nowhere', async () => {
  const member = await api.signUp('scripter@example.com');
  const headers = { cookie: member.cookie, origin: api.origin };
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://x/y',
  ]) {
    const answers = await Promise.all([
      member.call('PATCH', '/me', { photoURL: address }),
      api.call('POST', '/auth/update-user', { image: address }, headers),
      member.call('POST', '/products', { ...newProduct, image: address }),
    ]);
    expect([address, answers.map(({ status }) => status)]).toEqual([address, [422, 422, 422]]);
  }
  const image = 'javascript:alert(1)';
  const account = { email: 'js@example.com', password: 'correct horse', name: '', image };
  await api.call('POST', '/auth/sign-up/email', account);
  const rows = await api.database.selectFrom('users').select('image').execute();
  expect(rows.filter((row) => /script/i.test(row.image ?? ''))).toEqual([]);
});

test('links in mails lead to the site’s own address, whatever host the request names', async () => {
  await api.site.request('http://evil.example/api/auth/request-password-reset', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'http://evil.example',
    },
    body: JSON.stringify({ email: victim.email, redirectTo: 'http://evil.example/steal' }),
  });
  await expect.poll(() => api.mails.at(-1)?.to).toBe(victim.email);
  expect(api.mails.at(-1)?.text).toContain(`${api.origin}/resetPassword?token=`);
  expect(JSON.stringify(api.mails)).not.toContain('evil.example');
});

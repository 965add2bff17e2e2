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
      {
        _id: admin.id,
        name: 'boss',
        email: admin.email,
        since: expect.stringMatching(/T.*Z$/),
        listings: 0,
        admin: true,
        stopped: null,
      },
    ]);
    expect(await (await admin.call('GET', '/accounts?group=buyers&search=100%25')).json()).toEqual([]);
  });

  test('stopped accounts alone: the latest stopped first, searchable and paged', async () => {
    const admin = await api.signUp('stopper@example.com');
    await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
    for (const [name, hour] of [
      ['old', 9],
      ['later', 11],
      ['first', 8],
      ['open', null],
    ] as const) {
      const { id } = await api.signUp(`stopped-${name}@example.com`, 'seller');
      const stopped_at = hour === null ? null : new Date(Date.UTC(2026, 0, 2, hour));
      await api.database
        .updateTable('users')
        .set({ stopped_at, stop_reason: stopped_at && '' })
        .where('id', '=', id)
        .execute();
    }
    const seen: string[] = [];
    let next: string | null = '/accounts?group=sellers&state=stopped&search=stopped-&limit=2';
    while (next) {
      const response: Response = await admin.call('GET', next);
      const accounts = (await response.json()) as { email: string }[];
      seen.push(...accounts.map(({ email }) => email));
      next = response.headers.get('link')?.match(/<\/api([^>]+)>/)?.[1] ?? null;
    }
    expect(seen).toEqual(['later', 'old', 'first'].map((name) => `stopped-${name}@example.com`));
    expect(await (await admin.call('GET', '/accounts?group=buyers&state=stopped')).json()).toEqual([]);
    expect((await admin.call('GET', '/accounts?group=buyers&state=shut')).status).toBe(422);
  });
});

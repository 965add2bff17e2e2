import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { createIssuer } from '../../../test/support/id-tokens.ts';

const project = 'demo-garage';
const email = 'rider@example.com';

let api: TestApi;
let issuer: Awaited<ReturnType<typeof createIssuer>>;

beforeAll(async () => {
  issuer = await createIssuer(project);
  api = await createTestApi({
    identity: { provider: 'firebase', projectId: project, authDomain: 'demo-garage.firebaseapp.com' },
    idTokens: issuer.idTokens,
  });
});
afterAll(() => api.close());

async function statusOf(token: string): Promise<[number, string]> {
  const answer = await api.call('POST', '/jwt', { email }, { authorization: `Bearer ${token}` });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code ?? ''];
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('S7 POST /jwt takes only ID tokens that Google signed for our project', () => {
  test('a true one opens a session', async () => {
    expect(await statusOf(await issuer.token('u1', email))).toEqual([200, '']);
  });

  test('a forged one, signed by another key under the name of Google’s, does not', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    for (const kid of ['key-1', 'key-2']) {
      const forged = await new SignJWT(issuer.claims('u1', email))
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
      expect(await statusOf(forged)).toEqual([401, 'unauthenticated']);
    }
  });

  test('a changed one does not', async () => {
    const [header, , signature] = (await issuer.token('u1', email)).split('.');
    const other = encode(issuer.claims('u1', 'else@example.com'));
    expect(await statusOf(`${header}.${other}.${signature}`)).toEqual([401, 'unauthenticated']);
  });

  test('an unsigned one does not', async () => {
    const claims = encode(issuer.claims('u1', email));
    for (const alg of ['none', 'None', '']) {
      expect(await statusOf(`${encode({ alg, kid: 'key-1', typ: 'JWT' })}.${claims}.`)).toEqual([
        401,
        'unauthenticated',
      ]);
    }
  });

  test('one signed with Google’s public key as a password does not', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(issuer.publicKey));
    for (const alg of ['HS256', 'HS384', 'HS512']) {
      const token = await new SignJWT(issuer.claims('u1', email))
        .setProtectedHeader({ alg, kid: 'key-1' })
        .sign(secret);
      expect(await statusOf(token)).toEqual([401, 'unauthenticated']);
    }
  });

  test('one that brings its own key does not', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT(issuer.claims('u1', email))
      .setProtectedHeader({ alg: 'RS256', kid: 'key-9', jwk: issuer.jwk, jku: 'https://evil.example/keys' })
      .sign(privateKey);
    expect(await statusOf(token)).toEqual([401, 'unauthenticated']);
  });

  const hour = 3_600;
  const wrong: [string, (now: number) => { [claim in keyof JWTPayload]: unknown }][] = [
    ['expired', (now) => ({ iat: now - 2 * hour, exp: now - hour })],
    ['one that lives longer than Firebase’s do', (now) => ({ iat: now - 2 * hour, exp: now + hour })],
    ['of the future', (now) => ({ iat: now + hour, exp: now + 2 * hour })],
    ['of another project', () => ({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['for another audience', () => ({ aud: 'other' })],
    ['for several audiences', () => ({ aud: [project, 'other'] })],
    ['of another issuer', () => ({ iss: `https://session.firebase.google.com/${project}` })],
    [
      'of an issuer that only begins alike',
      () => ({ iss: `https://securetoken.google.com/${project}.evil` }),
    ],
    ['without a subject', () => ({ sub: '' })],
    ['with an endless subject', () => ({ sub: 'x'.repeat(129) })],
    ['without a sign-in', () => ({ auth_time: undefined })],
    ['with a sign-in to come', (now) => ({ auth_time: now + hour })],
    ['without an e-mail', () => ({ email: undefined })],
    ['without an end', () => ({ exp: undefined })],
    ['without a beginning', () => ({ iat: undefined })],
  ];

  test.each(wrong)('%s: refused', async (_, change) => {
    const token = await issuer.token('u1', email, change(issuer.now()) as JWTPayload);
    expect(await statusOf(token)).toEqual([401, 'unauthenticated']);
  });

  afterEach(() => void vi.useRealTimers());

  test('clocks may differ by half a minute, and no more', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: issuer.now() * 1_000 });
    const now = issuer.now();
    const apart: ((seconds: number) => JWTPayload)[] = [
      (seconds) => ({ iat: now - hour / 2, exp: now - seconds + 1 }),
      (seconds) => ({ iat: now - hour - seconds }),
      (seconds) => ({ iat: now + seconds }),
      (seconds) => ({ auth_time: now + seconds }),
    ];
    for (const claims of apart) {
      expect((await statusOf(await issuer.token('u1', email, claims(30))))[0]).toBe(200);
      expect((await statusOf(await issuer.token('u1', email, claims(31))))[0]).toBe(401);
    }
  });

  test('nonsense, our own tokens and nothing at all are refused', async () => {
    const answer = await api.call(
      'POST',
      '/jwt',
      { email },
      { authorization: `Bearer ${await issuer.token('u1', email)}` },
    );
    const { token } = (await answer.json()) as { token: string };
    for (const each of [token, 'x', 'a.b.c', '']) expect((await statusOf(each))[0]).toBe(401);
    expect((await api.call('POST', '/jwt', { email })).status).toBe(401);
    const basic = { authorization: `Basic ${await issuer.token('u1', email)}` };
    expect((await api.call('POST', '/jwt', { email }, basic)).status).toBe(401);
  });

  test('without Google’s keys nobody is let in, and 503 says so', async () => {
    issuer.fail(new TypeError('fetch failed'));
    try {
      expect(await statusOf(await issuer.token('u1', email))).toEqual([503, 'identity-unavailable']);
    } finally {
      issuer.fail(undefined);
    }
    expect((await statusOf(await issuer.token('u1', email)))[0]).toBe(200);
  });

  test('a token for another e-mail than the one asked for is 403', async () => {
    const token = await issuer.token('u5', 'five@example.com');
    expect(await statusOf(token)).toEqual([403, 'other-email']);
  });
});

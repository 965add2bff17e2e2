import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityTxt } from '../../src/platform/http/security-txt.ts';
import { createTestApi, type TestApi } from '../support/api.ts';

let plain: TestApi;
let https: TestApi;
beforeAll(async () => {
  plain = await createTestApi();
  https = await createTestApi({ origin: 'https://garage.example.org' });
});
afterAll(() => Promise.all([plain.close(), https.close()]));

test('every answer tells browsers to run the script of its own nonce only, and in nobody’s frame', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/api/category', '/api/nowhere', '/art/naked-sky.svg', '/assets/none.js']) {
    const { headers } = await plain.site.request(plain.origin + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect([
      path,
      policy
        .replace(/'nonce-([\w-]{24})'/, (_all, nonce: string) => {
          nonces.add(nonce);
          return "'nonce-…'";
        })
        .split('; ')
        .filter((rule) => /^(script-src|object-src|base-uri|frame-anc|form)/.test(rule)),
    ]).toEqual([
      path,
      [
        "script-src 'nonce-…' 'strict-dynamic'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    ]);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect(nonces.size).toBe(5);
});

test('under https browsers never come back without it; without https they are not told so', async () => {
  const secure = await https.site.request(`${https.origin}/`);
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect((await plain.site.request(`${plain.origin}/`)).headers.get('strict-transport-security')).toBeNull();
});

test('what the API answers stays in no cache; only what is alike for everybody may be kept and asked about', async () => {
  const member = await plain.signUp('cached@example.com');
  const headers = { cookie: member.cookie };
  const answers = [
    await member.call('GET', '/myProducts'),
    await member.call('GET', '/categoryProducts/bmw'),
    await member.call('GET', '/nowhere'),
    await plain.call('GET', '/myProducts'),
    await plain.call('GET', '/auth/get-session', undefined, headers),
    await plain.call('POST', '/jwt', { email: member.email }, headers),
  ];
  for (const answer of answers)
    expect([answer.url, answer.headers.get('cache-control')]).toEqual([
      answer.url,
      expect.stringMatching(/\bno-store$/),
    ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401, 200, 200]);
  for (const path of ['/category', '/openapi.json', '/docs'])
    expect((await member.call('GET', path)).headers.get('cache-control')).toBe('no-cache');
});

test('security.txt says whom to tell, and its date lies ahead', async () => {
  const answer = await https.site.request(`${https.origin}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ]);
  expect(await answer.text()).toMatch(
    /^Contact: https:\/\/garage\.example\.org\/contract\nExpires: \d{4}-12-31T/,
  );
  for (const day of ['2026-01-01', '2026-06-30', '2026-07-10', '2026-12-31']) {
    const now = new Date(`${day}T12:00:00Z`);
    const expires = new Date(/Expires: (\S+)/.exec(securityTxt('https://x', now))?.[1] ?? 0);
    const days = (expires.getTime() - now.getTime()) / 86_400_000;
    expect([day, days > 150 && days < 550]).toEqual([day, true]);
  }
});

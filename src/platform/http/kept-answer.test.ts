import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { KeptPage } from '../kept-pages.ts';
import { readSecurityRules } from './headers.ts';
import { keptFirst, sendKept } from './kept-answer.ts';
import { newNonce, nonceMark } from './nonces.ts';

const page: KeptPage = {
  headers: { 'content-type': 'text/html' },
  etag: 'W/"1"',
  readBody: () => new TextEncoder().encode('kept'),
  wasSent: false,
  encoded: new Map(),
};

/** A site that keeps one page and records what it was asked for. */
async function siteWith(isFresh: boolean) {
  const asked: string[] = [];
  const rules = await readSecurityRules('https://garage.example.org', {
    development: false,
    identity: { provider: 'embedded' },
    google: undefined,
  });
  const kept = {
    find: async (key: string) => {
      asked.push(key);
      return key === '/bikes?make=honda' ? (isFresh ? { page, isFresh } : { isFresh }) : {};
    },
    show: () => Promise.reject(new Error('Nobody asks for that here.')),
  };
  const site = new Hono()
    .use(keptFirst(kept, rules, (cookie) => cookie === 'member'))
    .all('*', (c) => c.text(`later, ${c.get('isFresh')}`));
  const get = async (path: string, init: RequestInit = {}, env: object = {}) =>
    (await site.request(path, init, env)).text();
  return { get, asked };
}

test('a page that is kept is sent and nothing else is reached; whatever else is asked for goes on', async () => {
  const { get, asked } = await siteWith(true);
  expect(await get('/bikes?make=honda')).toBe('kept');
  expect(await get('/elsewhere', {}, { incoming: { headers: {}, url: '/bikes?make=honda' } })).toBe('kept');
  expect(await get('/bikes?make=hero')).toBe('later, undefined');
  expect(asked).toEqual(['/bikes?make=honda', '/bikes?make=honda', '/bikes?make=hero']);
  expect(await get('/bikes?make=honda', { method: 'POST' })).toBe('later, undefined');
  expect(await get('/bikes?make=honda', { headers: { cookie: 'member' } })).toBe('later, undefined');
  const signedIn = { incoming: { headers: { cookie: 'member' }, url: '/bikes?make=honda' } };
  expect(await get('/bikes?make=honda', {}, signedIn)).toBe('later, undefined');
  expect(asked).toHaveLength(3);
});

test('what was asked of the database is handed on', async () => {
  const { get } = await siteWith(false);
  expect(await get('/bikes?make=honda')).toBe('later, false');
});

test('whoever asks first is sent the quickest encoding, everybody later the smallest, each with a nonce of its own', async () => {
  const text = `<p>${'মোটরসাইকেল '.repeat(200)}</p><script nonce="${nonceMark}"></script>`;
  const body = new TextEncoder().encode(text);
  const long: KeptPage = { ...page, readBody: () => body, wasSent: false, encoded: new Map() };
  const header = (name: string) => (name === 'accept-encoding' ? 'gzip, deflate, br, zstd' : undefined);
  const readers = { zstd: zstdDecompressSync, br: brotliDecompressSync };
  const encodings: string[] = [];
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const nonce = newNonce();
    const answer = await sendKept(header, long, nonce);
    const encoding = answer.headers.get('content-encoding') as keyof typeof readers;
    encodings.push(encoding);
    const read = readers[encoding](new Uint8Array(await answer.arrayBuffer())).toString();
    expect(read).toBe(text.replace(nonceMark, nonce));
    expect(answer.headers.get('etag')).toBe(page.etag);
  }
  expect(encodings).toEqual(['zstd', 'br', 'br']);
});

test.each(['zstd', 'identity'])(
  'whoever reads only %s is sent that, also later; no nonce stays in what is kept',
  async (only) => {
    const text = `<p>${'motorcycle '.repeat(200)}</p><script nonce="${nonceMark}"></script>`;
    const body = new TextEncoder().encode(text);
    const long: KeptPage = { ...page, readBody: () => body, wasSent: false, encoded: new Map() };
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const nonce = newNonce();
      const answer = await sendKept((name) => (name === 'accept-encoding' ? only : undefined), long, nonce);
      expect(answer.headers.get('content-encoding')).toBe(only === 'zstd' ? only : null);
      const sent = new Uint8Array(await answer.arrayBuffer());
      const read = Buffer.from(only === 'zstd' ? zstdDecompressSync(sent) : sent).toString();
      expect(read).toBe(text.replace(nonceMark, nonce));
      expect(new TextDecoder().decode(body)).toBe(text);
    }
  },
);

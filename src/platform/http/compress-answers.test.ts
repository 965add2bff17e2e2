import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = { text: 'মোটরসাইকেল '.repeat(500) };
const api = new Hono()
  .use(compressAnswers)
  .get('/long', (c) => c.json(long, 201, { 'set-cookie': 'a=1', vary: 'Cookie' }))
  .get('/short', (c) => c.json({ a: 1 }))
  .get('/picture', (c) => c.body(new Uint8Array(5_000), 200, { 'content-type': 'image/png' }))
  .get('/already', (c) =>
    c.body('x'.repeat(5_000), 200, { 'content-type': 'text/plain', 'content-encoding': 'zstd' }),
  )
  .get('/nothing', (c) => c.body(null, 204));

const get = (path: string, accepted: string, method = 'GET') =>
  api.request(path, { method, headers: { 'accept-encoding': accepted } });

test.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)(
  'an answer is compressed with %s, and keeps its status and headers',
  async (encoding, accepted, read) => {
    const answer = await get('/long', accepted);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([201, encoding]);
    expect([answer.headers.get('vary'), answer.headers.getSetCookie()]).toEqual([
      'Cookie, Accept-Encoding',
      ['a=1'],
    ]);
    const sent = await answer.arrayBuffer();
    expect(sent.byteLength).toBeLessThan(1_000);
    expect(JSON.parse(read(sent).toString())).toEqual(long);
  },
);

test.each([
  ['is short', '/short', 'br', '{"a":1}'],
  ['nobody can read compressed', '/long', 'identity', JSON.stringify(long)],
  ['is a picture', '/picture', 'br', '\0'.repeat(5_000)],
])('an answer that %s is sent as it is', async (_name, path, accepted, body) => {
  const answer = await get(path, accepted);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(body);
});

test('what is compressed already, or has no body, is left alone', async () => {
  expect((await get('/already', 'br')).headers.get('content-encoding')).toBe('zstd');
  const none = await get('/nothing', 'br');
  expect([none.status, await none.text()]).toEqual([204, '']);
  const head = await get('/long', 'br', 'HEAD');
  expect([head.status, await head.text()]).toEqual([201, '']);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encode } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', null],
  ['*;q=0', null],
  ['', null],
  [null, null],
])('Accept-Encoding %j gives %j', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test('what is encoded can be read again', async () => {
  const body = new TextEncoder().encode('মোটরসাইকেল '.repeat(500));
  const [br, gzip] = await Promise.all([encode(body, 'br'), encode(body, 'gzip')]);
  expect(new Uint8Array(brotliDecompressSync(br))).toEqual(body);
  expect(new Uint8Array(gunzipSync(gzip))).toEqual(body);
  expect(Math.max(br.byteLength, gzip.byteLength)).toBeLessThan(body.byteLength / 10);
});

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encode, quickest, smallest } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['GZIP', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['zstd;q=0, br', 'br', 'br'],
  ['zstd', null, 'zstd'],
  ['*', 'br', 'br'],
  ['br;q=0, *;q=0.1', 'gzip', 'gzip'],
  ['identity', null, null],
  ['*;q=0', null, null],
  ['', null, null],
  [null, null, null],
])('Accept-Encoding %j gives %j as the smallest, %j as the quickest', (header, small, quick) => {
  expect(chooseEncoding(header, smallest)).toBe(small);
  expect(chooseEncoding(header, quickest)).toBe(quick);
});

test('what is encoded can be read again', async () => {
  const body = new TextEncoder().encode('মোটরসাইকেল '.repeat(500));
  const readers = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  for (const encoding of quickest) {
    const encoded = await encode(body, encoding);
    expect(new Uint8Array(readers[encoding](encoded))).toEqual(body);
    expect(encoded.byteLength).toBeLessThan(body.byteLength / 10);
  }
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { artworkKinds, artworkUrl, isArtwork, paints, posterUrl, slugOf } from './domain.ts';

/** A name without art of its own gets the neutral picture. */
const categoryArtUrl = (name: string) => `/art/category-${slugOf(name) || 'any'}.svg`;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.site.request(api.origin + url, { headers });

const files = [
  ...artworkKinds.flatMap((kind) => [...paints.map((paint) => artworkUrl(kind, paint)), posterUrl(kind)]),
  ...['bmw', 'Harley Davidson', 'dirt bikes', 'Somewhere new', 'মোটরসাইকেল'].map(categoryArtUrl),
  '/art/hero-light.svg',
  '/art/hero-dark.svg',
  '/art/social.svg',
];

test('every picture is served, and cannot be taken for anything else', async () => {
  for (const url of files) {
    const response = await get(url);
    expect([url, response.status, isArtwork(url)]).toEqual([url, 200, true]);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'nonce-[\w-]{24}' 'strict-dynamic';/,
    );
    expect(await response.text()).toContain('</svg>');
  }
});

test('every category of the garage has a picture of its own', async () => {
  const categories = (await (await api.call('GET', '/category')).json()) as { name: string; image: string }[];
  const pictures = await Promise.all(categories.map(async ({ image }) => (await get(image)).text()));
  expect(new Set(pictures).size).toBe(categories.length);
  for (const { name, image } of categories) expect(image).toBe(categoryArtUrl(name));
});

test('pictures travel compressed', async () => {
  const url = artworkUrl('adventure', 'royal');
  const plain = new Uint8Array(await (await get(url)).arrayBuffer());
  const br = await get(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(br.headers.get('content-encoding')).toBe('br');
  const packed = new Uint8Array(await br.arrayBuffer());
  expect(packed.length).toBeLessThan(plain.length / 3);
  expect(new Uint8Array(brotliDecompressSync(packed))).toEqual(plain);
  const gzip = await get(url, { 'accept-encoding': 'gzip' });
  expect(new Uint8Array(gunzipSync(await gzip.arrayBuffer()))).toEqual(plain);
  const refused = await get(url, { 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.headers.get('content-encoding')).toBe('gzip');
});

test('a versioned address never expires; a known tag costs no body', async () => {
  const url = `${artworkUrl('naked', 'signal')}?v=1`;
  const first = await get(url);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await get(url, { 'if-none-match': `"x", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  // As a proxy that compresses answers makes it.
  expect((await get(url, { 'if-none-match': `W/${etag}` })).status).toBe(304);
  expect((await get(url, { 'if-none-match': '"x"' })).status).toBe(200);
});

test('unknown pictures are 404 with a problem document', async () => {
  const unknown = ['naked-pink', 'unicycle-signal', 'poster-boat', 'category-', '__proto__', 'category-A'];
  for (const name of unknown) {
    const response = await get(`/art/${name}.svg`);
    expect([name, isArtwork(`/art/${name}.svg`), response.status, await response.json()]).toEqual([
      name,
      false,
      404,
      expect.objectContaining({ code: 'artwork-not-found' }),
    ]);
  }
});

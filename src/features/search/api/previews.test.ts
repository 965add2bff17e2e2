import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../../test/support/api.ts';
import { addListing } from '../../../../test/support/listings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const get = (path: string, headers: Record<string, string> = {}) =>
  api.site.request(api.origin + path, { headers }, env);

test('a listing’s picture for shared links is a PNG of 1200 by 630, drawn once, and another when its price is', async () => {
  const id = await addListing(api.database, { name: 'ইয়ামাহা আর১৫ <b>&', location: 'ঢাকা' });
  const first = await get(`/bikes/${id}.png?v=1`);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // WhatsApp ignores larger pictures.
  expect(bytes.length).toBeLessThan(300_000);

  const etag = first.headers.get('etag') ?? '';
  expect((await get(`/bikes/${id}.png`, { 'if-none-match': etag })).status).toBe(304);
  const again = await get(`/bikes/${id}.png`);
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  const taken = async () =>
    (await api.database.selectFrom('rate_limits').select(['key', 'used']).execute()).filter(({ key }) =>
      key.startsWith('preview:'),
    );
  expect((await taken()).map(({ used }) => used)).toEqual([1]);

  await api.database.updateTable('listings').set({ price_amount: 99_000 }).where('id', '=', id).execute();
  const dearer = await get(`/bikes/${id}.png`, { 'if-none-match': etag });
  expect(dearer.status).toBe(200);
  expect(Buffer.from(await dearer.arrayBuffer()).equals(bytes)).toBe(false);
});

test('what is sold keeps its picture, as its page and the links that were shared do', async () => {
  const id = await addListing(api.database, { name: 'Sold R15' });
  const before = Buffer.from(await (await get(`/bikes/${id}.png`)).arrayBuffer());
  await api.database.updateTable('listings').set({ sold_at: new Date() }).where('id', '=', id).execute();
  const sold = await get(`/bikes/${id}.png`);
  expect(sold.status).toBe(200);
  expect(Buffer.from(await sold.arrayBuffer()).equals(before)).toBe(false);
});

test('what is taken down has none; many who ask at once all get a picture', async () => {
  const gone = await addListing(api.database, { deleted_at: new Date() });
  for (const path of [`/bikes/${gone}.png`, '/bikes/0.png']) expect((await get(path)).status).toBe(404);
  const ids = await Promise.all(
    Array.from({ length: 16 }, (_, n) => addListing(api.database, { name: `FZ ${n}` })),
  );
  const answers = await Promise.all([...ids, ...ids].map((id) => get(`/bikes/${id}.png`)));
  const ways = answers.map(
    ({ status, headers }) => `${status} ${headers.get('content-type') ?? headers.get('location')}`,
  );
  expect(new Set(ways)).toEqual(new Set(['200 image/png', '302 /social.png']));
  expect(ways.filter((way) => way.startsWith('200')).length).toBeGreaterThanOrEqual(12);
});

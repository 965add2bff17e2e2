import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { add } from '../../../test/support/products.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { Product } from './contract.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
});
afterAll(() => api.close());

describe('S7 GET /category', () => {
  test('is public and answers _id, name and image, the three of the specification first', async () => {
    const response = await api.call('GET', '/category');
    const categories = (await response.json()) as { name: string }[];
    expect(response.status).toBe(200);
    expect(categories.slice(0, 3).map((category) => category.name)).toEqual([
      'bmw',
      'harley davidson',
      'dirt bikes',
    ]);
    for (const category of categories) expect(Object.keys(category)).toEqual(['_id', 'name', 'image']);
    const again = await api.call('GET', '/category', undefined, {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});

describe('S7 GET /categoryProducts/{name}', () => {
  test('needs a token, knows names with spaces and capitals, and refuses unknown ones', async () => {
    expect((await api.call('GET', '/categoryProducts/bmw')).status).toBe(401);
    expect((await buyer.call('GET', '/categoryProducts/Harley%20Davidson')).status).toBe(200);
    for (const name of ['spaceships', 'x'.repeat(900), 'bmw\0', '🏍']) {
      const unknown = await buyer.call('GET', `/categoryProducts/${encodeURIComponent(name)}`);
      expect([name, unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
        name,
        404,
        'category-not-found',
      ]);
    }
  });

  test('newest first, 24 at a time, each product once over all pages', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n++)
      ids.unshift(await add(seller, { category: 'bmw', name: `BMW G 310 R no ${n}` }));
    const first = await buyer.call('GET', '/categoryProducts/bmw');
    const link = first.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1] ?? '';
    const firstPage = (await first.json()) as Product[];
    expect(firstPage).toHaveLength(24);
    // A new product at the top must not shift the second page.
    await add(seller, { category: 'bmw' });
    const second = await buyer.call('GET', link);
    const seen = [...firstPage, ...((await second.json()) as Product[])].map((product) => product._id);
    expect(seen).toEqual(ids);
    expect(second.headers.get('link')).toBeNull();
  });

  test('finds what the search finds, in the same order, page by page', async () => {
    type Ids = { ids: string[]; next: string | undefined };
    const pageOf = async (of: Pick<Member, 'call'>, path: string): Promise<Ids> => {
      const response = await of.call('GET', path);
      const body = (await response.json()) as Product[] | { items: Product[] };
      const ids = (Array.isArray(body) ? body : body.items).map((product) => product._id);
      return { ids, next: response.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1] };
    };
    let category: string | undefined = '/categoryProducts/bmw?limit=9';
    let search: string | undefined = '/bikes?category=bmw&limit=9';
    let seen = 0;
    while (category && search) {
      const listed: Ids = await pageOf(buyer, category);
      const found: Ids = await pageOf(api, search);
      expect(listed.ids).toEqual(found.ids);
      seen += listed.ids.length;
      [category, search] = [listed.next, found.next];
    }
    expect([category, search, seen > 18]).toEqual([undefined, undefined, true]);
  });

  test('sellers’ contact data cannot be collected, by pages of any size; who scrolls for minutes is not stopped', async () => {
    const collector = await api.signUp('collector@example.com');
    const person = await api.signUp('person@example.com');
    const at = (last: number) => ({ 'test-address': `192.0.2.${last}` });
    const page = (reader: Member, limit: number, home: number) =>
      reader.call('GET', `/categoryProducts/harley%20davidson?limit=${limit}`, undefined, at(home));
    const { account, address } = rateLimits.contacts;
    const pages = account.times / 100;
    for (let n = 0; n < pages; n++) expect((await page(collector, 100, 1)).status).toBe(200);
    expect((await page(collector, 1, 2)).status).toBe(429);
    // A page every two seconds, for ten minutes.
    for (let n = 0; n < 300; n++) expect((await page(person, 24, 1)).status).toBe(200);

    const used = address.times;
    const counts = api.database.updateTable('rate_limits').set({ used });
    await counts.where('key', 'like', 'contacts:address:%').execute();
    expect((await page(person, 24, 1)).status).toBe(429);
    expect((await page(person, 24, 3)).status).toBe(200);
    // The tests below read from the same address.
    await api.database.deleteFrom('rate_limits').where('key', 'like', 'contacts:%').execute();
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1e9',
    'cursor=x',
    "cursor=1_'--",
    'cursor=99999999999999999999_a',
  ])('?%s is refused, clearly', async (query) => {
    const response = await buyer.call('GET', `/categoryProducts/bmw?${query}`);
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: { field: string }[] };
    expect(fields[0]?.field).toBe(query.split('=')[0]);
  });
});

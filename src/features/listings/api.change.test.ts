import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { add, list, motorcycle } from '../../../test/support/products.ts';
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

describe('PATCH /myProducts/{id}', () => {
  const rowOf = async (id: string) => (await list(seller, '/myProducts')).find((item) => item._id === id);

  test('changes the price as it would have been published; searches, the card and the page follow', async () => {
    const id = await add(seller, { price: '9,99,000', originalPrice: '11,00,000' });
    const finds = async (question: string) => {
      const answer = await api.call('GET', `/bikes?${question}`);
      const { items } = (await answer.json()) as { items: Product[] };
      return items.some(({ _id }) => _id === id);
    };
    expect(await finds('minPrice=950000&maxPrice=999000')).toBe(true);
    const response = await seller.call('PATCH', `/myProducts/${id}`, { price: '৳ ৯,৬০,০০০' });
    expect([response.status, await response.json()]).toEqual([200, { acknowledged: true, modifiedCount: 1 }]);
    expect(await rowOf(id)).toMatchObject({
      price: '৳ ৯,৬০,০০০',
      priceAmount: 960_000,
      originalPrice: '11,00,000',
      originalPriceAmount: 1_100_000,
      currency: null,
    });
    expect(await finds('minPrice=950000&maxPrice=965000')).toBe(true);
    expect(await finds('minPrice=990000')).toBe(false);
    const page = (await (await api.call('GET', `/bikes/${id}`)).json()) as { bike: Product };
    expect(page.bike.priceAmount).toBe(960_000);
  });

  test.each([
    [{ price: '1,20,000', originalPrice: '2,00,000' }, null, 120_000, 200_000, '2,00,000'],
    [{ price: '₹ 85,000', originalPrice: '1,10,000' }, 'INR', 85_000, 110_000, '1,10,000'],
    // Only the price names a currency; it applies to the stored original price, too.
    [{ price: '$1,500' }, 'USD', 1_500, 265_000, '২,৬৫,০০০'],
    [{ price: '$1,500', originalPrice: '৳ 2,10,000' }, 'USD', 1_500, null, '৳ 2,10,000'],
    [{ price: 'Rs 85,000' }, null, null, null, '২,৬৫,০০০'],
    [{ price: 'Negotiable' }, null, null, 265_000, '২,৬৫,০০০'],
  ])('the currency of %j', async (change, currency, priceAmount, originalPriceAmount, originalPrice) => {
    const id = await add(seller);
    expect((await seller.call('PATCH', `/myProducts/${id}`, change)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      price: change.price,
      originalPrice,
      currency,
      priceAmount,
      originalPriceAmount,
    });
  });

  test('a place in another country is there, and back at home once it says so', async () => {
    const id = await add(seller, { location: 'Howrah, Kolkata, भारत' });
    expect(await rowOf(id)).toMatchObject({ location: 'Howrah, Kolkata, India', country: 'India' });
    await seller.call('PATCH', `/myProducts/${id}`, { location: 'Kandirpar, Cumilla' });
    expect(await rowOf(id)).toMatchObject({ location: 'Kandirpar, Cumilla', country: 'Bangladesh' });
  });

  test.each([
    [{}, '', 'nothing-to-change'],
    [{ price: '' }, 'price', 'price-empty'],
    [{ price: '-5000' }, 'price', 'price-negative'],
    [{ price: '1.25' }, 'price', 'price-too-low'],
    [{ price: '125000 or 130000' }, 'price', 'price-unclear'],
    [{ price: '1,25,000\ufffd' }, 'price', 'text-broken'],
    [{ price: '1,25,000', originalPrice: '' }, 'originalPrice', 'price-empty'],
    [{ price: '1,25,000', originalPrice: '1e9' }, 'originalPrice', 'price-unclear'],
  ])('%j is refused at %s as %s, and nothing is changed', async (change, field, code) => {
    const id = await add(seller);
    const response = await seller.call('PATCH', `/myProducts/${id}`, change);
    const { fields } = (await response.json()) as { fields: unknown };
    expect([response.status, fields]).toEqual([
      422,
      [{ field, code, detail: expect.stringMatching(/^[A-Z].*\.$/) }],
    ]);
    expect(await rowOf(id)).toMatchObject({ price: motorcycle.price, priceAmount: 185_000 });
  });

  test('S6 another’s, a deleted one and what never was are 404 alike, and nothing is changed', async () => {
    const id = await add(seller);
    const deleted = await add(seller);
    expect((await seller.call('DELETE', `/myProducts/${deleted}`)).status).toBe(200);
    for (const [member, which] of [
      [buyer, id],
      [seller, deleted],
      [seller, 'nothing'],
    ] as const) {
      const response = await member.call('PATCH', `/myProducts/${which}`, { price: '1,000' });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        404,
        'product-not-found',
      ]);
    }
    expect((await api.call('PATCH', `/myProducts/${id}`, { price: '1,000' })).status).toBe(401);
    const rows = await api.database
      .selectFrom('listings')
      .select('price_amount')
      .where('id', 'in', [id, deleted])
      .execute();
    expect(rows).toEqual([{ price_amount: 185_000 }, { price_amount: 185_000 }]);
  });

  test('two changes at once leave words and amounts that belong together', async () => {
    const id = await add(seller);
    const changes = [{ price: '$1,500', originalPrice: '$3,000' }, { price: '1,20,000' }];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        changes.map((change) => seller.call('PATCH', `/myProducts/${id}`, change)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const row = await rowOf(id);
      expect([
        ['$1,500', 'USD', 1_500, 3_000],
        // The words "$3,000" beside a price in taka have no amount.
        ['1,20,000', null, 120_000, row?.originalPrice === '$3,000' ? null : 265_000],
      ]).toContainEqual([row?.price, row?.currency, row?.priceAmount, row?.originalPriceAmount]);
    }
  });

  test('is limited as adding products is', async () => {
    const busy = await api.signUp('busy@example.com', 'seller');
    const id = await add(busy);
    const change = async () => (await busy.call('PATCH', `/myProducts/${id}`, { price: '1,20,000' })).status;
    const account = sql`(select key from rate_limits where key like 'listing:account:%' order by resets_at desc limit 1)`;
    const used = rateLimits.listing.account.times - 1;
    await sql`update rate_limits set used = ${used} where key = ${account}`.execute(api.database);
    expect([await change(), await change()]).toEqual([200, 429]);
  });
});

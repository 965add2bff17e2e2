import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../../test/support/api.ts';
import { add } from '../../../test/support/products.ts';

test('where prices are long, a member asks what motorcycles cost there, changes it, and the limit is still one', async () => {
  const api = await createTestApi({ currency: 'IRR' });
  onTestFinished(() => api.close());
  const seller = await api.signUp('seller@example.com', 'seller');
  const id = await add(seller, {
    number: '0912 345 6789',
    price: '2,500,000,000',
    originalPrice: '3,000,000,000',
  });
  const stored = () =>
    api.database
      .selectFrom('listings')
      .select(['price_amount', 'original_price_amount'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  expect(await stored()).toEqual({ price_amount: 2_500_000_000, original_price_amount: 3_000_000_000 });

  expect((await seller.call('PATCH', `/myProducts/${id}`, { price: '4,400,000,000' })).status).toBe(200);
  expect(await stored()).toMatchObject({ price_amount: 4_400_000_000 });
  const slip = await seller.call('PATCH', `/myProducts/${id}`, { price: '440,000,000,000' });
  expect([slip.status, await slip.json()]).toEqual([
    422,
    expect.objectContaining({
      fields: [expect.objectContaining({ field: 'price', code: 'price-too-high' })],
    }),
  ]);
});

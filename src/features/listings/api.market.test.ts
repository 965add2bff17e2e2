import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { meeting } from '../../../test/support/bookers.ts';
import { add, list, motorcycle } from '../../../test/support/products.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi({ currency: 'TRY' });
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
});
afterAll(() => api.close());

const local = { number: '0532 123 45 67' };

test('a garage of another country takes its local numbers, for a product, its change and a booking', async () => {
  const productId = await add(seller, local);
  const last = async () => (await seller.call('GET', '/myLastProduct')).json();
  expect(await last()).toEqual({ number: '+905321234567' });
  const patched = await seller.call('PATCH', `/myProducts/${productId}`, { number: '(0542) 1234567' });
  expect([patched.status, await last()]).toEqual([200, { number: '+905421234567' }]);
  expect((await buyer.call('POST', '/modalData', { ...meeting, ...local, productId })).status).toBe(201);
  const bookings = await (await seller.call('GET', `/myProducts/${productId}/bookings`)).json();
  expect(bookings).toMatchObject([{ number: '+905321234567' }]);
});

test('what it refuses is told with an example of its own', async () => {
  const productId = await add(seller, local);
  const wrong = { number: '01712-345678' };
  for (const answer of [
    await seller.call('POST', '/products', { ...motorcycle, ...wrong }),
    await seller.call('PATCH', `/myProducts/${productId}`, wrong),
    await buyer.call('POST', '/modalData', { ...meeting, ...wrong, productId }),
  ]) {
    const { fields } = (await answer.json()) as { fields: unknown };
    const detail = expect.stringContaining('Enter one like 0532 123 45 67, or');
    expect([answer.status, fields]).toEqual([422, [{ field: 'number', code: 'mobile-invalid', detail }]]);
  }
});

/** A listing from when this was a garage of another country, whose owner kept the prices in its currency. */
async function addFormer(
  currency: string,
  prices: { price: string; originalPrice: string },
): Promise<string> {
  const id = await add(seller, { ...local, ...prices });
  await api.database
    .updateTable('listings')
    .set({ currency, price_amount: 125_000, original_price_amount: 190_000 })
    .where('id', '=', id)
    .execute();
  return id;
}

const figures = { price: '125000', originalPrice: '190000' };
const rupees = { price: 'Rs 125000', originalPrice: 'Rs 190000' };

test.each([
  ['BDT', figures, { originalPrice: '180000' }, ['BDT', 125_000, 180_000]],
  ['BDT', figures, { price: '120000' }, ['BDT', 120_000, 190_000]],
  ['BDT', figures, { price: '120000', originalPrice: '180000' }, ['BDT', 120_000, 180_000]],
  ['BDT', figures, { price: 'Negotiable' }, ['BDT', null, 190_000]],
  // In the garage's own money from now on: so says one price, and the other says nothing else.
  ['BDT', figures, { price: '₺ 120000' }, [null, 120_000, 190_000]],
  ['BDT', figures, { originalPrice: '₺ 180000' }, ['BDT', 125_000, null]],
  // Of whose rupees nobody is asked again.
  ['INR', rupees, { originalPrice: '180000' }, ['INR', 125_000, 180_000]],
  ['INR', rupees, { price: 'Rs 120000' }, ['INR', 120_000, 190_000]],
  // Whoever takes the sign off means the money of the garage.
  ['INR', rupees, { price: '120000' }, [null, 120_000, null]],
] as const)('prices that stayed in %s: %j and then %j', async (currency, prices, change, expected) => {
  const id = await addFormer(currency, prices);
  expect((await seller.call('PATCH', `/myProducts/${id}`, change)).status).toBe(200);
  const row = (await list(seller, '/myProducts')).find((item) => item._id === id);
  expect([row?.currency, row?.priceAmount, row?.originalPriceAmount]).toEqual(expected);
});

test('where prices have three decimals, one is taken as typed; what may be a thousand times more is asked about', async () => {
  const kuwait = await createTestApi({ currency: 'KWD' });
  onTestFinished(() => kuwait.close());
  const member = await kuwait.signUp('seller@example.com', 'seller');
  const prices = { price: '450.500', originalPrice: '1,250.750' };
  const id = await add(member, { number: '+96551234567', ...prices });
  const stored = await kuwait.database
    .selectFrom('listings')
    .select(['price', 'price_amount', 'original_price_amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ price: '450.500', price_amount: 450, original_price_amount: 1250 });
  expect((await member.call('PATCH', `/myProducts/${id}`, { price: '1.250' })).status).toBe(422);
  // From a foreign currency without decimals to the garage's own.
  const inDollars = { price: '$1,500', originalPrice: '$2,000' };
  const foreign = await add(member, { number: '+96551234567', ...inDollars });
  const changes = { price: '450.500', originalPrice: '600.250' };
  expect((await member.call('PATCH', `/myProducts/${foreign}`, changes)).status).toBe(200);
  const changed = (await list(member, '/myProducts')).find((item) => item._id === foreign);
  expect(changed).toMatchObject({ currency: null, priceAmount: 450, originalPriceAmount: 600 });
});

test('a price that stayed in a currency of large figures is read again as it was', async () => {
  const id = await addFormer('IRR', figures);
  const stored = { price: '2,500,000,000', price_amount: 2_500_000_000 };
  await api.database.updateTable('listings').set(stored).where('id', '=', id).execute();
  const change = { originalPrice: '900000000' };
  expect((await seller.call('PATCH', `/myProducts/${id}`, change)).status).toBe(200);
  const row = (await list(seller, '/myProducts')).find((item) => item._id === id);
  expect(row).toMatchObject({
    currency: 'IRR',
    priceAmount: 2_500_000_000,
    originalPriceAmount: 900_000_000,
  });
});

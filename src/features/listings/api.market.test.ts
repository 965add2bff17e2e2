import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { meeting } from '../../../test/support/bookers.ts';
import { add, motorcycle } from '../../../test/support/products.ts';

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

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import type { Booking } from './contract.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;
let productId: string;

const meeting = { location: 'Kandirpar, Cumilla', number: '০১৭১২ ৩৪৫৬৭৮' };

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
  const response = await seller.call('POST', '/products', {
    name: 'Honda CB Hornet 160R',
    image: '/art/naked-sky.svg',
    price: '1,60,000',
    originalPrice: '1,90,000',
    number: '01812345678',
    location: 'Sylhet',
    yearOfUse: '3 years',
    category: 'commuters',
  });
  productId = ((await response.json()) as { insertedId: string }).insertedId;
});
afterAll(() => api.close());

describe('S7 POST /modalData', () => {
  test('books a product; the seller sees who, where and how to call', async () => {
    const response = await buyer.call('POST', '/modalData', { ...meeting, productId });
    expect([response.status, await response.json()]).toEqual([
      201,
      { acknowledged: true, insertedId: expect.any(String) },
    ]);
    const bookings = (await (
      await seller.call('GET', `/myProducts/${productId}/bookings`)
    ).json()) as Booking[];
    expect(bookings).toEqual([
      {
        _id: expect.any(String),
        intent: 'viewing',
        location: meeting.location,
        number: '+8801712345678',
        name: 'buyer',
        email: buyer.email,
        time: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test('the same booking twice is one; buying is another than viewing', async () => {
    const ids = new Set<string>();
    for (const location of ['Here', 'There']) {
      const response = await buyer.call('POST', '/modalData', {
        ...meeting,
        location,
        productId,
        intent: 'purchase',
      });
      ids.add(((await response.json()) as { insertedId: string }).insertedId);
    }
    expect(ids.size).toBe(1);
    const bookings = (await (
      await seller.call('GET', `/myProducts/${productId}/bookings`)
    ).json()) as Booking[];
    expect(bookings.map(({ intent, location }) => [intent, location])).toEqual([
      ['purchase', 'There'],
      ['viewing', meeting.location],
    ]);
  });

  test('with only location and number it is an enquiry to the garage', async () => {
    expect((await buyer.call('POST', '/modalData', meeting)).status).toBe(201);
    const rows = await api.database
      .selectFrom('bookings')
      .selectAll()
      .where('listing_id', 'is', null)
      .execute();
    expect(rows).toEqual([expect.objectContaining({ user_id: buyer.id, mobile: '+8801712345678' })]);
  });

  test('S5 both fields are required and the number must be one', async () => {
    for (const [change, field, code] of [
      [{ location: ' ' }, 'location', 'location-empty'],
      [{ location: 'x'.repeat(201) }, 'location', 'too-long'],
      [{ number: '' }, 'number', 'mobile-empty'],
      [{ number: '0171234567' }, 'number', 'mobile-invalid'],
      [{ intent: 'theft' }, 'intent', 'invalid-value'],
    ] as const) {
      const response = await buyer.call('POST', '/modalData', { ...meeting, productId, ...change });
      const { fields } = (await response.json()) as { fields: { field: string; code: string }[] };
      expect([response.status, fields[0]?.field, fields[0]?.code]).toEqual([422, field, code]);
    }
  });

  test('another country’s number in international form is taken', async () => {
    const response = await buyer.call('POST', '/modalData', { ...meeting, number: '+91 98765 43210' });
    expect(response.status).toBe(201);
  });

  test('a product that is gone is 404, one’s own 409, no token 401', async () => {
    expect((await buyer.call('POST', '/modalData', { ...meeting, productId: 'gone' })).status).toBe(404);
    expect((await seller.call('POST', '/modalData', { ...meeting, productId })).status).toBe(409);
    expect((await api.call('POST', '/modalData', { ...meeting, productId })).status).toBe(401);
  });
});

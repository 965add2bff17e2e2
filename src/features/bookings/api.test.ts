import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { bookers, meeting } from '../../../test/support/bookers.ts';
import type { Booking } from './contract.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;
let productId: string;

const { addProduct, book, bookingsOf } = bookers(() => seller);

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
  productId = await addProduct('Honda CB Hornet 160R');
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
        cancelled: false,
        answered: null,
        changed: null,
        bookedAs: null,
      },
    ]);
    const [product] = (await (await seller.call('GET', '/myProducts')).json()) as { bookings: number }[];
    expect(product?.bookings).toBe(1);
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

  test('a second enquiry to the garage is another one: it may be about something else', async () => {
    const rider = await api.signUp('asks-twice@example.com');
    const ids = [await book(rider, {}), await book(rider, {})];
    expect((await bookingsOf(rider)).map(({ _id }) => _id).sort()).toEqual(ids.sort());
    expect(new Set(ids).size).toBe(2);
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
    const deleted = await addProduct('Suzuki Gixxer');
    await seller.call('DELETE', `/myProducts/${deleted}`);
    expect((await buyer.call('POST', '/modalData', { ...meeting, productId: deleted })).status).toBe(404);
    expect((await seller.call('POST', '/modalData', { ...meeting, productId })).status).toBe(409);
    expect((await api.call('POST', '/modalData', { ...meeting, productId })).status).toBe(401);
  });
});

describe('GET /myProducts/{id}/bookings', () => {
  test('comes in pages, each booking once: who still wants it first, however many cancelled since', async () => {
    const id = await addProduct('Yamaha FZ-S');
    const wanting: string[] = [];
    const cancelled: string[] = [];
    const riders = [];
    for (let n = 0; n < 5; n++) riders.push(await api.signUp(`rider${n}@example.com`));
    for (const rider of riders) wanting.unshift(await book(rider, { productId: id }));
    for (const rider of riders) {
      const bookingId = await book(rider, { productId: id, intent: 'purchase' });
      await rider.call('DELETE', `/myBookings/${bookingId}`);
      cancelled.unshift(bookingId);
    }
    const seen: string[] = [];
    let query = '?limit=3';
    for (let pages = 0; query && pages < 10; pages++) {
      const response = await seller.call('GET', `/myProducts/${id}/bookings${query}`);
      expect(response.status).toBe(200);
      const page = (await response.json()) as Booking[];
      expect(page.length).toBeLessThanOrEqual(3);
      seen.push(...page.map(({ _id }) => _id));
      query = /bookings(\?[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(seen).toEqual([...wanting, ...cancelled]);
    expect((await seller.call('GET', `/myProducts/${id}/bookings?cursor=x`)).status).toBe(422);
  });
});

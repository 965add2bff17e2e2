import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';
import type { OwnBooking } from './contract/own-bookings.ts';

let api: TestApi;
let overlaps: Overlaps;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  overlaps = await createOverlaps(api.database);
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
});
afterAll(() => api.close());

async function add(): Promise<string> {
  const response = await seller.call('POST', '/products', newProduct);
  return ((await response.json()) as { insertedId: string }).insertedId;
}

const book = (productId: string) =>
  buyer.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId });
const mine = async (id: string) =>
  ((await (await buyer.call('GET', '/myBookings')).json()) as OwnBooking[]).filter(
    ({ product }) => product?._id === id,
  );

const endings = [
  ['sold', (id: string) => seller.call('PUT', `/myProducts/${id}/sale`, { sold: true }), 409, 'product-sold'],
  ['deleted', (id: string) => seller.call('DELETE', `/myProducts/${id}`), 404, 'product-not-found'],
] as const;

describe.each(endings)(
  'a motorcycle that is %s in the instant in which it is booked',
  (_, end, status, code) => {
    test('waits for a booking that was first', async () => {
      const id = await add();
      let booking: Promise<Response> | undefined;
      let ending: Promise<Response> | undefined;
      await overlaps.heldAt('bookings', 'insert', async (release) => {
        booking = book(id);
        await overlaps.until(1);
        ending = end(id);
        await overlaps.until(2);
        await release();
      });
      expect((await Promise.all([booking, ending])).map((answer) => answer?.status)).toEqual([201, 200]);
    });

    test('is not booked by whoever comes second', async () => {
      const id = await add();
      let booking: Promise<Response> | undefined;
      let ending: Promise<Response> | undefined;
      await overlaps.heldAt('listings', 'update', async (release) => {
        ending = end(id);
        await overlaps.until(1);
        booking = book(id);
        await overlaps.until(2);
        await release();
      });
      const [refused, done] = await Promise.all([booking, ending]);
      expect([refused?.status, await refused?.json()]).toEqual([status, expect.objectContaining({ code })]);
      expect(done?.status).toBe(200);
      expect(await mine(id)).toEqual([]);
    });
  },
);

test('an account that closes while one of its motorcycles is booked does not wait, and the booking is refused', async () => {
  const id = await add();
  let booking: Promise<Response> | undefined;
  await overlaps.heldAt('bookings', 'insert', async () => {
    booking = book(id);
    await overlaps.until(1);
    await api.database.deleteFrom('users').where('id', '=', seller.id).execute();
  });
  const refused = await booking;
  expect([refused?.status, await refused?.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'product-not-found' }),
  ]);
});

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

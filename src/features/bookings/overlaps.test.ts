import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';
import type { Bike } from '../listings/contract.ts';
import { seenOf } from './domain.ts';
import { bookedProduct } from './ui/booked-product.ts';

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

async function add(by: Member = seller): Promise<string> {
  const response = await by.call('POST', '/products', newProduct);
  return ((await response.json()) as { insertedId: string }).insertedId;
}

const book = (productId: string, seen?: string) =>
  buyer.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId, seen });
const bookingsOf = async (id: string) =>
  (await api.database.selectFrom('bookings').select('id').where('listing_id', '=', id).execute()).length;

/** Lists a motorcycle, and gives a way to end its sale. */
type Ending = () => Promise<{ id: string; end: () => Promise<Response> }>;

const sold: Ending = async () => {
  const id = await add();
  return { id, end: () => seller.call('PUT', `/myProducts/${id}/sale`, { sold: true }) };
};

const deleted: Ending = async () => {
  const id = await add();
  return { id, end: () => seller.call('DELETE', `/myProducts/${id}`) };
};

let unproven = 0;

/**
 * One of several listings of an account that never proved its mailbox: the mailbox's owner takes the account
 * over by resetting its password.
 */
const takenOver: Ending = async () => {
  unproven += 1;
  const thief = await api.signUp(`unproven${unproven}@example.com`, 'seller');
  const ids = [await add(thief), await add(thief), await add(thief)];
  const from = { 'test-address': `10.8.5.${unproven}` };
  await api.call('POST', '/auth/request-password-reset', { email: thief.email }, from);
  const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
  return {
    id: ids[1] ?? '',
    end: () => api.call('POST', '/auth/reset-password', { token, newPassword: 'battery staple' }, from),
  };
};

const endings = [
  ['sold', sold, 409, 'product-sold'],
  ['deleted', deleted, 404, 'product-not-found'],
  ['taken off sale with all of its account', takenOver, 404, 'product-not-found'],
] as const;

describe.each(endings)(
  'a motorcycle that is %s in the instant in which it is booked',
  (_, prepare, status, code) => {
    test('waits for a booking that was first', async () => {
      const { id, end } = await prepare();
      let booking: Promise<Response> | undefined;
      let ending: Promise<Response> | undefined;
      await overlaps.heldAt('bookings', 'insert', async (release) => {
        booking = book(id);
        await overlaps.until(1);
        ending = end();
        await overlaps.until(2);
        await release();
      });
      expect((await Promise.all([booking, ending])).map((answer) => answer?.status)).toEqual([201, 200]);
      expect(await bookingsOf(id)).toBe(1);
    });

    test('is not booked by whoever comes second', async () => {
      const { id, end } = await prepare();
      let booking: Promise<Response> | undefined;
      let ending: Promise<Response> | undefined;
      await overlaps.heldAt('listings', 'update', async (release) => {
        ending = end();
        await overlaps.until(1);
        booking = book(id);
        await overlaps.until(2);
        await release();
      });
      const [refused, done] = await Promise.all([booking, ending]);
      expect([refused?.status, await refused?.json()]).toEqual([status, expect.objectContaining({ code })]);
      expect(done?.status).toBe(200);
      expect(await bookingsOf(id)).toBe(0);
    });
  },
);

test('a motorcycle whose price is changed in the instant in which it is booked is not booked for what nobody saw', async () => {
  const id = await add();
  const { bike } = (await (await api.call('GET', `/bikes/${id}`)).json()) as { bike: Bike };
  let booking: Promise<Response> | undefined;
  let change: Promise<Response> | undefined;
  await overlaps.heldAt('listings', 'update', async (release) => {
    change = seller.call('PATCH', `/myProducts/${id}`, { price: '3 lakh' });
    await overlaps.until(1);
    booking = book(id, seenOf(bookedProduct(bike).offer));
    await overlaps.until(2);
    await release();
  });
  expect((await change)?.status).toBe(200);
  const refused = await booking;
  expect([refused?.status, await refused?.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'changed-meanwhile' }),
  ]);
  expect(await bookingsOf(id)).toBe(0);
});

describe('an account that is deleted while one of its motorcycles is booked', () => {
  const prepare = async (name: string) => {
    const closing = await api.signUp(`${name}@example.com`, 'seller');
    const id = await add(closing);
    return { id, end: () => closing.call('POST', '/me/deletion', { password: 'correct horse' }) };
  };
  const isRefused = async (booking: Promise<Response> | undefined) => {
    const refused = await booking;
    expect([refused?.status, await refused?.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'product-not-found' }),
    ]);
  };

  test('does not wait for what is not written yet', async () => {
    const { id, end } = await prepare('closes-at-once');
    let booking: Promise<Response> | undefined;
    await overlaps.heldAt('bookings', 'insert', async () => {
      booking = book(id);
      await overlaps.until(1);
      expect((await end()).status).toBe(200);
    });
    await isRefused(booking);
  });

  test('refuses whoever comes second', async () => {
    const { id, end } = await prepare('closes-first');
    let booking: Promise<Response> | undefined;
    let ending: Promise<Response> | undefined;
    await overlaps.heldAt('listings', 'update', async (release) => {
      ending = end();
      await overlaps.until(1);
      booking = book(id);
      await overlaps.until(2);
      await release();
    });
    expect((await ending)?.status).toBe(200);
    await isRefused(booking);
  });
});

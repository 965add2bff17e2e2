import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { everywhere, foundIn } from '../../../test/support/found-in.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import { matchArrivals } from '../alerts/jobs.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';
import { learnPrices } from '../prices/jobs.ts';
import type { BikePage, FoundBikes } from '../search/contract.ts';
import type { OwnProduct } from './contract.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
});
afterAll(() => api.close());

async function read<Answer>(response: Response, status = 200): Promise<Answer> {
  const text = await response.text();
  expect([response.status, text]).toEqual([status, text]);
  return JSON.parse(text) as Answer;
}

async function add(name: string): Promise<string> {
  const response = await seller.call('POST', '/products', { ...newProduct, name });
  return (await read<{ insertedId: string }>(response, 201)).insertedId;
}

const settle = (member: Member, id: string, sold: boolean) =>
  member.call('PUT', `/myProducts/${id}/sale`, { sold });

async function sell(id: string, sold = true): Promise<void> {
  expect(await read(await settle(seller, id, sold))).toEqual({ acknowledged: true, modifiedCount: 1 });
}

const see = async (id: string) => read<BikePage>(await api.call('GET', `/bikes/${id}`));
const mine = async (id: string) =>
  (await read<OwnProduct[]>(await seller.call('GET', '/myProducts'))).find(({ _id }) => _id === id);
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('PUT /myProducts/{id}/sale', () => {
  test('what is sold leaves search, category, feed, sitemap and counts at once, and comes back', async () => {
    const id = await add('Honda CB Hornet 160R');
    const total = async () => (await read<FoundBikes>(await api.call('GET', '/bikes'))).total;
    const before = await total();
    expect(await foundIn(api, buyer, id)).toEqual(everywhere);
    await sell(id);
    expect(await foundIn(api, buyer, id)).toEqual([]);
    expect(await total()).toBe(before - 1);
    await sell(id, false);
    expect(await foundIn(api, buyer, id)).toEqual(everywhere);
    expect(await total()).toBe(before);
  });

  test('it keeps its page and stays in one’s own list, with the moment; saying it twice changes nothing', async () => {
    const id = await add('Honda CB Hornet 160R');
    expect([(await see(id)).bike.soldAt, (await mine(id))?.soldAt]).toEqual([null, null]);
    await sell(id);
    const { forSale, bike, price } = await see(id);
    expect({ forSale, price }).toEqual({ forSale: false, price: null });
    expect(Date.parse(bike.soldAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await mine(id))?.soldAt).toBe(bike.soldAt);
    const again = await read(await settle(seller, id, true));
    expect(again).toEqual({ acknowledged: true, modifiedCount: 0 });
    expect((await see(id)).bike.soldAt).toBe(bike.soldAt);
    await sell(id, false);
    expect(await see(id)).toMatchObject({ forSale: true, bike: { soldAt: null } });
    expect(await read(await settle(seller, id, false))).toEqual({ acknowledged: true, modifiedCount: 0 });
  });

  test('only its seller, of what is there: 401, 403, 404, 422, each with its code, and nothing is changed', async () => {
    const id = await add('Honda CB Hornet 160R');
    expect((await api.call('PUT', `/myProducts/${id}/sale`, { sold: true })).status).toBe(401);
    expect(await codeOf(await settle(buyer, id, true))).toEqual([403, 'not-yours']);
    expect(await codeOf(await settle(seller, 'nothing', true))).toEqual([404, 'product-not-found']);
    expect(await codeOf(await seller.call('PUT', `/myProducts/${id}/sale`, {}))).toEqual([
      422,
      'validation-failed',
    ]);
    expect((await mine(id))?.soldAt).toBeNull();
    await seller.call('DELETE', `/myProducts/${id}`);
    expect(await codeOf(await settle(seller, id, true))).toEqual([404, 'product-not-found']);
  });

  test('one that was sold and is deleted is gone like any other; brought back it is sold still', async () => {
    const id = await add('Honda CB Hornet 160R');
    await sell(id);
    expect((await seller.call('DELETE', `/myProducts/${id}`)).status).toBe(200);
    expect(await see(id)).toMatchObject({ forSale: false, bike: { soldAt: null } });
    expect((await seller.call('POST', `/myProducts/${id}/restore`)).status).toBe(200);
    expect(await foundIn(api, buyer, id)).toEqual([]);
    expect((await mine(id))?.soldAt).not.toBeNull();
  });

  test('it can neither be booked nor changed; those who have booked it see that it is sold', async () => {
    const id = await add('Honda CB Hornet 160R');
    const meeting = { location: 'Kandirpar, Cumilla', number: '01712345678', productId: id };
    expect((await buyer.call('POST', '/modalData', meeting)).status).toBe(201);
    const purchase = { ...meeting, intent: 'purchase' };
    expect((await buyer.call('POST', '/modalData', purchase)).status).toBe(201);
    // Two bookings by one person.
    expect(await mine(id)).toMatchObject({ bookings: 2, buyers: 1 });
    await sell(id);
    const other = await api.signUp('late@example.com');
    for (const member of [buyer, other])
      expect(await codeOf(await member.call('POST', '/modalData', meeting))).toEqual([409, 'product-sold']);
    expect(await codeOf(await seller.call('PATCH', `/myProducts/${id}`, { price: '1,000' }))).toEqual([
      409,
      'product-sold',
    ]);
    const booked = await read<OwnBooking[]>(await buyer.call('GET', '/myBookings'));
    expect(booked.map(({ product }) => product)).toMatchObject([
      { _id: id, sold: true },
      { _id: id, sold: true },
    ]);
    await sell(id, false);
    expect((await other.call('POST', '/modalData', meeting)).status).toBe(201);
  });

  test('favourites and comparisons tell it apart from what is gone', async () => {
    const id = await add('Honda CB Hornet 160R');
    await buyer.call('POST', '/saved', { bikes: [{ _id: id }] });
    await sell(id);
    const sold = { forSale: false, bike: { _id: id, soldAt: expect.any(String) } };
    expect(await read(await buyer.call('GET', '/saved'))).toMatchObject([sold]);
    expect(await read(await api.call('GET', `/compare?ids=${id}`))).toMatchObject({ bikes: [sold] });
  });

  test('a saved search finds nothing that is sold before it was looked at, and tells of it once it is back', async () => {
    const search = { address: '?make=honda', name: 'Honda', frequency: 'now' };
    const { insertedId } = await read<{ insertedId: string }>(
      await buyer.call('POST', '/mySearches', search),
      201,
    );
    const matched = async () => {
      await matchArrivals(api.database, 'BDT');
      const rows = await api.database
        .selectFrom('saved_search_matches')
        .select('listing_id')
        .where('search_id', '=', insertedId)
        .execute();
      return rows.map(({ listing_id }) => listing_id);
    };
    const id = await add('Honda CB Hornet 160R');
    await sell(id);
    expect(await matched()).toEqual([]);
    await sell(id, false);
    expect(await matched()).toEqual([id]);
  });

  test('prices are learned from what was sold lately, too, and no longer from what was sold long ago', async () => {
    const day = 86_400_000;
    const of = (i: number, soldAt: Date | null) =>
      addListing(api.database, {
        name: 'TVS Apache RTR 160',
        make: 'TVS',
        model: 'Apache RTR 160',
        engine_cc: 160,
        year: 2020,
        mileage_km: 10_000 + i * 313,
        price_amount: 150_000 + ((i * 37) % 11) * 1_000,
        sold_at: soldAt,
        currency: 'LKR',
      });
    for (let i = 0; i < 20; i += 1) await of(i, new Date(Date.now() - 10 * day));
    for (let i = 20; i < 40; i += 1) await of(i, new Date(Date.now() - 400 * day));
    const id = await of(41, null);
    expect((await learnPrices(api.database)).LKR).toBe(21);
    const { price } = await see(id);
    if (!price || 'notEnough' in price) throw new Error('no opinion');
    expect(price.expected).toBeGreaterThan(140_000);
    // Their pages still open, and say that they are sold.
    expect(price.comparables.length).toBeGreaterThan(5);
    for (const { soldAt } of price.comparables) expect(soldAt).not.toBeNull();
  });
});

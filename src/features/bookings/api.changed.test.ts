import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as words from '#messages/bookings.ts';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import type { Bike, OwnProduct } from '../listings/contract.ts';
import type { OwnBooking } from './contract/own-bookings.ts';
import type { Booking } from './contract.ts';
import { type Offer, seenOf } from './domain.ts';
import { bookedProduct } from './ui/booked-product.ts';

let api: TestApi;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

let buyers = 0;

const papers = { registration: 'seller', taxUntil: '2027-12-31', receipt: true } as const;
const state = {
  condition: 'good',
  mileage: 12_000,
  owners: 1,
  ...papers,
  location: 'Mirpur, Dhaka',
} as const;

function bookerOf(buyer: Member, productId: string) {
  const meeting = { location: 'Mirpur', number: '01712345678', productId };
  return (change: object = {}) => buyer.call('POST', '/modalData', { ...meeting, ...change });
}

/** A motorcycle and its buyer's booking. */
async function booked() {
  buyers += 1;
  const buyer = await api.signUp(`buyer${buyers}@example.com`);
  const product = { ...newProduct, name: 'Yamaha FZ-S V3', yearOfUse: '2019', price: '1,60,000', ...state };
  const added = (await (await seller.call('POST', '/products', product)).json()) as { insertedId: string };
  const id = added.insertedId;
  const book = bookerOf(buyer, id);
  expect((await book()).status).toBe(201);
  const change = async (changes: object) =>
    expect((await seller.call('PATCH', `/myProducts/${id}`, changes)).status).toBe(200);
  const mine = async () => (await (await buyer.call('GET', '/myBookings')).json()) as OwnBooking[];
  const theirs = async () =>
    (await (await seller.call('GET', `/myProducts/${id}/bookings`)).json()) as Booking[];
  return { id, buyer, book, change, mine, theirs };
}

const then: Offer = {
  name: 'Yamaha FZ-S V3',
  yearOfUse: '2019',
  price: '1,60,000',
  priceAmount: 160_000,
  currency: null,
  condition: 'good',
  mileage: 12_000,
  owners: 1,
  ...papers,
  place: 'Mirpur, Dhaka',
};

/** Translates changes of a listing into the field names of bookings. */
function asOffer({ location, ...changes }: Record<string, unknown>) {
  return { ...changes, ...(location !== undefined && { place: location }) };
}

describe('a motorcycle that is changed after it was booked', () => {
  test.each([
    ['another name', { name: 'Suzuki Gixxer SF' }, { name: 'Suzuki Gixxer SF' }],
    ['another year', { yearOfUse: '2012' }, { yearOfUse: '2012' }],
    ['another price', { price: '1.9 lakh' }, { price: '1.9 lakh', priceAmount: 190_000 }],
    ['more kilometres', { mileage: 30_000 }, { mileage: 30_000 }],
    ['kilometres that are not told any more', { mileage: null }, { mileage: null }],
    ['another condition', { condition: 'fair' }, { condition: 'fair' }],
    ['another owner', { owners: 2 }, { owners: 2 }],
    ['another name in its papers', { registration: 'somebody-else' }, { registration: 'somebody-else' }],
    ['another tax token', { taxUntil: '2020-06-30' }, { taxUntil: '2020-06-30' }],
    ['a receipt that is not told any more', { receipt: null }, { receipt: null }],
    ['another place', { location: 'Uttara, Dhaka' }, { place: 'Uttara, Dhaka' }],
  ])('%s: the buyer sees what it says now, the seller what was booked', async (_, changes, differs) => {
    const { id, change, mine, theirs } = await booked();
    const [[before], [asked]] = [await mine(), await theirs()];
    expect([before?.product?.now, asked?.bookedAs]).toEqual([null, null]);
    await change(changes);
    expect((await mine())[0]?.product).toMatchObject({ _id: id, ...then, now: { ...then, ...differs } });
    expect((await theirs())[0]?.bookedAs).toEqual(then);
    // With everything as before, nothing is left to tell.
    await change({ name: then.name, yearOfUse: then.yearOfUse, price: then.price, ...state });
    expect([await mine(), await theirs()]).toEqual([[before], [asked]]);
  });

  test('the same in other words, and what a booking is not made for, is not told', async () => {
    const { change, mine, theirs } = await booked();
    await change({
      name: 'yamaha  fz-s v3',
      price: '1.6 lakh',
      description: 'New tyres.',
      location: 'mirpur,  dhaka',
    });
    expect([(await mine())[0]?.product?.now, (await theirs())[0]?.bookedAs]).toEqual([null, null]);
  });

  test('a booking that is changed since is for what it says by then; what is gone says nothing', async () => {
    const { id, book, change, mine, theirs } = await booked();
    await change({ name: 'Suzuki Gixxer SF' });
    expect((await book({ location: 'Uttara' })).status).toBe(201);
    expect((await mine())[0]?.product).toMatchObject({ name: 'Suzuki Gixxer SF', now: null });
    expect((await theirs())[0]?.bookedAs).toBeNull();
    await change({ name: 'Hero Hunk' });
    await seller.call('DELETE', `/myProducts/${id}`);
    expect((await mine())[0]?.product).toMatchObject({ _id: null, name: 'Suzuki Gixxer SF', now: null });
  });

  test.each<[string, Record<string, unknown>]>([
    ['another name', { name: 'Suzuki Gixxer SF' }],
    ['another year', { yearOfUse: '2012' }],
    ['another price', { price: '1.9 lakh' }],
    ['another currency', { price: 'USD 160000' }],
    ['words in place of a price', { price: 'Call me' }],
    ['more kilometres', { mileage: 30_000 }],
    ['no kilometres', { mileage: null }],
    ['another condition', { condition: 'fair' }],
    ['another owner', { owners: 2 }],
    ['another name in its papers', { registration: 'none' }],
    ['another tax token', { taxUntil: '2020-06-30' }],
    ['no receipt', { receipt: false }],
    ['another place', { location: 'Uttara, Dhaka' }],
  ])('%s than the buyer saw: nothing is booked until they have seen it', async (_, changes) => {
    const { id, book, change, mine } = await booked();
    const [before] = await mine();
    await change(changes);
    const other = await api.signUp(`other-${id}@example.com`);
    for (const buyer of [book, bookerOf(other, id)]) {
      const refused = await buyer({ seen: seenOf(then), location: 'Uttara' });
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'changed-meanwhile', detail: words.bookAnew }),
      ]);
    }
    expect(await (await other.call('GET', '/myBookings')).json()).toEqual([]);
    expect((await mine())[0]).toMatchObject({ location: 'Mirpur', time: before?.time, product: then });
    const { bike } = (await (await api.call('GET', `/bikes/${id}`)).json()) as { bike: Bike };
    expect((await book({ seen: seenOf(bookedProduct(bike).offer), location: 'Uttara' })).status).toBe(201);
    expect((await mine())[0]).toMatchObject({
      location: 'Uttara',
      product: { ...asOffer(changes), now: null },
    });
  });

  test('what says the same in other words was seen; without a motorcycle there is nothing to see', async () => {
    const { book, change } = await booked();
    await change({
      name: 'yamaha  fz-s v3',
      price: '1.6 lakh',
      description: 'New tyres.',
      location: 'mirpur,  dhaka',
    });
    expect((await book({ seen: seenOf(then) })).status).toBe(201);
    expect((await book({ seen: seenOf(then), productId: undefined })).status).toBe(201);
    expect((await book({ seen: 'x'.repeat(41) })).status).toBe(422);
  });

  test('whoever changes their booking of it can see beforehand what they booked', async () => {
    const { id, buyer, change } = await booked();
    await change({ mileage: 60_000, owners: 4 });
    const mine = await (await buyer.call('GET', `/bikes/${id}/mine`)).json();
    expect(mine).toMatchObject({ bookings: [{ location: 'Mirpur', bookedAs: then }] });
  });

  test('its seller’s name and its description: the buyer is told what they were, until they book it anew', async () => {
    const { id, book, change, mine } = await booked();
    const told = async () => (await mine())[0]?.product?.reworded;
    const [before] = await mine();
    expect(before?.product?.reworded).toBeNull();
    await change({ description: 'All papers.' });
    expect(await told()).toEqual({ seller: null, formerDescription: '' });
    expect((await book()).status).toBe(201);
    expect(await told()).toBeNull();
    await change({ description: 'ALL  papers. ' });
    expect(await told()).toBeNull();
    await change({ description: 'Sold without papers.' });
    expect(await told()).toEqual({ seller: null, formerDescription: 'All papers.' });
    await change({ sellerName: 'Karim' });
    const renamed = { was: 'seller', now: 'Karim' };
    expect(await told()).toEqual({ seller: renamed, formerDescription: 'All papers.' });
    expect((await mine())[0]?.product?.now).toBeNull();
    await change({ description: 'All papers.' });
    expect(await told()).toEqual({ seller: renamed, formerDescription: null });
    expect((await book()).status).toBe(201);
    expect(await told()).toBeNull();

    await change({ sellerName: 'Rahima' });
    await seller.call('DELETE', `/myProducts/${id}`);
    expect(await told()).toBeNull();
    const kept = () =>
      api.database
        .selectFrom('bookings')
        .select(['product_name', 'product_seller_name', 'product_description'])
        .where('id', '=', before?._id ?? '')
        .executeTakeFirst();
    expect(await kept()).toMatchObject({ product_seller_name: 'Karim' });
    await api.database.deleteFrom('listings').where('id', '=', id).execute();
    expect(await kept()).toEqual({
      product_name: then.name,
      product_seller_name: null,
      product_description: null,
    });
  });

  test('of a booking of long ago year, state, place and words are not known, and not compared', async () => {
    const { id, change, mine } = await booked();
    await api.database
      .updateTable('bookings')
      .set({
        product_year_of_use: null,
        product_condition: null,
        product_mileage_km: null,
        product_owners: null,
        product_registration: null,
        product_tax_until: null,
        product_receipt: null,
        product_location: null,
        product_seller_name: null,
        product_description: null,
      })
      .where('listing_id', '=', id)
      .execute();
    await change({ yearOfUse: '2012', condition: 'fair', mileage: 1, owners: 2, location: 'Uttara' });
    await change({ sellerName: 'Karim', description: 'Another text.' });
    expect((await mine())[0]?.product).toMatchObject({
      yearOfUse: null,
      condition: null,
      now: null,
      reworded: null,
    });
  });

  test('whoever changes it knows how many bookings stand', async () => {
    const { id, buyer, book, mine } = await booked();
    const counts = async () => {
      const own = (await (await seller.call('GET', `/myProducts/${id}`)).json()) as OwnProduct;
      return [own.bookings, own.buyers];
    };
    expect(await counts()).toEqual([1, 1]);
    await book({ intent: 'purchase' });
    expect(await counts()).toEqual([2, 1]);
    for (const { _id } of await mine()) await buyer.call('DELETE', `/myBookings/${_id}`);
    expect(await counts()).toEqual([0, 0]);
  });
});

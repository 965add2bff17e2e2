import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import type { Mine, OwnBooking } from '../bookings/contract/own-bookings.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import type { OwnProduct } from '../listings/contract.ts';
import type { Comparison, Glance, SavedBike } from '../saved/contract.ts';
import type { BikePage } from '../search/contract.ts';

let api: TestApi;
let admin: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  buyer = await api.signUp('buyer@example.com');
  await sql`update users set email_verified = true, admin = id = ${admin.id}`.execute(api.database);
});
afterAll(() => api.close());

const read = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
const see = (id: string) => read<BikePage>(api.call('GET', `/bikes/${id}`));
const off = (id: string) => admin.call('PUT', `/bikes/${id}/takenOff`, { reason: 'A fraud, we were told.' });

async function added(email: string) {
  const seller = await api.signUp(email, 'seller');
  const { insertedId: id } = await read<{ insertedId: string }>(
    seller.call('POST', '/products', { ...newProduct, sellerName: 'Rahim' }),
  );
  return { seller, id };
}

/** All that others than its seller and admins are shown of it, in one text. */
async function shownOf(id: string): Promise<string> {
  const page = await see(id);
  const glances = await read<Glance[]>(api.call('GET', `/bikesByIds?ids=${id}`));
  const { bikes } = await read<Comparison>(api.call('GET', `/compare?ids=${id}`));
  const saved = await read<SavedBike[]>(buyer.call('GET', '/saved'));
  const booked = await read<OwnBooking[]>(buyer.call('GET', '/myBookings'));
  const mine = await read<Mine>(buyer.call('GET', `/bikes/${id}/mine`));
  expect([glances.length, bikes.length, mine.bookings.length]).toEqual([1, 1, 1]);
  return JSON.stringify([
    page,
    glances,
    bikes,
    saved.filter(({ _id }) => _id === id),
    booked.filter(({ product }) => product?._id === id),
    mine,
  ]);
}

describe('what its seller makes of a motorcycle while it is off the site', () => {
  const words = {
    name: 'Honda CB Hornet 160R, call 01799111222',
    price: '1,77,991',
    originalPrice: '27,991',
    location: 'The bKash shop, Dhaka',
    yearOfUse: '9 years',
    sellerName: 'The real owner 01799111222',
    description: 'The garage is wrong, 01799111222',
    condition: 'fair',
    mileage: 17_991,
    owners: 7,
    registration: 'seller',
    receipt: true,
  };

  test('buyers and visitors see none of it until it is back; its seller and admins do', async () => {
    const { seller, id } = await added('seller@example.com');
    await buyer.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId: id });
    await buyer.call('POST', '/saved', { bikes: [{ _id: id }] });
    await buyer.call('POST', `/bikes/${id}/reports`, { reason: 'money-first' });
    await off(id);
    const before = await shownOf(id);
    expect(JSON.parse(before)).toMatchObject([
      { bike: { name: newProduct.name, sellerName: 'Rahim', location: newProduct.location } },
      [{ bike: { name: newProduct.name } }],
      [{ bike: { name: newProduct.name } }],
      [{ name: newProduct.name, bike: { name: newProduct.name } }],
      [{ product: { takenOff: true, now: null, reworded: null } }],
      {},
    ]);
    expect((await seller.call('PATCH', `/myProducts/${id}`, words)).status).toBe(200);
    expect(await shownOf(id)).toBe(before);

    // Saving it now stores the name and price from before it was taken off, whatever happens to it.
    await buyer.call('DELETE', `/saved/${id}`);
    await buyer.call('POST', '/saved', { bikes: [{ _id: id }] });
    const { rows } =
      await sql`select name, price_amount, currency from saved_listings where listing_id = ${id}`.execute(
        api.database,
      );
    const { priceAmount, currency } = (JSON.parse(before) as [BikePage])[0].bike;
    expect(rows).toEqual([{ name: newProduct.name, price_amount: priceAmount, currency }]);

    const { sellerName, name, location, description, mileage, registration, receipt } = words;
    const present = { sellerName, name, location, description, mileage, registration, receipt };
    expect(await read<OwnProduct[]>(seller.call('GET', '/myProducts'))).toMatchObject([present]);
    const { moderation } = await read<Mine>(admin.call('GET', `/bikes/${id}/mine`));
    expect(moderation?.takenOff).toMatchObject({ bike: present, taxOver: false });
    expect(JSON.stringify(moderation)).not.toContain(seller.email);
    const entries = await read<InboxEntry[]>(admin.call('GET', '/inbox?state=settled'));
    expect(entries).toMatchObject([{ product: { name } }]);

    await admin.call('DELETE', `/bikes/${id}/takenOff`);
    expect(await see(id)).toMatchObject({ bike: present, priceHistory: [{ amount: 177_991 }, {}] });
    // Taken off again, it is shown as it was at that moment.
    await off(id);
    expect(await see(id)).toMatchObject({ takenOff: true, bike: { name, sellerName, description: '' } });
    await admin.call('DELETE', `/bikes/${id}/takenOff`);
    expect(await read(buyer.call('GET', '/myBookings'))).toMatchObject([
      { product: { now: { name, place: location }, reworded: { seller: { now: sellerName } } } },
    ]);
  });

  test('the name of a seller whose account is gone is not kept with it', async () => {
    const { seller, id } = await added('leaver@example.com');
    await off(id);
    expect(await see(id)).toMatchObject({ bike: { name: newProduct.name, sellerName: 'Rahim' } });
    expect((await seller.call('POST', '/me/deletion', { password: 'correct horse' })).status).toBe(200);
    expect(await see(id)).toMatchObject({ bike: { name: newProduct.name, sellerName: '' } });
  });
});

test('its page says nothing that speaks for its seller until it is back', async () => {
  const { id } = await added('trusted@example.com');
  const page = await see(id);
  expect(page).toMatchObject({ memberSince: expect.any(String), emailConfirmed: false, othersForSale: 0 });
  await off(id);
  const silent = { memberSince: null, emailConfirmed: null, othersForSale: null, answers: null };
  expect(await see(id)).toMatchObject(silent);
  await admin.call('DELETE', `/bikes/${id}/takenOff`);
  expect(await see(id)).toEqual(page);
});

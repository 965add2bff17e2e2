import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { bikePages } from '../../../test/support/bike-pages.ts';
import { addListing } from '../../../test/support/listings.ts';

const garage = bikePages();
const { see } = garage;

describe('GET /bikes/{id}', () => {
  test('tells a visitor everything but how to reach the seller; 404 for what never was', async () => {
    const seller = await garage.api.signUp('since@example.com', 'seller');
    const id = await addListing(garage.api.database, {
      seller_id: seller.id,
      name: 'Yamaha MT-15',
      model: 'MT-15',
    });
    const page = await see(id);
    expect(page).toMatchObject({ forSale: true, bike: { _id: id, name: 'Yamaha MT-15' } });
    expect(page.within).toEqual([
      { name: 'Yamaha', address: '?make=yamaha' },
      { name: 'MT-15', address: '?make=yamaha&model=yamaha-mt-15' },
    ]);
    expect(Date.parse(page.memberSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(page)).not.toContain('example.com');
    for (const unknown of ['0123456789abcdef', 'x', '%00', "'--", 'suggestion'])
      expect((await garage.api.call('GET', `/bikes/${unknown}`)).status).toBe(404);
  });

  test('similar ones share the most: the same model before others of the make', async () => {
    const twin = await addListing(garage.api.database, { make: 'Hero', model: 'Hunk', name: 'Hero Hunk' });
    const kin = await addListing(garage.api.database, {
      make: 'Hero',
      model: 'Splendor',
      name: 'Hero Splendor',
    });
    const id = await addListing(garage.api.database, { make: 'Hero', model: 'Hunk', name: 'Hero Hunk' });
    const { similar } = await see(id);
    expect(similar.slice(0, 2).map(({ _id }) => _id)).toEqual([twin, kin]);
    expect(similar.map(({ _id }) => _id)).not.toContain(id);
  });

  test('similar ones have about the same engine, before others of the same make', async () => {
    const add = (engine_cc: number | null, price_amount: number) =>
      addListing(garage.api.database, {
        make: 'Benelli',
        model: null,
        name: 'Benelli',
        engine_cc,
        price_amount,
      });
    const large = await add(1_130, 900_000);
    const near = await add(165, 150_000);
    const id = await add(150, 400_000);
    const { similar } = await see(id);
    const order = [near, large].map((other) => similar.findIndex(({ _id }) => _id === other));
    expect(order).toEqual([0, 1]);
  });

  test('similar ones are of the same currency, before the same model in another', async () => {
    const abroad = { make: 'Zontes', model: 'ZT 125', year: 2020, country: 'Germany', currency: 'EUR' };
    const priced = { price: '150000', price_amount: 150_000, engine_cc: 125 };
    const id = await addListing(garage.api.database, {
      ...abroad,
      ...priced,
      currency: null,
      country: 'Bangladesh',
    });
    const foreign = await Promise.all(
      [1, 2].map(() => addListing(garage.api.database, { ...abroad, ...priced })),
    );
    const { similar } = await see(id);
    const places = foreign
      .map((other) => similar.findIndex(({ _id }) => _id === other))
      .filter((i) => i >= 0);
    const own = similar.filter(({ currency }) => currency === null).length;
    expect(own).toBeGreaterThan(0);
    for (const place of places) expect(place).toBeGreaterThanOrEqual(own);
    await garage.api.database.deleteFrom('listings').where('make', '=', 'Zontes').execute();
  });

  test('what is deleted keeps its page and says so, and is nobody’s similar one', async () => {
    const id = await addListing(garage.api.database, { make: 'Hero', model: 'Glamour' });
    const other = await addListing(garage.api.database, { make: 'Hero', model: 'Glamour' });
    expect((await see(other)).similar.map(({ _id }) => _id)).toContain(id);
    await garage.api.database
      .updateTable('listings')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await see(id)).toMatchObject({ forSale: false, price: null });
    expect((await see(other)).similar.map(({ _id }) => _id)).not.toContain(id);
  });
});

describe('price history', () => {
  test('tells what was asked since when, in one statement with the listing; nothing before the first change', async () => {
    const seller = await garage.api.signUp('repricing@example.com', 'seller');
    const id = await addListing(garage.api.database, { seller_id: seller.id, price_amount: 125_000 });
    const first = await see(id);
    expect(first.priceHistory).toEqual([]);
    for (const price of ['1,15,000', '$1,200', 'Negotiable', 'Ask me', '1,20,000'])
      expect((await seller.call('PATCH', `/myProducts/${id}`, { price })).status).toBe(200);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { priceHistory, bike } = await see(id);
    expect(
      query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('price_changes')),
    ).toHaveLength(1);
    query.mockRestore();
    // A change from one text without a figure to another is no change of price.
    expect(priceHistory.map(({ amount, currency }) => [amount, currency])).toEqual([
      [120_000, null],
      [null, null],
      [1_200, 'USD'],
      [115_000, null],
      [125_000, null],
    ]);
    expect(bike.priceAmount).toBe(120_000);
    const moments = priceHistory.map(({ since }) => since);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(moments.at(-1)).toBe(bike.postTime);
  });
});

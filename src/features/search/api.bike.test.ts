import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing, type ListingParts } from '../../../test/support/listings.ts';
import { yearOf } from '../../kernel/dates.ts';
import { learnPrices } from '../prices/jobs.ts';
import type { PriceHelp } from './contract/price-help.ts';
import type { BikePage, FoundBike } from './contract.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function see(id: string): Promise<BikePage> {
  const response = await api.call('GET', `/bikes/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as BikePage;
}

/** A Pulsar that costs about a tenth less for each year. */
function pulsar(i: number, parts: ListingParts = {}): ListingParts {
  const age = i % 8;
  const price = Math.round(180_000 * 0.9 ** age * (1 + ((i * 37) % 11) / 100 - 0.05));
  return {
    name: 'Bajaj Pulsar 150',
    make: 'Bajaj',
    model: 'Pulsar 150',
    engine_cc: 149,
    year: yearOf(new Date()) - age,
    mileage_km: age * 6_000 + ((i * 731) % 3_000),
    price: String(price),
    price_amount: price,
    location: 'Dhaka',
    ...parts,
  };
}

describe('GET /bikes/{id}', () => {
  test('tells a visitor everything but how to reach the seller; 404 for what never was', async () => {
    const seller = await api.signUp('since@example.com', 'seller');
    const id = await addListing(api.database, { seller_id: seller.id, name: 'Yamaha MT-15', model: 'MT-15' });
    const page = await see(id);
    expect(page).toMatchObject({ forSale: true, bike: { _id: id, name: 'Yamaha MT-15' } });
    expect(page.within).toEqual([
      { name: 'Yamaha', address: '?make=yamaha' },
      { name: 'MT-15', address: '?make=yamaha&model=yamaha-mt-15' },
    ]);
    expect(Date.parse(page.memberSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(page)).not.toContain('example.com');
    for (const unknown of ['0123456789abcdef', 'x', '%00', "'--", 'suggestion'])
      expect((await api.call('GET', `/bikes/${unknown}`)).status).toBe(404);
  });

  test('similar ones share the most: the same model before others of the make', async () => {
    const twin = await addListing(api.database, { make: 'Hero', model: 'Hunk', name: 'Hero Hunk' });
    const kin = await addListing(api.database, { make: 'Hero', model: 'Splendor', name: 'Hero Splendor' });
    const id = await addListing(api.database, { make: 'Hero', model: 'Hunk', name: 'Hero Hunk' });
    const { similar } = await see(id);
    expect(similar.slice(0, 2).map(({ _id }) => _id)).toEqual([twin, kin]);
    expect(similar.map(({ _id }) => _id)).not.toContain(id);
  });

  test('similar ones have about the same engine, before others of the same make', async () => {
    const add = (engine_cc: number | null, price_amount: number) =>
      addListing(api.database, { make: 'Benelli', model: null, name: 'Benelli', engine_cc, price_amount });
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
    const id = await addListing(api.database, {
      ...abroad,
      ...priced,
      currency: null,
      country: 'Bangladesh',
    });
    const foreign = await Promise.all([1, 2].map(() => addListing(api.database, { ...abroad, ...priced })));
    const { similar } = await see(id);
    const places = foreign
      .map((other) => similar.findIndex(({ _id }) => _id === other))
      .filter((i) => i >= 0);
    const own = similar.filter(({ currency }) => currency === null).length;
    expect(own).toBeGreaterThan(0);
    for (const place of places) expect(place).toBeGreaterThanOrEqual(own);
    await api.database.deleteFrom('listings').where('make', '=', 'Zontes').execute();
  });

  test('what is deleted keeps its page and says so, and is nobody’s similar one', async () => {
    const id = await addListing(api.database, { make: 'Hero', model: 'Glamour' });
    const other = await addListing(api.database, { make: 'Hero', model: 'Glamour' });
    expect((await see(other)).similar.map(({ _id }) => _id)).toContain(id);
    await api.database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    expect(await see(id)).toMatchObject({ forSale: false, price: null });
    expect((await see(other)).similar.map(({ _id }) => _id)).not.toContain(id);
  });
});

describe('price history', () => {
  test('tells what was asked since when, in one statement with the listing; nothing before the first change', async () => {
    const seller = await api.signUp('repricing@example.com', 'seller');
    const id = await addListing(api.database, { seller_id: seller.id, price_amount: 125_000 });
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

describe('an honest price', () => {
  const made: string[] = [];
  beforeAll(async () => {
    for (let i = 0; i < 60; i += 1) made.push(await addListing(api.database, pulsar(i)));
    for (let i = 0; i < 24; i += 1)
      await addListing(api.database, pulsar(i, { currency: 'INR', price_amount: 900_000 + i }));
  });

  test('before anything was learned there is not enough to say; of a price without a figure nothing is said', async () => {
    expect((await see(made[0] ?? '')).price).toEqual({ notEnough: true, count: null });
    await learnPrices(api.database);
    const id = await addListing(api.database, pulsar(3, { price: 'Call', price_amount: null }));
    expect((await see(id)).price).toBeNull();
  });

  test('the same asked dear and cheap: where it stands, on what that rests, and with which it was compared', async () => {
    const [cheap, dear] = [90_000, 260_000];
    const cheapId = await addListing(api.database, pulsar(2, { price_amount: cheap, mileage_km: 13_333 }));
    const dearId = await addListing(api.database, pulsar(2, { price_amount: dear, mileage_km: 12_777 }));
    const [low, high] = [(await see(cheapId)).price, (await see(dearId)).price];
    expect(low).toMatchObject({ rating: 'great', basis: 'same-model' });
    expect(high).toMatchObject({ rating: 'very-high', basis: 'same-model' });
    if (!low || 'notEnough' in low) throw new Error('no opinion');
    expect(low.expected).toBeGreaterThan(120_000);
    expect(low.expected).toBeLessThan(170_000);
    expect(low.low).toBeGreaterThan(cheap);
    expect(low.count).toBeGreaterThan(10);
    const thisYear = yearOf(new Date());
    expect(low).toMatchObject({ years: { from: thisYear - 4, to: null }, engines: null });
    // All figures are rounded as shown, so that the explanation adds up.
    const { usual, reasons } = low;
    expect(reasons.reduce((sum, { amount }) => sum + amount, usual.expected)).toBe(low.expected);
    for (const amount of [low.low, low.expected, low.high, usual.expected]) expect(amount % 1_000).toBe(0);
    expect(low.comparables.length).toBeGreaterThan(5);
    // An older bike asks less; its price as this one is higher.
    const older = low.comparables.filter(({ year }) => (year ?? thisYear) < thisYear - 2);
    expect(older).not.toEqual([]);
    for (const { priceAmount, asThisOne } of older) expect(asThisOne).toBeGreaterThan(priceAmount ?? 0);
    for (const bike of low.comparables) {
      expect(bike).toMatchObject({ name: expect.stringContaining('Pulsar 150'), currency: null });
      // Neither what is for members only nor what the page does not show.
      for (const left of ['email', 'description', 'image']) expect(Object.keys(bike)).not.toContain(left);
    }
  });

  test('what bikes like one ask is told to whoever describes it, as a page of such a bike would say', async () => {
    const ask = async (query: string) => {
      const response = await api.call('GET', `/priceHelp?${query}`);
      expect(response.status).toBe(200);
      return (await response.json()) as PriceHelp;
    };
    const said = async (query: string) => {
      const help = await ask(query);
      if ('notEnough' in help) throw new Error('no help');
      return help;
    };
    const young = await said('name=pulser%20150&yearOfUse=2023&mileage=5000');
    const old = await said('name=Bajaj%20Pulsar%20150&yearOfUse=2017&mileage=40000');
    expect(young.count).toBeGreaterThan(10);
    expect(young.low).toBeLessThan(young.high);
    expect(old.high).toBeLessThan(young.high);
    expect(young).toMatchObject({ basis: 'same-model', years: { from: 2021 }, engines: null });
    for (const amount of [young.low, young.high]) expect(amount % 1_000).toBe(0);
    for (const name of ['Ducati%20Monster%20821', 'quidditch'])
      expect(await ask(`name=${name}&yearOfUse=2019`)).toEqual({ notEnough: true, count: 0, samples: false });
    expect((await api.call('GET', '/priceHelp')).status).toBe(422);
    expect((await api.call('GET', '/priceHelp?name=x&mileage=many')).status).toBe(422);
  });

  test('best value first: by how far the asked price is below what is usual; what has no opinion comes last', async () => {
    const list = async () => {
      const all: FoundBike[] = [];
      for (let query: string | undefined = ''; query !== undefined; ) {
        const response: Response = await api.call('GET', `/bikes?sort=best-value&limit=40${query}`);
        all.push(...((await response.json()) as { items: FoundBike[] }).items);
        const cursor = /[?&]cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1];
        query = cursor && `&cursor=${cursor}`;
      }
      return all;
    };
    const bargain = await addListing(api.database, pulsar(4));
    const bait = await addListing(api.database, pulsar(4, { price_amount: 20_000 }));
    await learnPrices(api.database);
    const opinion = (await see(bargain)).price;
    if (!opinion || 'notEnough' in opinion) throw new Error('no opinion');
    // As low as a price may be without a warning.
    await api.database
      .updateTable('listings')
      .set({ price_amount: Math.ceil(opinion.low * 1.03) })
      .where('id', '=', bargain)
      .execute();
    const found = await list();
    // Bikes whose own page warns of a low price come after all good offers, as they look like frauds; so do those of less than
    // half of the usual price, whatever their range.
    const isFar = ({ value }: FoundBike) => (value ? !value.believable || value.percentBelow > 50 : false);
    const all = found.filter((bike) => !isFar(bike));
    const far = found.filter(isFar);
    const lastSaid = found.findLastIndex((bike) => bike.value && !isFar(bike));
    for (const bike of far) expect(found.indexOf(bike)).toBeGreaterThan(lastSaid);
    for (const bike of found) {
      const { price } = await see(bike._id);
      if (!bike.value || !price || 'notEnough' in price) continue;
      // The value stored with a listing may be up to 2% out of date.
      const nearly = Math.abs((bike.priceAmount ?? 0) / price.low - 1) < 0.025;
      if (!nearly) expect([bike._id, bike.value.believable]).toEqual([bike._id, price.rating !== 'great']);
    }
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    const shares: (number | null)[] = [];
    for (const { _id, priceAmount } of all) {
      const { price } = await see(_id);
      shares.push(price && !('notEnough' in price) && priceAmount ? priceAmount / price.expected : null);
    }
    const said = shares.filter((share) => share !== null);
    expect(said.length).toBeGreaterThan(60);
    expect(shares.slice(0, said.length)).toEqual(said);
    for (const [place, share] of said.entries())
      expect(share).toBeGreaterThan((said[place - 1] ?? 0) - 0.025);
    expect(all.findIndex(({ _id }) => _id === bargain)).toBeLessThan(said.length / 4);
    // Each says why it is in its place: how far below the usual price, and how sure, the same as on its own
    // page.
    expect(found.find(({ _id }) => _id === bait)?.value).toMatchObject({ believable: false });
    for (const [place, { _id, value }] of all.entries()) {
      const { price } = await see(_id);
      const isKnown = place < said.length;
      expect([_id, value?.sureness ?? null]).toEqual([
        _id,
        isKnown && price && !('notEnough' in price) ? price.sureness : null,
      ]);
      if (value) expect(value.percentBelow).toBeCloseTo((1 - (said[place] ?? 0)) * 100, -1);
    }
    const percents = all.flatMap(({ value }) => (value ? [value.percentBelow] : []));
    // They are sorted by thousandths: 5.49% and 5.51% count as equal, and the newer one comes first.
    for (const [place, percent] of percents.entries())
      expect(percent).toBeLessThanOrEqual((percents[place - 1] ?? 100) + 1);
    expect(percents[0]).toBeGreaterThan(0);
    const [newest] = ((await (await api.call('GET', '/bikes')).json()) as { items: FoundBike[] }).items;
    expect(newest?.value).toBeUndefined();
    // A changed price counts at once; other changes of a bike count within the hour.
    await api.database
      .updateTable('listings')
      .set({ price_amount: 300_000 })
      .where('id', '=', bargain)
      .execute();
    const place = async () => (await list()).findIndex(({ _id }) => _id === bargain);
    const dear = await place();
    expect(dear).toBeGreaterThan(said.length / 2);
    await api.database.updateTable('listings').set({ mileage_km: 99 }).where('id', '=', bargain).execute();
    expect(await place()).toBeGreaterThan(said.length - 2);
    const isValued = async () => Boolean((await list()).find(({ _id }) => _id === bargain)?.value);
    expect(await isValued()).toBe(false);
    await learnPrices(api.database);
    expect(await isValued()).toBe(true);
    // What was far too low before may have become believable, as it was learned anew.
    expect(await place()).toBeLessThan(said.length + far.length);
    await api.database.deleteFrom('listings').where('id', 'in', [bargain, bait]).execute();
  });

  test('samples come after what is really sold, however cheap, and are no market to compare with', async () => {
    const samples: string[] = [];
    for (let i = 0; i < 24; i += 1) {
      const parts = { name: 'TVS Apache RTR 160', make: 'TVS', model: 'Apache RTR 160', engine_cc: 159 };
      samples.push(await addListing(api.database, pulsar(i, { ...parts, origin: 'sample' })));
    }
    const cheap = samples[4] ?? '';
    await api.database
      .updateTable('listings')
      .set({ price_amount: 77_000 })
      .where('id', '=', cheap)
      .execute();
    await learnPrices(api.database);
    const response = await api.call('GET', '/bikes?sort=best-value&limit=100&make=tvs&make=bajaj');
    const { items } = (await response.json()) as { items: FoundBike[] };
    const kinds = items.map(({ sample }) => sample);
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)));
    expect([kinds[0], kinds.at(-1)]).toEqual([false, true]);
    expect(items.find(({ sample }) => sample)).toMatchObject({
      value: { believable: true, sureness: expect.any(String) },
    });
    const help = await api.call('GET', '/priceHelp?name=TVS%20Apache%20RTR%20160&yearOfUse=2023');
    expect(await help.json()).toEqual({ notEnough: true, count: 0, samples: true });
    const own = await api.call('GET', '/priceHelp?name=Bajaj%20Pulsar%20150&yearOfUse=2023');
    expect(await own.json()).toMatchObject({ low: expect.any(Number) });
    await api.database.deleteFrom('listings').where('id', 'in', samples).execute();
  });

  test('prices of another currency teach nothing, and are judged among themselves', async () => {
    const id = await addListing(api.database, pulsar(1, { currency: 'LKR', price_amount: 500_000 }));
    expect((await see(id)).price).toEqual({ notEnough: true, count: null });
    const rupees = await addListing(api.database, pulsar(1, { currency: 'INR', price_amount: 900_000 }));
    const { price } = await see(rupees);
    if (!price || 'notEnough' in price) throw new Error('no opinion');
    expect(price.expected).toBeGreaterThan(800_000);
  });

  test('fewer than a handful: not enough bikes to say', async () => {
    const id = await addListing(api.database, {
      name: 'Ducati Monster 821',
      make: 'Ducati',
      model: 'Monster 821',
      engine_cc: 821,
      price_amount: 1_500_000,
      year: 2019,
    });
    expect((await see(id)).price).toEqual({ notEnough: true, count: 0 });
  });

  test('what is learned anew counts at once; a page needs no more than a handful of statements', async () => {
    const id = made[10] ?? '';
    const before = (await see(id)).price;
    await api.database
      .updateTable('listings')
      .set(({ eb }) => ({ price_amount: eb('price_amount', '*', 2) }))
      .where('model', '=', 'Pulsar 150')
      .where('currency', 'is', null)
      .execute();
    await learnPrices(api.database);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const after = (await see(id)).price;
    // The listing, the check for news of the mirror, its changes, similar bikes, the model, comparable bikes.
    expect(query.mock.calls.length).toBe(6);
    await see(id);
    // Usually there is no news, and similar bikes are in the cache.
    expect(query.mock.calls.length).toBe(6 + 4);
    query.mockRestore();
    if (!before || !after || 'notEnough' in before || 'notEnough' in after) throw new Error('no opinion');
    expect(after.expected / before.expected).toBeGreaterThan(1.7);
  });
});

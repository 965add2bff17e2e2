import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bikePages } from '../../../test/support/bike-pages.ts';
import { addListing } from '../../../test/support/listings.ts';
import { addPulsars, pulsar } from '../../../test/support/pulsars.ts';
import { yearOf } from '../../kernel/dates.ts';
import { learnPrices } from '../prices/jobs.ts';
import type { PriceHelp } from './contract/price-help.ts';

const garage = bikePages();
const { see } = garage;

describe('an honest price', () => {
  let made: string[];
  beforeAll(async () => {
    made = await addPulsars(garage.api.database);
  });

  test('before anything was learned there is not enough to say; of a price without a figure nothing is said', async () => {
    expect((await see(made[0] ?? '')).price).toEqual({ notEnough: true, count: null });
    await learnPrices(garage.api.database);
    const id = await addListing(garage.api.database, pulsar(3, { price: 'Call', price_amount: null }));
    expect((await see(id)).price).toBeNull();
  });

  test('the same asked dear and cheap: where it stands, on what that rests, and with which it was compared', async () => {
    const [cheap, dear] = [90_000, 260_000];
    const cheapId = await addListing(
      garage.api.database,
      pulsar(2, { price_amount: cheap, mileage_km: 13_333 }),
    );
    const dearId = await addListing(
      garage.api.database,
      pulsar(2, { price_amount: dear, mileage_km: 12_777 }),
    );
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
      const response = await garage.api.call('GET', `/priceHelp?${query}`);
      expect(response.status).toBe(200);
      return (await response.json()) as PriceHelp;
    };
    const said = async (query: string) => {
      const help = await ask(query);
      if ('notEnough' in help) throw new Error('no help');
      return help;
    };
    const thisYear = yearOf(new Date());
    const young = await said(`name=pulser%20150&yearOfUse=${thisYear - 3}&mileage=5000`);
    const old = await said(`name=Bajaj%20Pulsar%20150&yearOfUse=${thisYear - 9}&mileage=40000`);
    expect(young.count).toBeGreaterThan(10);
    expect(young.low).toBeLessThan(young.high);
    expect(old.high).toBeLessThan(young.high);
    expect(young).toMatchObject({ basis: 'same-model', years: { from: thisYear - 5 }, engines: null });
    for (const amount of [young.low, young.high]) expect(amount % 1_000).toBe(0);
    for (const name of ['Ducati%20Monster%20821', 'quidditch'])
      expect(await ask(`name=${name}&yearOfUse=2019`)).toEqual({ notEnough: true, count: 0, samples: false });
    expect((await garage.api.call('GET', '/priceHelp')).status).toBe(422);
    expect((await garage.api.call('GET', '/priceHelp?name=x&mileage=many')).status).toBe(422);
  });

  test('prices of another currency teach nothing, and are judged among themselves', async () => {
    const id = await addListing(garage.api.database, pulsar(1, { currency: 'LKR', price_amount: 500_000 }));
    expect((await see(id)).price).toEqual({ notEnough: true, count: null });
    const rupees = await addListing(
      garage.api.database,
      pulsar(1, { currency: 'INR', price_amount: 900_000 }),
    );
    const { price } = await see(rupees);
    if (!price || 'notEnough' in price) throw new Error('no opinion');
    expect(price.expected).toBeGreaterThan(800_000);
  });

  test('fewer than a handful: not enough bikes to say', async () => {
    const id = await addListing(garage.api.database, {
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
    await garage.api.database
      .updateTable('listings')
      .set(({ eb }) => ({ price_amount: eb('price_amount', '*', 2) }))
      .where('model', '=', 'Pulsar 150')
      .where('currency', 'is', null)
      .execute();
    await learnPrices(garage.api.database);
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

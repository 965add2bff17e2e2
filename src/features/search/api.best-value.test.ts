import { beforeAll, describe, expect, test } from 'vitest';
import { bikePages } from '../../../test/support/bike-pages.ts';
import { addListing } from '../../../test/support/listings.ts';
import { addPulsars, pulsar } from '../../../test/support/pulsars.ts';
import { learnPrices } from '../prices/jobs.ts';
import type { FoundBike } from './contract.ts';

const garage = bikePages();
const { see } = garage;

describe('an honest price', () => {
  beforeAll(async () => {
    await addPulsars(garage.api.database);
  });

  test('best value first: by how far the asked price is below what is usual; what has no opinion comes last', async () => {
    const list = async () => {
      const all: FoundBike[] = [];
      for (let query: string | undefined = ''; query !== undefined; ) {
        const response: Response = await garage.api.call('GET', `/bikes?sort=best-value&limit=40${query}`);
        all.push(...((await response.json()) as { items: FoundBike[] }).items);
        const cursor = /[?&]cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1];
        query = cursor && `&cursor=${cursor}`;
      }
      return all;
    };
    const bargain = await addListing(garage.api.database, pulsar(4));
    const bait = await addListing(garage.api.database, pulsar(4, { price_amount: 20_000 }));
    await learnPrices(garage.api.database);
    const opinion = (await see(bargain)).price;
    if (!opinion || 'notEnough' in opinion) throw new Error('no opinion');
    // As low as a price may be without a warning.
    await garage.api.database
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
    const [newest] = ((await (await garage.api.call('GET', '/bikes')).json()) as { items: FoundBike[] })
      .items;
    expect(newest?.value).toBeUndefined();
    // A changed price counts at once; other changes of a bike count within the hour.
    await garage.api.database
      .updateTable('listings')
      .set({ price_amount: 300_000 })
      .where('id', '=', bargain)
      .execute();
    const place = async () => (await list()).findIndex(({ _id }) => _id === bargain);
    const dear = await place();
    expect(dear).toBeGreaterThan(said.length / 2);
    await garage.api.database
      .updateTable('listings')
      .set({ mileage_km: 99 })
      .where('id', '=', bargain)
      .execute();
    expect(await place()).toBeGreaterThan(said.length - 2);
    const isValued = async () => Boolean((await list()).find(({ _id }) => _id === bargain)?.value);
    expect(await isValued()).toBe(false);
    await learnPrices(garage.api.database);
    expect(await isValued()).toBe(true);
    // What was far too low before may have become believable, as it was learned anew.
    expect(await place()).toBeLessThan(said.length + far.length);
    await garage.api.database.deleteFrom('listings').where('id', 'in', [bargain, bait]).execute();
  });

  test('samples come after what is really sold, however cheap, and are no market to compare with', async () => {
    const samples: string[] = [];
    for (let i = 0; i < 24; i += 1) {
      const parts = { name: 'TVS Apache RTR 160', make: 'TVS', model: 'Apache RTR 160', engine_cc: 159 };
      samples.push(await addListing(garage.api.database, pulsar(i, { ...parts, origin: 'sample' })));
    }
    const cheap = samples[4] ?? '';
    await garage.api.database
      .updateTable('listings')
      .set({ price_amount: 77_000 })
      .where('id', '=', cheap)
      .execute();
    await learnPrices(garage.api.database);
    const response = await garage.api.call('GET', '/bikes?sort=best-value&limit=100&make=tvs&make=bajaj');
    const { items } = (await response.json()) as { items: FoundBike[] };
    const kinds = items.map(({ sample }) => sample);
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)));
    expect([kinds[0], kinds.at(-1)]).toEqual([false, true]);
    expect(items.find(({ sample }) => sample)).toMatchObject({
      value: { believable: true, sureness: expect.any(String) },
    });
    const help = await garage.api.call('GET', '/priceHelp?name=TVS%20Apache%20RTR%20160&yearOfUse=2023');
    expect(await help.json()).toEqual({ notEnough: true, count: 0, samples: true });
    const own = await garage.api.call('GET', '/priceHelp?name=Bajaj%20Pulsar%20150&yearOfUse=2023');
    expect(await own.json()).toMatchObject({ low: expect.any(Number) });
    await garage.api.database.deleteFrom('listings').where('id', 'in', samples).execute();
  });
});

import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addListing, type ListingParts } from '../../../test/support/listings.ts';
import { searchedGarage } from '../../../test/support/searched-garage.ts';
import type { Bike } from '../listings/contract.ts';
import { sorts } from './domain/search.ts';

const garage = searchedGarage();
const { made, find } = garage;
afterEach(() => vi.restoreAllMocks());

const isOwn = ({ currency }: ListingParts) => !currency;
const within = (figure: number | null | undefined, from: number, to: number) =>
  typeof figure === 'number' && figure >= from && figure <= to;

describe('GET /bikes', () => {
  test.each<[string, (bike: ListingParts) => boolean]>([
    ['', () => true],
    ['?category=sports', ({ category_id }) => category_id === 'sports'],
    ['?make=yamaha&make=honda', ({ make }) => make === 'Yamaha' || make === 'Honda'],
    ['?make=honda&model=yamaha-r15-v3', ({ make, model }) => make === 'Honda' || model === 'R15 V3'],
    ['?condition=fair&photo=1', ({ condition, image }) => condition === 'fair' && !image?.startsWith('/art')],
    ['?ownName=1', ({ registration }) => registration === 'seller'],
    ['?district=comilla', ({ location }) => location?.includes('Comilla') ?? false],
    ['?division=chattogram', ({ location }) => /Comilla|Chittagong/.test(location ?? '')],
    ['?minPrice=1+lakh&maxPrice=200000', (bike) => isOwn(bike) && within(bike.price_amount, 1e5, 2e5)],
    ['?maxPrice=200000&currency=INR', (bike) => !isOwn(bike) && within(bike.price_amount, 0, 2e5)],
    ['?minYear=2015&maxYear=2018', ({ year }) => within(year, 2015, 2018)],
    ['?maxKm=20000', ({ mileage_km }) => within(mileage_km, 0, 20_000)],
    ['?minCc=150&maxCc=160', ({ engine_cc }) => within(engine_cc, 150, 160)],
    ['?owners=2', ({ owners }) => within(owners, 1, 2)],
    ['?seller=member', () => true],
    ['?q=akrapovic', ({ description }) => description?.includes('Akrapovic') ?? false],
    ['?q=gixxer+comilla', ({ model, location }) => model === 'Gixxer SF' && /Comilla/.test(location ?? '')],
    [
      '?q=akrapovic&make=yamaha&maxKm=30000',
      ({ description, make, mileage_km }) =>
        /Akrapovic/.test(description ?? '') && make === 'Yamaha' && within(mileage_km, 0, 30_000),
    ],
  ])('%s finds what it says', async (query, fits) => {
    const wanted = made.filter(fits).map(({ id }) => id);
    const found = await find(`${query}${query ? '&' : '?'}limit=100`);
    expect(wanted.length).toBeGreaterThan(0);
    expect([found.total, found.approximate, found.leftOut]).toEqual([wanted.length, false, []]);
    expect(found.items.every(({ _id }) => wanted.includes(_id))).toBe(true);
  });

  test('figures of facets are what a further click leaves', async () => {
    const { facets } = await find('?make=yamaha&minYear=2014');
    const fitting = made.filter(({ year }) => within(year, 2014, 2100));
    expect(facets.make.map(({ name, count }) => [name, count])).toEqual(
      expect.arrayContaining(
        ['Yamaha', 'Honda', 'Suzuki', 'Royal Enfield'].map((name) => [
          name,
          fitting.filter(({ make }) => make === name).length,
        ]),
      ),
    );
    expect(facets.model.map(({ name }) => name).sort()).toEqual(['FZ-S V3', 'R15 V3']);
    for (const { value, count } of facets.condition)
      expect(count).toBe((await find(`?make=yamaha&minYear=2014&condition=${value}`)).total);
    for (const field of ['photo', 'ownName'] as const) {
      expect(facets[field]).toBeGreaterThan(0);
      expect(facets[field]).toBe((await find(`?make=yamaha&minYear=2014&${field}=1`)).total);
    }
    for (const field of ['price', 'km', 'year'] as const) {
      expect(facets[field].length).toBeGreaterThan(2);
      const name = field.charAt(0).toUpperCase() + field.slice(1);
      for (const { from, to, count } of facets[field]) {
        const others = field === 'year' ? '?make=yamaha' : '?make=yamaha&minYear=2014';
        const range =
          `&min${name}=${from ?? 0}`.replace(/&minYear=0/, '') + (to === null ? '' : `&max${name}=${to}`);
        expect([field, from, to, (await find(others + range)).total]).toEqual([field, from, to, count]);
      }
    }
  });

  test.each(sorts)('sorted by %s: pages follow each other without gap or repetition', async (sort) => {
    const all: Bike[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await find(`?limit=17&sort=${sort}${next ? `&cursor=${next}` : ''}`);
      all.push(...page.items);
      next = page.next;
    }
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(made.length);
    expect(all).toHaveLength(made.length);
    const own = (bike: Bike) => (bike.currency === null ? bike.priceAmount : null);
    const keys: Record<string, (bike: Bike) => number | null> = {
      newest: ({ postTime }) => -Date.parse(postTime),
      'price-low': own,
      'price-high': (bike) => (own(bike) === null ? null : -(own(bike) ?? 0)),
      'year-new': ({ year }) => (year === null ? null : -year),
      'km-low': ({ mileage }) => mileage,
      // No prices have been learned here, so the newest come first.
      'best-value': ({ postTime }) => -Date.parse(postTime),
    };
    const order = all.map((bike) => keys[sort]?.(bike) ?? Number.MAX_SAFE_INTEGER);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('how to reach sellers is not told to visitors', async () => {
    const { items } = await find();
    for (const item of items) expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['email']));
    expect(JSON.stringify(items)).not.toContain('rahima@example.com');
  });

  test('what is changed, deleted or brought back shows in the next search', async () => {
    const id = await addListing(garage.api.database, {
      name: 'KTM Duke 390',
      make: 'KTM',
      model: 'Duke 390',
    });
    expect((await find('?q=duke')).items.map(({ _id }) => _id)).toEqual([id]);
    await garage.api.database
      .updateTable('listings')
      .set({ price_amount: 77_777 })
      .where('id', '=', id)
      .execute();
    expect((await find('?minPrice=77777&maxPrice=77777')).total).toBe(1);
    await garage.api.database
      .updateTable('listings')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await find('?make=ktm')).total).toBe(0);
    await garage.api.database
      .updateTable('listings')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .execute();
    expect((await find('?make=ktm')).total).toBe(1);
    await garage.api.database.deleteFrom('listings').where('id', '=', id).execute();
    expect((await find('?make=ktm')).total).toBe(0);
  });

  test('a spelling that is added to the table is understood from the next search on', async () => {
    expect((await find('?q=gujjar')).address).toBe('?q=gujjar');
    await sql`insert into search_spellings (spelling, key, term_id)
      select 'Gujjar', search_key('Gujjar'), id from search_terms where slug = 'suzuki-gixxer-sf'`.execute(
      garage.api.database,
    );
    expect((await find('?q=gujjar')).address).toBe('?make=suzuki&model=suzuki-gixxer-sf');
    await sql`update search_spellings set removed = true, changed = pg_current_xact_id() where key = 'gujjar'`.execute(
      garage.api.database,
    );
    expect((await find('?q=gujjar')).address).toBe('?q=gujjar');
  });

  test('no search needs more than a handful of statements', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const most: Record<string, number> = {
      '': 2,
      '?make=yamaha&minYear=2014&maxKm=40000&sort=price-low': 2,
      '?q=akrapovic': 3,
      '?q=papers+complete&sort=km-low': 3,
      '?make=honda&minCc=300': 2,
    };
    for (const [address, statements] of Object.entries(most)) {
      query.mockClear();
      await find(address);
      expect([address, query.mock.calls.length]).toEqual([
        address,
        expect.toSatisfy((n: number) => n <= statements),
      ]);
      // The result is cached: the only query is whether there is news.
      query.mockClear();
      await find(address);
      expect([address, query.mock.calls.length]).toEqual([address, 1]);
    }
    query.mockClear();
    await garage.api.call('GET', '/bikes/suggestions?q=gix');
    expect(query.mock.calls.length).toBe(1);
  });
});

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing, type ListingParts } from '../../../test/support/listings.ts';
import type { Bike } from '../listings/contract.ts';
import type { FoundBikes } from './contract.ts';
import { sorts } from './domain/search.ts';
import type { Suggestion } from './domain/words/suggest.ts';

let api: TestApi;
const made: (ListingParts & { id: string })[] = [];

const models = [
  ['Yamaha', 'FZ-S V3', 149, 'commuters'],
  ['Yamaha', 'R15 V3', 155, 'sports'],
  ['Suzuki', 'Gixxer SF', 155, 'sports'],
  ['Honda', 'CB Shine', 125, 'commuters'],
  ['Royal Enfield', 'Classic 350', 349, 'classics'],
] as const;
const places = ['Mirpur, Dhaka', 'Kandirpar, Comilla', 'Sylhet', 'Agrabad, Chittagong'];

beforeAll(async () => {
  api = await createTestApi();
  for (let i = 0; i < 120; i += 1) {
    const [make, model, engine_cc, category_id] = models[(i * 7) % models.length] ?? models[0];
    const price = i % 11 === 0 ? null : 60_000 + ((i * 37_000) % 400_000);
    const parts: ListingParts = {
      make,
      model,
      engine_cc,
      category_id,
      name: `${make} ${model}`,
      price: price === null ? 'Call' : String(price),
      price_amount: price,
      year: i % 13 === 0 ? null : 2012 + (i % 12),
      mileage_km: i % 7 === 0 ? null : (i * 1_713) % 60_000,
      owners: (i % 3) + 1,
      registration: ([null, 'seller', 'somebody-else', 'none'] as const)[i % 4] ?? null,
      condition: (['excellent', 'good', 'fair'] as const)[i % 3] ?? 'good',
      location: places[i % places.length] ?? 'Dhaka',
      image: i % 2 === 0 ? `https://pictures.example/${i}.jpg` : '/art/naked-signal.svg',
      description: i % 5 === 0 ? 'Akrapovic exhaust, new chain.' : 'Papers complete.',
      currency: i % 20 === 0 ? 'INR' : null,
      posted_at: new Date(Date.UTC(2026, 9, 1) + (i >> 1) * 60_000),
    };
    made.push({ id: await addListing(api.database, parts), ...parts });
  }
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

async function find(query = ''): Promise<FoundBikes & { next: string | null }> {
  const response = await api.call('GET', `/bikes${query}`);
  expect([query, response.status]).toEqual([query, 200]);
  const found = (await response.json()) as FoundBikes;
  const next = /[?&]cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { ...found, next };
}

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

  test.each([
    [
      '?q=2018+gixxer+dhaka+under+2+lakh',
      '?district=dhaka&division=dhaka&make=suzuki&maxPrice=200000&maxYear=2018&minYear=2018&model=suzuki-gixxer',
    ],
    ['?q=আর১৫', '?make=yamaha&model=yamaha-r15'],
    ['?sort=newest&q=&minPrice=&make=', ''],
    ['?make=YAMAHA&make=yamaha', '?make=yamaha'],
    ['?minYear=2020&maxYear=2015', '?maxYear=2020&minYear=2015'],
    ['?make=Royal+Enfield', '?make=royal-enfield'],
    ['?page=7&utm_source=x', ''],
  ])('%s has one address, which stays as it is', async (query, address) => {
    expect((await find(query)).address).toBe(address);
    expect((await find(address)).address).toBe(address);
  });

  test('of a part of a district is said which one is shown; it filters nothing and goes with its district', async () => {
    const found = await find('?q=mirpur');
    expect(found.address).toBe('?area=mirpur&district=dhaka&division=dhaka');
    expect(found.total).toBe(made.filter(({ location }) => location?.includes('Dhaka')).length);
    expect(found.facets.area).toEqual([{ value: 'mirpur', name: 'Mirpur', count: 0, parent: 'dhaka' }]);
    const inBangla = await find('?q=%E0%A6%AE%E0%A6%BF%E0%A6%B0%E0%A6%AA%E0%A7%81%E0%A6%B0');
    expect([inBangla.total, inBangla.facets.area[0]?.name]).toEqual([found.total, 'মিরপুর']);
    expect((await find('?area=mirpur&district=sylhet')).address).toBe('?district=sylhet&division=sylhet');
    expect((await find('?q=dacca')).address).toBe('?district=dhaka&division=dhaka');
    const [suggested] = (await (await api.call('GET', '/bikes/suggestions?q=agra')).json()) as Suggestion[];
    expect([suggested?.name, suggested?.address]).toEqual([
      'Agrabad: all of Chattogram',
      '?area=agrabad&district=chattogram&division=chattogram',
    ]);
    expect((await find('?area=mirpur&district=dhaka&q=not+dhaka')).address).toBe('?notDistrict=dhaka');
    const said = await find('?district=dhaka&q=%22Mirpur%22');
    expect(said.total).toBe(found.total);
  });

  test('a long text is read up to a limit, which is told; one without spaces up to there', async () => {
    for (const text of [`${'zz '.repeat(100)}`, 'ก'.repeat(300)]) {
      const long = await find(`?q=${encodeURIComponent(text)}`);
      expect(long.leftOut.map(({ code }) => code)).toEqual(['too-long']);
      expect(long.search.words.length).toBeGreaterThan(190);
    }
    expect((await find(`?q=${'zz '.repeat(66)}`)).leftOut).toEqual([]);
  });

  test('nothing found: what each filter alone keeps out, and the nearest', async () => {
    const found = await find('?make=honda&minCc=300');
    expect([found.total, found.items]).toEqual([0, []]);
    const honda = made.filter(({ make }) => make === 'Honda').length;
    const large = made.filter(({ engine_cc }) => (engine_cc ?? 0) >= 300).length;
    expect(found.relax).toEqual([
      { filter: 'bike', count: large },
      { filter: 'cc', count: honda },
    ]);
    expect(found.relaxTwo).toBeNull();
    expect(found.nearest.length).toBe(6);
    for (const { make, engineCapacity } of found.nearest)
      expect(make === 'Honda' || (engineCapacity ?? 0) >= 300).toBe(true);
  });

  test('nothing found of a model: how many there are of its make as well', async () => {
    const found = await find('?model=yamaha-r15&minCc=140&maxCc=150');
    const inReach = ({ engine_cc }: ListingParts) => engine_cc === 149;
    const yamaha = made.filter((parts) => parts.make === 'Yamaha' && inReach(parts)).length;
    const ofModel = made.filter(({ model }) => model === 'R15 V3').length;
    expect(found.relax).toEqual([
      { filter: 'bike', count: made.filter(inReach).length },
      { filter: 'cc', count: ofModel },
      { filter: 'model', count: yamaha },
    ]);
    const nothing = await find('?make=yamaha&minCc=900');
    expect(nothing.relax.map(({ filter }) => filter)).toEqual(['bike', 'cc']);
  });

  test('nothing found, and no single filter helps: the two that leave most when both go', async () => {
    const found = await find('?make=honda&minPrice=900000000&maxYear=1910&currency=BDT');
    const honda = made.filter(({ make }) => make === 'Honda').length;
    expect(found.relax.map(({ filter, count }) => `${filter} ${count}`)).toEqual([
      'bike 0',
      'price 0',
      'year 0',
    ]);
    expect(found.relaxTwo).toEqual({ filters: ['price', 'year'], count: honda });
    expect((await find('?make=honda')).relaxTwo).toBeNull();
  });

  test('what is left out is found nowhere, counted nowhere, and comes back when it is let go of', async () => {
    const found = await find('?q=not+honda');
    const others = made.filter(({ make }) => make !== 'Honda').length;
    expect([found.address, found.total]).toEqual(['?notMake=honda', others]);
    expect(found.items.map(({ make }) => make)).not.toContain('Honda');
    expect(found.facets.make.map(({ value }) => value)).not.toContain('honda');
    expect(found.facets.notMake).toEqual([{ value: 'honda', name: 'Honda', count: 0 }]);
    const none = await find('?make=honda&notMake=honda');
    expect(none.total).toBe(0);
    expect(none.relax).toEqual([
      { filter: 'bike', count: others },
      { filter: 'except', count: made.length - others },
    ]);
  });

  test.each<[string, (bike: ListingParts) => boolean, keyof FoundBikes['facets'], string]>([
    ['?notDistrict=dhaka', ({ location }) => !location?.includes('Dhaka'), 'division', 'dhaka'],
    [
      '?notDivision=chattogram',
      ({ location }) => !/Comilla|Chittagong/.test(location ?? ''),
      'division',
      'chattogram',
    ],
    ['?notCategory=sports', ({ category_id }) => category_id !== 'sports', 'category', 'sports'],
    [
      '?notCategory=sports&notDistrict=dhaka&notMake=honda',
      ({ category_id, location, make }) =>
        category_id !== 'sports' && !location?.includes('Dhaka') && make !== 'Honda',
      'make',
      'honda',
    ],
    [
      '?division=chattogram&notDistrict=cumilla',
      ({ location }) => location?.includes('Chittagong') ?? false,
      'district',
      'cumilla',
    ],
  ])('%s finds all but what it leaves out, and counts so', async (query, fits, facet, gone) => {
    const wanted = made.filter(fits);
    const found = await find(`${query}&limit=100`);
    expect([found.address, found.total]).toEqual([query, wanted.length]);
    expect(found.items.map(({ _id }) => _id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    const counted = (name: 'category' | 'make') => found.facets[name].map(({ count }) => count);
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    expect([sum(counted('category')), sum(counted('make'))]).toEqual([wanted.length, wanted.length]);
    expect((found.facets[facet] as { value: string }[]).map(({ value }) => value)).not.toContain(gone);
  });

  test.each([
    ['?make=honda&notMake=honda', ['make honda: notMake honda']],
    ['?category=sports&notCategory=sports', ['category sports: notCategory sports']],
    ['?district=dhaka&notDistrict=dhaka', ['district dhaka: notDistrict dhaka']],
    ['?district=dhaka&notDivision=dhaka', ['division dhaka: notDivision dhaka']],
    ['?division=dhaka&notDivision=dhaka', ['division dhaka: notDivision dhaka']],
    ['?division=chattogram&notDistrict=cumilla', []],
    ['?model=honda-cb-shine&notMake=honda', ['make honda: notMake honda']],
    ['?make=honda&make=yamaha&notMake=honda', ['make honda: notMake honda']],
    ['?model=honda-cb-shine&notModel=honda-cb-shine', ['model honda-cb-shine: notModel honda-cb-shine']],
    ['?model=honda-cb-shine&notModel=honda-cb', ['model honda-cb-shine: notModel honda-cb']],
    ['?make=honda&notModel=honda-cb-shine', []],
    ['?make=honda&notMake=yamaha', []],
  ])('%s: what is asked for and left out at once is told', async (query, expected) => {
    const { contradictions } = await find(query);
    expect(
      contradictions.map(
        ({ asked, leftOut }) =>
          `${asked.field} ${asked.value}: ${leftOut.map(({ field, value }) => `${field} ${value}`).join()}`,
      ),
    ).toEqual(expected);
  });

  test('a word that nobody wrote: it is told, and nothing is called near that has nothing of the search', async () => {
    const alone = await find('?q=zzxx');
    expect([alone.total, alone.unknownWords, alone.nearest]).toEqual([0, ['zzxx'], []]);
    expect(alone.relax).toEqual([{ filter: 'words', count: made.length }]);
    const besides = await find('?q=zzxx&make=honda');
    expect([besides.total, besides.unknownWords]).toEqual([0, ['zzxx']]);
    expect(besides.nearest.map(({ make }) => make)).toEqual(Array(6).fill('Honda'));
    const several = await find('?q=akrapovic+zzxx');
    expect(several.unknownWords).toEqual(['zzxx']);
    expect(several.withoutWord.map(({ word, rest }) => [word, rest])).toEqual([['zzxx', 'akrapovic']]);
    for (const { description } of several.nearest) expect(description).toContain('Akrapovic');
  });

  test('words that wish for an order bring the list into it, and stand in the address as that', async () => {
    const low = await find('?q=yamaha+low+km');
    expect(low.address).toBe('?make=yamaha&sort=km-low');
    const kilometres = low.items.map(({ mileage }) => mileage ?? Number.MAX_SAFE_INTEGER);
    expect(kilometres.length).toBeGreaterThan(5);
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
    expect((await find('?q=%E0%A6%B8%E0%A6%B8%E0%A7%8D%E0%A6%A4%E0%A6%BE&sort=newest')).address).toBe(
      '?sort=price-low',
    );
  });

  test('of several orders one holds, and the others are told with the answer', async () => {
    const found = await find('?q=dami+yamaha+low+km');
    expect([found.address, found.leftOut.map(({ field, code }) => [field, code])]).toEqual([
      '?make=yamaha&sort=price-high',
      [['q', 'one-order']],
    ]);
    const prices = found.items.map(({ priceAmount }) => priceAmount ?? 0);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('pages follow the order that words wish for; whoever has chosen an order keeps it', async () => {
    const all = (await find('?q=cheap+yamaha&limit=100')).items.map(({ _id }) => _id);
    const seen: string[] = [];
    let path: string | undefined = '/bikes?q=cheap+yamaha&limit=3';
    while (path) {
      const response: Response = await api.call('GET', path);
      expect(response.status).toBe(200);
      seen.push(...((await response.json()) as FoundBikes).items.map(({ _id }) => _id));
      path = response.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1];
    }
    expect([seen.length > 3, seen]).toEqual([true, all]);
    expect((await find('?q=cheap+yamaha&sort=km-low')).address).toBe('?make=yamaha&sort=km-low');
  });

  test('what is changed, deleted or brought back shows in the next search', async () => {
    const id = await addListing(api.database, { name: 'KTM Duke 390', make: 'KTM', model: 'Duke 390' });
    expect((await find('?q=duke')).items.map(({ _id }) => _id)).toEqual([id]);
    await api.database.updateTable('listings').set({ price_amount: 77_777 }).where('id', '=', id).execute();
    expect((await find('?minPrice=77777&maxPrice=77777')).total).toBe(1);
    await api.database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    expect((await find('?make=ktm')).total).toBe(0);
    await api.database.updateTable('listings').set({ deleted_at: null }).where('id', '=', id).execute();
    expect((await find('?make=ktm')).total).toBe(1);
    await api.database.deleteFrom('listings').where('id', '=', id).execute();
    expect((await find('?make=ktm')).total).toBe(0);
  });

  test('a spelling that is added to the table is understood from the next search on', async () => {
    expect((await find('?q=gujjar')).address).toBe('?q=gujjar');
    await sql`insert into search_spellings (spelling, key, term_id)
      select 'Gujjar', search_key('Gujjar'), id from search_terms where slug = 'suzuki-gixxer-sf'`.execute(
      api.database,
    );
    expect((await find('?q=gujjar')).address).toBe('?make=suzuki&model=suzuki-gixxer-sf');
    await sql`update search_spellings set removed = true, changed = pg_current_xact_id() where key = 'gujjar'`.execute(
      api.database,
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
    await api.call('GET', '/bikes/suggestions?q=gix');
    expect(query.mock.calls.length).toBe(1);
  });
});

describe('GET /bikes, whatever stands in the address', () => {
  const odd = [
    "'; drop table listings; --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '%00',
    '%F0%9F%8F%8D',
    '%ED%A0%80',
    '-1',
    '1e400',
    'NaN',
    '99999999999999999999',
    '../../etc/passwd',
    'a'.repeat(3_000),
    '%E0%A6%86'.repeat(600),
  ];
  const names =
    'q make model category condition division district seller minPrice maxPrice minYear maxKm minCc owners photo ownName sort currency limit cursor'.split(
      ' ',
    );

  test.each(names)('%s is answered, or refused with a sentence', async (name) => {
    const answers = odd.map((value) => {
      const written = value.startsWith('%') ? value : encodeURIComponent(value);
      return api.call('GET', `/bikes?${name}=${written}`);
    });
    const expected = ['cursor', 'limit'].includes(name) ? [200, 422] : [200];
    for (const [place, { status }] of (await Promise.all(answers)).entries())
      expect([odd[place], expected.includes(status)]).toEqual([odd[place], true]);
    expect(api.errors).toEqual([]);
  });

  test('10 KB of text, a hundred repetitions and contradictions are a search like another', async () => {
    const text = await find(`?q=${'gixxer+dhaka+'.repeat(780)}`);
    expect(text.leftOut).toEqual([expect.objectContaining({ field: 'q', code: 'too-long' })]);
    const repeated = await find(`?${'make=yamaha&'.repeat(100)}${'model=honda-dio&'.repeat(100)}`);
    expect(repeated.search.make).toEqual(['yamaha']);
    const many = await find(`?${Array.from({ length: 100 }, (_, i) => `make=make-${i}`).join('&')}`);
    expect(many.leftOut.length).toBeGreaterThan(0);
    expect((await find('?minPrice=500000&maxPrice=1&minYear=2030&maxYear=2029')).total).toBe(0);
  });

  test('a cursor of another order, or of nobody, is refused', async () => {
    const { next } = await find('?limit=5&sort=price-low');
    for (const cursor of [
      `${next}&sort=newest`,
      'x',
      '0.0.0.0.0.0',
      '9.1.1.1.1',
      '0.zzzzzzzzzzz.zzzzzzzzzzz.1.1',
      // A time in microseconds.
      `0.0.${(Date.now() * 1_000).toString(36)}.5`,
    ]) {
      const response = await api.call('GET', `/bikes?cursor=${cursor}`);
      expect([cursor, response.status]).toEqual([cursor, 422]);
      expect(await response.json()).toMatchObject({ fields: [{ field: 'cursor', code: 'cursor-invalid' }] });
    }
  });
});

describe('GET /bikes/suggestions', () => {
  async function suggest(text: string): Promise<Suggestion[]> {
    const response = await api.call('GET', `/bikes/suggestions?q=${encodeURIComponent(text)}`);
    expect(response.status).toBe(200);
    return (await response.json()) as Suggestion[];
  }

  test.each([
    ['gix', 'Suzuki Gixxer SF', '?make=suzuki&model=suzuki-gixxer-sf'],
    ['yam', 'Yamaha', '?make=yamaha'],
    ['royal enfield cl', 'Royal Enfield Classic 350', '?make=royal-enfield&model=royal-enfield-classic-350'],
    ['under 2 lakh gixx', 'Suzuki Gixxer SF', '?make=suzuki&maxPrice=200000&model=suzuki-gixxer-sf'],
    ['com', 'Cumilla', '?district=cumilla&division=chattogram'],
    ['আর১৫', 'Yamaha R15 V3', '?make=yamaha&model=yamaha-r15-v3'],
    ['আর১', 'Yamaha R15 V3', '?make=yamaha&model=yamaha-r15-v3'],
    ['আর', 'Yamaha R15 V3', '?make=yamaha&model=yamaha-r15-v3'],
    ['ইয়া', 'Yamaha', '?make=yamaha'],
    ['ইয', 'Yamaha', '?make=yamaha'],
    ['জিক্', 'Suzuki Gixxer SF', '?make=suzuki&model=suzuki-gixxer-sf'],
    ['রয়েল এনফিল্ড ক্লা', 'Royal Enfield Classic 350', '?make=royal-enfield&model=royal-enfield-classic-350'],
    ['কুমি', 'Cumilla', '?district=cumilla&division=chattogram'],
  ])('%s: %s, with how many there are', async (text, name, address) => {
    const wanted = (await suggest(text)).find((suggestion) => suggestion.name === name);
    expect(wanted).toMatchObject({ name, address });
    expect(wanted?.count).toBeGreaterThan(0);
  });

  test('a name that is left out comes back with its suggestion', async () => {
    for (const before of [
      'notDistrict=cumilla',
      'notDivision=chattogram',
      'district=dhaka&notDistrict=cumilla',
    ]) {
      const answer = await api.call('GET', `/bikes/suggestions?q=cumi&${before}`);
      const [suggested] = (await answer.json()) as Suggestion[];
      expect(suggested?.address).toContain('district=cumilla');
      expect(suggested?.address).not.toContain('not');
    }
  });

  test('a letter in another script begins a name with a figure, not every name with that letter', async () => {
    const names = (await suggest('আর')).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name.startsWith('Royal'))).toEqual([]);
    // The name of another make does not hide completions of what comes before it.
    expect((await suggest('ইয়ামাহা জিক্')).map(({ name }) => name)).not.toContain('Royal Enfield');
  });

  test('nothing that is not for sale, and nothing for nothing', async () => {
    expect(await suggest('ducati')).toEqual([]);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('%_\\\'"')).toEqual([]);
    for (const { count } of await suggest('c')) expect(count).toBeGreaterThan(0);
  });
});

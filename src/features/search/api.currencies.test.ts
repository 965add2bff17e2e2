import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { FoundBikes } from './contract.ts';
import { createFinder } from './data/finder.ts';
import { readSearch } from './domain/read-search.ts';

let api: TestApi;
const ownPrices = [90_000, 40_000, 65_000];
const foreignPrices = [50_000, 11_100, 25_000, 60_000];

beforeAll(async () => {
  api = await createTestApi();
  const add = (model: string, price_amount: number | null, currency: string | null) =>
    addListing(api.database, { make: 'Suzuki', model, name: `Suzuki ${model}`, price_amount, currency });
  for (const price of ownPrices) await add('Gixxer', price, null);
  for (const price of foreignPrices) await add('Gixxer SF', price, 'INR');
  await add('Gixxer', null, null);
});
afterAll(() => api.close());

async function find(query: string): Promise<FoundBikes> {
  const response = await api.call('GET', `/bikes${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FoundBikes;
}

const rising = (figures: readonly number[]) => figures.toSorted((a, b) => a - b);

test.each(['low', 'high'])(
  'by price, %s: each currency stands by itself, the own first, on every page',
  async (order) => {
    const turned = (figures: readonly number[]) =>
      order === 'low' ? rising(figures) : rising(figures).toReversed();
    const prices: (number | null)[] = [];
    for (let path: string | undefined = `/bikes?sort=price-${order}&limit=3`; path; ) {
      const response: Response = await api.call('GET', path);
      prices.push(...((await response.json()) as FoundBikes).items.map(({ priceAmount }) => priceAmount));
      path = response.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1];
    }
    expect(prices).toEqual([...turned(ownPrices), ...turned(foreignPrices), null]);
    const foreign = await find(`?model=suzuki-gixxer-sf&sort=price-${order}`);
    expect(foreign.items.map(({ priceAmount }) => priceAmount)).toEqual(turned(foreignPrices));
  },
);

test('a price that is named in another currency is meant in it', async () => {
  const found = await find('?q=gixxer+under+%E2%82%B930000');
  expect([found.address, found.total]).toEqual([
    '?currency=INR&make=suzuki&maxPrice=30000&model=suzuki-gixxer',
    2,
  ]);
});

test('what a model is said to leave is what it leaves: with it come those that go on from its name', async () => {
  const { facets } = await find('?make=suzuki');
  expect(facets.model.map(({ name, count }) => [name, count])).toEqual([
    ['Gixxer', 8],
    ['Gixxer SF', 4],
  ]);
  for (const { value, count } of facets.model)
    expect((await find(`?make=suzuki&model=${value}`)).total).toBe(count);
  // Excluding a part of what was chosen is no contradiction.
  const family = await find('?model=suzuki-gixxer&notModel=suzuki-gixxer-sf');
  expect([family.total, family.contradictions]).toEqual([4, []]);
});

test('figures that are all alike leave no range to choose', async () => {
  const { facets } = await find('?make=suzuki&minPrice=90000');
  expect([facets.year, facets.km]).toEqual([[], []]);
});

test('what is left out is told by what was typed', async () => {
  const { leftOut } = await find('?minPrice=-5&maxYear=abc&make=quidditch&sort=sideways');
  for (const typed of ['-5', 'abc', 'quidditch', 'sideways'])
    expect(leftOut.filter(({ detail }) => detail.includes(`“${typed}”`))).toHaveLength(1);
});

test('a code that is no currency is left out and told; a currency that nothing is offered in finds nothing', async () => {
  for (const code of ['XXX', 'ABC', 'taka']) {
    const { leftOut, search, total } = await find(`?currency=${code}`);
    expect([leftOut.map(({ field, code }) => [field, code]), search.currency]).toEqual([
      [['currency', 'choice-unknown']],
      null,
    ]);
    expect(total).toBeGreaterThan(0);
  }
  expect(await find('?currency=xcg')).toMatchObject({
    address: '?currency=XCG',
    leftOut: [],
    total: 0,
    priced: 'XCG',
  });
});

test('whether prices of several currencies can meet is told, whatever a search finds', async () => {
  expect((await find('?make=suzuki&maxPrice=95000')).severalCurrencies).toBe(true);
  const other = await createTestApi();
  try {
    await addListing(other.database, { price_amount: 90_000 });
    const answer = await other.call('GET', '/bikes?maxPrice=95000');
    expect(await answer.json()).toMatchObject({ total: 1, severalCurrencies: false });
  } finally {
    await other.close();
  }
});

test('a price at a place where nothing else fits is in the currency of that place', async () => {
  const other = await createTestApi();
  const told = async (query: string) => {
    const { address, total } = (await (await other.call('GET', `/bikes${query}`)).json()) as FoundBikes;
    return [decodeURIComponent(address), total];
  };
  try {
    const dio = { make: 'Honda', model: 'Dio', name: 'Honda Dio', year: 2015 };
    await addListing(other.database, { price_amount: 90_000 });
    await addListing(other.database, { ...dio, price_amount: 50_000 });
    const abroad = { country: 'India', currency: 'INR', price_amount: 40_000 };
    await addListing(other.database, { ...dio, ...abroad, location: 'Kolkata' });
    await addListing(other.database, { ...dio, ...abroad, location: 'Delhi', price_amount: null });
    for (const town of ['kolkata', 'delhi'])
      expect(await told(`?q=dio+2019+${town}+40k-60k`)).toEqual([
        `?currency=INR&district=india-${town}&division=india&make=honda&maxPrice=60000&maxYear=2019&minPrice=40000&minYear=2019&model=honda-dio`,
        0,
      ]);
    expect(await told('?q=dio+2019+40k-60k')).toEqual([
      '?make=honda&maxPrice=60000&maxYear=2019&minPrice=40000&minYear=2019&model=honda-dio',
      0,
    ]);
  } finally {
    await other.close();
  }
});

describe('a range of prices is one of a currency', () => {
  const foreign = { make: 'Hero', model: 'Glamour', name: 'Hero Glamour', country: 'India', currency: 'INR' };
  const addIn = (currency: string | null, price_amount: number) =>
    addListing(api.database, { ...foreign, currency, price_amount });
  const told = async (query: string) => {
    const { address, total, priced, elsewhere } = await find(query);
    return { address, total, priced, elsewhere };
  };

  test('of the only one that the rest of the search is offered in, which the address then names', async () => {
    for (const price of [10_000, 30_000, 70_000]) await addIn('INR', price);
    const inRupees = '?currency=INR&make=hero&maxPrice=50000';
    const expected = { address: inRupees, total: 2, priced: 'INR', elsewhere: [] };
    for (const query of ['?make=hero&maxPrice=50000', '?q=hero+under+50000', inRupees])
      expect(await told(query)).toEqual(expected);
    const { facets } = await find('?make=hero');
    expect(facets.price.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect((await find('?make=hero')).address).toBe('?make=hero');
    expect((await find('?make=hero')).priced).toBe('INR');
    // Also above every price: the range still has a meaning.
    expect(await told('?make=hero&maxPrice=500')).toMatchObject({ total: 0, priced: 'INR' });
  });

  test('the garage’s own where it is among several; what it leaves out is told', async () => {
    await addIn(null, 45_000);
    expect(await told('?make=hero&maxPrice=50000')).toEqual({
      address: '?make=hero&maxPrice=50000',
      total: 1,
      priced: 'BDT',
      elsewhere: [{ currency: 'INR', count: 3 }],
    });
    await addIn('LKR', 400_000);
    const both = [
      { currency: 'INR', count: 3 },
      { currency: 'LKR', count: 1 },
    ];
    expect((await told('?make=hero&minPrice=900000')).elsewhere).toEqual(both);
    expect((await told('?currency=LKR&make=hero&minPrice=300000')).elsewhere).toEqual([]);
    expect((await told('?make=hero')).elsewhere).toEqual([]);
    // With no other filter, and for words that many listings contain.
    const all = await told('?maxPrice=50000');
    expect([all.priced, all.elsewhere.length]).toEqual(['BDT', 2]);
  });

  test('of words that are only in what is offered in one other currency', async () => {
    for (const price_amount of [2_000, 4_000, 9_000])
      await addListing(api.database, {
        ...foreign,
        currency: 'EUR',
        price_amount,
        location: 'Milano, MI',
        country: 'Italy',
      });
    expect(await told('?q=moto+milano+under+5000')).toEqual({
      address: '?currency=EUR&maxPrice=5000&q=milano',
      total: 2,
      priced: 'EUR',
      elsewhere: [],
    });
    // One in the garage's own currency, also at another price, and the typed one is in that.
    await addListing(api.database, { description: 'Bought in Milano.', price_amount: 90_000 });
    expect(await told('?q=moto+milano+under+5000')).toEqual({
      address: '?maxPrice=5000&q=milano',
      total: 0,
      priced: 'BDT',
      elsewhere: [{ currency: 'EUR', count: 3 }],
    });
  });

  test('whatever words leave: of those that very many hold, only a sample is looked at', async () => {
    for (let i = 0; i < 24; i += 1)
      await addListing(api.database, {
        ...foreign,
        description: 'akrapovic',
        price_amount: 10_000 * (i + 1),
      });
    await addListing(api.database, { description: 'akrapovic', price_amount: 20_000 });
    for (const limits of [undefined, { mostByWords: 8, candidates: 4, rounds: 20 }]) {
      const finder = createFinder(api.database, 'BDT', limits);
      const { search } = readSearch(new URLSearchParams('q=akrapovic&maxPrice=60000'));
      const found = await finder.find({ search, limit: 3, after: null });
      expect([found.search.currency, found.priced, found.numbers.length]).toEqual([null, 'BDT', 1]);
      expect(found.elsewhere.map(({ currency }) => currency)).toEqual(['INR']);
    }
  });

  test('a search that is saved means it as well', async () => {
    await addListing(api.database, { make: 'KTM', model: 'Duke', name: 'KTM Duke', currency: 'INR' });
    const finder = createFinder(api.database, 'BDT');
    const { search } = await finder.understand(
      readSearch(new URLSearchParams('make=ktm&maxPrice=50000')).search,
    );
    expect(search.currency).toBe('INR');
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { FoundBikes } from './contract.ts';

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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { FoundBikes } from './contract.ts';

let api: TestApi;
/** In rials; modulo 2³² the higher ones are anything between the lower ones, or negative. */
const prices = [450_000_000, 900_000_000, 2_100_000_000, 2_600_000_000, 4_500_000_000, 30_000_000_000];

beforeAll(async () => {
  api = await createTestApi({ currency: 'IRR' });
  for (const price_amount of [...prices, null]) await addListing(api.database, { price_amount });
});
afterAll(() => api.close());

async function find(query: string): Promise<FoundBikes> {
  const response = await api.call('GET', `/bikes${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FoundBikes;
}

const amountsOf = ({ items }: FoundBikes) => items.map(({ priceAmount }) => priceAmount);

test('prices in rials, beyond 32 bits and the limit of the own market: in their order, in the ranges that they are in, and in every band', async () => {
  expect(amountsOf(await find('?sort=price-low'))).toEqual([...prices, null]);
  expect(amountsOf(await find('?sort=price-high'))).toEqual([...prices.toReversed(), null]);
  expect(amountsOf(await find('?sort=price-low&maxPrice=950000000'))).toEqual(prices.slice(0, 2));
  expect(amountsOf(await find('?sort=price-low&minPrice=950000000'))).toEqual(prices.slice(2));
  const { facets } = await find('');
  const inBand = facets.price.map(
    ({ from, to }) => prices.filter((price) => price >= (from ?? 0) && price <= (to ?? Infinity)).length,
  );
  expect(facets.price.map(({ count }) => count)).toEqual(inBand);
  expect(inBand).toEqual([1, 1, 2, 1, 1]);
  for (const { from, to, count } of facets.price) {
    const found = await find(
      `?${from === null ? '' : `minPrice=${from}&`}${to === null ? '' : `maxPrice=${to}`}`,
    );
    expect([from, to, found.total, found.leftOut]).toEqual([from, to, count, []]);
  }
  const dear = await find('?minPrice=2200000000&sort=price-low');
  expect([amountsOf(dear), dear.leftOut]).toEqual([prices.slice(3), []]);
  expect((await find('?q=under+4600000000')).address).toBe('?maxPrice=4600000000');
});

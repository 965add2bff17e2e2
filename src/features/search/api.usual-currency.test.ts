import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { FoundBikes } from './contract.ts';

let api: TestApi;

// A garage that names no currency of its own, and has lists of other countries only.
beforeAll(async () => {
  api = await createTestApi();
  const add = (name: string, price_amount: number | null, currency: string | null) =>
    addListing(api.database, { make: 'Honda', model: 'Wave', name, price_amount, currency });
  for (const price of [900, 1_400, 2_200]) await add('Honda Wave', price, 'EUR');
  await add('Honda Wave', 1_000, 'USD');
  await add('Honda Wave', null, null);
});
afterAll(() => api.close());

async function find(words: string): Promise<FoundBikes> {
  const response = await api.call('GET', `/bikes?q=${encodeURIComponent(words)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FoundBikes;
}

test.each([
  ['honda under 1500', 2],
  ['μέχρι 1500', 2],
  ['wave under 2k', 2],
  ['under 2500', 3],
])('figures are meant in the currency in which most is offered: %s', async (words, total) => {
  const found = await find(words);
  expect(new URLSearchParams(found.address).get('currency')).toBe('EUR');
  expect(found.total).toBe(total);
});

test('a currency that is named is meant all the same, also the garage’s own', async () => {
  expect((await find('under 1500 usd')).total).toBe(1);
  expect((await find('under 1500 taka')).total).toBe(0);
});

test('once something is offered in the garage’s own currency, that is meant', async () => {
  await addListing(api.database, { make: 'Honda', model: 'Wave', name: 'Honda Wave', price_amount: 90_000 });
  const found = await find('honda under 1 lakh');
  expect([found.address, found.total]).toEqual(['?make=honda&maxPrice=100000', 1]);
});

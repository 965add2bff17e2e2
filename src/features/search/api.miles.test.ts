import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { kilometresOf } from '../../kernel/distances.ts';
import type { FoundBikes } from './contract.ts';
import { rangeText } from './domain/wording.ts';

let api: TestApi;
const miles = [500, 4_000, 9_999, 10_000, 14_999, 15_000, 19_999, 20_000, 24_000, 30_000, 41_000, 60_000];

beforeAll(async () => {
  api = await createTestApi({ currency: 'USD' });
  for (const figure of miles) {
    const mileage_km = kilometresOf(figure, 'mi');
    await addListing(api.database, { make: 'Honda', model: 'Rebel', name: 'Honda Rebel', mileage_km });
  }
});
afterAll(() => api.close());

async function find(query: string): Promise<FoundBikes> {
  const response = await api.call('GET', `/bikes${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FoundBikes;
}

test('distances are offered in round miles, and each leaves as many as it says', async () => {
  const { facets } = await find('');
  expect(facets.km.map((band) => rangeText('km', band, 'mi'))).toEqual([
    'up to 4,999',
    '8,000 to 14,999',
    '15,000 to 19,999',
    '20,000 to 29,999',
    '30,000 to 49,999',
    'from 60,000',
  ]);
  for (const { from, to, count } of facets.km) {
    const query = new URLSearchParams();
    if (from !== null) query.set('minKm', String(from));
    if (to !== null) query.set('maxKm', String(to));
    const found = await find(`?${query}`);
    expect([from, to, found.total]).toEqual([from, to, count]);
  }
});

test('a form in miles leads to the address in kilometres', async () => {
  const found = await find('?make=honda&minMiles=10000&maxMiles=20,000');
  expect([found.address, found.total, found.leftOut]).toEqual(['?make=honda&maxKm=32187&minKm=16093', 5, []]);
});

test('words without a unit mean miles, for suggestions, too', async () => {
  expect((await find('?q=mileage+under+20000')).address).toBe('?maxKm=32187');
  expect((await find('?q=mileage+under+20000+km')).address).toBe('?maxKm=20000');
  const suggested = await api.call('GET', '/bikes/suggestions?q=mileage+under+20000+hon');
  expect(JSON.stringify(await suggested.json())).toContain('maxKm=32187');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../../test/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ask = async (location: string) => {
  const response = await api.call('GET', `/placeHelp?${new URLSearchParams({ location })}`);
  return response.status === 200 ? await response.json() : response.status;
};

test.each([
  ['Kandirpar, Cumilla', { isListed: true, division: 'Chattogram', district: 'Cumilla' }],
  ['কুমিল্লা', { isListed: true, division: 'Chattogram', district: 'Cumilla' }],
  ['Comilla, Bangladesh', { isListed: true, division: 'Chattogram', district: 'Cumilla' }],
  ['moon', { isListed: true, division: null, district: null }],
  ['Salt Lake, Kolkata, India', { isListed: false, division: null, district: null }],
])('S5 Add product: where %s would be found', async (location, place) => {
  expect(await ask(location)).toEqual(place);
});

test('a place that is too long is refused, and nothing that is asked for is stored', async () => {
  expect(await ask('x'.repeat(10_000))).toBe(422);
  expect((await api.call('GET', '/placeHelp')).status).toBe(422);
  const { rows } = await sql`select from search_places`.execute(api.database);
  expect(rows).toEqual([]);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { Database } from '../../platform/database.ts';
import { createPriceModels, readForSale, readPricedListings, savePriceModel } from './data.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
});
afterAll(() => drop());

const save = (scope: string, middle: number) =>
  savePriceModel(database, scope, {
    text: JSON.stringify({ version: 3, model: { whole: { middle } } }),
    listings: 5,
  });
const middleOf = (model: unknown) => (model as { whole: { middle: number } } | null)?.whole.middle;

test('all who need a model at the same time share one reading; a newer one counts at once', async () => {
  const modelOf = createPriceModels(database);
  expect(await modelOf('own')).toBeNull();
  await save('own', 11);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const asked = await Promise.all(Array.from({ length: 12 }, () => modelOf('own')));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  expect(asked.map(middleOf)).toEqual(Array.from({ length: 12 }, () => 11));
  expect(new Set(asked).size).toBe(1);
  await save('own', 12);
  expect(middleOf(await modelOf('own'))).toBe(12);
});

test('of more markets than are kept, each is still answered, also at the same time', async () => {
  const modelOf = createPriceModels(database);
  const scopes = ['own', 'INR', 'LKR', 'NPR', 'sample'];
  for (const [place, scope] of scopes.entries()) await save(scope, place);
  for (let round = 0; round < 3; round += 1) {
    const models = await Promise.all(scopes.map(modelOf));
    expect(models.map(middleOf)).toEqual([0, 1, 2, 3, 4]);
  }
});

test('what is for sale is read batch by batch, each once, whatever numbers are missing', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 7; i += 1) ids.push(await addListing(database, { price_amount: 100_000 + i }));
  await addListing(database, { currency: 'INR' });
  await database
    .deleteFrom('listings')
    .where('id', '=', ids[2] ?? '')
    .execute();
  for (const batchSize of [1, 2, 3, 100]) {
    const read: string[] = [];
    for await (const batch of readForSale(database, 'own', 2026, batchSize))
      read.push(...batch.map(({ id }) => id));
    expect(read).toEqual(ids.filter((id) => id !== ids[2]));
  }
});

test('the newest of a model are those that were put up last, whatever the order in which they came', async () => {
  const day = (date: string) => ({ make: 'KTM', model: 'Duke 390', posted_at: new Date(date) });
  const fresh = await addListing(database, day('2026-11-02'));
  const old = await addListing(database, day('2024-01-01'));
  const latest = await addListing(database, day('2026-11-20'));
  const read = await readPricedListings(database, 'own', 2026);
  expect(read.filter(({ make }) => make === 'KTM').map(({ id }) => id)).toEqual([latest, fresh, old]);
});

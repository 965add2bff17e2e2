import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import type { Database } from '../../../platform/database.ts';
import { anySearch } from '../domain/search.ts';
import { listBikes } from './bikes.ts';
import { createFinder, type Finder } from './finder.ts';

let database: Database;
let drop: () => Promise<void>;
let finder: Finder;
let id: string;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  id = await addListing(database, { name: 'Honda CB150R', description: 'First words.' });
  for (let i = 0; i < 3; i += 1) await addListing(database);
  finder = createFinder(database, 'BDT');
});
afterAll(() => drop());

async function shown() {
  const { numbers } = await finder.find({ search: anySearch, limit: 10, after: null });
  return listBikes(finder.listings, numbers);
}

const one = async () => (await shown()).find(({ _id }) => _id === id);
const change = (values: { description?: string; image?: string; deleted_at?: Date | null }) =>
  database.updateTable('listings').set(values).where('id', '=', id).execute();

test('listings that were shown are not read again', async () => {
  await shown();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect(await shown()).toHaveLength(4);
  // The check for news.
  expect(query.mock.calls).toHaveLength(1);
  query.mockRestore();
});

test('a listing stays the same object until something in it changes, so that its card is not drawn again', async () => {
  const before = await shown();
  const after = await shown();
  for (const [place, bike] of before.entries()) expect(after[place]).toBe(bike);
  const was = await one();
  await change({ description: 'Words that are new.' });
  const is = await one();
  expect(is).not.toBe(was);
  const others = (await shown()).filter((bike) => bike !== is);
  expect(before.filter((bike) => others.includes(bike))).toHaveLength(3);
});

test('whatever changes of a listing is shown at once, also what nobody searches by', async () => {
  await shown();
  await change({ image: 'https://pictures.example/other.jpg' });
  expect((await one())?.image).toBe('https://pictures.example/other.jpg');
  await change({ description: 'Other words.' });
  expect((await one())?.description).toBe('Other words.');
  await change({ deleted_at: new Date() });
  expect(await one()).toBeUndefined();
  await change({ deleted_at: null });
  expect(await one()).toBeDefined();
});

test('a category that has another name has it in every listing', async () => {
  const before = (await one())?.category;
  const category = database.updateTable('categories').where('name', '=', before ?? '');
  await category.set({ name: 'city bikes' }).execute();
  expect((await one())?.category).toBe('city bikes');
});

test('what changes while it is being read is read again', async () => {
  const { numbers } = await finder.find({ search: anySearch, limit: 10, after: null });
  finder.listings.forget(numbers);
  const reading = finder.listings.list(numbers);
  // As the mirror does when it reads a change.
  finder.listings.forget(numbers.slice(0, 1));
  await reading;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await finder.listings.list(numbers);
  await finder.listings.list(numbers);
  expect(query.mock.calls).toHaveLength(1);
  query.mockRestore();
});

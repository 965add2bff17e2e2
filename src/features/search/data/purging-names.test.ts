import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import type { Database } from '../../../platform/database.ts';
import { purgeSaid } from './purging-names.ts';

let database: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ database, drop } = await createTestDatabase());
});
afterEach(() => drop());

const places = async () =>
  (
    await sql<{ location: string }>`select location from search_places order by location`.execute(database)
  ).rows.map(({ location }) => location);
const bikes = async () =>
  (await sql<{ model: string }>`select model from search_bikes order by model`.execute(database)).rows.map(
    ({ model }) => model,
  );

test('what a seller typed for a place or a model goes once no listing says it, and not before', async () => {
  await addListing(database, { location: 'Sylhet', model: null });
  const own = await addListing(database, { location: 'House 7, Sylhet', model: 'Of my own' });
  const moved = await addListing(database, { location: 'House 8, Sylhet', model: 'FZ-S V3' });
  await database.updateTable('listings').set({ location: 'Sylhet' }).where('id', '=', moved).execute();
  await database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', own).execute();
  expect(await purgeSaid(database, 'search_places')).toBe(1);
  expect(await purgeSaid(database, 'search_bikes')).toBe(0);
  expect(await places()).toEqual(['House 7, Sylhet', 'Sylhet']);
  await database.deleteFrom('listings').where('id', '=', own).execute();
  expect(await purgeSaid(database, 'search_places')).toBe(1);
  expect(await purgeSaid(database, 'search_bikes')).toBe(1);
  expect(await places()).toEqual(['Sylhet']);
  expect(await bikes()).toEqual(['', 'FZ-S V3']);
});

test('while somebody adds a listing that may say it, nothing goes', async () => {
  const gone = await addListing(database, { location: 'House 7, Sylhet' });
  await database.deleteFrom('listings').where('id', '=', gone).execute();
  await database.transaction().execute(async (transaction) => {
    await addListing(transaction, { location: 'House 7, Sylhet' });
    expect(await purgeSaid(database, 'search_places')).toBe(0);
  });
  expect(await purgeSaid(database, 'search_places')).toBe(0);
  expect(await places()).toEqual(['House 7, Sylhet']);
});

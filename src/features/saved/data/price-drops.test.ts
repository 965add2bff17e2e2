import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import type { Database } from '../../../platform/database.ts';
import { saveListings } from '../data.ts';
import { listPriceDrops, type PriceDrop } from './price-drops.ts';

let database: Database;
let drop: () => Promise<void>;
const people = ['one', 'two'];
const long = new Date('2020-01-01T00:00:00Z');

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  for (const id of people)
    await database
      .insertInto('users')
      .values({ id, name: id, email: `${id}@example.com`, email_verified: true, image: null, role: 'buyer' })
      .execute();
});
afterAll(() => drop());

async function ask(id: string, amount: number | null, currency: string | null = null) {
  await database
    .updateTable('listings')
    .set({ price_amount: amount, currency })
    .where('id', '=', id)
    .execute();
}

async function dropsOf(id: string, since = long): Promise<PriceDrop[]> {
  return (await listPriceDrops(database, { since, limit: 100 })).filter(({ listingId }) => listingId === id);
}

test('a lower price is told to everybody who saved it at a higher one; a raise, a sale and another currency are not', async () => {
  const id = await addListing(database, { price_amount: 100_000, name: 'Suzuki Gixxer' });
  await saveListings(database, 'one', [{ _id: id }]);
  expect(await dropsOf(id)).toEqual([]);
  await ask(id, 90_000);
  await saveListings(database, 'two', [{ _id: id }]);
  const [told, ...others] = await dropsOf(id);
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    userId: 'one',
    name: 'Suzuki Gixxer',
    before: 100_000,
    now: 90_000,
    currency: null,
  });
  expect(await dropsOf(id, told?.changedAt)).toEqual([]);

  await ask(id, 95_000);
  expect(await dropsOf(id)).toEqual([]);
  await ask(id, 85_000);
  const again = await dropsOf(id);
  expect(again.map(({ userId, before, now }) => [userId, before, now])).toEqual([
    ['one', 100_000, 85_000],
    ['two', 90_000, 85_000],
  ]);
  expect(again[0]?.change).not.toBe(told?.change);
  await ask(id, 80_000, 'INR');
  expect(await dropsOf(id)).toEqual([]);
  await ask(id, 70_000);
  expect(await dropsOf(id)).toEqual([]);
  await ask(id, 60_000);
  expect(await dropsOf(id)).toHaveLength(2);
  await database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  expect(await dropsOf(id)).toEqual([]);
});

test('what changes but the price leaves no trace; pages go on where the one before ended', async () => {
  const before = await database.selectFrom('price_changes').selectAll().execute();
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) ids.push(await addListing(database, { price_amount: 50_000 + i }));
  await database.updateTable('listings').set({ description: 'Sold by its first owner.' }).execute();
  expect(await database.selectFrom('price_changes').selectAll().execute()).toHaveLength(before.length);
  for (const person of people)
    await saveListings(
      database,
      person,
      ids.map((_id) => ({ _id })),
    );
  // In one statement: all of them have the same moment.
  await database.updateTable('listings').set({ price_amount: 40_000 }).where('id', 'in', ids).execute();
  const told: string[] = [];
  let after: PriceDrop | undefined;
  do {
    const page: PriceDrop[] = await listPriceDrops(database, { since: long, limit: 2, after });
    told.push(
      ...page
        .filter(({ listingId }) => ids.includes(listingId))
        .map((each) => `${each.listingId} ${each.userId}`),
    );
    after = page.at(-1);
  } while (after);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toHaveLength(6);
});

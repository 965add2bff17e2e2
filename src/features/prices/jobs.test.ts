import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { createOverlaps } from '../../../test/support/overlaps.ts';
import { askToLearn, learningAsked } from './data/learning.ts';
import { learnPrices, learnPricesAsked } from './jobs.ts';

let db: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  db = await createTestDatabase();
  for (let i = 0; i < 12; i += 1)
    await addListing(db.database, { name: `Yamaha FZ-S V3 ${i}`, price_amount: 120_000 + i });
});
afterEach(() => db.database.deleteFrom('price_models').execute());
afterAll(() => db.drop());

const models = () => db.database.selectFrom('price_models').select(['scope', 'listings']).execute();

test('prices are learned once after somebody has asked, however often, and not before', async () => {
  const { database } = db;
  expect(await learnPricesAsked(database)).toEqual({});
  expect(await models()).toEqual([]);
  for (let i = 0; i < 3; i += 1) await askToLearn(database);
  expect(await learnPricesAsked(database)).toEqual({ own: 12 });
  expect(await models()).toEqual([{ scope: 'own', listings: 12 }]);
  expect(await learnPricesAsked(database)).toEqual({});
});

test('a site that has learned before the low ends of prices were told learns them at once; a new one has nothing to learn', async () => {
  const { database } = db;
  const migration = await readFile(
    new URL('../../../db/migrations/0064-values-learned-anew.sql', import.meta.url),
    'utf8',
  );
  await database.updateTable('search_entries').set({ expected: null }).execute();
  await sql.raw(migration).execute(database);
  expect(await learningAsked(database)).toBeNull();
  await learnPrices(database);
  await database.updateTable('search_entries').set({ expected_low: null }).execute();
  await sql.raw(migration).execute(database);
  expect(await learnPricesAsked(database)).toEqual({ own: 12 });
  const { rows } = await sql`select from search_entries where for_sale and expected_low is null`.execute(
    database,
  );
  expect(rows).toEqual([]);
});

test('a site whose models are of an older form learns anew at once; a new one has nothing to learn', async () => {
  const { database } = db;
  const migration = await readFile(
    new URL('../../../db/migrations/0070-prices-learned-anew.sql', import.meta.url),
    'utf8',
  );
  await database.deleteFrom('price_models').execute();
  await sql.raw(migration).execute(database);
  expect(await learningAsked(database)).toBeNull();
  await learnPrices(database);
  await sql.raw(migration).execute(database);
  // Also where somebody has asked, and the process that learns is still one of before the upgrade.
  const before = await learningAsked(database);
  expect(before).not.toBeNull();
  await sql.raw(migration).execute(database);
  expect(await learningAsked(database)).not.toEqual(before);
  expect(await learnPricesAsked(database)).toEqual({ own: 12 });
});

test('learning by the clock serves whoever has asked', async () => {
  await askToLearn(db.database);
  await learnPrices(db.database);
  expect(await learningAsked(db.database)).toBeNull();
});

test('two never learn at a time; who asks meanwhile is served next', async () => {
  const { database } = db;
  const { heldAt, until } = await createOverlaps(database);
  await askToLearn(database);
  await heldAt('price_models', 'insert', async (release) => {
    const first = learnPricesAsked(database);
    await until(1);
    expect(await learnPrices(database)).toEqual({});
    expect(await learnPricesAsked(database)).toEqual({});
    await askToLearn(database);
    await release();
    expect(await first).toEqual({ own: 12 });
  });
  expect(await learningAsked(database)).not.toBeNull();
  expect(await learnPricesAsked(database)).toEqual({ own: 12 });
  expect(await learningAsked(database)).toBeNull();
});

test('what fails is not begun again and again: the next hour tries', async () => {
  const { database } = db;
  await sql`alter table price_models add constraint broken check (false)`.execute(database);
  await askToLearn(database);
  await expect(learnPricesAsked(database)).rejects.toThrow('broken');
  expect(await learnPricesAsked(database)).toEqual({});
  await sql`alter table price_models drop constraint broken`.execute(database);
  expect(await learnPrices(database)).toEqual({ own: 12 });
});

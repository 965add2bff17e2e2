import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../test/support/database.ts';
import { addListing } from '../test/support/listings.ts';
import { currencyColumns, settleCurrency } from './garage-currency.server.ts';
import { StartError } from './platform/start-error.ts';

let garage: Awaited<ReturnType<typeof createTestDatabase>>;

beforeEach(async () => {
  garage = await createTestDatabase();
});
afterEach(() => garage.drop());

const settle = (currency: string | undefined, storedPrices?: string) =>
  settleCurrency(garage.database, { currency, storedPrices });

async function currencies(): Promise<(string | null)[]> {
  const { database } = garage;
  const listed = await database.selectFrom('listings').select('currency').orderBy('id').execute();
  const sought = await sql`select currency from search_entries order by no`.execute(database);
  // What is searched says the same as what is shown.
  expect(sought.rows).toEqual(listed);
  return listed.map(({ currency }) => currency);
}

/** One in the garage's own currency, one in Mexican and one in Indian money. */
async function fill(): Promise<void> {
  for (const currency of [null, 'MXN', 'INR'])
    await addListing(garage.database, { price_amount: 125_000, currency });
}

test('every column with the currency of an amount is told with the others what the stored prices are in', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%currency' and is_nullable = 'YES'`.execute(
    garage.database,
  );
  expect(currencyColumns.map(([table, column]) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
});

test('another currency than that of the stored prices: no start, and what to do; nothing is changed', async () => {
  await settle(undefined);
  await fill();
  await expect(settle('MXN')).rejects.toEqual(
    new StartError(
      'The prices in this garage are in BDT, and CURRENCY is now MXN: set CURRENCY=BDT to continue as before; or start ' +
        'once with STORED_PRICES=BDT, and they stay in BDT while new ones are in MXN; or with STORED_PRICES=MXN, if ' +
        'they were meant in MXN all along.',
    ),
  );
  await expect(settle('MXN', 'INR')).rejects.toThrow(StartError);
  expect(await currencies()).toEqual([null, 'MXN', 'INR']);
  // As it was, and the same currency by its name.
  await settle(undefined);
  await settle('BDT');
});

test('the owner says that stored prices stay in their currency: they get its name, for whoever saved one, too', async () => {
  const { database } = garage;
  await settle(undefined);
  await fill();
  const [first] = await database.selectFrom('listings').select('id').orderBy('id').execute();
  const listing_id = first?.id ?? '';
  const user = { id: 'u1', email: 'u1@example.org', name: 'U', role: 'buyer' as const, email_verified: true };
  await database.insertInto('users').values(user).execute();
  await database
    .insertInto('saved_listings')
    .values({ user_id: 'u1', listing_id, name: 'A bike', price_amount: 125_000, currency: null })
    .execute();
  await settle('MXN', 'BDT');
  expect(await currencies()).toEqual(['BDT', null, 'INR']);
  const saved = await database.selectFrom('saved_listings').select('currency').execute();
  expect(saved).toEqual([{ currency: 'BDT' }]);
  // No price has changed, so nobody is told of one.
  expect(await database.selectFrom('price_changes').selectAll().execute()).toEqual([]);
  // From now on it is a garage of the new currency, also without the setting.
  await settle('MXN');
  await expect(settle('BDT')).rejects.toThrow('are in MXN, and CURRENCY is now BDT');
});

test('the owner says that they were meant in the new one all along: they stay as they are', async () => {
  await settle(undefined);
  await fill();
  await settle('MXN', 'MXN');
  expect(await currencies()).toEqual([null, null, 'INR']);
  await settle('MXN');
});

const isSaid = { price: '1,25,000', price_amount: 125_000 };

test('what a listing said when it was taken off, or reported, has its currency, too', async () => {
  await settle(undefined);
  for (const currency of [null, 'MXN', 'INR']) {
    const said = JSON.stringify({ ...isSaid, currency });
    const id = await addListing(garage.database, { currency, taken_off_as: said });
    const report = { id, listing_id: id, reason: 'other', said_then: said } as const;
    await garage.database.insertInto('reports').values(report).execute();
  }
  const said = async () => {
    const { rows } = await sql<{ off: string | null; reported: string | null }>`
      select taken_off_as ->> 'currency' as off, said_then ->> 'currency' as reported
      from listings join reports on reports.listing_id = listings.id order by listings.id`.execute(
      garage.database,
    );
    expect(rows.map(({ reported }) => reported)).toEqual(rows.map(({ off }) => off));
    return rows.map(({ off }) => off);
  };
  await settle('MXN', 'BDT');
  expect(await said()).toEqual(['BDT', null, 'INR']);
  await settle('BDT', 'BDT');
  expect(await said()).toEqual([null, null, 'INR']);
});

test('samples are in taka, whatever the prices of all others were meant in', async () => {
  const { database } = garage;
  await settle(undefined);
  await addListing(database, { price_amount: 125_000 });
  const listing_id = await addListing(database, { price_amount: 90_000, origin: 'sample' });
  const user = { id: 'u1', email: 'u1@example.org', name: 'U', role: 'buyer' as const, email_verified: true };
  await database.insertInto('users').values(user).execute();
  await database
    .insertInto('saved_listings')
    .values({ user_id: 'u1', listing_id, name: 'A sample' })
    .execute();
  await settle('MXN', 'MXN');
  expect(await currencies()).toEqual([null, 'BDT']);
  const saved = await database.selectFrom('saved_listings').select('currency').execute();
  expect(saved).toEqual([{ currency: 'BDT' }]);
});

test('price models are of the same prices as before, whatever was learned and left', async () => {
  const { database } = garage;
  await settle(undefined);
  await fill();
  const learn = (scope: string) =>
    database
      .insertInto('price_models')
      .values({ scope, model: `of ${scope}`, listings: 9 })
      .execute();
  const learned = () =>
    database.selectFrom('price_models').select(['scope', 'model']).orderBy('scope').execute();
  for (const scope of ['own', 'MXN', 'INR', 'BDT']) await learn(scope);
  await settle('MXN', 'BDT');
  const kept = [
    { scope: 'BDT', model: 'of own' },
    { scope: 'INR', model: 'of INR' },
    { scope: 'own', model: 'of MXN' },
  ];
  expect(await learned()).toEqual(kept);
  // Only the name was wrong: the prices in it are many, those that had the right name few.
  await settle('INR', 'INR');
  expect(await learned()).toEqual(kept.filter(({ scope }) => scope !== 'INR'));
});

test('a garage without prices of its own changes its currency unasked, and its samples keep theirs', async () => {
  await settle(undefined);
  await settle('MXN');
  await settle('BDT');
  await addListing(garage.database, { price_amount: 125_000, origin: 'sample' });
  await addListing(garage.database, { price: 'Call', price_amount: null, original_price_amount: null });
  await settle('MXN');
  expect((await currencies())[0]).toBe('BDT');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { searchers } from '../../../test/support/searchers.ts';
import { settleCurrency } from '../../garage-currency.server.ts';
import { createFinder, type Finder } from '../search/data/finder.ts';
import { saveSearch } from './commands.ts';
import type { Frequency } from './domain.ts';
import { matchArrivals } from './jobs.ts';

let garage: Awaited<ReturnType<typeof createTestDatabase>>;
let finder: Finder;

beforeEach(async () => {
  garage = await createTestDatabase();
  finder = createFinder(garage.database, 'BDT');
  await settle('BDT');
  await addListing(garage.database, { price_amount: 125_000 });
});
afterEach(() => garage.drop());

const { addPerson, save, matchesOf, idsOf } = searchers(() => ({ database: garage.database, finder }));

const settle = (currency: string, storedPrices?: string) =>
  settleCurrency(garage.database, { currency, storedPrices });

async function addressOfSaved(id: string): Promise<string | undefined> {
  const { database } = garage;
  const row = await database
    .selectFrom('saved_searches')
    .select('address')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.address;
}

/** A saved search as it was stored before its currency was. */
async function saveUnnamed(id: string, user_id: string, address: string, frequency: Frequency = 'now') {
  await garage.database
    .insertInto('saved_searches')
    .values({ id, user_id, name: 'Of before', address, frequency })
    .execute();
  return id;
}

test('prices that were meant in the new currency all along: so were those of saved searches, which find them', async () => {
  const cheap = await save('?maxPrice=200000');
  const any = await save('?make=yamaha');
  const foreign = await save('?currency=INR&maxPrice=90000');
  expect(await addressOfSaved(cheap)).toBe('?currency=BDT&maxPrice=200000');
  await settle('MXN', 'MXN');
  expect(await addressOfSaved(cheap)).toBe('?currency=MXN&maxPrice=200000');
  expect(await addressOfSaved(any)).toBe('?make=yamaha');
  expect(await addressOfSaved(foreign)).toBe('?currency=INR&maxPrice=90000');
  const fits = await addListing(garage.database, { price_amount: 150_000 });
  await addListing(garage.database, { price_amount: 250_000 });
  await matchArrivals(garage.database, 'MXN');
  expect(await idsOf(cheap)).toEqual([fits]);
});

test('prices that stay in the former currency: saved searches mean it, too, and the same address is one search', async () => {
  const person = await addPerson();
  const named = await save('?make=yamaha&maxPrice=50000', person);
  const unnamed = await saveUnnamed('s1', person.id, '?make=yamaha&minPrice=10000');
  const twice = await saveUnnamed('s2', person.id, '?make=yamaha&maxPrice=50000');
  const others = await saveUnnamed('s3', (await addPerson()).id, '?maxPrice=50000&sort=price-low');
  await settle('MXN', 'BDT');
  expect(await addressOfSaved(named)).toBe('?currency=BDT&make=yamaha&maxPrice=50000');
  expect(await addressOfSaved(unnamed)).toBe('?currency=BDT&make=yamaha&minPrice=10000');
  expect(await addressOfSaved(twice)).toBeUndefined();
  expect(await addressOfSaved(others)).toBe('?currency=BDT&maxPrice=50000');
});

test.each([
  ['never', 'daily', 'former'],
  ['daily', 'now', 'former'],
  ['now', 'daily', 'later'],
  ['daily', 'daily', 'later'],
  ['daily', 'never', 'later'],
] as const)(
  'of two that become one, with mail %s and %s, the one with more mail stays: the %s',
  async (later, former, stays) => {
    const { database } = garage;
    const person = await addPerson();
    const wish = async (currency: string, frequency: Frequency) => {
      const address = `?currency=${currency}&maxPrice=200000`;
      return (await saveSearch({ database, finder }, person, { address, name: currency, frequency })).id;
    };
    const ids = { later: await wish('MXN', later), former: await wish('BDT', former) };
    const inTaka = await addListing(database, { price_amount: 150_000 });
    const inPesos = await addListing(database, { price_amount: 150_000, currency: 'MXN' });
    await matchArrivals(database, 'BDT');
    expect([await idsOf(ids.former), await idsOf(ids.later)]).toEqual([[inTaka], [inPesos]]);
    await settle('MXN', 'MXN');
    const left = await database
      .selectFrom('saved_searches')
      .select(['id', 'name', 'address', 'frequency'])
      .execute();
    const name = stays === 'former' ? 'BDT' : 'MXN';
    const frequency = stays === 'former' ? former : later;
    expect(left).toEqual([{ id: ids[stays], name, address: '?currency=MXN&maxPrice=200000', frequency }]);
    // What either found is not found again; what waits for mail waits for that of the one that stays.
    await matchArrivals(database, 'MXN');
    expect((await matchesOf(ids[stays])).map(({ listing_id }) => listing_id).sort()).toEqual(
      [inTaka, inPesos].sort(),
    );
    const due = await database
      .selectFrom('saved_search_matches')
      .select(['mail', 'daily'])
      .where('mail', '=', 'due')
      .execute();
    expect(due.every(({ daily }) => daily === (frequency === 'daily'))).toBe(true);
  },
);

test('a limit that is not possible in the new currency is left out, as no page would read it', async () => {
  await settle('IRR', 'IRR');
  const { id } = await addPerson();
  const saved = await saveUnnamed('s1', id, '?currency=IRR&minPrice=100000&maxPrice=5000000000');
  await settle('BDT', 'BDT');
  expect(await addressOfSaved(saved)).toBe('?currency=BDT&minPrice=100000');
});

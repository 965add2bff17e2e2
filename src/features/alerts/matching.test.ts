import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { searchers } from '../../../test/support/searchers.ts';
import type { Database } from '../../platform/database.ts';
import { createFinder, type Finder } from '../search/data/finder.ts';
import { lookAtSearch } from './commands/looks.ts';
import { matchBatch } from './commands/match-arrivals.ts';
import { waitingReasons } from './data/arrivals.ts';
import { saveMatches } from './data/matching.ts';
import { announceSaving } from './data/saving-lock.ts';
import { fileSearch } from './data.ts';
import { keysOfSearch } from './domain/filing.ts';
import { searchAt } from './domain/matcher.ts';
import { matchArrivals } from './jobs.ts';

let database: Database;
let drop: () => Promise<void>;
let finder: Finder;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  finder = createFinder(database, 'BDT');
});
afterAll(() => drop());

const { addPerson, save, matchesOf, idsOf } = searchers(() => ({ database, finder }));

test('once: run again, by two at a time, taken down and brought back', async () => {
  const id = await save('?make=yamaha&maxPrice=99000');
  const listing = await addListing(database, { price_amount: 90_000 });
  const other = await addListing(database, { price_amount: 95_000 });
  await Promise.all([matchBatch(database, 'BDT'), matchBatch(database, 'BDT'), matchBatch(database, 'BDT')]);
  expect(await idsOf(id)).toEqual([listing, other].sort());
  const { mail } = (await matchesOf(id))[0] ?? {};
  expect(mail).toBe('due');
  await database
    .updateTable('saved_search_matches')
    .set({ mail: 'sent' })
    .where('search_id', '=', id)
    .execute();
  await database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', listing).execute();
  await matchArrivals(database, 'BDT');
  await database.updateTable('listings').set({ deleted_at: null }).where('id', '=', listing).execute();
  expect(await waitingReasons(database)).toEqual(['new']);
  expect(await matchArrivals(database, 'BDT')).toEqual({ listings: 1, matches: 0 });
  expect((await matchesOf(id)).map((match) => match.mail)).toEqual(['sent', 'sent']);
});

test('a listing that was down when the search was saved is found when it comes back', async () => {
  const listing = await addListing(database, { price_amount: 31_000 });
  await matchArrivals(database, 'BDT');
  await database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', listing).execute();
  const id = await save('?maxPrice=31000&minPrice=31000');
  await database.updateTable('listings').set({ deleted_at: null }).where('id', '=', listing).execute();
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([listing]);
});

test('a process that breaks off leaves everything to the next: nothing is lost or written twice', async () => {
  const id = await save('?maxPrice=41000&minPrice=41000');
  const listing = await addListing(database, { price_amount: 41_000 });
  await expect(
    database.transaction().execute(async (transaction) => {
      // As if a process was killed after a part of a batch.
      await sql`delete from listing_arrivals`.execute(transaction);
      await transaction
        .insertInto('saved_search_matches')
        .values({ search_id: id, listing_id: listing, mail: 'due' })
        .execute();
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await idsOf(id)).toEqual([]);
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([listing]);
});

test('whoever saves a search is not told of what was there by then, but of what was still on its way', async () => {
  const there = await addListing(database, { price_amount: 51_000 });
  const started = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  let onItsWay = '';
  const slow = database.transaction().execute(async (transaction) => {
    onItsWay = await addListing(transaction, { price_amount: 51_000 });
    started.resolve();
    await saved.promise;
  });
  await started.promise;
  const id = await save('?maxPrice=51000&minPrice=51000');
  saved.resolve();
  await slow;
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([onItsWay]);
  expect(await idsOf(id)).not.toContain(there);
});

test('a search that is being saved while something comes in hears of it: matching waits for the one, not for the other', async () => {
  const { id: owner } = await addPerson();
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const saving = database.transaction().execute(async (transaction) => {
    await announceSaving(transaction);
    await transaction
      .insertInto('saved_searches')
      .values({
        id: 'slow',
        user_id: owner,
        name: 'Slow',
        address: '?maxPrice=52000&minPrice=52000',
        frequency: 'now',
      })
      .execute();
    const { search, vocabulary } = await finder.understand(searchAt('?maxPrice=52000&minPrice=52000'));
    await fileSearch(transaction, 'slow', search, keysOfSearch(search, vocabulary));
    begun.resolve();
    await finish.promise;
  });
  await begun.promise;
  const listing = await addListing(database, { price_amount: 52_000 });
  const matching = matchArrivals(database, 'BDT');
  await untilWaiting(database, 1);
  finish.resolve();
  await Promise.all([saving, matching]);
  expect(await idsOf('slow')).toEqual([listing]);
});

const unseenOf = async (search: string) => {
  const { rows } = await sql<{ listing_id: string }>`
    select listing_id from saved_search_matches where search_id = ${search} and not seen`.execute(database);
  return rows.map(({ listing_id }) => listing_id);
};

test('what is written while its owner looks at the search is not new: the look waits for it', async () => {
  const owner = await addPerson();
  const id = await save('?maxPrice=53000&minPrice=53000', owner);
  const listing = await addListing(database, { price_amount: 53_000 });
  const { no } = await database
    .selectFrom('search_entries')
    .select('no')
    .where('listing_id', '=', listing)
    .executeTakeFirstOrThrow();
  let look: Promise<unknown> = Promise.resolve();
  await database.transaction().execute(async (transaction) => {
    expect(await saveMatches(transaction, [{ no, search: id }], [no])).toBe(1);
    look = lookAtSearch(database, owner, id);
    await untilWaiting(database, 1, look);
  });
  await look;
  expect(await idsOf(id)).toEqual([listing]);
  expect(await unseenOf(id)).toEqual([]);
});

test('what is matched while a look is being written is not new: matching waits for the look', async () => {
  const owner = await addPerson();
  const id = await save('?maxPrice=54000&minPrice=54000', owner);
  const former = await addListing(database, { price_amount: 54_000 });
  await matchArrivals(database, 'BDT');
  expect(await unseenOf(id)).toEqual([former]);
  const listing = await addListing(database, { price_amount: 54_000 });
  const under = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  // The look has stored its snapshot and is blocked from going on.
  const slow = database.transaction().execute(async (transaction) => {
    await sql`select from saved_search_matches where search_id = ${id} for update`.execute(transaction);
    under.resolve();
    await finish.promise;
  });
  await under.promise;
  const look = lookAtSearch(database, owner, id);
  await untilWaiting(database, 1, look);
  const matching = matchArrivals(database, 'BDT');
  await untilWaiting(database, 2, matching);
  finish.resolve();
  await Promise.all([slow, look, matching]);
  expect(await idsOf(id)).toEqual([former, listing].sort());
  expect(await unseenOf(id)).toEqual([]);
});

test('what is matched is written in one order, whatever order it was found in, so that two never wait for each other', async () => {
  const searches = [
    await save('?maxPrice=55000&minPrice=55000'),
    await save('?maxPrice=55000&minPrice=55000'),
  ];
  const listings: string[] = [];
  for (let left = 30; left > 0; left -= 1)
    listings.unshift(await addListing(database, { price_amount: 55_000 }));
  const { rows: numbers } = await sql<{ no: number }>`
    select no from search_entries where listing_id = any (${listings}::text[]) order by no desc`.execute(
    database,
  );
  const found = numbers.flatMap(({ no }) => searches.toReversed().map((search) => ({ no, search })));
  expect(
    await saveMatches(
      database,
      found,
      numbers.map(({ no }) => no),
    ),
  ).toBe(60);
  const { rows } = await sql<{ search_id: string; listing_id: string }>`
    select search_id, listing_id from saved_search_matches
    where search_id = any (${searches}::text[]) order by ctid`.execute(database);
  expect(rows).toEqual(
    searches
      .toSorted()
      .flatMap((search_id) => listings.toSorted().map((listing_id) => ({ search_id, listing_id }))),
  );
});

test('what another process and a batch wait for each other with is matched all the same', async () => {
  const id = await save('?maxPrice=156000&minPrice=156000');
  const first = await addListing(database, { price_amount: 156_000 });
  const last = await addListing(database, { price_amount: 156_000 });
  const pair = (listing_id: string) => ({ search_id: id, listing_id, mail: 'due' as const });
  const done = await database.transaction().execute(async (transaction) => {
    // So that PostgreSQL aborts the batch and not the other transaction.
    await sql`set local deadlock_timeout = '1min'`.execute(transaction);
    await transaction.insertInto('saved_search_matches').values(pair(last)).execute();
    const batch = matchBatch(database, 'BDT');
    batch.catch(() => undefined);
    await untilWaiting(database, 1, batch);
    await transaction.insertInto('saved_search_matches').values(pair(first)).execute();
    return { batch };
  });
  expect(await done.batch).toEqual({ listings: 2, matches: 0 });
  expect(await idsOf(id)).toEqual([first, last].sort());
});

test('nobody is told of their own, of what went before it was looked at, or mailed before the mailbox is proven', async () => {
  const seller = await addPerson();
  const unproven = await addPerson(false);
  const own = await save('?maxPrice=61000&minPrice=61000', seller);
  const others = await save('?maxPrice=61000&minPrice=61000', unproven);
  const listing = await addListing(database, { price_amount: 61_000, seller_id: seller.id });
  const gone = await addListing(database, { price_amount: 61_000 });
  await database.deleteFrom('listings').where('id', '=', gone).execute();
  await matchArrivals(database, 'BDT');
  expect(await matchesOf(own)).toEqual([]);
  expect(await matchesOf(others)).toEqual([{ listing_id: listing, mail: 'none' }]);
});

test('where nobody saved a search what comes in is forgotten', async () => {
  const empty = await createTestDatabase();
  try {
    await addListing(empty.database);
    expect(await waitingReasons(empty.database)).toEqual(['new']);
    expect(await matchArrivals(empty.database, 'BDT')).toEqual({ listings: 0, matches: 0 });
    expect(await waitingReasons(empty.database)).toEqual([]);
  } finally {
    await empty.drop();
  }
});

test('an area is waited for in both scripts, also by a search that was saved when it was filed under one', async () => {
  const [latin, bangla] = [await save('?q="Mirpur"'), await save('?district=dhaka&division=dhaka&q="মিরপুর"')];
  await sql`delete from saved_search_keys where search_id = ${latin} and key <> '~mirp*'`.execute(database);
  const migration = new URL('../../../db/migrations/0066-areas-in-both-scripts.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(database);
  const here = { location: 'Dhaka' };
  const one = await addListing(database, { ...here, description: 'Stands in Mirpur.' });
  const other = await addListing(database, { ...here, description: 'মিরপুরে আছে।' });
  await addListing(database, { ...here, description: 'Stands in Uttara.' });
  await matchArrivals(database, 'BDT');
  for (const search of [latin, bangla]) expect(await idsOf(search)).toEqual([one, other].sort());
});

test('an area of two words is waited for in both scripts, whichever of its words a search is filed under', async () => {
  const [latin, bangla] = [await save('?q="old dhaka"'), await save('?q="পুরান ঢাকা"')];
  const here = { location: 'Sylhet' };
  const one = await addListing(database, { ...here, description: 'Stands in old Dhaka.' });
  const other = await addListing(database, { ...here, description: 'পুরান ঢাকায় আছে।' });
  await addListing(database, { ...here, description: 'Stands in Dhaka.' });
  await matchArrivals(database, 'BDT');
  for (const search of [latin, bangla]) expect(await idsOf(search)).toEqual([one, other].sort());
});

test('a colour is waited for in English and in Bangla, though the search is filed under its word', async () => {
  const [english, bangla] = [await save('?q=red'), await save('?q=লাল')];
  const red = await addListing(database, { name: 'Honda Dio', description: 'Bright red.' });
  const laal = await addListing(database, { name: 'Honda Dio', description: 'লাল রঙের।' });
  await addListing(database, { name: 'Honda Dio', description: 'Blue.' });
  await matchArrivals(database, 'BDT');
  for (const search of [english, bangla]) expect(await idsOf(search)).toEqual([red, laal].sort());
});

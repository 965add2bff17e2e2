import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { priceWatchers } from '../../../test/support/price-watchers.ts';
import { searchers } from '../../../test/support/searchers.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { bookingMail } from '../identity/data/mail-wishes.ts';
import { createFinder, type Finder } from '../search/data/finder.ts';
import { matchPriceDrops } from './data/price-drops.ts';
import { replaceAddress } from './data/refiling.ts';
import { announceSaving } from './data/saving-lock.ts';
import { addressOf } from './data.ts';
import { searchAt } from './domain/matcher.ts';
import { matchArrivals } from './jobs.ts';

/** A garage with a database of its own, for the tests of a block. */
function openGarage() {
  const garage = {} as { database: Database; finder: Finder };
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const opened = await createTestDatabase();
    drop = opened.drop;
    garage.database = opened.database;
    garage.finder = createFinder(opened.database, 'BDT');
  });
  afterAll(() => drop());
  return garage;
}

describe('new motorcycles', () => {
  const garage = openGarage();
  const { save, idsOf } = searchers(() => garage);

  const deletedAt = (id: string, deleted_at: Date | null) =>
    garage.database.updateTable('listings').set({ deleted_at }).where('id', '=', id).execute();

  test('one that comes back while its deletion is being read is found all the same', async () => {
    const search = await save('?maxPrice=57000&minPrice=57000');
    const listing = await addListing(garage.database, { price_amount: 57_000 });
    await deletedAt(listing, new Date());
    let matching: Promise<unknown> = Promise.resolve();
    let restoring: Promise<unknown> = Promise.resolve();
    // Somebody is saving a search, for which matching waits when it has read what is for sale.
    await garage.database.transaction().execute(async (transaction) => {
      await announceSaving(transaction);
      matching = matchArrivals(garage.database, 'BDT');
      await untilWaiting(garage.database, 1, matching);
      restoring = deletedAt(listing, null);
      await untilWaiting(garage.database, 2, restoring);
    });
    await Promise.all([matching, restoring]);
    await matchArrivals(garage.database, 'BDT');
    expect(await idsOf(search)).toEqual([listing]);
  });

  test('one that is just coming back is left to the next run; others do not wait for it', async () => {
    const search = await save('?maxPrice=58000&minPrice=58000');
    const listing = await addListing(garage.database, { price_amount: 58_000 });
    await deletedAt(listing, new Date());
    const other = await addListing(garage.database, { price_amount: 58_000 });
    await garage.database.transaction().execute(async (restoring) => {
      await restoring.updateTable('listings').set({ deleted_at: null }).where('id', '=', listing).execute();
      await matchArrivals(garage.database, 'BDT');
      expect(await idsOf(search)).toEqual([other]);
    });
    await matchArrivals(garage.database, 'BDT');
    expect((await idsOf(search)).toSorted()).toEqual([listing, other].toSorted());
  });

  test('however many somebody is changing, those behind them are found; what is gone for good leaves the queue', async () => {
    const search = await save('?maxPrice=60000&minPrice=60000');
    const changed: string[] = [];
    for (let n = 0; n < 101; n += 1)
      changed.push(await addListing(garage.database, { price_amount: 60_000 }));
    const gone = await addListing(garage.database, { price_amount: 60_000 });
    const behind = await addListing(garage.database, { price_amount: 60_000 });
    await garage.database.deleteFrom('listings').where('id', '=', gone).execute();
    await garage.database.transaction().execute(async (changing) => {
      await changing
        .updateTable('listings')
        .set({ description: 'Soon' })
        .where('id', 'in', changed)
        .execute();
      await matchArrivals(garage.database, 'BDT');
      expect(await idsOf(search)).toEqual([behind]);
    });
    await matchArrivals(garage.database, 'BDT');
    expect(await idsOf(search)).toHaveLength(changed.length + 1);
    const { rows } = await sql`select from listing_arrivals`.execute(garage.database);
    expect(rows).toEqual([]);
  });

  test('one that is deleted and restored while it is matched is found all the same', async () => {
    const search = await save('?maxPrice=59000&minPrice=59000');
    const listing = await addListing(garage.database, { price_amount: 59_000 });
    let matching: Promise<unknown> = Promise.resolve();
    let changing: Promise<unknown> = Promise.resolve();
    await garage.database.transaction().execute(async (transaction) => {
      await announceSaving(transaction);
      matching = matchArrivals(garage.database, 'BDT');
      await untilWaiting(garage.database, 1, matching);
      changing = deletedAt(listing, new Date()).then(() => deletedAt(listing, null));
      await untilWaiting(garage.database, 2, changing);
    });
    await Promise.all([matching, changing]);
    await matchArrivals(garage.database, 'BDT');
    expect(await idsOf(search)).toEqual([listing]);
  });
});

describe('a search that gets the address that its owner is just saving', () => {
  const garage = openGarage();
  const { addPerson, save } = searchers(() => garage);
  const [before, after] = [
    searchAt('?maxPrice=61000&currency=BDT'),
    searchAt('?maxPrice=62000&currency=BDT'),
  ];

  test('is the one that they have saved', async () => {
    const owner = await addPerson();
    const id = await save('?maxPrice=61000', owner);
    let saving: Promise<unknown> = Promise.resolve();
    await garage.database.transaction().execute(async (refiling) => {
      await refiling
        .updateTable('saved_searches')
        .set({ address: addressOf(after) })
        .where('id', '=', id)
        .execute();
      saving = save('?maxPrice=62000', owner);
      await untilWaiting(garage.database, 1, saving);
    });
    expect(await saving).toBe(id);
  });

  test('keeps its own where they are first', async () => {
    const owner = await addPerson();
    const id = await save('?maxPrice=61000', owner);
    const other = {
      id: 'other',
      user_id: owner.id,
      name: '',
      address: addressOf(after),
      frequency: 'now' as const,
    };
    let refiling: Promise<unknown> = Promise.resolve();
    await garage.database.transaction().execute(async (saving) => {
      await saving.insertInto('saved_searches').values(other).execute();
      refiling = replaceAddress(garage.database, id, addressOf(before), after, []);
      await untilWaiting(garage.database, 1, refiling);
    });
    expect(await refiling).toBe(0);
  });
});

describe('lower prices', () => {
  const garage = priceWatchers();

  /** Matches lower prices while somebody does this and has not committed it yet. */
  async function matchDuring(work: (transaction: Transaction) => Promise<unknown>) {
    let matching = Promise.resolve({ changes: 0, drops: 0 });
    await garage.database.transaction().execute(async (transaction) => {
      await work(transaction);
      matching = matchPriceDrops(garage.database);
      await untilWaiting(garage.database, 1, matching);
    });
    return matching;
  }

  test('one of what somebody is just removing from their list is for the others only', async () => {
    const id = await garage.offer();
    const [leaving] = [await garage.saver([id]), await garage.saver([id])];
    await garage.ask(id, 80_000);
    const matched = await matchDuring((removing) =>
      removing.deleteFrom('saved_listings').where('user_id', '=', leaving.id).execute(),
    );
    expect(matched).toEqual({ changes: 1, drops: 1 });
  });

  test('nor is it for somebody who is just closing their account', async () => {
    const id = await garage.offer();
    const [leaving] = [await garage.saver([id]), await garage.saver([id])];
    await garage.ask(id, 80_000);
    const matched = await matchDuring((closing) =>
      closing.deleteFrom('users').where('id', '=', leaving.id).execute(),
    );
    expect(matched).toEqual({ changes: 1, drops: 1 });
  });

  test('the link that ends mail leads nowhere once its account is gone, also when it is closed in this moment', async () => {
    const { id } = await garage.saver([]);
    let stopping: Promise<unknown> = Promise.resolve();
    await garage.database.transaction().execute(async (closing) => {
      await closing.deleteFrom('users').where('id', '=', id).execute();
      stopping = bookingMail.stop(garage.database, id);
      await untilWaiting(garage.database, 1, stopping);
    });
    expect(await stopping).toBeUndefined();
  });
});

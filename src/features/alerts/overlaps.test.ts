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
import { announceSaving } from './data/saving-lock.ts';
import { matchArrivals } from './jobs.ts';

describe('new motorcycles', () => {
  let database: Database;
  let drop: () => Promise<void>;
  let finder: Finder;
  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase());
    finder = createFinder(database, 'BDT');
  });
  afterAll(() => drop());
  const { save, idsOf } = searchers(() => ({ database, finder }));

  const deletedAt = (id: string, deleted_at: Date | null) =>
    database.updateTable('listings').set({ deleted_at }).where('id', '=', id).execute();

  test('one that comes back while its deletion is being read is found all the same', async () => {
    const search = await save('?maxPrice=57000&minPrice=57000');
    const listing = await addListing(database, { price_amount: 57_000 });
    await deletedAt(listing, new Date());
    let matching: Promise<unknown> = Promise.resolve();
    let restoring: Promise<unknown> = Promise.resolve();
    // Somebody is saving a search, for which matching waits when it has read what is for sale.
    await database.transaction().execute(async (transaction) => {
      await announceSaving(transaction);
      matching = matchArrivals(database, 'BDT');
      await untilWaiting(database, 1, matching);
      restoring = deletedAt(listing, null);
      await untilWaiting(database, 2, restoring);
    });
    await Promise.all([matching, restoring]);
    await matchArrivals(database, 'BDT');
    expect(await idsOf(search)).toEqual([listing]);
  });

  test('one that is just coming back is waited for', async () => {
    const search = await save('?maxPrice=58000&minPrice=58000');
    const listing = await addListing(database, { price_amount: 58_000 });
    await deletedAt(listing, new Date());
    let matching: Promise<unknown> = Promise.resolve();
    await database.transaction().execute(async (restoring) => {
      await restoring.updateTable('listings').set({ deleted_at: null }).where('id', '=', listing).execute();
      matching = matchArrivals(database, 'BDT');
      await untilWaiting(database, 1, matching);
    });
    await matching;
    expect(await idsOf(search)).toEqual([listing]);
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

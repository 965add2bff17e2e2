import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../src/features/catalogue/domain.ts';
import { createFinder } from '../src/features/search/data/finder.ts';
import { anySearch } from '../src/features/search/domain/search.ts';
import { createTestDatabase } from '../test/support/database.ts';
import { addListing } from '../test/support/listings.ts';
import { conditionOf } from './sample-condition.ts';
import { clearDemo, sampleListings, seedDemo, settleDemo } from './seed.ts';

const now = new Date('2026-11-21T06:00:00Z');

describe('the demo garage', () => {
  const listings = sampleListings(now);

  it('shows eight or more in every category', () => {
    expect(listings.length).toBeGreaterThanOrEqual(150);
    for (const id of categoryIds) {
      expect(listings.filter((listing) => listing.category_id === id).length, id).toBeGreaterThanOrEqual(8);
    }
  });

  it('is plausible: prices below the new price, known makes, posted within the last weeks', () => {
    for (const listing of listings) {
      expect(listing.price_amount, listing.name).toBeLessThanOrEqual(listing.original_price_amount);
      expect(listing.price_amount).toBeGreaterThan(15_000);
      expect(listing.make, listing.name).not.toBeNull();
      expect(listing.year).toBeLessThanOrEqual(2026);
      expect(listing.mileage_km).toBeLessThan(130_000);
      const days = (now.getTime() - listing.posted_at.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThan(46);
    }
    expect(new Set(listings.map(({ image }) => image)).size).toBeGreaterThan(40);
    expect(new Set(listings.map(({ location }) => location)).size).toBeGreaterThan(40);
  });

  it('says that its listings are samples, and nobody can be reached or sign in as their seller', () => {
    for (const listing of listings) {
      expect(listing.description).toContain('sample listing');
      expect(listing.seller_name).toContain('sample');
      expect(listing.email).toMatch(/@example\.invalid$/);
      expect(listing).toMatchObject({ origin: 'sample', seller_id: null, mobile: '' });
    }
  });

  it('is the same each time', () => expect(sampleListings(now)).toEqual(listings));
});

describe('seedDemo', () => {
  let test: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('fills the garage once, in a few statements, and does not bring back what was deleted', async () => {
    let statements = 0;
    const counted = test.database.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await seedDemo(counted, now)).toBe(sampleListings(now).length);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThan(10);
    // The searches that the README tells newcomers to try.
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    const examples = /find a motorcycle \(([^)]+)\)/.exec(readme)?.[1]?.match(/(?<=")[a-z][^"]+(?=")/g) ?? [];
    expect(examples.length).toBe(2);
    const finder = createFinder(test.database, 'BDT');
    for (const words of examples) {
      const { total } = await finder.find({ search: { ...anySearch, words }, limit: 1, after: null }, now);
      expect([words, total > 1]).toEqual([words, true]);
    }
    await test.database.updateTable('listings').set({ deleted_at: now }).where('make', '=', 'BMW').execute();
    expect(await seedDemo(test.database, new Date(now.getTime() + 9e9))).toBe(0);
  });
});

describe('clearDemo', () => {
  let test: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('takes the samples away, but for those that somebody booked or saved, which stay as sold; they come back', async () => {
    const { database } = test;
    const all = await seedDemo(database, now);
    const own = await addListing(database);
    const user = {
      id: 'u1',
      email: 'u1@example.org',
      name: 'U',
      role: 'buyer' as const,
      email_verified: true,
    };
    await database.insertInto('users').values(user).execute();
    const booking = {
      id: 'b1',
      user_id: 'u1',
      listing_id: 'sample0003',
      location: 'x',
      mobile: '+8801712345678',
    };
    await database
      .insertInto('bookings')
      .values({ ...booking, intent: 'viewing', recipient: 'garage' })
      .execute();
    const saved = {
      user_id: 'u1',
      listing_id: 'sample0007',
      name: 'A bike',
      price_amount: 1,
      currency: null,
    };
    await database.insertInto('saved_listings').values(saved).execute();

    expect(await clearDemo(database)).toEqual({ deleted: all - 2, sold: 2 });
    const left = await database.selectFrom('listings').select(['id', 'sold_at']).orderBy('id').execute();
    const sold_at = expect.any(Date);
    expect(left).toEqual(
      [
        { id: own, sold_at: null },
        { id: 'sample0003', sold_at },
        { id: 'sample0007', sold_at },
      ].sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
    const booked = await database.selectFrom('bookings').select('listing_id').execute();
    expect(booked).toEqual([{ listing_id: 'sample0003' }]);
    expect(await clearDemo(database)).toEqual({ deleted: 0, sold: 0 });
    expect(await settleDemo(database, { demo: false, currency: undefined })).toBeNull();

    expect(await settleDemo(database, { demo: true, currency: undefined })).toBe(
      `${all - 2} sample motorcycles were added. DEMO=off takes them away at the next start.`,
    );
    const unsold = database.selectFrom('listings').select('id').where('sold_at', 'is', null);
    expect(await unsold.execute()).toHaveLength(all + 1);
    expect(await settleDemo(database, { demo: false, currency: undefined })).toBe(
      `${all} sample motorcycles are no longer for sale, as DEMO is off. 2 of them that somebody booked, saved or reported stay as sold.`,
    );
  });

  it('in a garage of another country their prices are in taka all the same', async () => {
    await seedDemo(test.database, now, 'MXN');
    const rows = test.database.selectFrom('listings').select('currency').distinct();
    expect(await rows.where('id', 'like', 'sample01%').execute()).toEqual([{ currency: 'BDT' }]);
  });
});

describe('conditionOf', () => {
  it.each([
    [{ age: 2, kilometres: 9_000, owners: 1 }, 'excellent'],
    [{ age: 2, kilometres: 9_000, owners: null }, 'excellent'],
    [{ age: 2, kilometres: null, owners: 1 }, 'good'],
    [{ age: 2, kilometres: 9_000, owners: 2 }, 'good'],
    [{ age: 5, kilometres: 30_000, owners: 1 }, 'good'],
    [{ age: null, kilometres: null, owners: null }, 'good'],
    [{ age: 10, kilometres: 9_000, owners: 1 }, 'fair'],
    [{ age: 5, kilometres: 60_000, owners: 1 }, 'fair'],
    [{ age: 5, kilometres: 30_000, owners: 3 }, 'fair'],
  ])('%j is %s', (use, condition) => expect(conditionOf(use)).toBe(condition));
});

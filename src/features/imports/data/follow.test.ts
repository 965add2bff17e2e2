import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { listingOf } from '../../../../test/support/listings.ts';
import { untilWaiting } from '../../../../test/support/lock-waits.ts';
import { createOverlaps } from '../../../../test/support/overlaps.ts';
import { newId } from '../../../kernel/ids.ts';
import { isUnavailable } from '../../../platform/database.ts';
import { holdBookable, saveBooking } from '../../bookings/data.ts';
import { type NewImport, storeBatches } from '../data.ts';

let db: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test('a list that is imported again waits for a booking under way, and then leaves alone what is booked', async () => {
  const { database } = db;
  const { until } = await createOverlaps(database);
  const posted_at = new Date();
  const rows = [0, 1].map((i) => ({
    ...listingOf({ country: '', description: 'Well kept.' }),
    import_key: `row ${i}`,
    posted_at,
    dated: false,
  })) as NewImport[];
  const store = (price_amount: number) =>
    storeBatches(database, false, (put) =>
      put(rows.map((row) => ({ ...row, price: String(price_amount), price_amount }))),
    );
  await store(65_000);
  const userId = newId();
  await database
    .insertInto('users')
    .values({ id: userId, name: 'Karim', email: 'karim@example.com', role: 'buyer', email_verified: true })
    .execute();

  let again: ReturnType<typeof store> | null = null;
  await database.transaction().execute(async (booking) => {
    const listing = await holdBookable(booking, rows[0]?.id ?? '');
    expect(listing?.priceAmount).toBe(65_000);
    if (!listing) return;
    again = store(60_000);
    await until(1);
    await saveBooking(booking, {
      listing,
      recipient: 'garage',
      userId,
      intent: 'purchase',
      location: 'Dhaka',
      mobile: '+8801812345678',
    });
  });
  expect(await again).toMatchObject({ changed: 1, leftAlone: 1, unchanged: 0 });
  const { rows: prices } = await sql<object>`
    select listing.price_amount, booking.product_price_amount as booked_for
    from listings listing left join bookings booking on booking.listing_id = listing.id
    order by listing.import_key`.execute(database);
  expect(prices).toEqual([
    { price_amount: 65_000, booked_for: 65_000 },
    { price_amount: 60_000, booked_for: null },
  ]);
});

test('an import whose connection is lost in the middle of a batch says so, and not that it cannot tidy up', async () => {
  const { database } = db;
  const row = {
    ...listingOf({ country: '', description: 'Well kept.' }),
    import_key: 'lost',
    posted_at: new Date(),
    dated: false,
  } as NewImport;
  const store = (price_amount: number) =>
    storeBatches(database, false, (put) => put([{ ...row, price: String(price_amount), price_amount }]));
  await store(65_000);
  let again: Promise<unknown> | null = null;
  await database.transaction().execute(async (other) => {
    await other.selectFrom('listings').select('id').where('id', '=', row.id).forUpdate().execute();
    again = store(60_000).catch((error: unknown) => error);
    await untilWaiting(database, 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(other);
  });
  expect(isUnavailable(await again)).toBe(true);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { listingOf } from '../../../../test/support/listings.ts';
import type { Database } from '../../../platform/database.ts';
import { listInbox } from '../data.ts';
import { readNews } from './mailing.ts';

let database: Database;
let drop: () => Promise<void>;
const many = 1_000;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  const listing = listingOf({ country: '' });
  await database.insertInto('listings').values(listing).execute();
  // As strangers can send them without an account.
  await sql`
    insert into reports (id, listing_id, email, reason, words, created_at, news_at)
    select 'r' || n, ${listing.id}, 'stranger' || n || '@example.com', 'fraud', 'Said ' || n, at, at
    from generate_series(1, ${many}) n, lateral (select now() - interval '1 hour' + n * interval '1 second') times (at)`.execute(
    database,
  );
  await sql`
    insert into users (id, name, email, admin) values ('owner', 'Owner', 'owner@example.com', true)`.execute(
    database,
  );
  await sql`insert into inbox_mails (user_id) values ('owner')`.execute(database);
});
afterAll(() => drop());

test('a motorcycle that was reported a thousand times keeps no admin from searching the inbox', async () => {
  const search = async (search: string) => {
    const { items } = await listInbox(database, { state: 'open', search, limit: 24, cursor: null });
    return items.map(({ report }) => report?.count);
  };
  // Reading them once for every other one would take longer than a statement or a test may.
  expect(await search('said 77')).toEqual([many]);
  expect(await search('stranger500@example')).toEqual([many]);
  expect(await search('nobody said this')).toEqual([]);
});

/** Rows of reports that this connection has read, of which it may not have told the statistics of all yet. */
async function rowsRead(one: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'reports'`.execute(
    one,
  );
  return rows[0]?.read ?? 0;
}

test('a mail about it reads each report a few times, and not once for every other one', async () => {
  await database.transaction().execute(async (one) => {
    // What it had read before, for another test, may still be counted.
    const before = await rowsRead(one);
    const news = await readNews(one, { userId: 'owner', until: new Date(Date.now() + 60_000) });
    expect(news).toMatchObject({ count: 1, entries: [{ id: `r${many}`, reasons: ['fraud'] }] });
    const read = (await rowsRead(one)) - before;
    expect(read).toBeGreaterThanOrEqual(many);
    expect(read).toBeLessThan(20 * many);
  });
});

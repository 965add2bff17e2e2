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

/** Rows of reports that this connection has read, of which it may not have told the statistics of all yet. */
async function rowsRead(one: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'reports'`.execute(
    one,
  );
  return rows[0]?.read ?? 0;
}

/** Does something that must read each report a few times, and not once for every other one. */
const readingFew = (work: (one: Database) => Promise<void>) =>
  database.transaction().execute(async (one) => {
    const before = await rowsRead(one);
    await work(one);
    const read = (await rowsRead(one)) - before;
    expect(read).toBeGreaterThanOrEqual(many);
    expect(read).toBeLessThan(20 * many);
  });

test.each([
  ['', [many]],
  ['said 77', [many]],
  ['stranger500@example', [many]],
  ['nobody said this', []],
])(
  'a motorcycle that was reported a thousand times keeps no admin from the inbox: search for "%s"',
  (search, counts) =>
    readingFew(async (one) => {
      const { items } = await listInbox(one, { state: 'open', search, limit: 24, cursor: null });
      expect(items.map(({ report }) => report?.count)).toEqual(counts);
    }),
);

test('nor the mail about it from being written', () =>
  readingFew(async (one) => {
    const news = await readNews(one, { userId: 'owner', until: new Date(Date.now() + 60_000) });
    expect(news).toMatchObject({ count: 1, entries: [{ id: `r${many}`, reasons: ['fraud'] }] });
  }));

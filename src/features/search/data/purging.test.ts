import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing, listingOf } from '../../../../test/support/listings.ts';
import type { Database } from '../../../platform/database.ts';
import { feedPageSize, readFeed, unread } from './feed.ts';
import { createMirror } from './mirror.ts';
import { purgeEntries } from './purging.ts';

let database: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ database, drop } = await createTestDatabase());
});
afterEach(() => drop());

const remove = (id: string) => database.deleteFrom('listings').where('id', '=', id).execute();
const entriesOf = async () =>
  (await database.selectFrom('search_entries').select('listing_id').execute()).map((row) => row.listing_id);
/** As if everything that is gone had gone so many hours earlier. */
const letHoursPass = (hours: number) =>
  sql`update search_gone set at = at - make_interval(hours => ${hours})`.execute(database);
const sizeOf = async (mirror: ReturnType<typeof createMirror>) => (await mirror.current()).columns.size;

test('the entry of a listing that is gone stays until every mirror has seen it, and then goes with its arrival', async () => {
  const [kept, gone] = [await addListing(database), await addListing(database)];
  await sql`insert into past_arrivals (no, at, changed)
    select no, now(), pg_current_xact_id() from search_entries`.execute(database);
  await remove(gone);
  await letHoursPass(23);
  expect(await purgeEntries(database)).toBe(0);
  expect(await entriesOf()).toContain(gone);
  await letHoursPass(1);
  expect(await purgeEntries(database)).toBe(1);
  expect(await entriesOf()).toEqual([kept]);
  expect((await sql`select from past_arrivals`.execute(database)).rows).toHaveLength(1);
  expect((await sql`select from search_gone`.execute(database)).rows).toHaveLength(0);
});

test('so does the entry of one that was off sale before it went, but not of one that was put back under its id', async () => {
  const before = await addListing(database, { deleted_at: new Date() });
  const again = listingOf();
  await database.insertInto('listings').values(again).execute();
  await remove(before);
  await remove(again.id);
  await database
    .insertInto('listings')
    .values({ ...again, deleted_at: new Date() })
    .execute();
  await letHoursPass(24);
  expect(await purgeEntries(database)).toBe(1);
  expect(await entriesOf()).toEqual([again.id]);
});

test('a mirror that has looked lately knows what is gone; one that paused too long reads everything again', async () => {
  const gone = await addListing(database);
  const kept = await addListing(database);
  const awake = createMirror({ database, own: 'BDT' });
  const asleep = createMirror({ database, own: 'BDT' });
  const tired = createMirror({ database, own: 'BDT', longestPause: -1 });
  for (const mirror of [awake, asleep, tired]) expect(await sizeOf(mirror)).toBe(2);
  await remove(gone);
  expect(await sizeOf(awake)).toBe(1);
  await letHoursPass(24);
  await purgeEntries(database);
  expect(await sizeOf(awake)).toBe(1);
  // Nothing tells it any more: it would have had to read everything again, as it does after hours.
  expect(await sizeOf(asleep)).toBe(2);
  const { columns, numbers } = await tired.current();
  expect(columns.size).toBe(1);
  expect(columns.slotOf[numbers - 1]).toBe(1);
  expect(await entriesOf()).toEqual([kept]);
});

test('a mirror first reads what is for sale only', async () => {
  await addListing(database);
  await addListing(database, { deleted_at: new Date() });
  expect((await readFeed(database, unread)).rows).toBe(1);
});

test('a mirror keeps nothing of a first read that broke off', async () => {
  const { rows } = await sql<{ no: number }>`
    insert into search_entries (listing_id, for_sale, category_id, condition, seller, photo, posted_at)
    select 'listing ' || nth, true, 'commuters', 'good', 'list', false, now()
    from generate_series(0, ${feedPageSize}::int) nth returning no`.execute(database);
  let pages = 0;
  const mirror = createMirror({
    database,
    own: 'BDT',
    written: (numbers) => {
      if (numbers && ++pages === 2) throw new Error('broken off');
    },
  });
  await expect(mirror.current()).rejects.toThrow('broken off');
  await sql`update search_entries set for_sale = false, changed = pg_current_xact_id() where no = ${rows[0]?.no}`.execute(
    database,
  );
  expect(await sizeOf(mirror)).toBe(feedPageSize);
});

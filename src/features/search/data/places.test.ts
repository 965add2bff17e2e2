import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { listingOf } from '../../../../test/support/listings.ts';
import { createOverlaps } from '../../../../test/support/overlaps.ts';
import type { Database } from '../../../platform/database.ts';
import { migrate } from '../../../platform/migrations.ts';

type PlaceAsWritten = readonly [country: string, location: string];

let test_: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  test_ = await createTestDatabase();
});
afterEach(() => test_.drop());

/** Adds a listing of each place, all in one statement. */
async function addAt(database: Database, said: readonly PlaceAsWritten[]): Promise<void> {
  const rows = said.map(([country, location]) => listingOf({ country, location }));
  await database.insertInto('listings').values(rows).execute();
}

/** What each place was understood as: [country, location, division, district]. */
async function understood(database: Database): Promise<(string | null)[][]> {
  const { rows } = await sql<Record<'country' | 'location' | 'division' | 'district', string>>`
    select place.country, place.location, division.slug as division, district.slug as district
    from search_places place
    left join search_terms division on division.id = place.division_id
    left join search_terms district on district.id = place.district_id
    order by place.country collate "C", place.location collate "C"`.execute(database);
  return rows.map(({ country, location, division, district }) => [country, location, division, district]);
}

/** The number of names of places, with their countries. */
async function countPlaceNames(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_terms where kind in ('division', 'district')`.execute(database);
  return rows[0]?.count ?? 0;
}

/** The number of rows of the name tables that a connection has read. */
async function countRead(connection: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname in ('search_terms', 'search_spellings', 'search_places')`.execute(connection);
  return rows[0]?.read ?? 0;
}

const numbered = (count: number, country: string, prefix: string): PlaceAsWritten[] =>
  Array.from({ length: count }, (_, number) => [country, `${prefix} ${String(number).padStart(4, '0')}`]);

test('many places at once mean what each alone means', async () => {
  const said: PlaceAsWritten[] = [
    ['Bangladesh', 'Kandirpar, Comilla'],
    ['Bangladesh', 'behind the big tree'],
    ['Bangladesh', 'Khulna Division'],
    ['Bangladesh', 'Dhaka, Dhaka'],
    ['Bangladesh', ''],
    ['BANGLADESH', 'কুমিল্লা'],
    ['India', 'Karol Bagh, Delhi, India'],
    ['India', 'DELHI'],
    ['INDIA', 'Pune'],
    ['India', 'India'],
    ['Côte d’Ivoire', 'Plateau (north), Côte d’Ivoire.'],
    ['Nepal', '...'],
    ['', 'Nowhere'],
  ];
  await addAt(test_.database, said);
  const atOnce = await understood(test_.database);
  expect(atOnce).toHaveLength(said.length);
  expect(atOnce).toContainEqual(['Bangladesh', 'Kandirpar, Comilla', 'chattogram', 'cumilla']);
  expect(atOnce).toContainEqual(['India', 'DELHI', 'india', 'india-delhi']);
  expect(atOnce).toContainEqual(['', 'Nowhere', null, null]);

  const other = await createTestDatabase();
  for (const one of said) await addAt(other.database, [one]);
  expect(await understood(other.database)).toEqual(atOnce);
  await other.drop();
});

test('what was taught holds for each of many', async () => {
  const { database } = test_;
  await addAt(database, [
    ['Nepal', 'Kathmandu'],
    ['India', 'Pune'],
  ]);
  await sql`
    insert into search_spellings (spelling, key, term_id)
    select taught.spelling, search_key(taught.spelling), id
    from (values ('KTM', 'nepal-kathmandu'), ('Himaland', 'nepal'), ('New Town', 'dhaka')) taught (spelling, slug)
    join search_terms using (slug) where slug <> 'dhaka' or kind = 'district'`.execute(database);
  await addAt(database, [
    ['Himaland', 'ktm'],
    ['India', 'KTM'],
    ['Bangladesh', 'New Town'],
    ['Bangladesh', 'KTM'],
  ]);
  expect(await understood(database)).toEqual([
    ['Bangladesh', 'KTM', null, null],
    ['Bangladesh', 'New Town', 'dhaka', 'dhaka'],
    ['Himaland', 'ktm', 'nepal', 'nepal-kathmandu'],
    ['India', 'KTM', 'india', 'india-ktm'],
    ['India', 'Pune', 'india', 'india-pune'],
    ['Nepal', 'Kathmandu', 'nepal', 'nepal-kathmandu'],
  ]);
});

test('a country of endlessly many places is cut off, and those it has are still found', async () => {
  const { database } = test_;
  const before = await countPlaceNames(database);
  await addAt(database, numbered(1_500, 'Nepal', 'Ward'));
  await addAt(database, [...numbered(1_000, 'Nepal', 'Zone'), ['India', 'Pune']]);
  // Nepal itself and its 2,000 places; India and Pune.
  expect((await countPlaceNames(database)) - before).toBe(2_003);
  await addAt(database, [
    ['Nepal', 'WARD 0001'],
    ['Nepal', 'Yet another'],
  ]);
  const places = await understood(database);
  expect(places).toContainEqual(['Nepal', 'Zone 0499', 'nepal', 'nepal-zone-0499']);
  expect(places).toContainEqual(['Nepal', 'Zone 0500', 'nepal', null]);
  expect(places).toContainEqual(['Nepal', 'WARD 0001', 'nepal', 'nepal-ward-0001']);
  expect(places).toContainEqual(['Nepal', 'Yet another', 'nepal', null]);
  expect((await countPlaceNames(database)) - before).toBe(2_003);
});

test('two who bring the same new places at once name each once', async () => {
  const { database } = test_;
  const before = await countPlaceNames(database);
  const { until } = await createOverlaps(database);
  const said = numbered(50, 'Nepal', 'Ward');
  let second: Promise<void> = Promise.resolve();
  await database.transaction().execute(async (first) => {
    await addAt(first, said);
    second = addAt(
      database,
      [...said].reverse().map(([country, location]): PlaceAsWritten => [country, `${location}, Nepal`]),
    );
    await until(1);
  });
  await second;
  expect((await countPlaceNames(database)) - before).toBe(51);
  const districts = (await understood(database)).map(([, , , district]) => district);
  expect(districts).toHaveLength(100);
  expect(new Set(districts).size).toBe(50);
  expect(districts).not.toContain(null);
});

test('a new place costs the same, however many its country has', async () => {
  const { database } = test_;
  const batch = 200;
  await addAt(database, numbered(100, 'Nepal', 'Early'));
  const readFor = (said: PlaceAsWritten[]) =>
    database.transaction().execute(async (transaction) => {
      // Plans by what is there, whether or not the server has found the time to look at it.
      await sql`analyze search_terms, search_spellings, search_places`.execute(transaction);
      const before = await countRead(transaction);
      await addAt(transaction, said);
      return (await countRead(transaction)) - before;
    });
  const few = await readFor(numbered(batch, 'Nepal', 'Ward'));
  await addAt(database, numbered(1_500, 'Nepal', 'Zone'));
  const many = await readFor(numbered(batch, 'Nepal', 'Yard'));
  expect(few).toBeGreaterThan(0);
  // They are counted once for all rows, because a country has room for only so many places.
  expect(many - few).toBeLessThan(2 * 2_000);
});

test('areas that were known in Latin letters are known in Bangla: in listings that are there, but for what admins taught', async () => {
  const { database } = test_;
  // As it was before.
  await sql`alter table search_spellings drop column area_of, add column area boolean not null default false`.execute(
    database,
  );
  const term = (slug: string) =>
    sql`(select id from search_terms where kind = 'district' and slug = ${slug})`;
  const remove = (spelling: string) =>
    sql`delete from search_spellings where key = search_key(${spelling})`.execute(database);
  const teach = async (spelling: string, slug: string) => {
    await remove(spelling);
    await sql`insert into search_spellings (spelling, key, term_id)
      values (${spelling}, search_key(${spelling}), ${term(slug)})`.execute(database);
  };
  await remove('মালিবাগ');
  await teach('লালবাগ', 'dhaka');
  await teach('ডেমরা', 'narayanganj');
  await addAt(database, [
    ['Bangladesh', 'মালিবাগ'],
    ['Bangladesh', 'ডেমরা'],
  ]);
  await sql`insert into users (id, name, email, role) values ('u', 'U', 'u@example.org', 'buyer')`.execute(
    database,
  );
  await sql`insert into saved_searches (id, user_id, name, address, frequency)
    values ('s', 'u', 'S', '?q="old dhaka"', 'now')`.execute(database);
  await sql`insert into saved_search_keys (key, search_id) values ('~dhak*', 's')`.execute(database);

  await sql`delete from migrations where name like '0071-%'`.execute(database);
  await migrate(database);
  expect((await understood(database)).map(([, location, , district]) => [location, district])).toEqual([
    ['ডেমরা', 'narayanganj'],
    ['মালিবাগ', 'dhaka'],
  ]);
  const { rows } = await sql<{ spelling: string; area: string | null }>`
    select spelling, area_of as area from search_spellings
    where key in (search_key('Lalbagh'), search_key('লালবাগ'), search_key('Demra'), search_key('ডেমরা'))`.execute(
    database,
  );
  expect(Object.fromEntries(rows.map(({ spelling, area }) => [spelling, area]))).toEqual({
    Lalbagh: 'lalbagh',
    লালবাগ: 'lalbagh',
    Demra: 'demra',
    ডেমরা: null,
  });
  const keys = await sql<{ key: string }>`select key from saved_search_keys order by key`.execute(database);
  expect(keys.rows.map(({ key }) => key)).toEqual(['~dhak*', '~পুরা*']);
});

const inCairo: PlaceAsWritten[] = [
  ['Egypt', 'القاهرة'],
  ['Egypt', 'المعادي، القاهرة'],
  ['Egypt', 'مدينة نصر ، القاهرة، Egypt'],
];

test('the commas of Arabic, Chinese and Japanese stand between the parts of a place, too', async () => {
  const { database } = test_;
  await addAt(database, [
    ...inCairo,
    ['China', '朝阳区，北京'],
    ['Japan', '足立区、東京都'],
    ['Bangladesh', 'Kandirpar، Comilla'],
  ]);
  expect(await understood(database)).toEqual([
    ['Bangladesh', 'Kandirpar، Comilla', 'chattogram', 'cumilla'],
    ['China', '朝阳区，北京', 'china', 'china-北京'],
    ...inCairo.map((said) => [...said, 'egypt', 'egypt-القاهرة']),
    ['Japan', '足立区、東京都', 'japan', 'japan-東京都'],
  ]);
});

test('a town and its part that were once read as one name are read anew', async () => {
  const { database } = test_;
  await addAt(database, inCairo);
  const asNow = await understood(database);
  await sql`
    with former as (
      insert into search_terms (kind, slug, name, parent_id)
      select 'district', 'egypt-المعادي،-القاهرة', 'المعادي، القاهرة', id from search_terms where slug = 'egypt'
      returning id
    ), place as (
      update search_places set district_id = (select id from former) where location = 'المعادي، القاهرة'
    )
    update search_entries set district_id = (select id from former)
    where listing_id in (select id from listings where location = 'المعادي، القاهرة')`.execute(database);
  await sql`update search_words set words = array_to_tsvector(array['المعادي،', 'القاهرة'])
    where no in (select no from search_entries where district_id <> (select id from search_terms where slug = 'egypt-القاهرة'))`.execute(
    database,
  );
  const migration = await readFile(
    new URL('../../../../db/migrations/0084-commas-of-other-scripts.sql', import.meta.url),
    'utf8',
  );
  await database
    .transaction()
    .execute((transaction) =>
      sql.raw(migration.slice(migration.indexOf('-- Existing data'))).execute(transaction),
    );
  expect(await understood(database)).toEqual(asNow);
  const { rows } = await sql<Record<'town' | 'words' | 'towns', unknown>>`
    select (select slug from search_terms where id = (select merged_into from search_terms where slug = 'egypt-المعادي،-القاهرة')) as town,
      (select count(*)::int from search_words where words @@ '''المعادي'''::tsquery) as words,
      (select count(distinct district_id)::int from search_entries) as towns`.execute(database);
  expect(rows).toEqual([{ town: 'egypt-القاهرة', words: 1, towns: 1 }]);
});

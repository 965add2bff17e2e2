import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { listingOf } from '../../test/support/listings.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { closeDatabase, openDatabase, sqlState } from './database.ts';
import { migrate, NewerSchemaError } from './migrations.ts';
import { StartError } from './start-error.ts';

let fresh: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(() => fresh.drop());

test('waits for another process beyond the time that a statement has, and sets that time again', async () => {
  const hasty = openDatabase(fresh.connectionString, { connections: 1, statementTimeout: 1_000 });
  try {
    const migrated = await fresh.database.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(7061992)`.execute(other);
      const waiting = migrate(hasty);
      waiting.catch(() => undefined);
      await sql`select pg_sleep(2)`.execute(other);
      await sql`select pg_advisory_unlock(7061992)`.execute(other);
      return waiting;
    });
    expect(migrated).toEqual([]);
    expect((await sql`show statement_timeout`.execute(hasty)).rows).toEqual([{ statement_timeout: '1s' }]);
  } finally {
    await closeDatabase(hasty);
  }
});

test('a connection that breaks is told as what it is, and not as a lock that could not be given back', async () => {
  const broken = openDatabase(fresh.connectionString, { connections: 1 });
  await fresh.database.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(7061992)`.execute(other);
    const refusal = migrate(broken).catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and not granted`.execute(other);
      expect(rows).toHaveLength(1);
    }, 60_000);
    expect(sqlState(await refusal)).toBe('57P01');
    await sql`select pg_advisory_unlock(7061992)`.execute(other);
  });
  await closeDatabase(broken);
});

test('triggers that join former rows with new ones never do so one by one, however many there are', async () => {
  const { rows } = await sql<{ proname: string; proconfig: string[] | null }>`
    select proname, proconfig from pg_proc
    where prorettype = 'trigger'::regtype and prosrc ~ '(former|arrived) join (former|arrived)'
    order by proname`.execute(fresh.database);
  expect(rows.length).toBeGreaterThan(2);
  for (const { proname, proconfig } of rows)
    expect([proname, proconfig]).toEqual([proname, ['enable_nestloop=off']]);
});

test('a price that changes finds its listing by the index, not among all of them', async () => {
  const { database } = fresh;
  const listings = Array.from({ length: 2_000 }, () => listingOf());
  await database.insertInto('listings').values(listings).execute();
  await sql`analyze`.execute(database);
  await database.transaction().execute(async (transaction) => {
    const scans = async () => {
      const { rows } = await sql<{ scans: number }>`
        select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'search_entries'`.execute(
        transaction,
      );
      return rows[0]?.scans ?? 0;
    };
    const before = await scans();
    await sql`update listings set price_amount = price_amount - 1 where id = ${listings[0]?.id}`.execute(
      transaction,
    );
    expect((await sql`select from lowered_arrivals`.execute(transaction)).rows).toHaveLength(1);
    expect((await scans()) - before).toBe(0);
  });
});

test('refuses a schema of a newer version in a sentence', async () => {
  await sql`insert into migrations (name) values ('9999-newer.sql')`.execute(fresh.database);
  const refusal = await migrate(fresh.database).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NewerSchemaError);
  expect(refusal).toBeInstanceOf(StartError);
  await sql`delete from migrations where name = '9999-newer.sql'`.execute(fresh.database);
});

test.each([
  ['a database that is missing', { pathname: '/nowhere' }, /\/nowhere, does not exist: create it/],
  [
    'a wrong password',
    { password: 'wrong' },
    /refuses the sign-in \(.*\): correct the user and the password/,
  ],
  ['a server that is not there', { port: '1' }, /does not answer \(nothing answers there\): start it/],
])('%s is told in a sentence', async (_, wrong, sentence) => {
  const databaseUrl = Object.assign(new URL(fresh.connectionString), wrong).href;
  const database = openDatabase(databaseUrl, { connections: 1 });
  const refusal = await bringUpToDate(database, { databaseUrl }).catch((error: unknown) => error);
  await closeDatabase(database);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toMatch(sentence);
  expect(String(refusal)).not.toContain('wrong@');
});

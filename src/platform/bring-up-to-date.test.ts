import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testServer } from '../../test/support/database.ts';
import { newId } from '../kernel/ids.ts';
import { asInterrupted, bringUpToDate } from './bring-up-to-date.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { StartError } from './start-error.ts';

let databaseName: string;
let role: string;

beforeEach(() => {
  databaseName = `first_${newId()}`;
  role = `weak_${newId()}`;
});
afterEach(async () => {
  await asOwner(`drop database if exists ${databaseName} with (force)`, `drop role if exists ${role}`);
});

async function run(url: URL, statements: readonly string[]): Promise<void> {
  const database = openDatabase(url.href, { connections: 1 });
  for (const statement of statements) await sql.raw(statement).execute(database);
  await closeDatabase(database);
}

const asOwner = (...statements: string[]) =>
  run(Object.assign(new URL(testServer()), { pathname: '/postgres' }), statements);

const inDatabase = (...statements: string[]) =>
  run(Object.assign(new URL(testServer()), { pathname: `/${databaseName}` }), statements);

/** What a first start on the database says; null where it makes the tables. */
async function start(
  user: Partial<Pick<URL, 'username' | 'password'>> = {},
  onUpgrade?: (migrations: number) => void,
): Promise<string | null> {
  const url = Object.assign(new URL(testServer()), { pathname: `/${databaseName}`, ...user });
  const database = openDatabase(url.href, { connections: 1 });
  try {
    await bringUpToDate(database, { databaseUrl: url.href }, onUpgrade);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return error instanceof StartError ? error.message : null;
  } finally {
    await closeDatabase(database);
  }
}

test('a user without rights is told all that are missing, and can start with them', async () => {
  await asOwner(`create database ${databaseName}`, `create role ${role} login password 'weak'`);
  const weak = { username: role, password: 'weak' };
  const refusal = await start(weak);
  const grants = [
    `grant usage, create on schema public to ${role}`,
    `grant create on database ${databaseName} to ${role}`,
  ];
  expect(refusal).toMatch(/^The database of DATABASE_URL, .* does not give this user all rights /);
  expect(refusal).toContain(`run "${grants.join('; ')}"`);
  await inDatabase(...grants.slice(0, 1));
  expect(await start(weak)).toContain(`run "${grants[1]}"`);
  await inDatabase(...grants.slice(1));
  expect(await start(weak)).toBeNull();
});

test('a database of another encoding', async () => {
  await asOwner(
    `create database ${databaseName} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
  );
  expect(await start()).toMatch(/ stores texts as LATIN1, .*: create a database with encoding UTF8 /);
});

test.each(['users as select 1 as one', 'migrations as select 1 as one'])(
  'a database with a foreign table: %s',
  async (table) => {
    await asOwner(`create database ${databaseName}`);
    await inDatabase(`create table ${table}`);
    expect(await start()).toMatch(
      / has tables of another program \(.*: set DATABASE_URL to an empty database\.$/,
    );
  },
);

test('a database that can only be read, before and after it was used', async () => {
  await asOwner(`create database ${databaseName}`);
  const readOnly = (value: 'on' | 'off') =>
    asOwner(`alter database ${databaseName} set default_transaction_read_only = ${value}`);
  await readOnly('on');
  expect(await start()).toMatch(/ can only be read .* set DATABASE_URL to one that can be written to\.$/);
  await readOnly('off');
  expect(await start()).toBeNull();
  await readOnly('on');
  expect(await start()).toMatch(/ can only be read /);
});

test('a migration that fails where others were applied asks for the version before', async () => {
  await asOwner(`create database ${databaseName}`);
  expect(await start()).toBeNull();
  await inDatabase(
    `delete from migrations where name = (select max(name) from migrations where name like '0002%')`,
  );
  expect(await start()).toMatch(
    /^The database could not be brought up to date .*start the version that was used before/,
  );
});

const forget = (...names: string[]) =>
  inDatabase(`delete from migrations where name in (${names.map((name) => `'${name}'`).join(', ')})`);

test('one that fails after others were applied does not ask for the version before, which does not know those', async () => {
  await asOwner(`create database ${databaseName}`);
  const told: number[] = [];
  expect(await start({}, (migrations) => told.push(migrations))).toBeNull();
  expect(told).toEqual([]);
  await forget('0089-reports-by-time.sql', '0090-address-of-the-garage.sql');
  expect(await start({}, (migrations) => told.push(migrations))).toMatch(
    /^The database could not be brought up to date \(.*\): 1 of 2 changes were made, .* with the copy of the data from before/,
  );
  expect(told).toEqual([2]);
});

test('a database that ends in the middle of a migration asks for another start, which goes on there', async () => {
  await asOwner(`create database ${databaseName}`);
  expect(await start()).toBeNull();
  await forget('0090-address-of-the-garage.sql');
  await inDatabase('alter table garage drop column address');
  const other = openDatabase(Object.assign(new URL(testServer()), { pathname: `/${databaseName}` }).href);
  try {
    const refusal = await other.transaction().execute(async (transaction) => {
      await sql`lock table garage`.execute(transaction);
      const starting = start();
      await vi.waitFor(async () => {
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_locks
          where relation = 'garage'::regclass and not granted`.execute(other);
        expect(rows).toHaveLength(1);
      }, 60_000);
      return starting;
    });
    expect(refusal).toMatch(/ could not be made ready \(.*\)\. What was done stays, .*: start again\.$/);
  } finally {
    await closeDatabase(other);
  }
  expect(await start()).toBeNull();
});

test('a full disk is no fault of the database, and says where to make room', () => {
  const full = new pg.DatabaseError('could not extend file: No space left on device', 0, 'error');
  full.code = '53100';
  expect(String(asInterrupted(full, { databaseUrl: undefined }))).toMatch(
    /^StartError: The database in the data folder could not be made ready .*make room on its disk and start again\.$/,
  );
  const other = new Error('a mistake of ours');
  expect(asInterrupted(other, { databaseUrl: undefined })).toBe(other);
});

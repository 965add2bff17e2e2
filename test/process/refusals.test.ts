import { chown, mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settleCurrency } from '../../src/garage-currency.server.ts';
import { closeDatabase, openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { migrate } from '../../src/platform/migrations.ts';
import { addListing } from '../support/listings.ts';
import { cleanUp, leftOf, makeDataDir, startRefused, startSite } from './site-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => cleanUp(dataDir));

/** One sentence on one line, exit code 1, and nothing left running. */
async function expectRefusal(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, text } = await startRefused({ DATA_DIR: dataDir, ...env });
  expect(text).toMatch(sentence);
  expect(text.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  expect(leftOf(dataDir)).toEqual([]);
}

test('a port in use', async () => {
  const other = await new Promise<Server>((resolve) => {
    const server: Server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expectRefusal({ PORT: String(port) }, /^Port \d+ is in use by another program: .* set PORT/);
  other.close();
});

test('a data folder that cannot be made', async () => {
  const file = join(dataDir, 'a file');
  await writeFile(file, '');
  await expectRefusal(
    { DATA_DIR: join(file, 'data') },
    /^The data folder .* cannot be written to .* set DATA_DIR/,
  );
});

test('a data folder where nothing can be made, not even below', async () => {
  await expectRefusal(
    { DATA_DIR: '/proc/garage/data' },
    /^The data folder .* cannot be written to .* set DATA_DIR/,
  );
});

test('a second start on the same folder', async () => {
  const first = await startSite({ DATA_DIR: dataDir });
  const { code, text } = await startRefused({ DATA_DIR: dataDir });
  expect(text).toMatch(
    /^Moto Garage is already running on the data folder .* \(process \d+\): stop it first[^\n]*$/,
  );
  expect(code).toBe(1);
  expect((await fetch(`${first.address}/api/category`)).status).toBe(200);
  first.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, signal: null });
});

test('a start while the one before is still stopping waits for it', async () => {
  const first = await startSite({ DATA_DIR: dataDir });
  first.kill('SIGTERM');
  const second = await startSite({ DATA_DIR: dataDir });
  expect(await first.ended).toEqual({ code: 0, signal: null });
  second.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
});

test('a DATABASE_URL that does not answer', async () => {
  await expectRefusal(
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/garage' },
    /^The database of DATABASE_URL, 127\.0\.0\.1:1\/garage, does not answer \(nothing answers there\): start it/,
  );
});

test('a DATABASE_URL that never answers', async () => {
  const silent = await new Promise<Server>((resolve) => {
    const server: Server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expectRefusal(
    { DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/garage` },
    /^The database of DATABASE_URL, .* does not answer/,
  );
  silent.close();
});

test('wrong settings, all named at once', async () => {
  const { code, text } = await startRefused({ DATA_DIR: dataDir, PORT: 'http', DEMO: 'maybe' });
  expect(text.split('\n')).toEqual([
    'Some settings cannot be used:',
    '  PORT="http": must be a port from 1 to 65535, or 0 for any free one',
    '  DEMO="maybe": must be on or off',
  ]);
  expect(code).toBe(1);
});

test('a data folder of another PostgreSQL', async () => {
  const cluster = join(dataDir, 'postgres', 'cluster');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), '15\n');
  await expectRefusal(
    {},
    /^The data folder .* belongs to PostgreSQL 15, and this Moto Garage comes with PostgreSQL 18: /,
  );
});

test('a data folder that was restored only in part', async () => {
  await mkdir(join(dataDir, 'postgres', 'cluster', 'base'), { recursive: true });
  await expectRefusal(
    {},
    /^The data folder .* is incomplete \(.*PG_VERSION is missing\): restore it from a backup\.$/,
  );
});

test.runIf(process.getuid?.() === 0)('a user id without a name', async () => {
  const home = join(dataDir, 'postgres');
  await mkdir(home, { mode: 0o700 });
  await chown(dataDir, 12_345, 12_345);
  await chown(home, 12_345, 12_345);
  await expectRefusal(
    {},
    /^PostgreSQL runs only as a user who has a name, and user id 12345 has none here: give it one .* DATABASE_URL/,
  );
});

test('a database that a newer version has used', async () => {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const database = openDatabase(postgres.connectionString);
  await migrate(database);
  await sql`insert into migrations (name) values ('9999-from-the-future.sql')`.execute(database);
  await closeDatabase(database);
  await postgres.stop();
  await expectRefusal({}, /9999-from-the-future\.sql/);
});

test('an unknown word on the command line is named', async () => {
  const { code, text } = await startRefused({ DATA_DIR: dataDir }, ['--port=4000']);
  expect(text).toMatch(/^"--port=4000" is not known here: .*\.env/);
  expect(code).toBe(1);
});

test('a Firebase project that the pages were not built for', async () => {
  await expectRefusal(
    { FIREBASE_PROJECT_ID: 'my-garage-1a2b3' },
    /^FIREBASE_PROJECT_ID="my-garage-1a2b3", but the pages were built without Firebase: set the six VITE_FIREBASE_ /,
  );
});

test('another CURRENCY than that of the stored prices', async () => {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  const database = openDatabase(postgres.connectionString);
  await migrate(database);
  await settleCurrency(database, { currency: undefined, storedPrices: undefined });
  await addListing(database);
  await closeDatabase(database);
  await postgres.stop();
  await expectRefusal(
    { CURRENCY: 'MXN' },
    /^The prices in this garage are in BDT, and CURRENCY is now MXN: set CURRENCY=BDT .* STORED_PRICES=MXN/,
  );
});

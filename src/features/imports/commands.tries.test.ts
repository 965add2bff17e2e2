import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { closeDatabase, openDatabase } from '../../platform/database.ts';
import { type ImportOptions, importListings } from './commands.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-import-'));
});
afterEach(async () => {
  await test.database.deleteFrom('listings').execute();
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function run(csv: string | Buffer, options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'bikes.csv');
  await writeFile(file, csv);
  const rejectsFile = join(folder, 'bikes.rejects.csv');
  return importListings({ database: test.database, file, rejectsFile, ...options });
}

/** The same database with an empty schema: cheaper than another database. */
function databaseWithoutTables() {
  const url = new URL(test.connectionString);
  url.searchParams.set('options', '-c search_path=nowhere');
  return openDatabase(url.href, { connections: 1 });
}

function listings() {
  return test.database.selectFrom('listings').selectAll().orderBy('id', 'desc').execute();
}

const header = 'bike_name,price,city,kms_driven,owner,age,power,brand\n';

function manyRows(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, i) => `Bajaj Pulsar 150cc,${40_000 + i},Dhaka,${20_000 + i},First Owner,5,150,Bajaj`,
  );
  return `${header}${rows.join('\n')}\n`;
}

describe('importListings', () => {
  it('stops after the batch at hand, and goes on when run again', async () => {
    const stop = new AbortController();
    const csv = manyRows(2_000);
    const stopped = await run(csv, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.stopped).toBe(true);
    expect(stopped.accepted).toBeGreaterThan(0);
    expect(stopped.accepted).toBeLessThan(2_000);
    expect(await listings()).toHaveLength(stopped.accepted);
    const again = await run(csv);
    expect(again).toMatchObject({
      read: 2_000,
      unchanged: stopped.accepted,
      accepted: 2_000 - stopped.accepted,
    });
    expect(await listings()).toHaveLength(2_000);
  });

  it('tries a file without storing anything, with the summary that an import has', async () => {
    const row = 'Honda Dio,65000,Dhaka,9000,First Owner,2,110,Honda\n';
    await run(`${header}${row}`);
    const csv = `${manyRows(1_200)}${row}Honda Dio,call,Dhaka,9000,First Owner,2,110,Honda\n${row}`;
    const tried = await run(csv, { dryRun: true });
    expect(await listings()).toHaveLength(1);
    expect(tried).toMatchObject({ dryRun: true, read: 1_203, accepted: 1_200, unchanged: 1, repeated: 1 });
    expect(tried.refused).toEqual({ 'price-unreadable': 1 });
    expect(await readFile(tried.rejectsFile ?? '', 'utf8')).toContain('"1203","price-unreadable"');
    expect(tried.examples).toMatchObject([
      { name: 'Bajaj Pulsar 150cc', price_amount: 40_000, location: 'Dhaka' },
      { price_amount: 40_001 },
      { price_amount: 40_002 },
    ]);
    const { seconds, examples, ...done } = await run(csv);
    expect(tried).toMatchObject({ ...done, dryRun: true });
    expect(examples).toEqual([]);
    expect(await listings()).toHaveLength(1_201);
  });

  it('shows of a try what is new, wherever it stands in the file', async () => {
    await run(manyRows(600));
    const fresh = 'Honda Dio,65000,Khulna,9000,First Owner,2,110,Honda\n';
    const tried = await run(`${manyRows(600)}${fresh}${fresh}`, { dryRun: true });
    expect(tried).toMatchObject({ unchanged: 600, accepted: 1, repeated: 1 });
    expect(tried.examples).toMatchObject([{ name: 'Honda Dio', location: 'Khulna' }]);
    expect((await run(manyRows(600), { dryRun: true })).examples).toEqual([]);
  });

  it('tries a file before the garage has its tables, and twice in a row', async () => {
    const database = databaseWithoutTables();
    for (const _ of [1, 2]) {
      const summary = await run(manyRows(3), { database, dryRun: true });
      expect(summary).toMatchObject({ read: 3, accepted: 3 });
    }
    await closeDatabase(database);
  });

  it('names the columns that a guess found no meaning for', async () => {
    const csv = 'bike,price,Horn,Insurance till,\nHonda Dio,85000,loud,2027,\n';
    expect((await run(csv)).unused).toEqual(['Horn', 'Insurance till']);
    expect((await run(`${header}Honda Dio,65000,Dhaka,9000,First Owner,2,110,Honda\n`)).unused).toEqual([]);
  });

  it('tells its progress', async () => {
    const shares: (number | null)[] = [];
    await run(manyRows(2_000), { onProgress: ({ share }) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.at(-1)).toBe(1);
  });

  it('fails when the database does', async () => {
    const database = databaseWithoutTables();
    await expect(run(manyRows(600), { database })).rejects.toThrow(/listings/);
    await closeDatabase(database);
  });
});

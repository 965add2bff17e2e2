import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { migrate } from '../../src/platform/migrations.ts';
import {
  cleanUp,
  eventually,
  isThere,
  jobProcessOf,
  leftOf,
  makeDataDir,
  poll,
  projectRoot,
  type RunningSite,
  siteSettings,
  startProgram,
  startSite,
  webProcessOf,
} from './site-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => cleanUp(dataDir));

/** Works on the site's database past the site. */
async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const database = openDatabase(postgres.connectionString, { connections: 1 });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await closeDatabase(database);
    await postgres.stop();
  }
}

const keysLeft = () =>
  inDatabase(async (database) =>
    (await database.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key),
  );

async function jobProcess(site: RunningSite, former?: number): Promise<number> {
  const web = webProcessOf(site);
  const pid = await poll(() => {
    const found = jobProcessOf(web);
    return found === former ? undefined : found;
  });
  if (pid === undefined) throw new Error(`There is no job process; the site says: ${site.stderr()}`);
  return pid;
}

test('the site starts it, it sweeps, comes back after kill -9, and ends in order with the site', async () => {
  await inDatabase((database) =>
    database
      .insertInto('rate_limits')
      .values([
        { key: 'over', used: 1, resets_at: sql<Date>`now() - interval '1 hour'` },
        { key: 'open', used: 1, resets_at: sql<Date>`now() + interval '1 hour'` },
      ])
      .execute(),
  );
  const site = await startSite({ DATA_DIR: dataDir });
  const first = await jobProcess(site);
  expect(await eventually(async () => (await keysLeft()).join() === 'open')).toBe(true);

  process.kill(first, 'SIGKILL');
  const second = await jobProcess(site, first);
  expect((await fetch(site.address)).status).toBe(200);

  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(isThere(second)).toBe(false);
  expect(leftOf(dataDir)).toEqual([]);
  expect(site.stderr()).toBe('');
});

test.each(['SIGKILL', 'SIGINT'] as const)('does not outlive a web process that gets %s', async (signal) => {
  const site = await startSite({ DATA_DIR: dataDir });
  const jobs = await jobProcess(site);
  process.kill(webProcessOf(site), signal);
  await site.ended;
  expect(await eventually(() => !isThere(jobs))).toBe(true);
  expect(await eventually(() => leftOf(dataDir).length === 0)).toBe(true);
});

test('prices that an import asks for are learned while the site runs, long before the next hour', async () => {
  const site = await startSite({ DATA_DIR: dataDir });
  await jobProcess(site);
  const countOf = (rows: RawBuilder<{ count: number }>) =>
    inDatabase(async (database) => (await rows.execute(database)).rows[0]?.count ?? 0);
  // What is learned at the start anyway is over; the table comes with the job process.
  const learnedAtStart = sql<{ count: number }>`
    select count(*)::int from pgboss.job where name = 'prices' and state = 'completed'`;
  expect(await eventually(async () => (await countOf(learnedAtStart).catch(() => 0)) === 1)).toBe(true);
  const models = sql<{ count: number }>`select count(*)::int from price_models`;
  expect(await countOf(models)).toBe(0);

  const file = join(dataDir, '..', 'asked.csv');
  const rows = Array.from({ length: 8 }, (_, i) => `${i},Honda Dio,${70_000 + i}`);
  await writeFile(file, `id,name,price\n${rows.join('\n')}\n`);
  const program = startProgram(process.execPath, ['bin/run.mjs', 'src/main.import.ts', file], {
    ...siteSettings({ DATA_DIR: dataDir }),
  });
  expect((await program.ended).code).toBe(0);
  await rm(file);
  expect(await eventually(async () => (await countOf(models)) === 1)).toBe(true);
});

test('by itself it says that it needs a database', async () => {
  const program = startProgram(process.execPath, ['dist/server/main.worker.js'], { DATA_DIR: dataDir });
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(program.stderr()).toMatch(/^The job process needs a database: set DATABASE_URL.*\n$/);
});

test('as the site’s own process it blames no DATABASE_URL, which nobody may have set', async () => {
  const child = fork('dist/server/main.worker.js', {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: 'postgres://moto:secret@127.0.0.1:1/moto_garage' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await once(child, 'close');
  expect(said).toMatch(/^The job process cannot use the database now \(.*\); the site starts it again\.\n$/);
});

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { type Job, startJobs } from './jobs.ts';
import type { Log } from './log.ts';

const log: Log = { info() {}, warn() {}, error() {}, debug() {} } as unknown as Log;
let own: Awaited<ReturnType<typeof createTestDatabase>>;
const running: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await own.drop();
});

async function start(...jobs: Job[]) {
  const started = await startJobs(own.connectionString, jobs, log);
  running.push(started);
  return started;
}

const jobsDone = async (name: string) =>
  (
    await sql<{ state: string }>`select state::text from pgboss.job where name = ${name}`.execute(
      own.database,
    )
  ).rows.map(({ state }) => state);

/** A job that its schedule never starts during the test. */
const yearly = (name: string, run: () => Promise<void>): Job => ({
  name,
  cron: '0 0 1 1 *',
  run: async () => {
    await run();
    return {};
  },
});

test('two processes that start at once, and a third later, do a job once', async () => {
  const run = vi.fn(async () => {});
  await Promise.all([start(yearly('count', run)), start(yearly('count', run))]);
  await vi.waitFor(async () => expect(await jobsDone('count')).toEqual(['completed']), 60_000);
  await start(yearly('count', run));
  expect(await jobsDone('count')).toEqual(['completed']);
  expect(run).toHaveBeenCalledTimes(1);
  const { rows } = await sql`select name, cron from pgboss.schedule`.execute(own.database);
  expect(rows).toEqual([{ name: 'count', cron: '0 0 1 1 *' }]);
});

test('a job under way is awaited when the process stops, and one that failed waits for its next try', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = vi.fn(() => finished);
  const jobs = await start(
    yearly('slow', slow),
    yearly('broken', () => Promise.reject(new Error('no'))),
  );
  await vi.waitFor(async () => expect(await jobsDone('broken')).toEqual(['retry']), 60_000);
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), 60_000);
  const stopped = jobs.stop();
  finish();
  await stopped;
  expect(await jobsDone('slow')).toEqual(['completed']);
});

test('a job that is no more is not queued any longer', async () => {
  const run = vi.fn(async () => {});
  const before = await start(yearly('stays', run), yearly('former', run));
  await vi.waitFor(async () => expect(await jobsDone('former')).toEqual(['completed']), 60_000);
  await before.stop();
  await start(yearly('stays', run));
  const { rows } = await sql`select name from pgboss.schedule`.execute(own.database);
  expect(rows).toEqual([{ name: 'stays' }]);
  expect(await jobsDone('former')).toEqual([]);
});

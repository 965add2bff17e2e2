import { request } from 'node:http';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { advisoryLocks } from '../../src/platform/advisory-locks.ts';
import { closeDatabase, openDatabase } from '../../src/platform/database.ts';
import { startTestServer } from '../support/database.ts';
import {
  cleanUp,
  eventually,
  leftOf,
  makeDataDir,
  type RunningSite,
  siteSettings,
  startProgram,
  startSite,
  untilReady,
} from './site-process.ts';
import { sendEnquiry } from './write-load.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => cleanUp(dataDir));

/** A write whose body is on its way until `finish` is called. */
function slowEnquiry(site: RunningSite): {
  sent: Promise<void>;
  finish(): void;
  status: Promise<number | undefined>;
} {
  const body = JSON.stringify({ email: 'slow@example.org' });
  const headers = { 'content-type': 'application/json', origin: site.address, 'content-length': body.length };
  const outgoing = request(`${site.address}/api/enquiries`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve) => {
    outgoing.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
    outgoing.on('error', () => resolve(undefined));
  });
  const sent = new Promise<void>((resolve) =>
    outgoing.write(body.slice(0, 5), () => setTimeout(resolve, 200)),
  );
  return { sent, finish: () => outgoing.end(body.slice(5)), status };
}

const takesConnections = (site: RunningSite) =>
  fetch(site.address).then(
    () => true,
    () => false,
  );

describe.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s', (signal) => {
  test('lets a request in flight finish, then closes everything and exits with 0', async () => {
    const site = await startSite({ DATA_DIR: dataDir });
    const slow = slowEnquiry(site);
    await slow.sent;
    site.kill(signal);
    expect(await eventually(async () => !(await takesConnections(site)))).toBe(true);
    slow.finish();
    expect(await slow.status).toBe(201);
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(leftOf(dataDir)).toEqual([]);
    expect(site.stderr()).toBe('');
  });
});

test('a request that does not end is cut off after SHUTDOWN_TIMEOUT', async () => {
  const site = await startSite({ DATA_DIR: dataDir, SHUTDOWN_TIMEOUT: '1' });
  const slow = slowEnquiry(site);
  await slow.sent;
  site.kill('SIGTERM');
  expect(await slow.status).toBeUndefined();
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(leftOf(dataDir)).toEqual([]);
});

test('a second SIGINT does not wait for anything', async () => {
  const site = await startSite({ DATA_DIR: dataDir, SHUTDOWN_TIMEOUT: '600' });
  const slow = slowEnquiry(site);
  await slow.sent;
  site.kill('SIGINT');
  // What comes within a second of it would be the same keystroke.
  expect(await eventually(async () => !(await takesConnections(site)))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  site.kill('SIGINT');
  expect(await site.ended).toEqual({ code: 1, signal: null });
  expect(await eventually(() => leftOf(dataDir).length === 0)).toBe(true);
});

test('the signals of one Ctrl-C, which come twice, count as one', async () => {
  const site = await startSite({ DATA_DIR: dataDir });
  const slow = slowEnquiry(site);
  await slow.sent;
  // Of several SIGINTs that wait one arrives; another signal before one arrives as well, and within the second.
  site.kill('SIGHUP');
  site.kill('SIGINT');
  slow.finish();
  expect(await slow.status).toBe(201);
  expect(await site.ended).toEqual({ code: 0, signal: null });
});

test('nothing stays behind when npm is killed with -9', async () => {
  const npm = startProgram('npm', ['start'], siteSettings({ DATA_DIR: dataDir }));
  const site = await untilReady(npm);
  expect(await sendEnquiry(site, 'somebody@example.org')).toBe(true);
  npm.kill('SIGKILL');
  expect(await eventually(() => leftOf(dataDir).length === 0)).toBe(true);
  expect(await eventually(async () => !(await takesConnections(site)))).toBe(true);
});

test('a start that waits for another process’s migration can be stopped', async () => {
  const server = await startTestServer();
  const other = openDatabase(server.connectionString, { connections: 1 });
  await sql`select pg_advisory_lock(${advisoryLocks.migrating})`.execute(other);
  const site = startProgram(
    process.execPath,
    ['dist/server/main.server.js'],
    siteSettings({ DATABASE_URL: server.connectionString, SHUTDOWN_TIMEOUT: '1' }),
  );
  const watch = openDatabase(server.connectionString, { connections: 1 });
  const waits = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
  expect(await eventually(async () => (await waits.execute(watch)).rows.length === 1)).toBe(true);
  site.kill('SIGTERM');
  // The other process still has not come to an end.
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(site.stderr()).toBe('Stopped before the database was brought up to date.\n');
  await closeDatabase(watch);
  await closeDatabase(other);
  await server.stop();
});

import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  site.kill('SIGINT');
  expect(await site.ended).toEqual({ code: 1, signal: null });
  expect(await eventually(() => leftOf(dataDir).length === 0)).toBe(true);
});

test('the signals of one Ctrl-C, which come twice, count as one', async () => {
  const site = await startSite({ DATA_DIR: dataDir });
  const slow = slowEnquiry(site);
  await slow.sent;
  site.kill('SIGINT');
  site.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 200));
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

test('the second start is warm', async () => {
  const first = await startSite({ DATA_DIR: dataDir });
  first.kill('SIGTERM');
  await first.ended;
  const second = await startSite({ DATA_DIR: dataDir });
  // Only told: a busy machine is no mistake of the program.
  console.log(`started in ${Math.round(first.startTime)} ms, then in ${Math.round(second.startTime)} ms`);
  second.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataFolder } from '../../src/platform/embedded-postgres/data-folder-claim.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { findAlive, isAlive, putUpSign } from '../../src/platform/embedded-postgres/sign-of-life.ts';
import { ask } from './ask-postgres.ts';
import {
  cleanUp,
  eventually,
  leftOf,
  makeDataDir,
  postmasterOf,
  siteSettings,
  startProgram,
  startRefused,
  startSite,
  untilReady,
} from './site-process.ts';

// What containers on one volume have in common: the folder and the kernel, but no process numbers.
const apart = ['--user', '--map-root-user', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
const canBeApart = process.platform === 'linux' && spawnSync('unshare', [...apart, 'true']).status === 0;

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => cleanUp(dataDir));

function startApart(args: string[], env: Record<string, string> = {}) {
  return startProgram(
    'unshare',
    [...apart, process.execPath, ...args],
    siteSettings({ DATA_DIR: dataDir, ...env }),
  );
}

const startSiteApart = () => untilReady(startApart(['bin/start.mjs']));

/** Opens the server in another container and does nothing more. */
function holdApart(mode: 'own' | 'share') {
  const module = new URL('../../src/platform/embedded-postgres/server.ts', import.meta.url).href;
  const script = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(module)});
    try {
      const postgres = await openEmbeddedPostgres({ dataDir: process.argv[1], mode: '${mode}' });
      console.log(postgres.started ? 'started' : 'joined');
      process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  return startApart(['--input-type=module', '-e', script, dataDir]);
}

test('a sign lives until the last process that holds it ends, also where the path is long', async () => {
  const folder = join(dataDir, 'long '.repeat(30));
  await mkdir(folder);
  const sign = await putUpSign(folder, 'server');
  expect(sign?.descriptor).toBeGreaterThan(2);
  const name = sign?.name ?? '';
  expect(await findAlive(folder, 'server')).toEqual([name]);
  expect(await findAlive(folder, 'server', name)).toEqual([]);

  const child = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', sign?.descriptor] });
  const ended = once(child, 'exit');
  sign?.letGo();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await isAlive(folder, name)).toBe(true);
  child.kill('SIGKILL');
  await ended;
  expect(await isAlive(folder, name)).toBe(false);
  expect(await findAlive(folder, 'server')).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test('the sign of a server outlives its postmaster, as long as one of its processes works', async () => {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const home = join(dataDir, 'postgres');
  const postmaster = postmasterOf(dataDir) ?? 0;
  const backend = leftOf(dataDir).find(({ parent }) => parent === postmaster)?.pid ?? 0;
  process.kill(backend, 'SIGSTOP');
  process.kill(postmaster, 'SIGKILL');
  expect(await eventually(() => postmasterOf(dataDir) === undefined)).toBe(true);
  expect(await findAlive(home, 'server')).toHaveLength(1);
  process.kill(backend, 'SIGKILL');
  expect(await eventually(async () => (await findAlive(home, 'server')).length === 0)).toBe(true);
  await postgres.stop();
});

test('of two that put up a sign at once, at least one sees the other', async () => {
  const contend = async () => {
    const sign = await putUpSign(dataDir, 'server');
    return { sign, alone: (await findAlive(dataDir, 'server', sign?.name)).length === 0 };
  };
  for (let round = 0; round < 50; round++) {
    const both = await Promise.all([contend(), contend()]);
    expect(both.filter(({ alone }) => alone).length).toBeLessThan(2);
    for (const { sign } of both) sign?.letGo();
  }
});

test.runIf(canBeApart)('a second site in another container is refused and harms nothing', async () => {
  const first = await startSite({ DATA_DIR: dataDir });
  const postmaster = postmasterOf(dataDir);
  const second = startApart(['bin/start.mjs']);
  expect((await second.ended).code).toBe(1);
  expect(second.stderr().trim()).toMatch(
    /^Moto Garage is already running on the data folder .*, in another container: stop it first[^\n]*$/,
  );
  expect(postmasterOf(dataDir)).toBe(postmaster);
  expect((await fetch(`${first.address}/api/category`)).status).toBe(200);
  first.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, signal: null });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('site'))).toEqual([]);
  const third = await startSiteApart();
  third.kill('SIGKILL');
  await third.ended;
});

test.runIf(canBeApart)('nor may a site here run beside one in a container', async () => {
  const first = await startSiteApart();
  const { code, text } = await startRefused({ DATA_DIR: dataDir });
  expect(text).toMatch(
    /^Moto Garage is already running on the data folder .*, in another container: [^\n]*$/,
  );
  expect(code).toBe(1);
  expect((await fetch(`${first.address}/api/category`)).status).toBe(200);

  // A container that is killed leaves its files, and frees the folder.
  first.kill('SIGKILL');
  await first.ended;
  const second = await startSite({ DATA_DIR: dataDir });
  second.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
});

test.runIf(canBeApart)('a tool in another container does not touch the database of a site', async () => {
  const site = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  const postmaster = postmasterOf(dataDir);
  const tool = startApart(['bin/run.mjs', 'src/main.admin.ts', 'somebody@example.org']);
  expect((await tool.ended).code).toBe(1);
  expect(tool.stderr().trim()).toMatch(
    /^The site on the data folder .* runs in another container, [^\n]*docker exec/,
  );
  await ask(site.connectionString, 'create table kept as select 1 as one');
  expect(postmasterOf(dataDir)).toBe(postmaster);
  await site.stop();
  const again = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  expect(await ask(again.connectionString, 'select one from kept')).toBe(1);
  await again.stop();
});

test.runIf(canBeApart)('nor does a site touch that of a tool, from either side', async () => {
  const tool = holdApart('share');
  expect(await eventually(() => tool.stdout() === 'started\n')).toBe(true);
  const running = leftOf(dataDir).length;
  await expect(openEmbeddedPostgres({ dataDir, mode: 'own' })).rejects.toThrow(
    /^A PostgreSQL of another container works on /,
  );
  expect(leftOf(dataDir)).toHaveLength(running);
  tool.kill('SIGKILL');
  await tool.ended;

  const here = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const site = holdApart('own');
  await site.ended;
  expect(site.stdout()).toMatch(/^A PostgreSQL of another container works on /);
  expect(await ask(here.connectionString, 'select 1')).toBe(1);
  await here.stop();
});

test.runIf(canBeApart)('a start waits for a site in another container that is stopping', async () => {
  const holder = await claimDataFolder(dataDir);
  holder.announceEnd();
  const site = startSiteApart();
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  holder.release();
  const started = await site;
  started.kill('SIGKILL');
  await started.ended;
});

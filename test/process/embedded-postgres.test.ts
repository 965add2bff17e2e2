import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries } from '../../src/platform/embedded-postgres/binaries.ts';
import { claimDataFolder } from '../../src/platform/embedded-postgres/data-folder-claim.ts';
import { identify } from '../../src/platform/embedded-postgres/processes.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { ask } from './ask-postgres.ts';
import { cleanUp, eventually, leftOf, makeDataDir, postmasterOf, startProgram } from './site-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => cleanUp(dataDir));

/** A process that holds the server in a way and can be killed. */
function holdElsewhere(mode: 'own' | 'share') {
  const module = new URL('../../src/platform/embedded-postgres/server.ts', import.meta.url).href;
  const script = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const postgres = await openEmbeddedPostgres({ dataDir: process.argv[1], mode: '${mode}' });
    console.log(postgres.started ? 'started' : 'joined');
    process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  return startProgram(process.execPath, ['--input-type=module', '-e', script, dataDir]);
}

test('is durable, private to this machine and the same everywhere', async () => {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  const setting = (name: string) => ask(postgres.connectionString, `show ${name}`);
  expect(await setting('fsync')).toBe('on');
  expect(await setting('synchronous_commit')).toBe('on');
  expect(await setting('full_page_writes')).toBe('on');
  expect(await setting('data_checksums')).toBe('on');
  expect(await setting('listen_addresses')).toBe('127.0.0.1');
  expect(await setting('unix_socket_directories')).toBe('');
  expect(await setting('timezone')).toBe('UTC');
  expect(await ask(postgres.connectionString, 'select datlocprovider from pg_database limit 1')).toBe('b');
  expect(await ask(postgres.connectionString, `select 'Ä' > 'z' and 'a' > 'B'`)).toBe(true);

  const wrongPassword = postgres.connectionString.replace(/:[^:@]+@/, ':guess@');
  await expect(ask(wrongPassword, 'select 1')).rejects.toThrow('password authentication failed');
  const password = join(dataDir, 'postgres', 'cluster', 'moto-garage.password');
  expect(statSync(password).mode & 0o777).toBe(0o600);
  expect(postgres.connectionString).toContain(readFileSync(password, 'utf8').trim());
  await postgres.stop();
  expect(leftOf(dataDir)).toEqual([]);
});

test('works below a folder that only we may enter', async () => {
  const closed = join(dataDir, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o700);
  const postgres = await openEmbeddedPostgres({ dataDir: join(closed, 'data'), mode: 'own' });
  expect(await ask(postgres.connectionString, 'select 1')).toBe(1);
  await postgres.stop();
});

const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout || Number.NaN);
const canRunAsNobody =
  process.getuid?.() === 0 &&
  spawnSync(findBinaries().postgres, ['--version'], { uid: nobody, gid: nobody }).status === 0;

test.runIf(canRunAsNobody)('a log that is begun as root belongs to the owner of the folder', async () => {
  const home = join(dataDir, 'postgres');
  const log = join(home, 'server.log');
  mkdirSync(home, { mode: 0o700 });
  for (const path of [dataDir, home]) chownSync(path, nobody, nobody);
  await (await openEmbeddedPostgres({ dataDir, mode: 'own' })).stop();
  expect(statSync(log).uid).toBe(nobody);
  truncateSync(log, 10_000_001);
  await (await openEmbeddedPostgres({ dataDir, mode: 'own' })).stop();
  expect(statSync(log).size).toBeLessThan(10_000_000);
  expect(statSync(log).uid).toBe(nobody);
});

test('a log that cannot be written to is named', async () => {
  mkdirSync(join(dataDir, 'postgres', 'server.log'), { recursive: true });
  await expect(openEmbeddedPostgres({ dataDir, mode: 'own' })).rejects.toThrow(
    /^The log of PostgreSQL, .*server\.log, cannot be written to \(.*\): give it to the user/,
  );
});

test('a half-made cluster of a killed start is not taken for one', async () => {
  await mkdir(join(dataDir, 'postgres', 'cluster.new-999999999', 'base'), { recursive: true });
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  await postgres.stop();
  expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'server.log']);
});

test('a postmaster.pid is not believed when its number belongs to another program', async () => {
  const first = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  await ask(first.connectionString, 'create table kept as select 1 as one');
  await first.stop();
  const cluster = join(dataDir, 'postgres', 'cluster');
  await writeFile(
    join(cluster, 'postmaster.pid'),
    `${process.ppid}\n${cluster}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
  );
  const second = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  expect(await ask(second.connectionString, 'select one from kept')).toBe(1);
  await second.stop();
});

test('two tools share a server, and the last one stops it, whoever started it', async () => {
  const first = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const second = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  expect([first.started, second.started]).toEqual([true, false]);
  await first.stop();
  expect(await ask(second.connectionString, 'select 1')).toBe(1);
  await second.stop();
  expect(leftOf(dataDir)).toEqual([]);
});

test('a site that starts while a tool works keeps the server when the tool is done', async () => {
  const tool = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const site = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  await tool.stop();
  expect(await ask(site.connectionString, 'select 1')).toBe(1);
  await site.stop();
  expect(leftOf(dataDir)).toEqual([]);
});

test.each(['own', 'share'] as const)(
  'a process that holds it (%s) takes it along when killed with -9',
  async (mode) => {
    const holder = holdElsewhere(mode);
    expect(await eventually(() => holder.stdout() !== '')).toBe(true);
    holder.kill('SIGKILL');
    await holder.ended;
    expect(await eventually(() => leftOf(dataDir).length === 0)).toBe(true);
  },
);

test('a tool that is killed leaves the server of the site alone', async () => {
  const site = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  const before = postmasterOf(dataDir);
  const tool = holdElsewhere('share');
  expect(await eventually(() => tool.stdout() === 'joined\n')).toBe(true);
  tool.kill('SIGKILL');
  await tool.ended;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(postmasterOf(dataDir)).toBe(before);
  expect(await ask(site.connectionString, 'select 1')).toBe(1);
  await site.stop();
});

test('an orphan of a killed site is replaced, without loss', async () => {
  const holder = holdElsewhere('own');
  expect(await eventually(() => holder.stdout() !== '')).toBe(true);
  const tool = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  await ask(tool.connectionString, 'create table kept as select 1 as one');
  holder.kill('SIGKILL');
  const site = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  expect(await ask(site.connectionString, 'select one from kept')).toBe(1);
  await tool.stop();
  await site.stop();
  expect(leftOf(dataDir)).toEqual([]);
});

test('comes back under the same address when its postmaster is killed', async () => {
  const messages: string[] = [];
  const postgres = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    onRestart: (text) => messages.push(text),
  });
  process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL');
  expect(
    await eventually(() =>
      ask(postgres.connectionString, 'select 1').then(
        () => messages.length === 1,
        () => false,
      ),
    ),
  ).toBe(true);
  await postgres.stop();
  expect(leftOf(dataDir)).toEqual([]);
});

test('an empty claim, as a power cut leaves, does not count, even where the clock has gone back', async () => {
  for (const hours of [-1, 1]) {
    const written = new Date(Date.now() + hours * 3_600_000);
    await writeFile(join(dataDir, 'site.lock'), '');
    await utimes(join(dataDir, 'site.lock'), written, written);
    (await claimDataFolder(dataDir)).release();
  }
});

test('the claim of a process that is gone does not count, even when its number is used again', async () => {
  const lock = join(dataDir, 'site.lock');
  await writeFile(lock, JSON.stringify({ pid: process.ppid, startedAt: 'another time', leaving: false }));
  const claim = await claimDataFolder(dataDir);
  claim.release();
  await writeFile(lock, JSON.stringify({ ...identify(process.ppid), leaving: false }));
  await expect(claimDataFolder(dataDir)).rejects.toThrow(`(process ${process.ppid})`);
});

// What a garage's machine does to PostgreSQL: a full disk, and a backup that is not quite what it was.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseAccount } from '../../src/platform/embedded-postgres/account.ts';
import { findBinaries } from '../../src/platform/embedded-postgres/binaries.ts';
import {
  connectionStringOf,
  locateCluster,
  settleCluster,
} from '../../src/platform/embedded-postgres/cluster.ts';
import { ensureCluster } from '../../src/platform/embedded-postgres/create-cluster.ts';
import { claimDataFolder } from '../../src/platform/embedded-postgres/data-folder-claim.ts';
import { holdAsOwner } from '../../src/platform/embedded-postgres/hold-server.ts';
import { joinServer } from '../../src/platform/embedded-postgres/join-server.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { ask } from './ask-postgres.ts';
import { cleanUp, eventually, leftOf, makeDataDir, postmasterOf } from './site-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => cleanUp(dataDir));

/** PostgreSQL as it is on a full disk: it says so and ends, as long as a file is there. */
async function fillableServer() {
  const binaries = findBinaries();
  const full = join(dataDir, 'full');
  const postgres = join(dataDir, 'postgres.sh');
  await writeFile(
    postgres,
    `#!/bin/sh\nif [ -e '${full}' ]; then echo 'FATAL:  could not write lock file: No space left on device' >&2; exit 1; fi\n` +
      `exec '${binaries.postgres}' "$@"\n`,
    { mode: 0o755 },
  );
  const cluster = locateCluster(dataDir);
  const account = chooseAccount(cluster.home, binaries);
  await ensureCluster(cluster, account, binaries);
  return { full, installation: { cluster, account, binaries: { ...binaries, postgres } } };
}

test('on a full disk the site waits for room and goes on by itself, and can be stopped meanwhile', async () => {
  const { full, installation } = await fillableServer();
  const messages: string[] = [];
  const failures: Error[] = [];
  const joined = await joinServer(installation, 'own');
  const held = holdAsOwner(installation, joined, {
    onRestart: (text) => messages.push(text),
    onUnexpectedExit: (error) => failures.push(error),
  });
  const answers = () =>
    ask(connectionStringOf(installation.cluster, joined.server.port, 'postgres'), 'select 1').then(
      () => true,
      () => false,
    );
  const fill = async () => {
    messages.splice(0);
    await writeFile(full, '');
    process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL');
    expect(await eventually(() => messages.length === 2)).toBe(true);
    expect(messages[1]).toMatch(/^PostgreSQL cannot be started now, as the disk or the memory is full/);
  };
  await fill();
  expect(await answers()).toBe(false);
  await rm(full);
  expect(await eventually(() => messages.length === 3)).toBe(true);
  expect(messages[2]).toBe('PostgreSQL is running again.');
  expect(await answers()).toBe(true);
  await fill();
  await held.stop();
  expect(failures).toEqual([]);
  expect(leftOf(dataDir)).toEqual([]);
});

test('a full disk at the start is told with what to do', async () => {
  const { full, installation } = await fillableServer();
  await writeFile(full, '');
  await expect(joinServer(installation, 'own')).rejects.toThrow(
    /\nThe disk is full: make room on it and start again/,
  );
});

test('a backup that brought back no empty folders, and left the data open to others, is opened all the same', async () => {
  const before = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  await ask(before.connectionString, 'create table kept as select 1 as one');
  await before.stop();
  const cluster = join(dataDir, 'postgres', 'cluster');
  spawnSync('find', [cluster, '-type', 'd', '-empty', '-delete']);
  expect(readdirSync(cluster)).not.toContain('pg_notify');
  await chmod(cluster, 0o755);
  const after = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  expect(await ask(after.connectionString, 'select one from kept')).toBe(1);
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
  await after.stop();
  // What is not empty by itself is not made up.
  await rm(join(cluster, 'pg_wal'), { recursive: true });
  await expect(openEmbeddedPostgres({ dataDir, mode: 'own' })).rejects.toThrow(
    /\nThe data folder is damaged or incomplete/,
  );
});

test('a folder that became read-only is named, and hides nothing when the site ends', async () => {
  const site = join(dataDir, 'site');
  const claim = await claimDataFolder(site);
  const cluster = locateCluster(site);
  // What cannot be removed, also by root.
  await mkdir(join(cluster.folder, 'postmaster.pid'), { recursive: true });
  await expect(settleCluster(cluster)).rejects.toThrow(/^The data folder .* cannot be written to /);
  await rm(site, { recursive: true });
  await writeFile(site, '');
  claim.announceEnd();
  claim.release();
});

test('a disk that is too small for a new database is named as the reason', async () => {
  const binaries = findBinaries();
  const initdb = join(dataDir, 'initdb.sh');
  const says = [
    '2026-01-01 00:00:00 UTC [7] FATAL:  could not write to file "base/5/2609": No space left on device',
    'child process exited with exit code 1',
    'initdb: removing data directory "cluster.new"',
  ];
  await writeFile(initdb, `#!/bin/sh\necho '${says.join('\n')}' >&2\nexit 1\n`, { mode: 0o755 });
  const cluster = locateCluster(dataDir);
  const account = chooseAccount(cluster.home, binaries);
  await expect(ensureCluster(cluster, account, { ...binaries, initdb })).rejects.toThrow(
    /could not be created \(could not write to file "base\/5\/2609": No space left on device\): free some space/,
  );
});

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf, StartError } from '../start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, clusterUser, passwordFile } from './cluster.ts';
import { identify } from './processes.ts';

/** Makes the cluster if there is none, and refuses one that these binaries cannot open. */
export async function ensureCluster(cluster: Cluster, account: Account, binaries: Binaries): Promise<void> {
  if (!existsSync(cluster.folder)) await create(cluster, account, binaries);
  const version = versionOf(cluster);
  if (version !== String(binaries.major)) {
    throw new StartError(
      `The data folder ${cluster.home} belongs to PostgreSQL ${version}, and this Moto Garage comes with ` +
        `PostgreSQL ${binaries.major}: start the version that made it, or dump it with pg_dump ${version} and restore ` +
        'it into a new DATA_DIR.',
    );
  }
}

/** The major version of PostgreSQL that made the cluster. A cluster is made as a whole, so one without it was damaged. */
function versionOf({ home, folder }: Cluster): string {
  const path = join(folder, 'PG_VERSION');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartError(
      existsSync(path)
        ? `The data folder ${home} cannot be read (${path}: ${reasonOf(error)}): make it readable for this user.`
        : `The data folder ${home} is incomplete (${path} is missing): restore it from a backup.`,
    );
  }
}

/**
 * The cluster is made in a temporary folder and renamed, so that a start killed half-way leaves nothing that
 * looks like one.
 */
async function create(cluster: Cluster, account: Account, binaries: Binaries): Promise<void> {
  removeUnfinished(cluster);
  // Another container may have a process of the same number.
  const folder = `${cluster.folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const secret = `${folder}.password`;
  const password = randomBytes(24).toString('base64url');
  try {
    keep(secret, password, account);
    const { file, args } = account.wrap(
      [
        binaries.initdb,
        `--pgdata=${folder}`,
        `--username=${clusterUser}`,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Texts sort the same on every machine and with every version of its C library.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { dieWithParent: true },
    );
    await promisify(execFile)(file, args, {
      ...account.credentials,
      cwd: cluster.home,
      env: cleanEnvironment(),
    });
    keep(join(folder, passwordFile), password, account);
    renameSync(folder, cluster.folder);
    sync(cluster.home);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another process may have made the cluster in the meantime; then use that one.
    if (!existsSync(cluster.folder)) throw notCreated(cluster, error);
  } finally {
    rmSync(secret, { force: true });
  }
}

function notCreated(cluster: Cluster, error: unknown): StartError {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  const nameless = /could not look up effective user ID (\d+)/.exec(output)?.[1];
  if (nameless !== undefined) {
    return new StartError(
      `PostgreSQL runs only as a user who has a name, and user id ${nameless} has none here: give it one in /etc/passwd, ` +
        'run as another user, or set DATABASE_URL to a server of your own.',
    );
  }
  const reason =
    // Of PostgreSQL beneath it: the last lines of initdb itself are about tidying up.
    /(?:FATAL|PANIC): +(.*)/.exec(output)?.[1] ??
    (output
      .split('\n')
      .filter((line) => line.startsWith('initdb:'))
      .join(' ') ||
      reasonOf(error));
  return new StartError(
    `The database in ${cluster.home} could not be created (${reason}): free some space or choose another DATA_DIR.`,
  );
}

function keep(path: string, secret: string, { credentials }: Account): void {
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flush: true });
  if (credentials.uid !== undefined && credentials.gid !== undefined) {
    chownSync(path, credentials.uid, credentials.gid);
  }
}

function removeUnfinished(cluster: Cluster): void {
  for (const name of readdirSync(cluster.home)) {
    const pid = /^cluster\.new-(\d+)/.exec(name)?.[1];
    if (pid !== undefined && identify(Number(pid)) === undefined) {
      rmSync(join(cluster.home, name), { recursive: true, force: true });
    }
  }
}

/** Makes a rename in this folder durable. */
function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The environment without settings meant for other PostgreSQL programs. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|TZ$)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';
import { makeFolder, notWritable } from './data-folder-claim.ts';
import { findClusterProcesses, isClusterProcess, signal, waitUntil } from './processes.ts';

/** The superuser of the embedded server; it listens on this machine only and has a random password. */
export const clusterUser = 'moto';

/** Lies inside the cluster, so that neither ever exists without the other. */
export const passwordFile = 'moto-garage.password';

/** A PostgreSQL cluster on disk: DATA_DIR/postgres holds it, its log, and nothing else. */
export interface Cluster {
  home: string;
  /** PostgreSQL's own data folder; it exists completely or not at all. */
  folder: string;
  logFile: string;
  /** Shown in the titles of its processes, so that those without a parent can be found. */
  name: string;
}

/** What postmaster.pid tells of a server. */
interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Names the places of the cluster below the data folder and makes its home. */
export function locateCluster(dataDir: string): Cluster {
  const wanted = join(dataDir, 'postgres');
  try {
    makeFolder(wanted, 0o700);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
  const home = realpathSync(wanted);
  const folder = join(home, 'cluster');
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 10);
  return { home, folder, logFile: join(home, 'server.log'), name: `moto-garage-${hash}` };
}

/** The address of a database of the cluster. */
export function connectionStringOf(cluster: Cluster, port: number, database: string): string {
  const path = join(cluster.folder, passwordFile);
  try {
    return `postgres://${clusterUser}:${readFileSync(path, 'utf8').trim()}@127.0.0.1:${port}/${database}`;
  } catch (error) {
    throw new StartError(
      `The database password in ${path} cannot be read (${reasonOf(error)}): restore that file from a backup.`,
    );
  }
}

/** The server that runs on the cluster, if one does; a postmaster.pid without its process is not one. */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const noted = readPostmasterFile(cluster);
  return noted !== undefined && isClusterProcess(noted.pid, cluster) ? noted : undefined;
}

/** What PostgreSQL has noted about its server, whether that still runs or not. */
export function readPostmasterFile(cluster: Cluster): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Makes sure that a cluster without postmaster is really at rest. Backends whose postmaster was killed still
 * hold the shared memory until they notice; and PostgreSQL takes a postmaster.pid for valid when its number
 * is in use again, by anyone, even a zombie. The file goes only when nobody works on the folder: it also
 * guards against a second server.
 */
export async function settleCluster(cluster: Cluster): Promise<void> {
  const leftovers = () => findClusterProcesses(cluster);
  const atRest = () => leftovers().length === 0;
  for (const [patience, next] of [
    [2_000, 'SIGQUIT'],
    [3_000, 'SIGKILL'],
    [5_000, undefined],
  ] as const) {
    if (await waitUntil(atRest, patience)) break;
    if (next !== undefined) for (const pid of leftovers()) signal(pid, next);
  }
  if (!atRest()) {
    throw new StartError(
      `Processes of an earlier PostgreSQL still work on ${cluster.folder} and do not end: ` +
        `end them (${leftovers().join(', ')}) and start again.`,
    );
  }
  rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
}

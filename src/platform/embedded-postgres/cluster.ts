import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../data-files.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { notWritable } from './data-folder-claim.ts';
import { findClusterProcesses, isClusterProcess, isOfThisContainer, signal, waitUntil } from './processes.ts';
import { findAlive, putUpSign, type SignOfLife } from './sign-of-life.ts';

/** The superuser of the embedded server; it listens on this machine only and has a random password. */
export const clusterUser = 'moto';

/** Lies inside the cluster, so that the cluster and its password always exist together. */
export const passwordFile = 'moto-garage.password';

/** A PostgreSQL cluster on disk: DATA_DIR/postgres holds it, its log, and the sign of life of its server. */
export interface Cluster {
  home: string;
  /** PostgreSQL's own data folder, which is created as a whole or not at all. */
  folder: string;
  logFile: string;
  /** Shown in the titles of its processes, so that orphaned ones can be found. */
  name: string;
}

/** What postmaster.pid tells of a server. */
interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Computes the paths of the cluster in the data folder and creates its home folder. */
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

/**
 * The server that runs on the cluster, if there is one; a postmaster.pid without its process does not count.
 */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const noted = readPostmasterFile(cluster);
  return noted !== undefined && isClusterProcess(noted.pid, cluster) ? noted : undefined;
}

/** What postmaster.pid says, whether that server still runs or not. */
export function readPostmasterFile(cluster: Cluster): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** A PostgreSQL that another container started works on the cluster. */
export class HeldElsewhere extends StartError {
  constructor({ folder }: Cluster) {
    super(
      `A PostgreSQL of another container works on ${folder}: end the program that started it ` +
        '(a site, an import or the like) and start again, or run this inside that container.',
    );
  }
}

/**
 * Makes sure that nothing runs on a cluster without a postmaster, and returns the sign of life for the next
 * one (none where there are no sockets). Backends whose postmaster was killed hold the shared memory until they
 * notice. PostgreSQL also takes a postmaster.pid for valid when its process id is in use again by any process,
 * even a zombie, and for invalid when it runs in another container. The file is removed only when no process
 * works on the folder, because it also guards against a second server.
 */
export async function settleCluster(cluster: Cluster): Promise<SignOfLife | undefined> {
  const leftovers = () => findClusterProcesses(cluster);
  const atRest = () => leftovers().length === 0;
  for (const [patience, next] of [
    [2_000, 'SIGQUIT'],
    [3_000, 'SIGKILL'],
    [5_000, undefined],
  ] as const) {
    if (await waitUntil(atRest, patience)) break;
    // Those of a container on this machine are seen from the machine itself, and have an owner there.
    if (!leftovers().every(isOfThisContainer)) throw new HeldElsewhere(cluster);
    if (next !== undefined) for (const pid of leftovers()) signal(pid, next);
  }
  if (!atRest()) {
    throw new StartError(
      `Processes of an earlier PostgreSQL still work on ${cluster.folder} and do not end: ` +
        `end them (${leftovers().join(', ')}) and start again.`,
    );
  }
  const sign = await putUpSign(cluster.home, 'server');
  if ((await findAlive(cluster.home, 'server', sign?.name)).length > 0) {
    sign?.letGo();
    throw new HeldElsewhere(cluster);
  }
  try {
    rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
  } catch (error) {
    sign?.letGo();
    throw notWritable(cluster.folder, error);
  }
  return sign;
}

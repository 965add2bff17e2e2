import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, readPostmasterFile } from './cluster.ts';
import { cleanEnvironment } from './create-cluster.ts';
import { PostgresDidNotStart, withRoom } from './did-not-start.ts';
import { identify, isRunning, type ProcessIdentity, signal, waitUntil } from './processes.ts';
import { openLog, readLog } from './server-log.ts';
import { findAlive, type SignOfLife } from './sign-of-life.ts';

/** A running postmaster, started by us or found running. */
export interface Server {
  process: ProcessIdentity;
  port: number;
  /** Calls back once when the server has ended, for whatever reason. */
  onExit(callback: () => void): void;
}

/** What is needed to start a server. */
export interface Installation {
  cluster: Cluster;
  account: Account;
  binaries: Binaries;
}

/** Durable by default (fsync and synchronous_commit stay on), small enough for a laptop. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  maintenance_work_mem: '64MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // The details of an error name what people typed: "Key (email)=(…) already exists".
  log_error_verbosity: 'terse',
};

/** Starts a postmaster and waits until it accepts connections, through crash recovery if there is any. */
export async function startServer(
  { cluster, account, binaries }: Installation,
  options: { port?: number; dieWithParent: boolean; sign?: SignOfLife | undefined },
): Promise<Server> {
  const port = options.port ?? (await findFreePort());
  const values = Object.entries({ ...settings, cluster_name: cluster.name });
  const { file, args } = account.wrap(
    [
      binaries.postgres,
      '-D',
      cluster.folder,
      '-p',
      String(port),
      ...values.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options,
  );
  const inherited = options.sign?.descriptor;
  const { handle, offset } = openLog(cluster.logFile);
  const child = spawn(file, args, {
    ...account.credentials,
    cwd: cluster.home,
    env: cleanEnvironment(),
    // PostgreSQL and all of its processes inherit the sign without knowing it, and hold it until the last one ends.
    stdio: ['ignore', handle, handle, ...(inherited === undefined ? [] : [inherited])],
    // A process group of its own: Ctrl-C in a terminal goes to us, and we stop PostgreSQL when we are done
    // with it.
    detached: process.platform !== 'win32',
  });
  closeSync(handle);
  const end = watch(child);
  for (;;) {
    const noted = readPostmasterFile(cluster);
    const started = identify(child.pid ?? 0);
    if (noted?.ready && noted.pid === child.pid && started !== undefined) {
      return { process: started, port, onExit: end.onExit };
    }
    if (end.reason !== undefined)
      throw new PostgresDidNotStart(
        cluster,
        readLog(cluster.logFile, offset) || withRoom(end.reason, cluster),
      );
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Watches a postmaster that another process has started. */
export function attachServer(postmaster: ProcessIdentity, port: number): Server {
  return {
    process: postmaster,
    port,
    onExit(callback) {
      const timer = setInterval(() => {
        if (isRunning(postmaster)) return;
        clearInterval(timer);
        callback();
      }, 250).unref();
    },
  };
}

/** Shuts the server down cleanly; if that fails, in a way that costs a recovery but no data. */
export async function stopServer(server: Server, installation: Installation): Promise<void> {
  await endServer(server, installation);
  await findAlive(installation.cluster.home, 'server'); // removes the server's sign
}

async function endServer(
  { process: postmaster }: Server,
  { cluster, account, binaries }: Installation,
): Promise<void> {
  const ended = () => !isRunning(postmaster);
  if (process.platform === 'win32') {
    const { file, args } = account.wrap([binaries.pgControl, 'stop', '-m', 'fast', '-D', cluster.folder]);
    await promisify(execFile)(file, args).catch(() => undefined);
  }
  for (const [name, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (ended()) return;
    signal(postmaster.pid, name);
    if (await waitUntil(ended, patience, 10)) return;
  }
}

function watch(child: ChildProcess): { reason: string | undefined; onExit: Server['onExit'] } {
  const callbacks: (() => void)[] = [];
  const end: ReturnType<typeof watch> = {
    reason: undefined,
    onExit: (callback) => (end.reason === undefined ? void callbacks.push(callback) : callback()),
  };
  const finish = (reason: string) => {
    if (end.reason !== undefined) return;
    end.reason = reason;
    for (const callback of callbacks) callback();
  };
  child.once('error', (error) => finish(error.message));
  child.once('exit', (code, name) =>
    finish(`It ended with ${name ?? `exit code ${code}`} and wrote nothing.`),
  );
  return end;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}

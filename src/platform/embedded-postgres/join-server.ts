import { StartError } from '../start-error.ts';
import { connectionStringOf, findPostmaster, HeldElsewhere, settleCluster } from './cluster.ts';
import { PostgresDidNotStart } from './did-not-start.ts';
import { type Lease, leaseExclusively, takeLease } from './lease.ts';
import { attachServer, type Installation, type Server, startServer, stopServer } from './postmaster.ts';
import { identify } from './processes.ts';
import { mendRestoredFolder } from './restored-folder.ts';

/** The site's database in the cluster. */
export const databaseName = 'moto_garage';

const patience = 60_000;
/** For a server of another container, whose site may have been killed a moment ago. */
const patienceElsewhere = 10_000;

/** A server that this process uses. */
export interface Joined {
  server: Server;
  lease: Lease;
  started: boolean;
}

/** Finds a usable server or starts one; waits for one that is just starting, stopping or recovering. */
export async function joinServer(installation: Installation, mode: 'own' | 'share'): Promise<Joined> {
  const { cluster } = installation;
  const deadline = performance.now() + patience;
  let heldSince: number | undefined;
  for (;;) {
    const found = findPostmaster(cluster);
    const joined =
      found === undefined
        ? await startAndJoin(installation, mode).catch(async (error) => {
            if (!(error instanceof HeldElsewhere)) throw error;
            heldSince ??= performance.now();
            if (performance.now() - heldSince > patienceElsewhere) throw error;
            // By chance, so that of two that start at once not both give way again and again.
            await new Promise((resolve) => setTimeout(resolve, 500 * Math.random()));
            return undefined;
          })
        : await joinFound(installation, mode, found);
    if (found !== undefined) heldSince = undefined;
    if (joined !== undefined) return joined;
    if (performance.now() > deadline) {
      throw new StartError(
        `A PostgreSQL (process ${found?.pid}) holds ${cluster.folder} and takes no connections: ` +
          'end that process and start again.',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts a server on a cluster at rest. Undefined when something got in the way that may be over at the next
 * try. Throws HeldElsewhere where another server seems to run on the cluster.
 */
export async function startAndJoin(
  installation: Installation,
  mode: 'own' | 'share',
  port?: number,
): Promise<Joined | undefined> {
  const sign = await settleCluster(installation.cluster);
  mendRestoredFolder(installation.cluster.folder);
  const server = await startServer(installation, {
    dieWithParent: mode === 'own',
    sign,
    ...(port === undefined ? {} : { port }),
  })
    .catch((error) => {
      // Another process took the port, or started a server on this folder first.
      const passing = /could not bind|postmaster\.pid" already exists|pre-existing shared memory/;
      if (error instanceof PostgresDidNotStart && passing.test(error.log)) return undefined;
      throw error;
    })
    // PostgreSQL holds it from now on, or nobody.
    .finally(() => sign?.letGo());
  if (server === undefined) return undefined;
  try {
    const lease = await takeLease(leaseAddress(installation, server.port));
    await lease?.ensureDatabase(databaseName);
    return lease && { server, lease, started: true };
  } catch (error) {
    await stopServer(server, installation);
    throw error;
  }
}

/** Joins a running server. A new owner stops a server that has lost its owner and then starts its own. */
async function joinFound(
  installation: Installation,
  mode: 'own' | 'share',
  { pid, port }: { pid: number; port: number },
): Promise<Joined | undefined> {
  const process = identify(pid);
  if (process === undefined) return undefined;
  const server = attachServer(process, port);
  const address = leaseAddress(installation, port);
  try {
    const alone = mode === 'own' ? await leaseExclusively(address) : undefined;
    if (alone !== undefined) {
      await stopServer(server, installation);
      await alone.end();
      return undefined;
    }
    const lease = await takeLease(address);
    await lease?.ensureDatabase(databaseName);
    return lease && { server, lease, started: false };
  } catch {
    return undefined; // starting up or shutting down
  }
}

function leaseAddress({ cluster }: Installation, port: number): string {
  return connectionStringOf(cluster, port, 'postgres');
}

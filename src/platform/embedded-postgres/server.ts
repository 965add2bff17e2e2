import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { connectionStringOf, locateCluster } from './cluster.ts';
import { ensureCluster } from './create-cluster.ts';
import { claimDataFolder, type DataFolderClaim, refuseBesideSiteElsewhere } from './data-folder-claim.ts';
import { type HoldOptions, holdAsGuest, holdAsOwner } from './hold-server.ts';
import { databaseName, joinServer } from './join-server.ts';
import type { Installation } from './postmaster.ts';

/** How to use the embedded server. */
export interface EmbeddedPostgresOptions extends HoldOptions {
  dataDir: string;
  /**
   * `own`: be the only site on this folder. `share`: use the running server, or start one for as long as it
   * is needed.
   */
  mode: 'own' | 'share';
  /** A claim on the folder that the caller already holds; without it `own` takes one. */
  claim?: DataFolderClaim;
}

/** An open embedded server. */
interface EmbeddedPostgres {
  connectionString: string;
  /** Whether this process started the server. */
  started: boolean;
  stop(): Promise<void>;
}

/** Opens the PostgreSQL that belongs to a data folder: makes, starts, joins or repairs it as needed. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, mode } = options;
  const ownClaim = mode === 'own' && options.claim === undefined ? await claimDataFolder(dataDir) : undefined;
  if (mode === 'share') await refuseBesideSiteElsewhere(dataDir);
  try {
    const installation = prepare(dataDir);
    await ensureCluster(installation.cluster, installation.account, installation.binaries);
    const joined = await joinServer(installation, mode);
    const held =
      mode === 'own' ? holdAsOwner(installation, joined, options) : holdAsGuest(installation, joined);
    return {
      connectionString: connectionStringOf(installation.cluster, joined.server.port, databaseName),
      started: joined.started,
      async stop() {
        await held.stop();
        ownClaim?.release();
      },
    };
  } catch (error) {
    ownClaim?.release();
    throw error;
  }
}

function prepare(dataDir: string): Installation {
  const binaries = findBinaries();
  const cluster = locateCluster(dataDir);
  return { binaries, cluster, account: chooseAccount(cluster.home, binaries) };
}

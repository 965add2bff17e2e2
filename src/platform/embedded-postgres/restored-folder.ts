import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { closeToOthers, makePrivateFolder } from '../data-files.ts';

/** Folders that PostgreSQL wants to find and that hold nothing while it is at rest. */
const emptyAtRest = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
];

/** What PostgreSQL refuses: that others may enter its data folder, or that its group may write there. */
const tooOpen = 0o027;

/**
 * Gives a cluster at rest what many backups do not bring back, and without which PostgreSQL refuses it: that only its owner may
 * enter it, which archives and network drives forget, and empty folders, which storage for files alone does not know.
 */
export function mendRestoredFolder(folder: string): void {
  if (process.platform !== 'win32' && (statSync(folder).mode & tooOpen) !== 0) closeToOthers(folder);
  for (const name of emptyAtRest) {
    const path = join(folder, name);
    // Where the folder around it is missing, more is lost.
    if (existsSync(path) || !existsSync(dirname(path))) continue;
    try {
      makePrivateFolder(path);
    } catch {
      // PostgreSQL says what it lacks.
    }
  }
}

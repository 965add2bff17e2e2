import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes a folder and its parents. Node's own recursive mkdir never returns where a parent takes no folders
 * (/proc). Returns whether the folder is new.
 */
export function makeFolder(path: string, mode = 0o777): boolean {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
    return false;
  }
}

/** Makes a folder of the data folder that only the data folder's owner may enter. */
export function makePrivateFolder(path: string): void {
  if (makeFolder(path, 0o700)) giveToOwner(path);
}

/** Closes a folder that earlier versions left open; one that is somebody else's stays as it is. */
export function closeToOthers(path: string): void {
  try {
    chmodSync(path, 0o700);
  } catch {
    // What is written into it is closed in any case.
  }
}

/**
 * Gives a new file or folder to the owner of the folder that it is in, where root made it: after one run as root,
 * the ordinary user could not write to it any more.
 */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid !== 0) chownSync(path, uid, gid);
}

/**
 * Deletes the files of a folder whose names match and that have not been written to for so many days; returns how many.
 * A folder that is not there has none.
 */
export async function deleteOlder(folder: string, names: RegExp, days: number): Promise<number> {
  const before = Date.now() - days * 24 * 3_600_000;
  let deleted = 0;
  const found = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of found) {
    const path = join(folder, entry.name);
    if (!entry.isFile() || !names.test(entry.name)) continue;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // gone since
    if (mtimeMs >= before) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

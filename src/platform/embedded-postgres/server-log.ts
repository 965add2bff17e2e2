/** The file into which PostgreSQL and all of its processes write what they have to say. */
import { copyFileSync, openSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { giveToOwner } from '../data-files.ts';
import { reasonOf, StartError } from '../start-error.ts';

/** Bytes. */
const sizeLimit = 10_000_000;
const checkEvery = 60_000;

/**
 * Opens the log for a server that is about to start; a large one is put aside first, in place of the one before. Returns its handle
 * and the place at which this server's lines begin. Throws a StartError where it cannot be written to.
 */
export function openLog(path: string): { handle: number; offset: number } {
  try {
    const size = sizeOf(path);
    const full = size !== undefined && size > sizeLimit;
    if (full) renameSync(path, `${path}.1`);
    const handle = openSync(path, 'a', 0o600);
    if (full || size === undefined) giveToOwner(path);
    return { handle, offset: full ? 0 : (size ?? 0) };
  } catch (error) {
    throw new StartError(
      `The log of PostgreSQL, ${path}, cannot be written to (${reasonOf(error)}): ` +
        'give it to the user that runs the site, or delete it.',
    );
  }
}

/** The lines from this place on. */
export function readLog(path: string, offset: number): string {
  return readFileSync(path).subarray(offset).toString();
}

/**
 * Keeps the log small while the server runs, which may be for years: once it is large it is copied aside and emptied. PostgreSQL
 * goes on writing, at the new end, because it has it open for appending; what it writes in between is lost. Returns
 * what ends this.
 */
export function keepLogSmall(path: string): () => void {
  const timer = setInterval(() => {
    try {
      if ((sizeOf(path) ?? 0) > sizeLimit) putAside(path);
    } catch {
      // A disk that cannot be written to is told by what suffers from it; the next time may do.
    }
  }, checkEvery).unref();
  return () => clearInterval(timer);
}

function putAside(path: string): void {
  const aside = `${path}.1`;
  try {
    // First, as the disk may have no room for three.
    rmSync(aside, { force: true });
    copyFileSync(path, aside);
    giveToOwner(aside);
  } catch {
    // Where no copy fits, the room is worth more than what the log said.
    rmSync(aside, { force: true });
  }
  truncateSync(path);
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

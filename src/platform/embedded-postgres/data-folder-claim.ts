import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../data-files.ts';
import { isFull, reasonOf, StartError } from '../start-error.ts';
import { identify, isRunning, type ProcessIdentity, waitUntil } from './processes.ts';
import { findAlive, isAlive, putUpSign } from './sign-of-life.ts';

/** The right of one process to be the site on a data folder: a lock file. */
export interface DataFolderClaim {
  /** Tells a process that waits for the folder that it will be free in a moment. */
  announceEnd(): void;
  release(): void;
}

interface Holder extends ProcessIdentity {
  leaving: boolean;
  /** The name of its sign of life, by which another container sees that it lives; none where there are no sockets. */
  sign?: string;
}

/** How long a start waits for a holder that still runs but may be about to stop. */
const patienceWithRunning = 3_000;
/** How long a start waits for a holder that has announced its end. */
const patienceWithLeaving = 60_000;

/**
 * Claims the data folder for this process, or throws an error that says who has it. A claim ends with its
 * process, however that ends: the claim of a dead process is taken over, even where its process id belongs to
 * another process by now.
 */
export async function claimDataFolder(dataDir: string): Promise<DataFolderClaim> {
  const path = join(dataDir, 'site.lock');
  makeDataFolder(dataDir);
  const sign = await putUpSign(dataDir, 'site');
  const me = {
    ...(identify(process.pid) ?? { pid: process.pid, startedAt: '' }),
    ...(sign && { sign: sign.name }),
  };
  const takeDown = () => {
    sign?.letGo();
    if (sign) unlessUnwritable(() => rmSync(join(dataDir, sign.name), { force: true }));
  };
  try {
    await takeLock(path, me);
  } catch (error) {
    takeDown();
    throw error;
  }
  // Signs of those that were killed.
  await findAlive(dataDir, 'site', sign?.name);
  return {
    announceEnd: () => unlessUnwritable(() => void write(path, { ...me, leaving: true }, 'w')),
    release: () => {
      const holder = parse(read(path));
      if (holder?.pid === me.pid && holder.startedAt === me.startedAt)
        unlessUnwritable(() => rmSync(path, { force: true }));
      takeDown();
    },
  };
}

/** A claim ends with its process: a disk that became read-only keeps it from nothing, and what it has to say comes first. */
function unlessUnwritable(write: () => void): void {
  try {
    write();
  } catch {
    // Taken over by the next start.
  }
}

/**
 * Refuses to work on the database of a site that runs in another container: its PostgreSQL cannot be joined
 * from here, and must not get a second one beside it.
 */
export async function refuseBesideSiteElsewhere(dataDir: string): Promise<void> {
  const holder = parse(read(join(dataDir, 'site.lock')));
  if (holder === undefined || isRunning(holder) || !(await livesElsewhere(dataDir, holder))) return;
  throw new StartError(
    `The site on the data folder ${dataDir} runs in another container, and its database can be used only from there: ` +
      'run this inside that container (as with docker exec), or stop the site first.',
  );
}

async function takeLock(path: string, me: Omit<Holder, 'leaving'>): Promise<void> {
  const dataDir = dirname(path);
  const started = performance.now();
  while (!write(path, { ...me, leaving: false }, 'wx')) {
    const text = read(path);
    const holder = parse(text);
    const runsHere = holder !== undefined && isRunning(holder);
    const elsewhere = holder !== undefined && !runsHere && (await livesElsewhere(dataDir, holder));
    if (holder === undefined ? isBeingWritten(path) : runsHere || elsewhere) {
      const patience = holder?.leaving ? patienceWithLeaving : patienceWithRunning;
      if (performance.now() - started > patience) throw inUse(dataDir, holder, elsewhere);
      await waitUntil(() => read(path) !== text || (runsHere && !isRunning(holder)), 250);
    } else {
      removeStale(path, text);
    }
  }
}

/** Whether a process that cannot be seen here holds the folder all the same. */
async function livesElsewhere(dataDir: string, { sign }: Holder): Promise<boolean> {
  return sign !== undefined && (await isAlive(dataDir, sign));
}

function inUse(dataDir: string, holder: Holder | undefined, elsewhere: boolean): StartError {
  const process = holder === undefined ? '' : ` (process ${holder.pid})`;
  return new StartError(
    `Moto Garage is already running on the data folder ${dataDir}${elsewhere ? ', in another container' : process}: ` +
      'stop it first, or give this one a folder of its own with DATA_DIR and another PORT.',
  );
}

function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

function write(path: string, holder: Holder, flag: 'w' | 'wx'): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag });
    return true;
  } catch (error) {
    if (
      flag === 'wx' &&
      error instanceof Error &&
      'code' in error &&
      error.code === 'EEXIST' &&
      isFile(path)
    ) {
      return false;
    }
    throw notWritable(dirname(path), error);
  }
}

/** The error for a data folder that cannot be used. */
export function notWritable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be written to (${reasonOf(error)}): ` +
      `${isFull(error) ? 'make room on its disk' : 'make it writable for this user'}, or set DATA_DIR to another folder.`,
  );
}

/**
 * Two starts may judge the same claim stale, and the slower one would then remove the faster one's fresh
 * claim. So the claim is renamed first: if it turns out to be a fresh one, it is put back.
 */
function removeStale(path: string, judged: string | undefined): void {
  // By chance, because another container may have a process of the same number.
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another start removed it first
  }
  const taken = read(aside);
  if (taken !== judged && taken !== undefined) {
    try {
      writeFileSync(path, taken, { flag: 'wx' });
    } catch {
      // A third process holds the claim now; the process whose claim was removed will find PostgreSQL in use.
    }
  }
  rmSync(aside, { force: true });
}

/**
 * An empty claim is still being written, unless its writer died at that moment. One from the future was written before a power
 * cut: many a small server has no clock that goes on meanwhile, and begins with an earlier time.
 */
function isBeingWritten(path: string): boolean {
  try {
    return Math.abs(Date.now() - statSync(path).mtimeMs) < 2_000;
  } catch {
    return false;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch (error) {
    // It has been removed since, so a retry may succeed. Any other error (the path is a file) will not change
    // by trying.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}

function parse(text: string | undefined): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const { pid, startedAt, leaving, sign } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof startedAt === 'string'
      ? {
          pid,
          startedAt,
          leaving: leaving === true,
          // It names a file of this folder, and nothing else.
          ...(typeof sign === 'string' && /^[\w.-]+$/.test(sign) && { sign }),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

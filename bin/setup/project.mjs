import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError, say } from './say.mjs';

/** The project's folder; every path here is told from it. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a file of the project. */
export const path = (...parts) => join(root, ...parts);

/** A JSON file of the project; undefined when it is not there or cannot be read. */
export function readJson(...parts) {
  try {
    return JSON.parse(readFileSync(path(...parts), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Lets one set-up work at a time: two starts in a fresh clone would install over each other. */
export async function alone(work) {
  const lock = path('.cache', 'setup.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  let told = false;
  while (!take(lock, mine)) {
    if (!told) say(`Waiting for another set-up in this folder (${lock})…`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await work();
  } finally {
    if (readLock(lock) === mine) rmSync(lock, { force: true });
  }
}

function take(lock, mine) {
  try {
    mkdirSync(path('.cache'), { recursive: true });
    writeFileSync(lock, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw new SetupError(
        `The project's folder ${root} cannot be written to (${error.code}): make it writable.`,
      );
    }
    if (isLeftOver(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/**
 * Whether its process is gone or never filled it: the set-up was killed. One from the future was left by a power cut, after
 * which the machine's clock began with an earlier time.
 */
function isLeftOver(lock) {
  const text = readLock(lock);
  if (text === undefined) return false;
  const [owner, start] = text.split(' ');
  if (Number(owner) > 0) return !isAlive(Number(owner)) || (start ?? '') !== startOf(Number(owner));
  const written = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Math.abs(Date.now() - written) > 2_000;
}

/** Undefined when it has just gone. */
function readLock(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** Tells a process from a later one of the same number; empty where the system does not tell. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name stands in brackets and may hold anything. Start times count from the boot of the machine.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return '';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

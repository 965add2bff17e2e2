import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError, say } from './say.mjs';

/** The project's folder; every path here is told from it. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const path = (...parts) => join(root, ...parts);

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
  let told = false;
  while (!take(lock)) {
    if (!told) say('Waiting for another set-up in this folder…');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    mkdirSync(path('.cache'), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw new SetupError(
        `The project's folder ${root} cannot be written to (${error.code}): make it writable.`,
      );
    }
    // A lock whose process is gone, or that was never filled, is left over from a set-up that was killed.
    const owner = Number(readFileSync(lock, { encoding: 'utf8', flag: 'a+' }));
    const age = Date.now() - statSync(lock).mtimeMs;
    if (owner > 0 ? !isAlive(owner) : age > 2_000) rmSync(lock, { force: true });
    return false;
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

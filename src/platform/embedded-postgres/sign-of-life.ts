import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/**
 * A socket in a folder that accepts connections as long as some process holds it. Process numbers mean
 * nothing in another container that has the same folder, but a socket's path answers there as well.
 */
export interface SignOfLife {
  name: string;
  /** For child processes that are to hold it, too: the system counts it as held until the last one ends. */
  descriptor: number | undefined;
  /** Holds it no longer. Its file stays, because child processes may hold it; `findAlive` removes it. */
  letGo(): void;
}

/** Whose life a sign shows. */
type Kind = 'site' | 'server';

const pattern = { site: /^site-[0-9a-f]+\.alive$/, server: /^server-[0-9a-f]+\.alive$/ };
/** What a process that was killed while it put up its sign may leave. */
const unfinished = /^(site|server)-[0-9a-f]+\.alive\.new$/;

/** Bytes that the path of a socket may have: 108 and 104 with the closing zero. */
const longestPath = process.platform === 'linux' ? 107 : 103;

/**
 * Puts a sign up in a folder; undefined where the file system or the system has none. Its name is never used
 * again, so a sign that was once dead stays dead, and anybody may remove it.
 */
export async function putUpSign(folder: string, kind: Kind): Promise<SignOfLife | undefined> {
  const name = `${kind}-${randomBytes(6).toString('hex')}.alive`;
  // A socket that does not listen yet looks dead. So it gets its name when it does. (Node removes the file of
  // the first name when it closes the socket, which would be too early.)
  const server = await within(folder, `${name}.new`, listen);
  if (server === undefined) return undefined;
  try {
    // Who may connect must not depend on who started it: a refused connection would tell nothing.
    chmodSync(join(folder, `${name}.new`), 0o666);
    renameSync(join(folder, `${name}.new`), join(folder, name));
  } catch {
    server.close();
    return undefined;
  }
  return { name, descriptor: descriptorOf(server), letGo: () => void server.close() };
}

/**
 * The signs of a kind in a folder that are alive, without `mine`; files of dead ones are removed. Of several
 * processes that put a sign up first and call this then, at least all but one see another.
 */
export async function findAlive(folder: string, kind: Kind, mine?: string): Promise<string[]> {
  const alive: string[] = [];
  for (const name of list(folder)) {
    if (unfinished.test(name) && isOld(join(folder, name))) remove(join(folder, name));
    if (name === mine || !pattern[kind].test(name)) continue;
    if (await isAlive(folder, name)) alive.push(name);
    else remove(join(folder, name));
  }
  return alive;
}

/** Whether somebody holds the sign of this name. */
export async function isAlive(folder: string, name: string): Promise<boolean> {
  return (await within(folder, name, connects)) ?? false;
}

/** Runs `use` with a path of a socket that is short enough; undefined where there is none. */
async function within<Result>(
  folder: string,
  name: string,
  use: (path: string) => Promise<Result>,
): Promise<Result | undefined> {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= longestPath) return use(path);
  if (process.platform !== 'linux') return undefined;
  let handle: number;
  try {
    handle = openSync(folder, 'r');
  } catch {
    return undefined;
  }
  try {
    return await use(`/proc/self/fd/${handle}/${name}`);
  } finally {
    closeSync(handle);
  }
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', () => resolve(undefined));
    server.listen({ path }, () => resolve(server));
  });
}

function connects(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ path }, () => {
      socket.destroy();
      resolve(true);
    });
    // Too many are waiting to be accepted, or the system forbids to speak to another container: both are said
    // only of a socket that somebody holds.
    socket.once('error', (error) =>
      resolve('code' in error && ['EAGAIN', 'EACCES', 'EPERM'].includes(String(error.code))),
    );
  });
}

/** Node has no public name for it, though its child processes take one. */
function descriptorOf(server: Server): number | undefined {
  const handle: unknown = Reflect.get(server, '_handle');
  const descriptor: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'fd') : undefined;
  return typeof descriptor === 'number' && descriptor > 2 ? descriptor : undefined;
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Somebody else's. It does no harm.
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOld(path: string): boolean {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > 60_000;
}

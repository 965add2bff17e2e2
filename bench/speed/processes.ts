/** Processes under measurement: the server's on one core, the load generator on the other. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const serverCore = '0';
export const loadCore = '1';

/** Pins a running process, and its future children, to a core. */
export function pin(pid: number, core: string): void {
  execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
}

interface Program {
  url: string;
  /** Peak and present size of its memory, in megabytes. */
  memory(): { peak: number; now: number };
  stop(): Promise<void>;
}

// As `npm start` does on a machine with two gigabytes or more. With Node's compile cache filled, it does not compile again: the
// same as every start of a site but the first.
const compiled = fileURLToPath(new URL('../../.cache/node', import.meta.url));
const asStarted = {
  options: ['--max-semi-space-size=8', '--no-allocation-site-pretenuring', '--max-old-space-size=512'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: String(2 ** 20),
    MALLOC_TRIM_THRESHOLD_: String(2 ** 22),
    NODE_COMPILE_CACHE: compiled,
  },
};

/** Starts a program of the bench on the server's core and waits until it prints its port. */
export async function startProgram(file: string, env: Record<string, string>): Promise<Program> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn('taskset', ['-c', serverCore, process.execPath, ...asStarted.options, path], {
    env: { ...process.env, NODE_ENV: 'production', ...asStarted.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readAddress(child, file);
  return {
    url,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const megabytes = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
      return { peak: megabytes('VmHWM'), now: megabytes('VmRSS') };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      // SIGTERM, because Node writes its compile cache only when a program ends by itself.
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readAddress(child: ChildProcess, file: string): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      const address = /ready at (http\S+)$/.exec(line)?.[1];
      if (address) return address;
    }
  }
  throw new Error(`${file} ended before it was ready.`);
}

export interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The result of a load: answers per second, and percentiles of the duration in milliseconds. */
export interface Load {
  perSecond: number;
  answered: number;
  failed: number;
  bytes: number | null;
  p50: number | null;
  p95: number | null;
  p99: number | null;
}

/** Requests the paths in turn, again and again, from the load generator's core. */
export async function putLoad(
  url: string,
  requests: readonly Ask[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const path = fileURLToPath(new URL('../tools/load.mjs', import.meta.url));
  const child = spawn('taskset', ['-c', loadCore, process.execPath, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ url, connections, seconds, requests }));
  return JSON.parse(await text(child.stdout)) as Load;
}

/** How often scenarios that are compared with each other take their turn. */
export const turns = 5;

/**
 * Loads of scenarios that take turns, the one with the median rate of each: this machine is faster in one second than in
 * another, and what is compared should meet the same seconds.
 */
export async function putLoadsInTurns(
  url: string,
  scenarios: readonly { name: string; requests: readonly Ask[] }[],
  options: { connections: number; seconds: number },
): Promise<Map<string, Load>> {
  const loads = scenarios.map(({ name }) => ({ name, all: [] as Load[] }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const [place, { requests }] of scenarios.entries())
      loads[place]?.all.push(await putLoad(url, requests, options));
  return new Map(
    loads.flatMap(({ name, all }) => {
      const median = all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(turns / 2)];
      const failed = all.reduce((sum, load) => sum + load.failed, 0);
      return median ? [[name, { ...median, failed }] as const] : [];
    }),
  );
}

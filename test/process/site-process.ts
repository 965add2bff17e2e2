import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsOf } from '../support/settings.ts';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** A program of the project, started as people start it. */
interface Program {
  pid: number;
  /** What it wrote so far. */
  stdout(): string;
  /** Without what set-up says: it may have something to do first, or wait for that of another test in this same folder. */
  stderr(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** A site that has said it is ready. */
export interface RunningSite extends Program {
  address: string;
  /** Milliseconds from the start of the process to the line that says ready. */
  startTime: number;
}

const running = new Set<ChildProcess>();

export function startProgram(file: string, args: string[], env: Record<string, string> = {}): Program {
  const child = spawn(file, args, {
    cwd: projectRoot,
    env: { ...withoutTestRunner(process.env), ...settingsOf(env) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return {
    pid: child.pid ?? 0,
    stdout: () => stdout,
    stderr: () => stderr.replace(/^(Building|Built|Waiting for another set-up) .*\n/gm, ''),
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        running.delete(child);
        resolve({ code, signal });
      });
    }),
  };
}

/** Starts the site as `npm start` does, through the bootstrap, and waits until it says where it is. */
export async function startSite(env: Record<string, string>): Promise<RunningSite> {
  return untilReady(startProgram(process.execPath, ['bin/start.mjs'], siteSettings(env)));
}

/** Starts the site and waits for its end: for starts that are refused. */
export async function startRefused(
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number | null; text: string }> {
  const program = startProgram(process.execPath, ['bin/start.mjs', ...args], siteSettings(env));
  const { code } = await program.ended;
  return { code, text: `${program.stdout()}${program.stderr()}`.trim() };
}

export async function untilReady(program: Program): Promise<RunningSite> {
  const started = performance.now();
  let over = false;
  program.ended.then(() => {
    over = true;
  });
  const found = await poll(
    () => /^Moto Garage is ready at (\S+)$/m.exec(program.stdout()) ?? (over ? ('over' as const) : undefined),
    120_000,
  );
  if (found === undefined || found === 'over') {
    throw new Error(`The site did not start:\n${program.stdout()}${program.stderr()}`);
  }
  return { ...program, address: found[1] ?? '', startTime: performance.now() - started };
}

/** The settings of a test site: a free port, nothing to fill in first, quiet, and a load that no limit stops. */
export function siteSettings(env: Record<string, string>): Record<string, string> {
  return { PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', ...env };
}

/** Asks again and again until there is an answer; undefined when there is none in time. */
export async function poll<Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  timeout = 60_000,
): Promise<Answer | undefined> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || performance.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether something becomes true in time. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  timeout?: number,
): Promise<boolean> {
  return (await poll(async () => (await condition()) || undefined, timeout)) ?? false;
}

interface ListedProcess {
  pid: number;
  parent: number;
  command: string;
}

/** Every process of the machine that runs; a zombie does not. */
function listProcesses(): ListedProcess[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+([^Z]\S*)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({ pid: Number(match[1]), parent: Number(match[2]), command: match[4] ?? '' }));
}

/** The web process below the bootstrap. */
export function webProcessOf(site: Program): number {
  const web = childOf(site.pid, 'main.server');
  if (web === undefined) throw new Error('There is no web process.');
  return web;
}

/** The job process below a web process, when one runs. */
export function jobProcessOf(web: number): number | undefined {
  return childOf(web, 'main.worker');
}

function childOf(pid: number, program: string): number | undefined {
  return listProcesses().find(({ parent, command }) => parent === pid && command.includes(program))?.pid;
}

/** Whether a process is there, whoever its parent is by now. */
export function isThere(pid: number): boolean {
  return listProcesses().some((each) => each.pid === pid);
}

/** The postmaster of a data folder, when one is noted and runs. */
export function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return listProcesses().some((each) => each.pid === pid && each.command.includes('postgres'))
    ? pid
    : undefined;
}

/** Some process of PostgreSQL that serves a connection of the site. */
export function backendOf(dataDir: string): number | undefined {
  const postmaster = postmasterOf(dataDir);
  const name = /\bmoto moto_garage\b/;
  return listProcesses().find(({ parent, command }) => parent === postmaster && name.test(command))?.pid;
}

/** Everything that still runs for a data folder, postmaster and orphans alike. */
export function leftOf(dataDir: string): ListedProcess[] {
  const postmaster = postmasterOf(dataDir);
  return listProcesses().filter(
    ({ pid, parent, command }) =>
      command.includes(`${dataDir}/`) || (postmaster !== undefined && [pid, parent].includes(postmaster)),
  );
}

/** A data folder of its own, gone at the end of the test. */
export async function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'moto garage ü '));
}

/** Ends what a failed test left running, and removes its data. */
export async function cleanUp(dataDir: string): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  await eventually(() => leftOf(dataDir).length === 0);
  await rm(dataDir, { recursive: true, force: true });
}

/** What the test runner sets must not reach a program under test. */
function withoutTestRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(NODE_ENV|VITEST.*)$/.test(name)));
}

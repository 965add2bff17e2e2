import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { settingsOf } from './settings.ts';

const project = new URL('../../', import.meta.url);
const longestStart = 180_000;
const run = promisify(execFile);

/** A running site: the product's own web process with its own PostgreSQL in a temporary folder. */
export interface RunningSite {
  address: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the built site on a free port, as `npm start` does, and waits until it is ready. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'moto-garage-site-'));
  const site = spawn(process.execPath, ['dist/server/main.server.js'], {
    cwd: project,
    // All visitors in a test come from one address.
    env: {
      ...process.env,
      ...settingsOf({
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: '1000',
        ...settings,
      }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (site.exitCode === null && site.signalCode === null) {
      site.kill('SIGTERM');
      await once(site, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await readyAddress(site), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the site prints when it is ready. */
async function readyAddress(site: ChildProcess): Promise<string> {
  let said = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += chunk;
        const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
        if (address) resolve(address);
      };
      site.stdout?.on('data', listen);
      site.stderr?.on('data', listen);
      site.once('exit', (code) =>
        reject(new Error(`The site ended with ${code} before it was ready:\n${said}`)),
      );
      timer = setTimeout(() => reject(new Error(`The site was not ready in time:\n${said}`)), longestStart);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `npm run admin` for the site under test. */
export async function makeAdmin(email: string): Promise<void> {
  await runProgram('src/main.admin.ts', email);
}

/** Runs `npm run import` for the site under test on a file with this text. */
export async function importFile(text: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'moto-garage-import-'));
  try {
    await writeFile(join(folder, 'bikes.csv'), text);
    await runProgram('src/main.import.ts', join(folder, 'bikes.csv'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs one of the project's programs on the data folder of the site under test. */
async function runProgram(program: string, ...args: string[]): Promise<void> {
  const dataDir = process.env.SITE_DATA_DIR;
  // Without it the program would change the project's own data folder.
  if (!dataDir) throw new Error('SITE_DATA_DIR must name the data folder of the site under test.');
  const env = { ...process.env, ...settingsOf({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }) };
  await run(process.execPath, [program, ...args], { cwd: project, env });
}

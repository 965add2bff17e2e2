import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsOf } from '../support/settings.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
export const projectId = 'demo-moto-garage';

/** Playwright's global set-up: the Auth emulator, pages that are turned towards it, and a site that serves them. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'moto-garage-firebase-'));
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
    const emulator = `http://127.0.0.1:${auth}`;
    const build = join(folder, 'dist');
    const values = {
      VITE_FIREBASE_API_KEY: 'key-of-the-emulator',
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
      VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
      VITE_AUTH_EMULATOR: emulator,
    };
    await startEmulator(join(folder, 'emulator'), { auth, hub, logging }, running);
    await buildPages({ ...values, DIST_DIR: build, NODE_ENV: 'production' });
    const [address, database] = await start(
      'test/firebase/site.ts',
      [],
      {
        ...settingsOf({
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: join(folder, 'data'),
          LOG_LEVEL: 'error',
          // All visitors of a test come from one address.
          RATE_LIMIT_FACTOR: '1000',
        }),
        SITE_BUILD: build,
        AUTH_EMULATOR: emulator,
      },
      /ready at (http:\S+) with (\S+) /,
      running,
    );
    process.env.SITE_URL = address;
    process.env.SITE_DATABASE = database;
    process.env.AUTH_EMULATOR = emulator;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startEmulator(
  folder: string,
  { auth, hub, logging }: Record<'auth' | 'hub' | 'logging', number>,
  running: ChildProcess[],
): Promise<void> {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  await mkdir(folder);
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const program = join(project, 'test/firebase/tools/node_modules/firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--only', 'auth', '--project', projectId];
  // Nothing of the machine's own Firebase set-up, and no word to Google about its use.
  const env = {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    CI: 'true',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
  };
  await start(program, args, env, /(All emulators ready)/, running, folder);
}

async function buildPages(env: Record<string, string>): Promise<void> {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const args = [
    vite,
    'build',
    '--app',
    '--logLevel',
    'warn',
    '--emptyOutDir',
    '--config',
    'test/firebase/vite.config.ts',
  ];
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The pages for the emulator could not be built');
}

/** Starts a program and waits until it says `ready`; answers with what stands in its brackets. */
async function start(
  program: string,
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
  running: ChildProcess[],
  cwd = project,
): Promise<string[]> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${program} ${reason}:\n${said}`));
    const timer = setTimeout(() => fail('was not ready in time'), 300_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        const found = ready.exec(said)?.slice(1);
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      });
    }
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

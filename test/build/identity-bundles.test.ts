import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firebaseBuildSettings } from '../../src/platform/build.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'identity-bundles-'));
const values: Readonly<Record<string, string>> = {
  ...Object.fromEntries(firebaseBuildSettings.map((name) => [name, `value-of-${name}`])),
  VITE_FIREBASE_PROJECT_ID: 'my-garage-1a2b3',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-garage-1a2b3.firebaseapp.com',
};
// Set to nothing, they also win over an .env file of whoever runs the tests.
const none = Object.fromEntries(firebaseBuildSettings.map((name) => [name, '']));

/** Builds as `npm start` does, into a folder of its own. */
async function build(name: string, settings: Readonly<Record<string, string>>) {
  const vite = join(project, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, ...none, ...settings, NODE_ENV: 'production', DIST_DIR: join(folder, name) };
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: project,
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

function scriptsOf(name: string): string {
  const assets = join(folder, name, 'client', 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
}

function builtIdentity(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name, 'identity.json'), 'utf8'));
}

/** Milliseconds; ends several builds that hang. */
const longest = 900_000;

beforeAll(async () => {
  expect((await build('embedded', {})).code).toBe(0);
  expect((await build('firebase', values)).code).toBe(0);
}, longest);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('S1 the pages hold the chosen identity provider and not the other one', () => {
  const ofFirebase = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com', 'apis.google.com'];
  // The last of them is the channel of our own window for Google.
  const ofOurs = ['/sign-in/email', '/sign-up/email', 'moto-google-'];

  test('without Firebase’s values', () => {
    const scripts = scriptsOf('embedded');
    for (const word of [...ofFirebase, '/sign-in/firebase', 'firebase-heartbeat'])
      expect([word, scripts.includes(word)]).toEqual([word, false]);
    for (const word of ofOurs) expect([word, scripts.includes(word)]).toEqual([word, true]);
    expect(builtIdentity('embedded')).toEqual({ provider: 'embedded' });
  });

  test('with all of them', () => {
    const scripts = scriptsOf('firebase');
    for (const word of ofOurs) expect([word, scripts.includes(word)]).toEqual([word, false]);
    for (const word of [...ofFirebase, '/sign-in/firebase', ...Object.values(values)])
      expect([word, scripts.includes(word)]).toEqual([word, true]);
    expect(builtIdentity('firebase')).toEqual({
      provider: 'firebase',
      projectId: 'my-garage-1a2b3',
      authDomain: 'my-garage-1a2b3.firebaseapp.com',
    });
  });

  test('no page can be turned towards an emulator, and other products of Firebase are not there', () => {
    const scripts = scriptsOf('firebase');
    for (const word of ['127.0.0.1:', 'Running in emulator mode', 'firestore.googleapis.com'])
      expect([word, scripts.includes(word)]).toEqual([word, false]);
  });

  test('whoever only looks around does not load Firebase’s library', () => {
    const manifest = JSON.parse(
      readFileSync(join(folder, 'firebase', 'client', '.vite', 'manifest.json'), 'utf8'),
    ) as Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>;
    const library = manifest['src/features/identity/providers/firebase-sdk.ts'];
    expect(library?.isDynamicEntry).toBe(true);
    const importers = Object.values(manifest).filter((entry) =>
      entry.imports?.includes('src/features/identity/providers/firebase-sdk.ts'),
    );
    expect(importers).toEqual([]);
  });

  test(
    'after a change of providers nothing of the former one can be had, compressed or not',
    async () => {
      const names = () => readdirSync(join(folder, 'changing', 'client', 'assets')).sort();
      const clean = (name: string) => readdirSync(join(folder, name, 'client', 'assets')).sort();
      expect((await build('changing', values)).code).toBe(0);
      expect(names()).toEqual(clean('firebase'));
      expect((await build('changing', {})).code).toBe(0);
      expect(names()).toEqual(clean('embedded'));
      expect((await build('changing', values)).code).toBe(0);
      expect(names()).toEqual(clean('firebase'));
    },
    longest,
  );

  test('with some of them there is no build, and what is missing is named', async () => {
    const { code, output } = await build('some', { ...values, VITE_FIREBASE_API_KEY: '' });
    expect(code).not.toBe(0);
    expect(output).toContain('VITE_FIREBASE_API_KEY is not set');
  });
});

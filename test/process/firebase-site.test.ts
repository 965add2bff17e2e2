import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firebaseBuildSettings } from '../../src/platform/build.ts';
import { settingsOf } from '../support/settings.ts';
import { projectRoot } from './site-process.ts';

// A copy of the project, built for Firebase and started as a site is, with everything set that tests and Firebase's own
// tools know to turn a program towards an emulator.
const project = 'my-garage-1a2b3';
const values = {
  ...Object.fromEntries(firebaseBuildSettings.map((name) => [name, `value-of-${name}`])),
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
};
const emulator = 'http://127.0.0.1:9';
const meansOfTests = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  FIREBASE_EMULATOR_HUB: '127.0.0.1:9',
  VITE_AUTH_EMULATOR: emulator,
  AUTH_EMULATOR: emulator,
  SITE_BUILD: '/nowhere',
  NODE_ENV: 'test',
};
const now = Math.floor(Date.now() / 1_000);
const claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'somebody',
  iat: now,
  exp: now + 3_600,
  auth_time: now,
  email: 'owner@example.org',
  email_verified: true,
};

let folder: string;
let site: ChildProcess | undefined;
let address: string;

async function run(args: string[], env: Record<string, string>): Promise<ChildProcess> {
  return spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...settingsOf({ ...values, ...env }), ...meansOfTests },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firebase-site-'));
  const parts = [
    'src',
    'db',
    'public',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'chunks.config.ts',
    'programs.config.ts',
  ];
  for (const part of parts) await cp(join(projectRoot, part), join(folder, part), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const build = await run(['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
    DIST_DIR: '',
  });
  expect(await once(build, 'exit')).toEqual([0, null]);
  site = await run(['dist/server/main.server.js'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'fatal',
  });
  let said = '';
  for await (const chunk of site.stdout ?? []) {
    said += String(chunk);
    address = /ready at (http:\S+)/.exec(said)?.[1] ?? '';
    if (address) break;
  }
  expect(address).toMatch(/^http:/);
  // A whole build among it.
}, 600_000);
afterAll(async () => {
  if (site && site.exitCode === null) {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

async function enter(token: string): Promise<number> {
  const answer = await fetch(`${address}/api/auth/sign-in/firebase`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  return answer.status;
}

test('an unsigned token, as the emulator makes them, opens nothing', async () => {
  expect(await enter(new UnsecuredJWT(claims).encode())).toBe(401);
  const unsigned = new UnsecuredJWT(claims).encode();
  expect(await enter(`${unsigned}c2lnbmF0dXJl`)).toBe(401);
});

test('nor does one of an algorithm of the attacker’s choice, or with a key that it brings along', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const shared = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)));
  expect(await enter(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(shared))).toBe(401);
  const header = { alg: 'RS256', kid: 'mine', jwk: await exportJWK(publicKey) };
  // 503 where Google's keys are out of reach.
  expect([401, 503]).toContain(
    await enter(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)),
  );
});

test('neither the pages nor their policy know an emulator, and passwords are not taken', async () => {
  const answer = await fetch(`${address}/login`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('https://identitytoolkit.googleapis.com');
  expect(policy).not.toContain('127.0.0.1');
  const assets = join(folder, 'dist', 'client', 'assets');
  for (const name of (await readdir(assets)).filter((each) => each.endsWith('.js')))
    expect([name, (await readFile(join(assets, name), 'utf8')).includes(emulator)]).toEqual([name, false]);
  for (const path of ['sign-in/email', 'sign-up/email', 'google/start'])
    expect((await fetch(`${address}/api/auth/${path}`, { method: 'POST' })).status).toBe(404);
});

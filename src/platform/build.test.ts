import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseIdentity, firebaseBuildSettings, identityFile, readBuiltIdentity } from './build.ts';

const all = {
  ...Object.fromEntries(firebaseBuildSettings.map((name) => [name, 'x'])),
  VITE_FIREBASE_PROJECT_ID: 'my-garage-1a2b3',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-garage-1a2b3.firebaseapp.com',
};

describe('S1 the identity provider is chosen by build-time values', () => {
  test('all six choose Firebase, none the embedded provider', () => {
    expect(chooseIdentity(all)).toEqual({
      provider: 'firebase',
      projectId: 'my-garage-1a2b3',
      authDomain: 'my-garage-1a2b3.firebaseapp.com',
    });
    expect(chooseIdentity({})).toEqual({ provider: 'embedded' });
    const empty = Object.fromEntries(firebaseBuildSettings.map((name) => [name, ' ']));
    expect(chooseIdentity(empty)).toEqual({ provider: 'embedded' });
  });

  test.each(firebaseBuildSettings)('without %s alone there is no build', (name) => {
    expect(() => chooseIdentity({ ...all, [name]: '' })).toThrow(`${name} is not set`);
  });

  test('everything that is missing is named', () => {
    const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID } = all as Record<string, string>;
    expect(() => chooseIdentity({ VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID })).toThrow(
      'VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_MESSAGING_SENDER_ID, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_STORAGE_BUCKET are not set',
    );
  });

  test.each([
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://evil.example; script-src *'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://my-garage.firebaseapp.com'],
    ['VITE_FIREBASE_PROJECT_ID', 'My Garage'],
  ])('%s=%s is refused', (name, value) => {
    expect(() => chooseIdentity({ ...all, [name]: value })).toThrow(`${name}="${value}" is not`);
  });
});

describe('the server reads the choice from the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const url = pathToFileURL(`${folder}/`);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('and does not start with pages of another project, of none, or without pages', async () => {
    await expect(readBuiltIdentity(undefined, url)).rejects.toThrow('The pages are not built');
    writeFileSync(join(folder, identityFile), JSON.stringify(chooseIdentity(all)));
    expect(await readBuiltIdentity(undefined, url)).toEqual(chooseIdentity(all));
    expect(await readBuiltIdentity('my-garage-1a2b3', url)).toEqual(chooseIdentity(all));
    await expect(readBuiltIdentity('other', url)).rejects.toThrow(
      'FIREBASE_PROJECT_ID="other", but the pages were built for the Firebase project "my-garage-1a2b3": ',
    );
    writeFileSync(join(folder, identityFile), JSON.stringify(chooseIdentity({})));
    await expect(readBuiltIdentity('other', url)).rejects.toThrow('the pages were built without Firebase');
  });
});

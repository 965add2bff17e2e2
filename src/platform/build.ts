import { readFile } from 'node:fs/promises';
import * as words from '#messages/start.ts';
import { StartError } from './start-error.ts';

/** Settings of Firebase that go into the pages when they are built: all of them or none. */
export const firebaseBuildSettings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
] as const;

/**
 * Who proves people's identity. Chosen when the pages are built, because only that provider's code is in
 * them.
 */
export type IdentityChoice =
  | { provider: 'embedded' }
  | {
      provider: 'firebase';
      projectId: string;
      /** The host that serves the sign-in window, as in garage.firebaseapp.com. */
      authDomain: string;
    };

/** The folder of the built pages, with a slash at the end. */
export const buildFolder = new URL('../../dist/', import.meta.url);

/** The file of the build that tells the server what was chosen. */
export const identityFile = 'identity.json';

/**
 * Reads the choice from the build's environment. Throws a StartError when only some of Firebase's values are
 * set.
 */
export function chooseIdentity(env: Readonly<Record<string, string | undefined>>): IdentityChoice {
  const missing = firebaseBuildSettings.filter((name) => !env[name]?.trim());
  if (missing.length === firebaseBuildSettings.length) return { provider: 'embedded' };
  if (missing.length > 0) {
    throw new StartError(words.firebaseIncomplete(missing));
  }
  const projectId = env.VITE_FIREBASE_PROJECT_ID?.trim() ?? '';
  const authDomain = env.VITE_FIREBASE_AUTH_DOMAIN?.trim() ?? '';
  // Both go into a header, or into what tokens are compared with.
  if (!/^[a-z\d][a-z\d.:-]*$/.test(projectId)) {
    throw new StartError(words.firebaseProjectWrong(projectId));
  }
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(authDomain)) {
    throw new StartError(words.firebaseDomainWrong(authDomain));
  }
  return { provider: 'firebase', projectId, authDomain };
}

/**
 * What the pages of `folder` were built for. `projectId` is the project that the operator says they use: a
 * build for another one, or for none, must not start.
 */
export async function readBuiltIdentity(projectId?: string, folder = buildFolder): Promise<IdentityChoice> {
  let built: IdentityChoice;
  try {
    built = JSON.parse(await readFile(new URL(identityFile, folder), 'utf8')) as IdentityChoice;
  } catch {
    throw new StartError(words.pagesNotBuilt);
  }
  const builtFor = built.provider === 'firebase' ? built.projectId : undefined;
  if (projectId !== undefined && projectId !== builtFor) {
    throw new StartError(words.builtForAnother(projectId, builtFor));
  }
  return built;
}

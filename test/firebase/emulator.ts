import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test as plain } from '@playwright/test';
import { Client } from 'pg';
import type { Person } from '../support/people.ts';
import { projectId } from './setup.ts';

const gapi = fileURLToPath(new URL('gapi-stub.js', import.meta.url));
const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

/** An account as the emulator keeps it. */
interface EmulatedAccount {
  localId: string;
  email: string;
  displayName?: string;
  photoUrl?: string;
  emailVerified?: boolean;
}

/** A browser to which the stub answers for Google; everything else outside of this machine is not there. */
export const test = plain.extend({
  context: async ({ context }, use) => {
    await context.route(/^https:/, (route) => route.abort());
    await context.route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ path: gapi, contentType: 'text/javascript' }),
    );
    await use(context);
  },
});

/** What the emulator offers to tests: its accounts, settings and unsent mails. */
async function askEmulator<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${process.env.AUTH_EMULATOR}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** The emulator's account of an e-mail. */
export async function emulatedAccount(email: string): Promise<EmulatedAccount | undefined> {
  const { users = [] } = await askEmulator<{ users?: EmulatedAccount[] }>('POST', `${accounts}:lookup`, {
    email: [email],
  });
  return users[0];
}

/** Removes an account at the emulator, as its owner can at Firebase. */
export async function deleteEmulated({ localId }: EmulatedAccount): Promise<void> {
  await askEmulator('POST', `${accounts}:delete`, { localId });
}

/** Closes somebody out at the emulator, as the owner of a project can. */
export async function disableEmulated(email: string): Promise<void> {
  const { localId } = (await emulatedAccount(email)) ?? {};
  await askEmulator('POST', `${accounts}:update`, { localId, disableUser: true });
}

/** Makes an account at the emulator only; the site has not seen it. */
export async function insertEmulated({ email, password, name }: Person): Promise<void> {
  await askEmulator('POST', accounts, { email, password, displayName: name });
}

/** Whether the project says only that e-mail or password is wrong, as new projects do. */
export async function protectEmails(on: boolean): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  await askEmulator('PATCH', `${path}?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: on },
  });
}

interface EmulatedMail {
  email: string;
  requestType: string;
  oobLink: string;
}

async function listMails(email: string): Promise<EmulatedMail[]> {
  const { oobCodes } = await askEmulator<{ oobCodes: EmulatedMail[] }>(
    'GET',
    `/emulator/v1/projects/${projectId}/oobCodes`,
  );
  return oobCodes.filter((mail) => mail.email === email);
}

/** What the mails to somebody are about, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  return (await listMails(email)).map(({ requestType }) => requestType);
}

/** Lets somebody's sign-ins lie an hour back, as the site remembers them. */
export async function ageSignIn(email: string): Promise<void> {
  const client = new Client(process.env.SITE_DATABASE);
  await client.connect();
  const { rowCount } = await client.query(
    `update external_sign_ins set signed_in_at = signed_in_at - interval '1 hour' where session_id in
       (select sessions.id from sessions join users on users.id = user_id where email = $1)`,
    [email],
  );
  await client.end();
  expect(rowCount).toBe(1);
}

/** Opens the link of the mail that proves a mailbox. */
export async function proveMailbox(email: string): Promise<void> {
  const link = (await listMails(email)).findLast(
    ({ requestType }) => requestType === 'VERIFY_EMAIL',
  )?.oobLink;
  if (!link) throw new Error(`No mail was sent to ${email}`);
  expect((await fetch(link)).ok).toBe(true);
}

/** Chooses a new Google account in the emulator's sign-in window. */
export async function chooseGoogleAccount(window: Page, { email, name }: Person): Promise<void> {
  await window.locator('#add-account-button').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill(name);
  await window.locator('#sign-in').click();
}

/** The page as the server renders it for this browser, without any script. */
export async function rendered(context: BrowserContext, path: string): Promise<string> {
  return (await context.request.get(path)).text();
}

/** Whom Firebase's library remembers in this browser; none when nobody is signed in. */
export async function rememberedByFirebase(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage');
          const reading = store.getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const entries = reading.result as { fbase_key: string; value: { email?: string } }[];
            resolve(
              entries
                .filter(({ fbase_key }) => fbase_key.includes('authUser'))
                .map(({ value }) => value.email ?? ''),
            );
          };
        };
      }),
  );
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request } from '@playwright/test';
import { type Person, siteUrl } from './people.ts';

/**
 * Longer than any mail is on its way: what comes into the inbox is gathered for half a minute, and what saved searches find
 * is looked for every few seconds, in turn with what other tests have done.
 */
const longestWay = 90_000;

/** The link to `page` in the latest mail from the site under test to somebody. */
export async function mailedLink(
  email: string,
  page: string,
  dataDir = process.env.SITE_DATA_DIR,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        link = (await linksTo(email, dataDir)).findLast((each) => each.includes(`${page}?token=`));
        return link;
      },
      { timeout: longestWay },
    )
    .toBeDefined();
  return link ?? '';
}

/** Opens the confirmation link in the mail that came after registering, in the signed-in browser. */
export async function confirmMailbox({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const { search } = new URL(await mailedLink(email, '/verifyEmail'));
  const api = await request.newContext({ baseURL: siteUrl() });
  const headers = { origin: siteUrl() };
  await api.post('/api/auth/sign-in/email', { data: { email, password }, headers });
  const answer = await api.get(`/api/auth/verify-email${search}`);
  if (!answer.ok()) throw new Error(`the mailbox was not confirmed: ${await answer.text()}`);
  await api.dispose();
}

async function linksTo(email: string, dataDir = ''): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((name) => readOnce(join(outbox, name))));
  return mails
    .filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`))
    .map((mail) =>
      mail
        .replaceAll('=\r\n', '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )
    .flatMap((mail) => mail.match(/http[^\s"<>]+/g) ?? []);
}

/** Contents of mails by file: a mail never changes once it is written. */
const known = new Map<string, Promise<string>>();

function readOnce(file: string): Promise<string> {
  const mail = known.get(file) ?? readFile(file, 'utf8');
  known.set(file, mail);
  return mail;
}

import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import {
  cleanUp,
  eventually,
  jobProcessOf,
  leftOf,
  makeDataDir,
  startSite,
  webProcessOf,
} from './site-process.ts';

let dataDir: string;
let received: string[];
const servers: { close(done: () => void): unknown }[] = [];
beforeEach(async () => {
  dataDir = await makeDataDir();
  received = [];
});
afterEach(async () => {
  await cleanUp(dataDir);
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done))));
});

async function listen<Kind extends Server | SMTPServer>(server: Kind, port = 0): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server instanceof SMTPServer ? server.server.address() : server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A mail server that takes everything. */
const mailServer = () =>
  new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });

const signUp = (address: string, email: string) =>
  fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', name: '' }),
  });

const subjects = () => received.map((text) => /^Subject: (.*)\r$/m.exec(text)?.[1]);

/** Lets the pauses between two tries be over; answers how many mails wait. */
async function endPauses(): Promise<number> {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const database = openDatabase(postgres.connectionString, { connections: 1 });
  try {
    const { numAffectedRows } = await sql`update mails set due_at = now()`.execute(database);
    return Number(numAffectedRows);
  } finally {
    await closeDatabase(database);
    await postgres.stop();
  }
}

test('a mail that was on its way when the site was killed arrives after the next start', async () => {
  // A server that takes connections and says nothing: the mail hangs there.
  let tries = 0;
  const silent = createServer(() => {
    tries += 1;
  });
  const port = await listen(silent);
  const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const site = await startSite(settings);
  expect((await signUp(site.address, 'rider@example.org')).status).toBe(200);
  expect(await eventually(() => tries > 0)).toBe(true);
  process.kill(webProcessOf(site), 'SIGKILL');
  await site.ended;
  expect(await eventually(() => leftOf(dataDir).length === 0)).toBe(true);
  servers.splice(0);
  silent.close();
  await listen(mailServer(), port);
  expect(await endPauses()).toBe(1);
  const next = await startSite(settings);
  expect(await eventually(() => received.length > 0)).toBe(true);
  expect(subjects()).toEqual(['Confirm your e-mail for Moto Garage']);
  // Its link is good at the address of the site that sent it.
  expect(received[0]?.replaceAll('=\r\n', '')).toContain(`${next.address}/verifyEmail?token=3D`);
  next.kill('SIGTERM');
  await next.ended;
});

test('the job process tries again what a mail server did not take, at the address of the site', async () => {
  const holder = createServer();
  const port = await listen(holder);
  servers.splice(0);
  await new Promise((resolve) => holder.close(resolve));
  const site = await startSite({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect((await signUp(site.address, 'rider@example.org')).status).toBe(200);
  expect(await eventually(() => jobProcessOf(webProcessOf(site)) !== undefined)).toBe(true);
  await listen(mailServer(), port);
  expect(await endPauses()).toBe(1);
  // The queue of the jobs is looked at once a minute.
  expect(await eventually(() => received.length > 0, 170_000)).toBe(true);
  expect(subjects()).toEqual(['Confirm your e-mail for Moto Garage']);
  expect(received[0]?.replaceAll('=\r\n', '')).toContain(`${site.address}/verifyEmail?token=3D`);
  site.kill('SIGTERM');
  await site.ended;
});

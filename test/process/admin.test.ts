import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { migrate } from '../../src/platform/migrations.ts';
import { cleanUp, leftOf, makeDataDir, siteSettings, startProgram, startSite } from './site-process.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  await withDatabase(async (database) => {
    await migrate(database);
    await sql`insert into users (id, name, email, email_verified)
      values ('u1', 'Rina', 'rina@example.org', true), ('u2', 'Sly', 'rina@example.com', false)`.execute(
      database,
    );
  });
});
afterAll(() => cleanUp(dataDir));

async function withDatabase<Result>(work: (database: ReturnType<typeof openDatabase>) => Promise<Result>) {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const database = openDatabase(postgres.connectionString, { connections: 1 });
  try {
    return await work(database);
  } finally {
    await closeDatabase(database);
    await postgres.stop();
  }
}

async function admin(...args: string[]) {
  const env = siteSettings({ DATA_DIR: dataDir });
  const program = startProgram(process.execPath, ['bin/run.mjs', 'src/main.admin.ts', ...args], env);
  const { code } = await program.ended;
  return { code, text: `${program.stdout()}${program.stderr()}`.trim() };
}

test('wants to know whose account', async () => {
  expect(await admin()).toEqual({
    code: 1,
    text: expect.stringContaining('npm run admin -- someone@example.org'),
  });
});

test('does not make accounts', async () => {
  expect(await admin('nobody@example.org')).toEqual({
    code: 1,
    text: 'No account has the e-mail nobody@example.org: register it on the site first, then run this again.',
  });
});

test('makes nobody an admin whose mailbox is not confirmed', async () => {
  expect(await admin('rina@example.com')).toEqual({
    code: 1,
    text: expect.stringMatching(/^Nobody has confirmed the mailbox rina@example\.com yet: /),
  });
});

test('makes an existing account an admin while the site runs, and says so when it is one', async () => {
  const site = await startSite({ DATA_DIR: dataDir });
  expect(await admin('Rina@Example.org')).toEqual({ code: 0, text: 'Rina@Example.org is now an admin.' });
  expect(await admin('rina@example.org')).toEqual({ code: 0, text: 'rina@example.org is already an admin.' });
  expect((await fetch(`${site.address}/api/category`)).status).toBe(200);
  site.kill('SIGTERM');
  await site.ended;
  const users = await withDatabase((database) =>
    database.selectFrom('users').select(['id', 'admin']).execute(),
  );
  expect(users).toEqual(
    expect.arrayContaining([
      { id: 'u1', admin: true },
      { id: 'u2', admin: false },
    ]),
  );
  expect(leftOf(dataDir)).toEqual([]);
});

test('makes an admin no admin any more, and says so when it is none', async () => {
  await withDatabase((database) => sql`update users set admin = true where id = 'u1'`.execute(database));
  expect(await admin('rina@example.org', '--remove')).toEqual({
    code: 0,
    text: 'rina@example.org is no longer an admin.',
  });
  expect(await admin('--remove', 'rina@example.org')).toEqual({
    code: 0,
    text: 'rina@example.org is not an admin.',
  });
  expect(await admin('nobody@example.org', '--remove')).toEqual({
    code: 1,
    text: 'No account has the e-mail nobody@example.org.',
  });
  expect(await admin('rina@example.org', '--delete')).toEqual({
    code: 1,
    text: expect.stringContaining('--remove'),
  });
  const admins = await withDatabase((database) =>
    database.selectFrom('users').select('id').where('admin', '=', true).execute(),
  );
  expect(admins).toEqual([]);
});

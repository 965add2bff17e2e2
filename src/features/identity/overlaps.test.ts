import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';

let api: TestApi;
const [password, newPassword] = ['correct horse', 'battery staple'];
const barrier = 77;

beforeAll(async () => {
  api = await createTestApi();
  await sql`create function wait() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(barrier)}); return coalesce(new, old); end $$`.execute(
    api.database,
  );
});
afterAll(() => api.close());

const signIn = (email: string, word = password) =>
  api.call('POST', '/auth/sign-in/email', { email, password: word }, { 'test-address': '10.8.0.1' });

const sessionsOf = async (userId: string) =>
  (await api.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

/** How many statements of this database wait for something that another one holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.database);
  return rows[0]?.n ?? 0;
}

const until = (statements: number) =>
  vi.waitFor(async () => expect(await waiting()).toBe(statements), 10_000);

/** Lets whoever does `event` to `table` stop at that very moment, until what `during` does is done. */
async function heldAt(
  table: string,
  event: 'insert' | 'delete',
  during: (release: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await sql`create trigger wait before ${sql.raw(event)} on ${sql.table(table)} for each row execute function wait()`.execute(
    api.database,
  );
  const open = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const held = api.database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${barrier})`.execute(connection);
    holding.resolve();
    await open.promise;
    await sql`select pg_advisory_unlock(${barrier})`.execute(connection);
  });
  await holding.promise;
  const release = async () => {
    open.resolve();
    await held;
  };
  try {
    await during(release);
  } finally {
    await release();
    await sql`drop trigger wait on ${sql.table(table)}`.execute(api.database);
  }
}

describe('a sign-in with the old password that overlaps its end', () => {
  test('a reset by mail, after the password was found right and before its session is there', async () => {
    const { id, email } = await api.signUp('overlap-reset@example.com');
    await api.call('POST', '/auth/request-password-reset', { email });
    const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
    let late: Promise<Response> | undefined;
    await heldAt('sessions', 'insert', async () => {
      late = signIn(email);
      await until(1);
      const reset = await api.call('POST', '/auth/reset-password', { token, newPassword });
      expect(reset.status).toBe(200);
    });
    const [answer] = await Promise.all([late]);
    expect([answer?.status, await answer?.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'INVALID_EMAIL_OR_PASSWORD' }),
    ]);
    expect(answer?.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(id)).toBe(0);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  test('a change on My account that has ended the other sessions and is not written yet', async () => {
    const member = await api.signUp('overlap-change@example.com');
    await api.call('POST', '/auth/request-password-reset', { email: member.email });
    let late: Promise<Response> | undefined;
    let change: Promise<Response> | undefined;
    // The links of mails go last, after the sessions.
    await heldAt('verifications', 'delete', async (release) => {
      change = member.call('POST', '/me/password', { currentPassword: password, newPassword });
      await until(1);
      late = signIn(member.email);
      await until(2);
      await release();
    });
    expect((await Promise.all([change, late])).map((answer) => answer?.status)).toEqual([200, 401]);
    expect(await sessionsOf(member.id)).toBe(1);
    expect((await member.call('GET', '/me')).status).toBe(200);
  });
});

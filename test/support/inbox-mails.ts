import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createMailTokens, type MailTokens } from '../../src/features/alerts/tokens.ts';
import { sendInboxMails } from '../../src/features/inbox/commands/send-mails.ts';
import { mailLinks } from '../../src/mails.server.ts';
import type { Mail } from '../../src/platform/mail.ts';
import { sharedSecret } from '../../src/platform/secrets.ts';
import { createTestApi, type Member, type TestApi } from './api.ts';
import { meeting } from './bookers.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** Where the site of these mails is. */
export const origin = 'https://garage.example.org';
export const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** A garage for the tests of a file, with a mail server; each test has an empty inbox, a new admin and somebody else. */
export function inboxMails() {
  let api: TestApi;
  let server: MailServer;
  let tokens: MailTokens;
  let admin: Member;
  let other: Member;
  let rider: Member;
  let people = 0;
  let enquiries = 0;

  const setUser = (id: string, change: { admin?: boolean; email_verified?: boolean }) =>
    api.database.updateTable('users').set(change).where('id', '=', id).execute();

  beforeAll(async () => {
    api = await createTestApi({ origin });
    server = await startMailServer(origin);
    tokens = createMailTokens(await sharedSecret(api.database, 'alerts'));
    rider = await api.signUp('rider@example.com');
  });
  afterAll(async () => {
    await server.close();
    await api.close();
  });
  beforeEach(async () => {
    for (const table of ['enquiries', 'bookings', 'reports', 'replies', 'repeats', 'rate_limits'] as const)
      await sql`delete from ${sql.table(table)}`.execute(api.database);
    await sql`update users set admin = false`.execute(api.database);
    people += 1;
    [admin, other] = [
      await api.signUp(`admin${people}@example.com`),
      await api.signUp(`other${people}@example.com`),
    ];
    await setUser(admin.id, { admin: true, email_verified: true });
    server.received.length = 0;
    server.mood = null;
  });

  const partsOf = (mail: Pick<Mail, 'deliver'> = server.mail) => ({
    database: api.database,
    mail,
    log: silent,
    tokens,
    links: mailLinks(origin),
  });

  return {
    get api() {
      return api;
    },
    get server() {
      return server;
    },
    get tokens() {
      return tokens;
    },
    get admin() {
      return admin;
    },
    get other() {
      return other;
    },
    get rider() {
      return rider;
    },
    setUser,
    partsOf,
    send: () => sendInboxMails(partsOf()),
    /** Everything is as it would be so many minutes later. */
    async pass(minutes: number): Promise<void> {
      const earlier = sql`make_interval(mins => ${minutes})`;
      for (const [table, columns] of [
        ['enquiries', ['created_at']],
        ['bookings', ['created_at', 'changed_at']],
        ['reports', ['created_at', 'news_at']],
        ['replies', ['created_at']],
        ['repeats', ['created_at']],
        ['inbox_mails', ['told_until', 'mail_after']],
      ] as const)
        for (const column of columns)
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${earlier}`.execute(
            api.database,
          );
    },
    /** Somebody else each time: the same address again is no further enquiry. */
    async enquire(email?: string): Promise<string> {
      enquiries += 1;
      const answer = await api.call('POST', '/enquiries', {
        email: email ?? `curious${enquiries}@example.net`,
      });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { insertedId: string }).insertedId;
    },
    settle: async (id: string, done = true) =>
      expect((await admin.call('PUT', `/inbox/${id}`, { done, location: meeting.location })).status).toBe(
        200,
      ),
    /** To whom each mail went, with its subject. */
    subjects: () => server.received.map(({ to, text }) => [to.join(), /^Subject: (.*)\r$/m.exec(text)?.[1]]),
  };
}

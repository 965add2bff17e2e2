/** Daily mail to many at once: in few statements, by several processes, with a stop or a failure in between. */
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { failuresInARun, mailsInARun } from '../../platform/claimed-mail.ts';
import type { Database } from '../../platform/database.ts';
import type { Message } from '../../platform/mail.ts';
import { startWatches } from '../../platform/watches.ts';
import type { SendParts } from './commands/send-alerts.ts';
import { sendDue } from './commands/send-alerts.ts';
import { sendDaily } from './jobs.ts';
import { createMailTokens } from './tokens.ts';

const origin = 'https://garage.example.org';
const silent = { info() {}, warn() {}, error() {}, debug() {} };
const many = 2 * mailsInARun + 20;
let database: Database;
let drop: () => Promise<void>;
let sent: Message[] = [];

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  await sql`
    insert into users (id, email, email_verified)
    select 'owner' || number, 'owner' || number || '@example.org', true from generate_series(1, ${many}::int) number`.execute(
    database,
  );
});
afterAll(() => drop());

/** Everybody waits for one daily mail about two motorcycles. */
beforeEach(async () => {
  sent = [];
  await sql`delete from saved_searches`.execute(database);
  await sql`
    insert into saved_searches (id, user_id, name, address, frequency, daily_until)
    select 'search' || id, id, 'Mine', '?', 'daily', now() - interval '3 days' from users`.execute(database);
  await sql`insert into saved_search_keys (key, search_id) select '', id from saved_searches`.execute(
    database,
  );
  for (const listing of [await addListing(database), await addListing(database)])
    await sql`
      insert into saved_search_matches (search_id, listing_id, found_at, mail, daily)
      select id, ${listing}, now() - interval '2 days', 'due', true from saved_searches`.execute(database);
});

const partsOf = (
  deliver = async (message: Message): Promise<void> => void sent.push(message),
): SendParts => ({
  database,
  mail: { deliver },
  log: silent,
  tokens: createMailTokens('secret'),
  currency: null,
  links: {
    search: (address) => `${origin}/bikes${address}`,
    bike: ({ _id }) => `${origin}/bikes/x-${_id}`,
    saved: () => `${origin}/saved`,
    searches: () => `${origin}/dashboard/searches`,
    stop: (token) => `${origin}/stopMail?token=${token}`,
  },
});

const addressees = () => new Set(sent.map(({ to }) => to)).size;

/** How many searches were tried so often. */
async function triedTimes(): Promise<Record<number, number>> {
  const { rows } = await sql<{ tries: number; count: number }>`
    select mail_tries as tries, count(*)::int as count from saved_searches group by mail_tries`.execute(
    database,
  );
  return Object.fromEntries(rows.map(({ tries, count }) => [tries, count]));
}

test('the searches of a run are claimed together, not one by one', async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const parts = { ...partsOf(), database: database.withPlugin(counting) };
  const { sent: mails, isMore } = await sendDue(parts, 'daily');
  expect([mails, isMore]).toEqual([mailsInARun, true]);
  // One claims them all, and two read and settle each mail.
  expect(statements).toBe(1 + 2 * mailsInARun);
});

test('what several processes send at the same time goes to everybody once', async () => {
  const done = await Promise.all(Array.from({ length: 3 }, () => sendDaily(partsOf())));
  expect(done.reduce((sum, { mails }) => sum + mails, 0)).toBe(many);
  expect([sent.length, addressees()]).toEqual([many, many]);
  for (const { subject } of sent) expect(subject).toContain('2 new motorcycles');
  expect(await sendDaily(partsOf())).toEqual({ mails: 0 });
});

test('a process that is to stop begins no other mail, and leaves the rest to the next at once, as if untried', async () => {
  const third = Promise.withResolvers<void>();
  const parts = partsOf(async (message) => {
    sent.push(message);
    if (sent.length === 3) third.resolve();
    // As long as it takes for the process to be told.
    if (sent.length >= 3) await stopped.promise;
  });
  const stopped = Promise.withResolvers<void>();
  const run = (isStopping: () => boolean) => sendDaily({ ...parts, isStopping });
  const watches = startWatches([{ name: 'daily-alerts', run }], silent);
  await third.promise;
  const end = watches.stop();
  stopped.resolve();
  await end;
  expect(sent).toHaveLength(3);
  expect(await triedTimes()).toEqual({ 0: many });
  expect(await sendDaily(partsOf())).toEqual({ mails: many - 3 });
  expect(addressees()).toBe(many);
});

test('while the mail server is away a run ends after some failures, and the others are not put off', async () => {
  let tries = 0;
  const away = partsOf(() => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  });
  expect(await sendDaily(away)).toEqual({ mails: 0 });
  expect(tries).toBe(failuresInARun);
  expect(await triedTimes()).toEqual({ 0: many - failuresInARun, 1: failuresInARun });
  expect(await sendDaily(partsOf())).toEqual({ mails: many - failuresInARun });
  await database
    .updateTable('saved_searches')
    .set({ mail_after: new Date(0) })
    .execute();
  expect(await sendDaily(partsOf())).toEqual({ mails: failuresInARun });
  expect([sent.length, addressees()]).toEqual([many, many]);
});

test('who ends the mail, or has another address, while the others of a run are sent is heard', async () => {
  const parts = partsOf(async (message) => {
    sent.push(message);
    if (sent.length > 1) return;
    await sql`update users set email = 'new-' || email`.execute(database);
    await sql`update saved_search_matches set mail = 'none' where mail = 'due' and search_id like '%0'`.execute(
      database,
    );
  });
  await sendDaily(parts);
  await sql`update users set email = replace(email, 'new-', '')`.execute(database);
  expect(sent.slice(1).every(({ to }) => to.startsWith('new-') && !to.includes('0@'))).toBe(true);
  expect(addressees()).toBeGreaterThan(many / 2);
});

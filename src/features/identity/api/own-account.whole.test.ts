import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../../test/support/api.ts';
import { createOverlaps } from '../../../../test/support/overlaps.ts';
import type { Export } from '../contract/own-account.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('an export is of one moment, and takes one connection', async () => {
  const member = await api.signUp('exports@example.com', 'seller');
  await sql`update users set email_verified = true where id = ${member.id}`.execute(api.database);
  const { until } = await createOverlaps(api.database);
  const held = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  const elsewhere = api.database.transaction().execute(async (transaction) => {
    await sql`lock table bookings, listings, enquiries`.execute(transaction);
    held.resolve();
    await open.promise;
    await sql`insert into enquiries (id, email) values ('later', ${member.email})`.execute(transaction);
    await sql`insert into bookings (id, user_id, intent, location, mobile, recipient)
      values ('later', ${member.id}, 'viewing', '', '', 'garage')`.execute(transaction);
  });
  await held.promise;
  const exporting = member.call('GET', '/me/export');
  await until(1);
  open.resolve();
  await elsewhere;
  const file = (await (await exporting).json()) as Export;
  expect([file.account.email, file.bookings, file.enquiries]).toEqual([member.email, [], []]);
});

test('a profile is changed with all that is sent, or not at all', async () => {
  const member = await api.signUp('changes@example.com', 'seller');
  const read = async () => (await member.call('GET', '/me')).json() as Promise<object>;
  const before = await read();
  expect(before).toMatchObject({ bookingMail: true });
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(api.database);
  await sql`create trigger refuse before update on users for each row execute function refuse()`.execute(
    api.database,
  );
  const change = { displayName: 'Another', bookingMail: false };
  expect((await member.call('PATCH', '/me', change)).status).toBe(500);
  expect(await read()).toEqual(before);
  await sql`drop trigger refuse on users`.execute(api.database);
  expect(api.takeErrors()).toHaveLength(1);
  expect((await member.call('PATCH', '/me', change)).status).toBe(200);
  expect(await read()).toMatchObject({ bookingMail: false });
});

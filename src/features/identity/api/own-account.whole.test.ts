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

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

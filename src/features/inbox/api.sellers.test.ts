import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import type { InboxEntry } from './contract.ts';

let api: TestApi;
let admin: Member;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  seller = await api.signUp('hidden.mailbox@example.com', 'seller');
  await sql`update users set admin = id = ${admin.id}`.execute(api.database);
});
afterAll(() => api.close());

async function add(who: Member): Promise<string> {
  const answer = await who.call('POST', '/products', { ...newProduct, sellerName: 'Honest Rahim' });
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

async function reported(id: string, search = ''): Promise<InboxEntry | undefined> {
  const answer = await admin.call('GET', `/inbox?search=${encodeURIComponent(search)}`);
  const entries = (await answer.json()) as InboxEntry[];
  return entries.find(({ standing }) => standing?.productId === id);
}

const report = (id: string) => api.call('POST', `/bikes/${id}/reports`, { reason: 'money-first' });
const sellerOf = async (id: string) => (await reported(id))?.report?.seller;

test('a report says whose account sells the motorcycle, and is found by it', async () => {
  const id = await add(seller);
  await report(id);
  // As the account says: the name in the listing is what its seller likes to be called there.
  const said = {
    soldBy: 'member',
    name: 'hidden.mailbox',
    email: seller.email,
    emailConfirmed: false,
    role: 'seller',
    stopped: false,
  };
  expect(await sellerOf(id)).toEqual(said);
  await sql`update users set email_verified = true where id = ${seller.id}`.execute(api.database);
  expect(await sellerOf(id)).toEqual({ ...said, emailConfirmed: true });
  await sql`update users set stopped_at = now(), stop_reason = '' where id = ${seller.id}`.execute(
    api.database,
  );
  expect(await sellerOf(id)).toEqual({ ...said, emailConfirmed: true, stopped: true });
  await sql`update users set stopped_at = null, stop_reason = null where id = ${seller.id}`.execute(
    api.database,
  );
  expect(await reported(id, 'hidden.mailbox@example')).toBeDefined();
  expect(await reported(id, 'somebody.else@example')).toBeUndefined();
});

test('nobody but admins is told the seller’s address', async () => {
  const id = await add(seller);
  await report(id);
  const rider = await api.signUp('rider@example.com');
  expect((await rider.call('GET', '/inbox')).status).toBe(403);
  for (const path of [`/bikes/${id}`, `/bikesByIds?ids=${id}`, `/bikes/${id}/mine`])
    expect(await (await rider.call('GET', path)).text()).not.toContain('hidden.mailbox');
});

test('of what nobody with an account sells it says so', async () => {
  const nobody = { name: '', email: '', emailConfirmed: false, role: null, stopped: false };
  const imported = await addListing(api.database, { origin: 'import' });
  await report(imported);
  expect(await sellerOf(imported)).toEqual({ ...nobody, soldBy: 'list' });
  // No sample can be reported; it has words of its own all the same, which must be true.
  await sql`update listings set origin = 'sample' where id = ${imported}`.execute(api.database);
  expect(await sellerOf(imported)).toEqual({ ...nobody, soldBy: 'sample' });
  const leaver = await api.signUp('leaver@example.com', 'seller');
  const left = await add(leaver);
  await report(left);
  await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
  expect(await sellerOf(left)).toEqual({ ...nobody, soldBy: 'closed' });
  expect((await reported(left))?.standing?.others).toBeNull();
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { mailReaders, newPassword } from '../../../test/support/mail-readers.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';
import type { InboxEntry } from '../inbox/contract.ts';

let api: TestApi;
let admin: Member;
let bike: string;
let overlaps: Overlaps;

const password = newPassword;
const { post, latestLink } = mailReaders(() => api);

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  overlaps = await createOverlaps(api.database);
  await sql`update users set admin = true where id = ${admin.id}`.execute(api.database);
  bike = await add(await api.signUp('seller@example.com', 'seller'));
});
afterAll(() => api.close());

async function add(who: Member): Promise<string> {
  const answer = await who.call('POST', '/products', newProduct);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const report = (who: Member) =>
  who.call('POST', `/bikes/${bike}/reports`, { reason: 'money-first', text: 'A thief' });

async function askForLink(email: string): Promise<string> {
  await post('/request-password-reset', { email });
  return latestLink(email).token;
}

const inbox = async (query = '') =>
  (await (await admin.call('GET', `/inbox${query}`)).json()) as InboxEntry[];

/** The owner of the mailbox, with the password that they have chosen. */
async function arrived(email: string): Promise<Pick<Member, 'call'>> {
  const entered = await post('/sign-in/email', { email, password });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await api.call('POST', '/jwt', { email }, { cookie, origin: api.origin });
  const { token } = (await answer.json()) as { token: string };
  return {
    call: (method, path, body) => api.call(method, path, body, { authorization: `Bearer ${token}` }),
  };
}

test('reports and replies of somebody who never proved the mailbox are not its owner’s, who is told nothing of them', async () => {
  const impostor = await api.signUp('victim@example.com', 'seller');
  const listed = await add(impostor);
  expect((await report(impostor)).status).toBe(201);
  await admin.call('PUT', `/bikes/${listed}/takenOff`, {
    reason: 'Riders told us that money was asked for.',
  });
  const reply = { text: 'Sorry for that' };
  expect((await impostor.call('POST', `/myProducts/${listed}/replies`, reply)).status).toBe(201);
  expect((await inbox('?search=victim')).map(({ kind }) => kind).sort()).toEqual(['reply', 'report']);

  const token = await askForLink(impostor.email);
  expect((await post('/reset-password', { token, newPassword })).status).toBe(200);
  expect(await inbox('?search=victim')).toEqual([]);
  expect(JSON.stringify(await inbox())).not.toContain('Sorry');
  // What was reported is still to be looked at.
  const [left] = await inbox();
  expect(left?.report?.reports).toEqual([expect.objectContaining({ name: '', email: '', tells: false })]);
  const owner = await arrived(impostor.email);
  const own = await (await owner.call('GET', '/me/export')).text();
  expect(own).toContain(impostor.email);
  expect(own).not.toMatch(/A thief|Sorry/);

  expect((await admin.call('PUT', `/inbox/${left?._id}`, { done: true })).status).toBe(200);
  await api.sendWaiting();
  const subjects = api.mails.filter(({ to }) => to === impostor.email).map(({ subject }) => subject);
  expect(subjects).not.toContainEqual(expect.stringContaining('report'));
});

test('a report that comes while the owner arrives is refused', async () => {
  const impostor = await api.signUp('overlap@example.com');
  const token = await askForLink(impostor.email);
  let both: Promise<Response[]> | undefined;
  await overlaps.heldAt('sessions', 'delete', async () => {
    const taking = post('/reset-password', { token, newPassword });
    await overlaps.until(1);
    both = Promise.all([taking, report(impostor)]);
    await overlaps.until(2);
  });
  expect((await both)?.map(({ status }) => status)).toEqual([200, 401]);
  const reports = api.database.selectFrom('reports').select('id').where('user_id', '=', impostor.id);
  expect(await reports.execute()).toEqual([]);
});

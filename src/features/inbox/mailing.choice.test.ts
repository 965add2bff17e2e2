import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inboxMails } from '../../../test/support/inbox-mails.ts';

const garage = inboxMails();
const { setUser, send, pass, enquire, settle, subjects } = garage;

test('only whoever is an admin then, with a proven mailbox, and wants it; later they are told of what is still open', async () => {
  const set = (inboxMail: unknown, who = garage.admin) => who.call('PATCH', '/me', { inboxMail });
  const shown = async (who = garage.admin) =>
    ((await (await who.call('GET', '/me')).json()) as { inboxMail: boolean | null }).inboxMail;
  expect([await shown(), await shown(garage.other)]).toEqual([true, null]);
  const refused = await set(false, garage.other);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'admins-only']);
  expect((await set(false)).status).toBe(200);
  expect(await shown()).toBe(false);
  // An admin who wants it, and whose mailbox is not proven (any more).
  await setUser(garage.other.id, { admin: true });
  expect((await set(true, garage.other)).status).toBe(200);
  const [gone] = [await enquire(), await enquire()];
  await pass(1);
  expect(await send()).toBe(0);
  await setUser(garage.other.id, { admin: false, email_verified: true });
  expect((await set(true)).status).toBe(200);
  await setUser(garage.admin.id, { admin: false });
  expect(await send()).toBe(0);
  await setUser(garage.admin.id, { admin: true });
  await settle(gone);
  expect(await send()).toBe(1);
  expect(subjects()).toEqual([[garage.admin.email, 'In the inbox: Asks us to write back']]);
});

test('the link of a mail ends it without login, and takes that back; the account says so', async () => {
  await enquire();
  await pass(1);
  await send();
  const token = /stopMail\?token=([\w.-]+)/.exec(garage.server.received[0]?.text ?? '')?.[1];
  const press = async (what: string) => (await garage.api.call('POST', `/alerts/${what}`, { token })).json();
  const state = { about: 'inbox', name: 'the inbox of the garage' };
  expect(await press('stop')).toEqual({ ...state, frequency: 'never', stopped: 'now' });
  expect(await (await garage.admin.call('GET', '/me')).json()).toMatchObject({ inboxMail: false });
  await enquire();
  await pass(61);
  expect(await send()).toBe(0);
  expect(await press('resumption')).toEqual({ ...state, frequency: 'now', stopped: null });
  expect(await send()).toBe(1);
  // A link of another kind is none to it.
  const wrong = garage.tokens.sign({ about: 'bookings', id: garage.admin.id }).replace('bookings', 'inbox');
  expect((await garage.api.call('POST', '/alerts/stop', { token: wrong })).status).toBe(404);
});

test('what is known of it is exported, and goes with the account', async () => {
  const exported = async () =>
    ((await (await garage.admin.call('GET', '/me/export')).json()) as { inboxMail: unknown }).inboxMail;
  const rows = () =>
    garage.api.database
      .selectFrom('inbox_mails')
      .select('wanted')
      .where('user_id', '=', garage.admin.id)
      .execute();
  expect(await exported()).toBeNull();
  await garage.admin.call('PATCH', '/me', { inboxMail: false });
  expect(await exported()).toEqual({ wanted: false, told_until: null });
  await garage.admin.call('PATCH', '/me', { inboxMail: true });
  await enquire();
  await pass(1);
  await send();
  expect(await exported()).toEqual({ wanted: true, told_until: expect.stringMatching(/Z$/) });
  expect(await rows()).toHaveLength(1);
  const left = await garage.admin.call('POST', '/me/deletion', { password: 'correct horse' });
  expect([left.status, await rows()]).toEqual([200, []]);
});

test('a choice of somebody who never proved the mailbox is not its owner’s', async () => {
  const { id, email } = garage.other;
  await sql`insert into inbox_mails (user_id, wanted) values (${id}, false)`.execute(garage.api.database);
  await garage.api.call('POST', '/auth/request-password-reset', { email });
  const token = /token=(\S+)/.exec(garage.api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
  const reset = await garage.api.call('POST', '/auth/reset-password', {
    token,
    newPassword: 'battery staple',
  });
  expect(reset.status).toBe(200);
  const left = garage.api.database.selectFrom('inbox_mails').select('wanted').where('user_id', '=', id);
  expect(await left.execute()).toEqual([]);
});

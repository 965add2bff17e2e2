import { afterAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { createIssuer } from '../../../test/support/id-tokens.ts';
import { createOverlaps } from '../../../test/support/overlaps.ts';
import { enterWithGoogle } from './commands/google-accounts.ts';

const opened: TestApi[] = [];
afterAll(async () => {
  for (const api of opened) await api.close();
});

async function open(options: Parameters<typeof createTestApi>[0] = {}) {
  const api = await createTestApi(options);
  opened.push(api);
  return { api, overlaps: await createOverlaps(api.database) };
}

test('an owner who comes with Firebase while a stranger writes in the account waits in no circle with them', async () => {
  const projectId = 'demo-garage';
  const issuer = await createIssuer(projectId);
  const { api, overlaps } = await open({
    identity: { provider: 'firebase', projectId, authDomain: 'demo-garage.firebaseapp.com' },
    idTokens: issuer.idTokens,
  });
  const email = 'circle@example.com';
  const ask = async (uid: string, path: string, proven: boolean) => {
    const idToken = await issuer.token(uid, email, { email_verified: proven });
    const headers = { authorization: `Bearer ${idToken}`, origin: api.origin };
    return api.call('POST', path, { email }, headers);
  };
  const { token } = (await (await ask('stranger', '/jwt', false)).json()) as { token: string };
  const write = () => api.call('PATCH', '/me', { name: 'Stranger' }, { authorization: `Bearer ${token}` });
  expect((await write()).status).toBe(200);
  let both: Promise<Response[]> | undefined;
  await overlaps.heldAt('sessions', 'delete', async () => {
    const entering = ask('owner', '/auth/sign-in/firebase', true);
    await overlaps.until(1);
    both = Promise.all([entering, write()]);
    await overlaps.until(2);
  });
  expect((await both)?.map(({ status }) => status)).toEqual([200, 401]);
  const { name } = await api.database
    .selectFrom('users')
    .select('name')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(name).not.toBe('Stranger');
});

test('a login with Google takes no account over whose owner is just proving the mailbox', async () => {
  const { api, overlaps } = await open();
  const { id, email } = await api.signUp('proving@example.com');
  await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '10.8.9.1' });
  const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
  const person = {
    issuer: 'https://accounts.google.com',
    uid: 'google-1',
    email,
    emailVerified: true,
    name: 'Of Google',
    photoURL: null,
  };
  const mails = { note: async () => {}, send() {}, sendDue: async () => ({ sent: 0, waiting: 0, lost: 0 }) };
  const device = { address: '10.8.9.2', userAgent: null };
  // A reset writes the profile last.
  await overlaps.heldAt('users', 'update', async (release) => {
    const reset = api.call('POST', '/auth/reset-password', { token, newPassword: 'battery staple' });
    await overlaps.until(1);
    const entering = enterWithGoogle({ database: api.database, mails }, person, device).catch(
      (error: { code?: string }) => error.code,
    );
    await overlaps.until(2);
    await release();
    expect((await reset).status).toBe(200);
    expect(await entering).toBe('auth/account-exists-with-different-credential');
  });
  const ways = api.database.selectFrom('credentials').select('provider_id').where('user_id', '=', id);
  expect(await ways.execute()).toEqual([{ provider_id: 'credential' }]);
});

test('a login whose account is deleted meanwhile is one with a wrong password', async () => {
  const { api, overlaps } = await open();
  const { email, call } = await api.signUp('leaving@example.com');
  const password = 'correct horse';
  await overlaps.heldAt('users', 'delete', async (release) => {
    const deletion = call('POST', '/me/deletion', { password });
    await overlaps.until(1);
    // Its session refers to the account, so it waits for the deletion.
    const entering = api.call('POST', '/auth/sign-in/email', { email, password });
    await overlaps.until(2);
    await release();
    expect((await deletion).status).toBe(200);
    const answer = await entering;
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'invalid-credential' }]);
  });
});

test('a login with Google whose e-mail is just being registered with a password gets that account, as its mailbox’s owner', async () => {
  const { api, overlaps } = await open();
  const email = 'both-at-once@example.com';
  const register = () =>
    api.call('POST', '/auth/sign-up/email', { email, password: 'correct horse', name: 'Typed' });
  const person = {
    issuer: 'https://accounts.google.com',
    uid: 'google-at-once',
    email,
    emailVerified: true,
    name: 'Of Google',
    photoURL: null,
  };
  const device = { address: '10.8.9.2', userAgent: null };
  let both: Promise<[Response, string]> | undefined;
  await overlaps.heldAt('credentials', 'insert', async () => {
    const registering = register();
    await overlaps.until(1);
    both = Promise.all([
      registering,
      enterWithGoogle({ database: api.database, mails: api.queue }, person, device),
    ]);
    await overlaps.until(2);
  });
  const [registered, token] = (await both) ?? [];
  expect([registered?.status, token]).toEqual([200, expect.any(String)]);
  const account = api.database
    .selectFrom('users')
    .select(['name', 'email_verified'])
    .where('email', '=', email);
  expect(await account.execute()).toEqual([{ name: 'Of Google', email_verified: true }]);
});

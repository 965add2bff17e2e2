import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { startGoogle, type TestGoogle } from '../../../test/support/google.ts';
import { newBrowser, resultOf, visit } from '../../../test/support/google-browser.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';

let google: TestGoogle;
let api: TestApi;
let overlaps: Overlaps;
let [people, email] = [0, ''];
const password = 'correct horse';

beforeAll(async () => {
  google = await startGoogle();
  api = await createTestApi({ google: google.settings });
  google.open(api.origin);
  overlaps = await createOverlaps(api.database);
});
afterAll(async () => {
  await api.close();
  await google.close();
});
beforeEach(() => {
  people += 1;
  email = `rider${people}@example.com`;
  google.open(api.origin);
});

const rowOf = (address: string) =>
  api.database.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst();

const waysOf = async (userId: string) =>
  (
    await api.database.selectFrom('credentials').select('provider_id').where('user_id', '=', userId).execute()
  ).map((row) => row.provider_id);

const confirm = (member: Member) =>
  api.database.updateTable('users').set({ email_verified: true }).where('id', '=', member.id).execute();

/** The person who is signed in there, as a caller of the API. */
async function memberOf(browser: ReturnType<typeof newBrowser>, address = email): Promise<Member> {
  const cookie = browser.cookies();
  const jwt = await api.call('POST', '/jwt', { email: address }, { cookie, origin: api.origin });
  const { token } = (await jwt.json()) as { token: string };
  const id = (await browser.who())?.id ?? '';
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    email: address,
    cookie,
    token,
    call: (method, path, body) => api.call(method, path, body, headers),
  };
}

async function signInAgain(member: Member, known = password): Promise<Member> {
  const body = { email: member.email, password: known };
  const answer = await api.call('POST', '/auth/sign-in/email', body);
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return memberOf(newBrowser(api, cookie), member.email);
}

describe('linking', () => {
  const ticketOf = async (member: Member, password = 'correct horse') => {
    const answer = await member.call('POST', '/me/google', { password });
    return { status: answer.status, ...((await answer.json()) as { ticket?: string; code?: string }) };
  };
  const linked = async (member: Member, login: string, browser = newBrowser(api, member.cookie)) => {
    const { ticket = '' } = await ticketOf(member);
    return browser.visit(login, { visit, ticket });
  };

  test('takes the password first; then Google opens the account, whatever its e-mail', async () => {
    const member = await api.signUp(email);
    expect(await ticketOf(member, 'wrong horse')).toMatchObject({ status: 403, code: 'wrong-password' });
    expect(await linked(member, `id-${people} other${people}@gmail.example`)).toBe('done');
    expect(await (await member.call('GET', '/me')).json()).toMatchObject({
      email,
      emailVerified: false,
      hasPassword: true,
      hasGoogle: true,
    });
    const browser = newBrowser(api);
    expect(await browser.visit(`id-${people} other${people}@gmail.example`)).toBe('done');
    expect(await browser.who()).toMatchObject({ id: member.id, email });
  });

  test('the same e-mail at Google confirms the mailbox, and the password stays', async () => {
    const member = await api.signUp(email);
    expect(await linked(member, `id-${people} ${email}`)).toBe('done');
    expect(await rowOf(email)).toMatchObject({ email_verified: true });
    expect((await waysOf(member.id)).sort()).toEqual(['credential', 'google']);
    expect((await member.call('GET', '/me')).status).toBe(200);
  });

  test('credential-already-in-use: a Google account opens one account only', async () => {
    const login = `id-${people} shared${people}@gmail.example`;
    const first = await api.signUp(email);
    const second = await api.signUp(`second-${email}`);
    expect(await linked(first, login)).toBe('done');
    expect(await linked(second, login)).toBe('auth/credential-already-in-use');
    expect(await waysOf(second.id)).toEqual(['credential']);
  });

  test('a ticket works in the session that showed the password, and nowhere else', async () => {
    const victim = await api.signUp(email);
    const thief = await api.signUp(`thief-${email}`);
    // The thief's ticket in the victim's browser, and the other way round.
    const login = `id-${people} x${people}@gmail.example`;
    expect(await linked(thief, login, newBrowser(api, victim.cookie))).toBe('auth/requires-recent-login');
    expect(await linked(victim, login, newBrowser(api, thief.cookie))).toBe('auth/requires-recent-login');
    expect(await linked(victim, login, newBrowser(api))).toBe('auth/requires-recent-login');
    const forged = await newBrowser(api, victim.cookie).start({ visit, ticket: victim.token });
    expect(await resultOf(forged)).toBe('auth/requires-recent-login');
    expect([await waysOf(victim.id), await waysOf(thief.id)]).toEqual([['credential'], ['credential']]);
  });

  test('it can be taken away again for the password, unless it is the only way in', async () => {
    const member = await api.signUp(email);
    const login = `id-${people} z${people}@gmail.example`;
    await linked(member, login);
    for (const body of [undefined, {}, { password: 'wrong horse' }]) {
      const refused = await member.call('DELETE', '/me/google', body);
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'wrong-password' }),
      ]);
    }
    expect((await member.call('DELETE', '/me/google', { password })).status).toBe(200);
    expect(await waysOf(member.id)).toEqual(['credential']);
    const browser = newBrowser(api);
    email = `only${people}@example.com`;
    expect(await browser.visit(`only-${people} ${email}`)).toBe('done');
    const answer = await (await memberOf(browser)).call('DELETE', '/me/google', { password });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'last-way-in' });
  });

  test('the password cannot be guessed here either', async () => {
    const member = await api.signUp(email);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await member.call('DELETE', '/me/google', { password: `guess ${n}` })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  test('the owner of a proven mailbox is told of both; a stranger’s mailbox gets no mail', async () => {
    const member = await api.signUp(email);
    const toMember = () => api.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject);
    const before = toMember().length;
    await linked(member, `id-${people} t${people}@gmail.example`);
    await member.call('DELETE', '/me/google', { password });
    expect(toMember().slice(before)).toEqual([]);
    await confirm(member);
    await linked(member, `id-${people} t${people}@gmail.example`);
    await member.call('DELETE', '/me/google', { password });
    expect(toMember().slice(before)).toEqual([
      'A Google account was linked at Moto Garage',
      'Google was unlinked at Moto Garage',
    ]);
  });

  test('one that a thief has linked does not survive a reset by mail; one of the same mailbox does', async () => {
    const member = await api.signUp(email);
    await confirm(member);
    let current = password;
    const reset = async () => {
      current = current === password ? `another ${password}` : password;
      await api.call('POST', '/auth/request-password-reset', { email: member.email });
      const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
      const answer = await api.call('POST', '/auth/reset-password', { token, newPassword: current });
      expect(answer.status).toBe(200);
      return api.mails.at(-1)?.text;
    };
    const thief = `thief-${people} thief${people}@gmail.example`;
    expect(await linked(member, thief)).toBe('done');
    expect(await reset()).toContain('it was unlinked');
    expect(await waysOf(member.id)).toEqual(['credential']);
    const browser = newBrowser(api);
    expect(await browser.visit(thief)).toBe('done');
    expect((await browser.who())?.id).not.toBe(member.id);

    const again = await signInAgain(member, current);
    await again.call('POST', '/me/password', { currentPassword: current, newPassword: password });
    current = password;
    expect(await linked(again, `id-${people} ${member.email}`)).toBe('done');
    expect(await reset()).not.toContain('unlinked');
    expect((await waysOf(member.id)).sort()).toEqual(['credential', 'google']);
    // The current address of Google's account counts.
    const moved = api.database.updateTable('credentials').where('user_id', '=', member.id);
    await moved.set({ email: 'former@gmail.example' }).execute();
    await newBrowser(api).visit(`id-${people} ${member.email}`);
    expect(await reset()).not.toContain('unlinked');
    await moved.set({ email: 'later@gmail.example' }).execute();
    expect(await reset()).toContain('it was unlinked');
    expect(await waysOf(member.id)).toEqual(['credential']);
  });

  test('a thief who is just coming in by it neither stops a reset by mail nor stays', async () => {
    const member = await api.signUp(email);
    await confirm(member);
    const thief = `thief-${people} thief${people}@gmail.example`;
    expect(await linked(member, thief)).toBe('done');
    await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '10.8.1.1' });
    const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
    const browser = newBrowser(api);
    const home = await browser.logIn(await browser.start(), thief);
    let both: Promise<Response[]> | undefined;
    await overlaps.heldAt('sessions', 'insert', async () => {
      const coming = browser.garage(home);
      await overlaps.until(1);
      const body = { token, newPassword: 'battery staple' };
      both = Promise.all([coming, api.call('POST', '/auth/reset-password', body)]);
      // The reset waits for the thief's sign-in, which needs the account itself next.
      await overlaps.until(2);
    });
    expect((await both)?.map(({ status }) => status)).toEqual([200, 200]);
    expect([await waysOf(member.id), await browser.who()]).toEqual([['credential'], undefined]);
    expect(api.mails.at(-1)?.text).toContain('it was unlinked');
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { startGoogle, type TestGoogle } from '../../../test/support/google.ts';
import { newBrowser, resultOf } from '../../../test/support/google-browser.ts';
import { addListing } from '../../../test/support/listings.ts';

let google: TestGoogle;
let api: TestApi;
let [people, email] = [0, ''];

beforeAll(async () => {
  google = await startGoogle();
  api = await createTestApi({ google: google.settings });
  google.open(api.origin);
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

describe('whose account Google opens', () => {
  test('account-exists-with-different-credential: an account of the same e-mail is not taken over', async () => {
    const member = await api.signUp(email);
    await confirm(member);
    const browser = newBrowser(api);
    expect(await browser.visit(`id-${people} ${email.toUpperCase()}`)).toBe(
      'auth/account-exists-with-different-credential',
    );
    expect(await browser.who()).toBeUndefined();
    expect(await waysOf(member.id)).toEqual(['credential']);
  });

  test('account-stopped: neither a linked account nor one that its owner has never proven', async () => {
    const browser = newBrowser(api);
    expect(await browser.visit(`id-${people} ${email}`)).toBe('done');
    const squatter = await api.signUp(`squatter${people}@example.com`);
    await sql`update users set stopped_at = now(), stop_reason = ''
      where email = ${email} or id = ${squatter.id}`.execute(api.database);
    expect(await newBrowser(api).visit(`id-${people} ${email}`)).toBe('auth/account-stopped');
    expect(await newBrowser(api).visit(`id-${people}b ${squatter.email}`)).toBe('auth/account-stopped');
    expect(await waysOf(squatter.id)).toEqual(['credential']);
  });

  test('a password of somebody who never proved the mailbox does not survive its owner’s arrival', async () => {
    const squatter = await api.signUp(email, 'seller');
    const listing = await addListing(api.database, { seller_id: squatter.id, email });
    await squatter.call('POST', '/modalData', { location: 'Impostor street', number: '01812345678' });
    await sql`insert into replies (id, listing_id, user_id, words) values ('text', ${listing}, ${squatter.id}, 'Sorry')`.execute(
      api.database,
    );
    await sql`insert into reports (id, listing_id, user_id, reason, words)
      values ('report', ${listing}, ${squatter.id}, 'money-first', 'A thief')`.execute(api.database);
    const browser = newBrowser(api);
    expect(await browser.visit(`id-${people} ${email}`)).toBe('done');
    expect(await browser.who()).toMatchObject({ id: squatter.id });
    expect(await waysOf(squatter.id)).toEqual(['google']);
    expect((await squatter.call('GET', '/me')).status).toBe(401);
    expect(await newBrowser(api, squatter.cookie).who()).toBeUndefined();
    const attempt = await api.call('POST', '/auth/sign-in/email', { email, password: 'correct horse' });
    expect(attempt.status).toBe(401);
    expect(await rowOf(email)).toMatchObject({ email_verified: true, name: 'Rider at Google' });

    // What was booked is not the owner's, and nobody calls the former number in their name.
    const owner = await memberOf(browser);
    expect(await (await owner.call('GET', '/myBookings')).json()).toEqual([]);
    expect(await (await owner.call('GET', '/myLastBooking')).json()).toEqual({ meeting: null });

    // Nor are the texts to the garage theirs.
    const own = await (await owner.call('GET', '/me/export')).text();
    expect(own).toContain(email);
    expect(own).not.toMatch(/Sorry|A thief/);

    // Nothing stays on sale in the owner's name; they are told, and can restore it.
    expect(await (await owner.call('GET', '/myProducts')).json()).toEqual([]);
    expect(await (await owner.call('GET', '/myLastProduct')).json()).toEqual({ number: null });
    expect(api.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('was for sale') });
    expect(api.mails.at(-1)?.text).toContain(`${api.origin}/dashboard/myProduct?show=deleted`);
    expect((await owner.call('POST', `/myProducts/${listing}/restore`)).status).toBe(200);
    expect(await (await owner.call('GET', '/myProducts')).json()).toHaveLength(1);
    // It is theirs now, so signing in again takes nothing off sale.
    expect(await newBrowser(api).visit(`id-${people} ${email}`)).toBe('done');
    expect(await (await owner.call('GET', '/myProducts')).json()).toHaveLength(1);
  });

  test('the same id at another issuer is somebody else', async () => {
    const login = `id-${people} ${email}`;
    await newBrowser(api).visit(login);
    const row = await rowOf(email);
    const own = api.database.updateTable('credentials').where('user_id', '=', row?.id ?? '');
    const { issuer } = google.settings;
    expect(await own.set({ issuer: 'https://elsewhere.example' }).executeTakeFirst()).toMatchObject({
      numUpdatedRows: 1n,
    });
    const stranger = newBrowser(api);
    expect(await stranger.visit(login)).toBe('auth/account-exists-with-different-credential');
    await own.set({ issuer }).execute();
    expect(await stranger.visit(login)).toBe('done');
  });

  test('google-email-unverified: an e-mail that Google has not confirmed opens nothing and makes nothing', async () => {
    const unproven = `unproven${people}@example.com`;
    const browser = newBrowser(api);
    expect(await browser.visit(`id-${people} ${unproven}`)).toBe('auth/google-email-unverified');
    expect(await rowOf(unproven)).toBeUndefined();
    const member = await api.signUp(unproven);
    expect(await browser.visit(`id-${people} ${unproven}`)).toBe('auth/google-email-unverified');
    expect(await waysOf(member.id)).toEqual(['credential']);
  });

  test('two windows of the same newcomer make one account', async () => {
    const browsers = [newBrowser(api), newBrowser(api), newBrowser(api)];
    const login = `id-${people} ${email}`;
    const homes = await Promise.all(
      browsers.map(async (browser) => browser.logIn(await browser.start(), login)),
    );
    const results = await Promise.all(
      browsers.map(async (browser, n) => resultOf(await browser.garage(homes[n] ?? ''))),
    );
    expect(results).toEqual(['done', 'done', 'done']);
    const rows = await api.database.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });
});

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

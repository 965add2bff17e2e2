import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';
import { sharedSecret } from '../../platform/secrets.ts';
import type { SavedSearch } from './contract.ts';
import { createMailTokens } from './tokens.ts';

let api: TestApi;
let overlaps: Overlaps;
let people = 0;

beforeAll(async () => {
  api = await createTestApi();
  overlaps = await createOverlaps(api.database);
  await addListing(api.database, { make: 'Yamaha', model: 'FZ-S V3', location: 'Mirpur, Dhaka' });
});
afterAll(() => api.close());

function signUp(): Promise<Member> {
  people += 1;
  return api.signUp(`searcher${people}@example.com`);
}

const wish = { address: '?make=yamaha&maxPrice=200000', name: 'A Yamaha', frequency: 'now' };

async function save(member: Member, more: Partial<typeof wish> = {}): Promise<string> {
  const answer = await member.call('POST', '/mySearches', { ...wish, ...more });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

async function list(member: Member, query = ''): Promise<SavedSearch[]> {
  return (await (await member.call('GET', `/mySearches${query}`)).json()) as SavedSearch[];
}

async function refusal(answer: Promise<Response> | Response) {
  const { status } = await answer;
  const { code, fields = [] } = (await (await answer).json()) as {
    code: string;
    fields?: { field: string; code: string }[];
  };
  return [status, code, ...fields.map((problem) => `${problem.field}: ${problem.code}`)];
}

describe('the link of a mail', () => {
  async function tokenOf(id: string): Promise<string> {
    return createMailTokens(await sharedSecret(api.database, 'alerts')).sign({ about: 'search', id });
  }
  const press = (path: string, token: string) => api.call('POST', `/alerts/${path}`, { token });

  test('ends the mail without login, twice as well as once, and takes that back', async () => {
    const member = await signUp();
    const id = await save(member, { frequency: 'daily' });
    const token = await tokenOf(id);
    const read = await api.call('GET', `/alerts/mail?token=${token}`);
    expect(await read.json()).toEqual({
      about: 'search',
      name: 'A Yamaha',
      frequency: 'daily',
      stopped: null,
    });
    for (let i = 0; i < 2; i += 1) {
      const answer = await press('stop', token);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { about: 'search', name: 'A Yamaha', frequency: 'never', stopped: 'daily' },
      ]);
    }
    expect(await list(member)).toMatchObject([{ frequency: 'never' }]);
    for (let i = 0; i < 2; i += 1) {
      const answer = await press('resumption', token);
      expect(await answer.json()).toEqual({
        about: 'search',
        name: 'A Yamaha',
        frequency: 'daily',
        stopped: null,
      });
    }
    // A link does not resume mail that its owner turned off on the site.
    await member.call('PATCH', `/mySearches/${id}`, { frequency: 'never' });
    await press('stop', token);
    expect(await (await press('resumption', token)).json()).toMatchObject({
      frequency: 'never',
      stopped: null,
    });
  });

  test('about lower prices ends all mail about them, and only that; the setting says so', async () => {
    const member = await signUp();
    const id = await save(member);
    const sign = createMailTokens(await sharedSecret(api.database, 'alerts')).sign;
    const token = sign({ about: 'drops', id: member.id });
    const wish = async () =>
      (await (await member.call('GET', '/priceDropMail')).json()) as { wanted: boolean };
    expect(await wish()).toEqual({ wanted: true });
    const state = { about: 'drops', name: 'lower prices of motorcycles that you saved' };
    for (let i = 0; i < 2; i += 1)
      expect(await (await press('stop', token)).json()).toEqual({
        ...state,
        frequency: 'never',
        stopped: 'now',
      });
    expect(await wish()).toEqual({ wanted: false });
    expect(await list(member)).toMatchObject([{ _id: id, frequency: 'now' }]);
    for (let i = 0; i < 2; i += 1)
      expect(await (await press('resumption', token)).json()).toEqual({
        ...state,
        frequency: 'now',
        stopped: null,
      });
    // A link does not resume mail that its owner turned off on the site.
    expect((await member.call('PUT', '/priceDropMail', { wanted: false })).status).toBe(200);
    await press('stop', token);
    expect(await (await press('resumption', token)).json()).toMatchObject({ frequency: 'never' });
    expect(await wish()).toEqual({ wanted: false });
    // The file of all that is kept says so, though nothing that they saved ever got cheaper.
    expect(await (await member.call('GET', '/me/export')).json()).toMatchObject({ priceDropMail: false });
    // A link of one kind does not work as the other, and none works without an account.
    const other = sign({ about: 'search', id: member.id });
    expect(await refusal(press('stop', other))).toEqual([404, 'search-not-found']);
    expect(await refusal(press('stop', `drops.${other}`))).toEqual([404, 'search-not-found']);
    await api.database.deleteFrom('users').where('id', '=', member.id).execute();
    expect(await refusal(press('stop', token))).toEqual([404, 'search-not-found']);
    expect((await api.call('GET', '/priceDropMail')).status).toBe(401);
  });

  test.each([
    ['drops', 'price_drop_mails'],
    ['bookings', 'booking_letters'],
    ['inbox', 'inbox_mails'],
  ] as const)(
    'about %s: a choice on the site at the same moment is not overwritten',
    async (about, table) => {
      const member = await signUp();
      const token = createMailTokens(await sharedSecret(api.database, 'alerts')).sign({
        about,
        id: member.id,
      });
      await press('stop', token);
      let late: Promise<Response> | undefined;
      await api.database.transaction().execute(async (site) => {
        await sql`update ${sql.table(table)} set wanted = false, stopped = false where user_id = ${member.id}`.execute(
          site,
        );
        late = press('resumption', token);
        await overlaps.until(1);
      });
      const answer = await Promise.all([late]);
      expect(await answer[0]?.json()).toMatchObject({ about, frequency: 'never', stopped: null });
      expect(await (await api.call('GET', `/alerts/mail?token=${token}`)).json()).toMatchObject({
        frequency: 'never',
        stopped: null,
      });
    },
  );

  test('is worth nothing when it is made up, for another search, or of one that is deleted', async () => {
    const member = await signUp();
    const id = await save(member);
    const other = await save(member, { address: '?photo=1' });
    const token = await tokenOf(id);
    const [, signature = ''] = token.split('.');
    const made = createMailTokens('another secret').sign({ about: 'search', id });
    for (const wrong of [made, `${other}.${signature}`, `${token}x`, id, 'x', '\u0000'])
      expect(await refusal(press('stop', wrong)), wrong).toEqual([404, 'search-not-found']);
    expect((await refusal(press('stop', 'x'.repeat(300)))).slice(0, 2)).toEqual([422, 'validation-failed']);
    expect(await list(member)).toMatchObject([{ frequency: 'now' }, { frequency: 'now' }]);
    await member.call('DELETE', `/mySearches/${id}`);
    expect(await refusal(press('stop', token))).toEqual([404, 'search-not-found']);
    expect(await refusal(press('resumption', token))).toEqual([404, 'search-not-found']);
  });
});

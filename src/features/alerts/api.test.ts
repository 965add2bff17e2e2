import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { SavedSearch } from './contract.ts';
import { alertLimits } from './domain.ts';
import { matchArrivals } from './jobs.ts';

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await createTestApi();
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

describe('saved searches', () => {
  test('are kept as they are understood, and told with what their parts are called', async () => {
    const member = await signUp();
    const id = await save(member, { address: '?q=yamaha+fz+s+v3+dhaka+under+2+lakh&sort=price-low&page=7' });
    const [saved] = await list(member);
    expect(saved).toMatchObject({
      _id: id,
      name: 'A Yamaha',
      frequency: 'now',
      address: '?currency=BDT&district=dhaka&division=dhaka&make=yamaha&maxPrice=200000&model=yamaha-fz-s-v3',
      search: { words: '', price: { from: null, to: 200_000 }, sort: 'newest' },
      names: {
        make: [{ value: 'yamaha', name: 'Yamaha' }],
        model: [{ value: 'yamaha-fz-s-v3', name: 'FZ-S V3', parent: 'yamaha' }],
        district: [{ value: 'dhaka', name: 'Dhaka', parent: 'dhaka' }],
      },
      newCount: 0,
      newest: [],
    });
  });

  test('the same one twice is one, with the later name and frequency, also when both come at once', async () => {
    const member = await signUp();
    const ids = await Promise.all([save(member), save(member), save(member)]);
    expect(new Set(ids).size).toBe(1);
    expect(
      await save(member, { name: 'Another', frequency: 'daily', address: `${wish.address}&sort=km-low` }),
    ).toBe(ids[0]);
    expect(await list(member)).toMatchObject([{ name: 'Another', frequency: 'daily' }]);
  });

  test('the same one under another name says what it was called; what is new, or another’s, says nothing', async () => {
    const [member, other] = [await signUp(), await signUp()];
    const nameBefore = async (who: Member, name: string) => {
      const answer = await who.call('POST', '/mySearches', { ...wish, name });
      return ((await answer.json()) as { formerName: string | null }).formerName;
    };
    expect(await nameBefore(member, 'A Yamaha')).toBeNull();
    expect(await nameBefore(member, 'Two wheels')).toBe('A Yamaha');
    expect(await nameBefore(member, 'Two wheels')).toBe('Two wheels');
    expect(await nameBefore(other, 'Theirs')).toBeNull();
  });

  test('one is found by its address, however that is written, and only by its owner', async () => {
    const member = await signUp();
    const id = await save(member, { frequency: 'never' });
    await save(member, { address: '?photo=1' });
    const at = (address: string) => `?limit=1&address=${encodeURIComponent(address)}`;
    expect(await list(member, at('?q=yamaha+under+2+lakh&sort=price-low'))).toMatchObject([
      { _id: id, frequency: 'never' },
    ]);
    expect(await list(member, at('?make=yamaha'))).toEqual([]);
    expect(await list(await signUp(), at(wish.address))).toEqual([]);
  });

  test('what cannot be saved is told: nothing looked for, no name, no such frequency, nobody there', async () => {
    const member = await signUp();
    const of = (more: object) => refusal(member.call('POST', '/mySearches', { ...wish, ...more }));
    expect(await of({ address: '?sort=price-low&make=nosuchmake' })).toEqual([
      422,
      'validation-failed',
      'address: search-empty',
    ]);
    expect(await of({ name: ' \u200b ' })).toEqual([422, 'validation-failed', 'name: name-empty']);
    expect(await of({ name: 'x'.repeat(alertLimits.name + 1) })).toEqual([
      422,
      'validation-failed',
      'name: too-long',
    ]);
    expect((await of({ frequency: 'hourly' })).slice(0, 2)).toEqual([422, 'validation-failed']);
    expect((await of({ address: `?q=${'x'.repeat(5_000)}` })).slice(0, 2)).toEqual([
      422,
      'validation-failed',
    ]);
    expect(await refusal(api.call('POST', '/mySearches', wish))).toEqual([401, 'unauthenticated']);
    expect(await list(member)).toEqual([]);
  });

  test(`there are at most ${alertLimits.searches}, however many come at once; deleting one makes room`, async () => {
    const member = await signUp();
    const answers = await Promise.all(
      Array.from({ length: alertLimits.searches + 3 }, (_, i) =>
        member.call('POST', '/mySearches', { ...wish, address: `?minPrice=${i + 1}000` }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(3);
    expect(await refusal(refused[0] as Response)).toEqual([409, 'too-many-searches']);
    // A search that was saved before may be changed.
    const [first] = await list(member, '?limit=1');
    expect(await save(member, { address: first?.address ?? '' })).toBe(first?._id);
    await member.call('DELETE', `/mySearches/${first?._id}`);
    await save(member);
  });

  test('come in pages, the latest first', async () => {
    const member = await signUp();
    const ids = [
      await save(member),
      await save(member, { address: '?photo=1' }),
      await save(member, { address: '?owners=1' }),
    ];
    const page = await member.call('GET', '/mySearches?limit=2');
    const next = /[?&]cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
    const found = [
      ...((await page.json()) as SavedSearch[]),
      ...(await list(member, `?limit=2&cursor=${next}`)),
    ];
    expect(found.map(({ _id }) => _id)).toEqual(ids.toReversed());
    expect(await refusal(member.call('GET', '/mySearches?cursor=x'))).toEqual([
      422,
      'validation-failed',
      'cursor: cursor-invalid',
    ]);
  });

  test('tell what is new until they are looked at; what was sold since is not told', async () => {
    const member = await signUp();
    const id = await save(member, { address: '?minPrice=777000&maxPrice=778000' });
    await save(member, { address: '?minPrice=777500' });
    const sold = await addListing(api.database, { price_amount: 777_000, name: 'Sold at once' });
    const stays = await addListing(api.database, { price_amount: 778_000, name: 'Still there' });
    await matchArrivals(api.database, 'BDT');
    const news = async () =>
      ((await (await member.call('GET', '/mySearchNews')).json()) as { newCount: number }).newCount;
    expect(await news()).toBe(3);
    await api.database
      .updateTable('listings')
      .set({ deleted_at: new Date() })
      .where('id', '=', sold)
      .execute();
    expect(await news()).toBe(2);
    expect((await list(member))[1]).toMatchObject({
      newCount: 1,
      newest: [{ _id: stays, name: 'Still there' }],
    });
    expect((await member.call('POST', `/mySearches/${id}/seen`)).status).toBe(200);
    expect((await list(member))[1]).toMatchObject({ newCount: 0, newest: [] });
    expect(await news()).toBe(1);
  });

  test('say what was new when one of them was opened, to its owner only, and what came before that look is not', async () => {
    const [member, other] = [await signUp(), await signUp()];
    const id = await save(member, { address: '?minPrice=711000&maxPrice=712000' });
    const open = async () => {
      const answer = await member.call('POST', `/mySearches/${id}/seen`);
      return ((await answer.json()) as { lookedAt: string }).lookedAt;
    };
    const opened = async (since: string, who = member) => {
      const path = `/mySearches/${id}/opened?since=${encodeURIComponent(since)}`;
      return ((await (await who.call('GET', path)).json()) as { _id: string; lowered: boolean }[]).sort(
        (one, another) => Number(one.lowered) - Number(another.lowered),
      );
    };
    const former = await addListing(api.database, { price_amount: 711_000 });
    const dear = await addListing(api.database, { price_amount: 715_000 });
    await matchArrivals(api.database, 'BDT');
    const first = await open();
    expect(await opened(first)).toEqual([{ _id: former, lowered: false }]);
    const came = await addListing(api.database, { price_amount: 711_500 });
    const looked = await addListing(api.database, { price_amount: 711_600 });
    await api.database
      .updateTable('listings')
      .set({ price_amount: 712_000 })
      .where('id', '=', dear)
      .execute();
    await matchArrivals(api.database, 'BDT');
    await member.call('POST', `/mySearchNews/${looked}/seen`);
    const second = await open();
    const news = [
      { _id: came, lowered: false },
      { _id: dear, lowered: true },
    ];
    expect(await opened(second)).toEqual(news);
    // Opening the page of search marks everything on it as seen again.
    await open();
    expect(await opened(second)).toEqual(news);
    expect(await opened(second, other)).toEqual([]);
    // An old address tells nothing of what was seen since.
    const earlier = (minutes: number) => new Date(Date.parse(second) - minutes * 60_000).toISOString();
    expect(await opened(earlier(50))).toHaveLength(4);
    expect(await opened(earlier(61))).toEqual([]);
    // What costs again what it did is not cheaper.
    await api.database
      .updateTable('listings')
      .set({ price_amount: 715_000 })
      .where('id', '=', dear)
      .execute();
    expect(await opened(second)).toEqual([{ _id: came, lowered: false }]);
    expect((await member.call('GET', `/mySearches/${id}/opened?since=x`)).status).toBe(422);
    expect((await api.call('GET', `/mySearches/${id}/opened?since=${second}`)).status).toBe(401);
  });

  test('wait for no mail of what the page that was looked at has shown', async () => {
    const member = await signUp();
    await api.database
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', member.id)
      .execute();
    const id = await save(member, { address: '?minPrice=713000&maxPrice=714000' });
    const shown = await addListing(api.database, { price_amount: 713_000 });
    const further = await addListing(api.database, { price_amount: 714_000 });
    await matchArrivals(api.database, 'BDT');
    expect((await member.call('POST', `/mySearches/${id}/seen`, { shown: [shown] })).status).toBe(200);
    const due = await api.database
      .selectFrom('saved_search_matches')
      .select('listing_id')
      .where('search_id', '=', id)
      .where('mail', '=', 'due')
      .execute();
    expect(due).toEqual([{ listing_id: further }]);
    const tooMany = Array.from({ length: 201 }, () => shown);
    expect((await member.call('POST', `/mySearches/${id}/seen`, { shown: tooMany })).status).toBe(422);
  });

  test('tell what was lowered with both prices, and count only what the search still shows', async () => {
    const member = await signUp();
    await save(member, { address: '?minPrice=701000&maxPrice=702000' });
    const lowered = await addListing(api.database, { price_amount: 705_000, name: 'Was dear' });
    await addListing(api.database, { price_amount: 701_000, name: 'Just came' });
    await matchArrivals(api.database, 'BDT');
    const ask = (amount: number) =>
      api.database.updateTable('listings').set({ price_amount: amount }).where('id', '=', lowered).execute();
    await ask(702_000);
    await matchArrivals(api.database, 'BDT');
    expect(await list(member)).toMatchObject([
      {
        newCount: 2,
        loweredCount: 1,
        newest: [
          { name: 'Was dear', priceAmount: 702_000, priceWas: 705_000 },
          { name: 'Just came', priceWas: null },
        ],
      },
    ]);
    await ask(703_000);
    expect(await list(member)).toMatchObject([
      { newCount: 1, loweredCount: 0, newest: [{ name: 'Just came' }] },
    ]);
    const news = await (await member.call('GET', '/mySearchNews')).json();
    expect(news).toEqual({ newCount: 1 });
  });

  test('a motorcycle that was looked at is new in none of one’s searches, and in those of others as before', async () => {
    const [member, other] = [await signUp(), await signUp()];
    for (const address of ['?minPrice=773000&maxPrice=774000', '?minPrice=773000&maxPrice=774500'])
      await save(member, { address });
    await save(other, { address: '?minPrice=773000&maxPrice=774000' });
    const [looked, left] = [
      await addListing(api.database, { price_amount: 773_000 }),
      await addListing(api.database, { price_amount: 774_000 }),
    ];
    await matchArrivals(api.database, 'BDT');
    for (const modifiedCount of [2, 0]) {
      const answer = await member.call('POST', `/mySearchNews/${looked}/seen`);
      expect([answer.status, await answer.json()]).toEqual([200, { acknowledged: true, modifiedCount }]);
    }
    const own = { newCount: 1, newest: [{ _id: left }] };
    expect(await list(member)).toMatchObject([own, own]);
    expect(await list(other)).toMatchObject([{ newCount: 2 }]);
    expect((await api.call('POST', `/mySearchNews/${left}/seen`)).status).toBe(401);
  });

  test('lower prices of saved motorcycles that were seen are told by no mail, to nobody else’s cost', async () => {
    const [member, other] = [await signUp(), await signUp()];
    const id = await addListing(api.database, { price_amount: 200_000 });
    for (const who of [member, other]) await who.call('POST', '/saved', { bikes: [{ _id: id }] });
    await api.database.updateTable('listings').set({ price_amount: 190_000 }).where('id', '=', id).execute();
    for (const modifiedCount of [1, 0]) {
      const answer = await member.call('POST', '/priceDropMail/seen', {
        shown: [id, id, 'nothing'].map((_id) => ({ _id, priceAmount: 190_000 })),
      });
      expect([answer.status, await answer.json()]).toEqual([200, { acknowledged: true, modifiedCount }]);
    }
    const { rows } = await sql<{ user_id: string; mail: string }>`
      select user_id, mail from price_drops where listing_id = ${id}`.execute(api.database);
    expect(rows).toEqual([{ user_id: member.id, mail: 'none' }]);
    expect(
      (await api.call('POST', '/priceDropMail/seen', { shown: [{ _id: id, priceAmount: 1 }] })).status,
    ).toBe(401);
    expect((await member.call('POST', '/priceDropMail/seen', { shown: [] })).status).toBe(422);
    for (const odd of ['\ud83d', 'x\0'])
      expect(
        (await member.call('POST', '/priceDropMail/seen', { shown: [{ _id: odd, priceAmount: 1 }] })).status,
      ).toBe(422);
  });

  test('what was there to be seen when the search was looked at is not new afterwards, however late it is matched', async () => {
    const member = await signUp();
    const id = await save(member, { address: '?minPrice=771000&maxPrice=772000' });
    const add = () => addListing(api.database, { price_amount: 771_000 });
    await add();
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    // Its publishing began before the look and ended after it: nobody could see it then.
    const slow = api.database.transaction().execute(async (transaction) => {
      await addListing(transaction, { price_amount: 772_000 });
      begun.resolve();
      await finish.promise;
    });
    await begun.promise;
    expect((await member.call('POST', `/mySearches/${id}/seen`)).status).toBe(200);
    finish.resolve();
    await slow;
    await matchArrivals(api.database, 'BDT');
    expect(await list(member)).toMatchObject([{ newCount: 1, newest: [{ priceAmount: 772_000 }] }]);
    await add();
    await matchArrivals(api.database, 'BDT');
    expect(await list(member)).toMatchObject([{ newCount: 2 }]);
  });

  test('are nobody else’s: reading, changing, opening and deleting', async () => {
    const [member, other] = [await signUp(), await signUp()];
    const id = await save(member);
    for (const [method, path, body] of [
      ['PATCH', `/mySearches/${id}`, { frequency: 'never' }],
      ['PATCH', `/mySearches/${id}`, {}],
      ['POST', `/mySearches/${id}/seen`, undefined],
      ['DELETE', `/mySearches/${id}`, undefined],
      ['DELETE', '/mySearches/nothing', undefined],
    ] as const)
      expect(await refusal(other.call(method, path, body))).toEqual([404, 'search-not-found']);
    expect(await list(other)).toEqual([]);
    expect(await list(member)).toMatchObject([{ frequency: 'now' }]);
    expect(
      (await member.call('PATCH', `/mySearches/${id}`, { frequency: 'daily', name: 'Mine' })).status,
    ).toBe(200);
    expect(await list(member)).toMatchObject([{ frequency: 'daily', name: 'Mine' }]);
    expect((await member.call('DELETE', `/mySearches/${id}`)).status).toBe(200);
    expect(await refusal(member.call('DELETE', `/mySearches/${id}`))).toEqual([404, 'search-not-found']);
  });

  test('are in the file of all one’s data, and go with the account', async () => {
    const member = await signUp();
    const id = await save(member, { address: '?currency=BDT&minPrice=880000' });
    const listing = await addListing(api.database, { price_amount: 880_000 });
    await matchArrivals(api.database, 'BDT');
    const file = (await (await member.call('GET', '/me/export')).json()) as { savedSearches: unknown[] };
    expect(file.savedSearches).toMatchObject([
      { id, name: 'A Yamaha', address: '?currency=BDT&minPrice=880000', found: [{ listing }] },
    ]);
    expect((await member.call('POST', '/me/deletion', { password: 'correct horse' })).status).toBe(200);
    for (const table of ['saved_searches', 'saved_search_matches'] as const) {
      const rows = await api.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(id);
    }
  });
});

test('what somebody saved in an account whose mailbox they never proved goes when its owner comes', async () => {
  const impostor = await signUp();
  await save(impostor, { name: 'Visit evil.example' });
  const proven = await signUp();
  await api.database.updateTable('users').set({ email_verified: true }).where('id', '=', proven.id).execute();
  await save(proven);
  for (const { email } of [impostor, proven]) {
    await api.call('POST', '/auth/request-password-reset', { email }, { origin: api.origin });
    const link = api.mails.findLast(({ to, text }) => to === email && text.includes('resetPassword'));
    const token = /token=([\w%.-]+)/.exec(link?.text ?? '')?.[1];
    const reset = { token, newPassword: 'another correct horse' };
    expect((await api.call('POST', '/auth/reset-password', reset, { origin: api.origin })).status).toBe(200);
  }
  const owners = await api.database
    .selectFrom('saved_searches')
    .select('user_id')
    .where('user_id', 'in', [impostor.id, proven.id])
    .execute();
  expect(owners).toEqual([{ user_id: proven.id }]);
});

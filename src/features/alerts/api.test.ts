import { describe, expect, test } from 'vitest';
import type { Member } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { ownSearches, wish } from '../../../test/support/own-searches.ts';
import type { SavedSearch } from './contract.ts';
import { matchArrivals } from './jobs.ts';

const garage = ownSearches();
const { signUp, save, list } = garage;

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
    expect(await of({ name: 'x'.repeat(121) })).toEqual([422, 'validation-failed', 'name: too-long']);
    expect((await of({ frequency: 'hourly' })).slice(0, 2)).toEqual([422, 'validation-failed']);
    expect((await of({ address: `?q=${'x'.repeat(5_000)}` })).slice(0, 2)).toEqual([
      422,
      'validation-failed',
    ]);
    expect(await refusal(garage.api.call('POST', '/mySearches', wish))).toEqual([401, 'unauthenticated']);
    expect(await list(member)).toEqual([]);
  });

  test('there are at most 50, however many come at once; deleting one makes room', async () => {
    const member = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 53 }, (_, i) =>
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
    const listing = await addListing(garage.api.database, { price_amount: 880_000 });
    await matchArrivals(garage.api.database, 'BDT');
    const file = (await (await member.call('GET', '/me/export')).json()) as { savedSearches: unknown[] };
    expect(file.savedSearches).toMatchObject([
      { id, name: 'A Yamaha', address: '?currency=BDT&minPrice=880000', found: [{ listing }] },
    ]);
    expect((await member.call('POST', '/me/deletion', { password: 'correct horse' })).status).toBe(200);
    for (const table of ['saved_searches', 'saved_search_matches'] as const) {
      const rows = await garage.api.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(id);
    }
  });
});

test('what somebody saved in an account whose mailbox they never proved goes when its owner comes', async () => {
  const impostor = await signUp();
  await save(impostor, { name: 'Visit evil.example' });
  const proven = await signUp();
  await garage.api.database
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', proven.id)
    .execute();
  await save(proven);
  for (const { email } of [impostor, proven]) {
    await garage.api.call('POST', '/auth/request-password-reset', { email }, { origin: garage.api.origin });
    const link = garage.api.mails.findLast(({ to, text }) => to === email && text.includes('resetPassword'));
    const token = /token=([\w%.-]+)/.exec(link?.text ?? '')?.[1];
    const reset = { token, newPassword: 'another correct horse' };
    expect(
      (await garage.api.call('POST', '/auth/reset-password', reset, { origin: garage.api.origin })).status,
    ).toBe(200);
  }
  const owners = await garage.api.database
    .selectFrom('saved_searches')
    .select('user_id')
    .where('user_id', 'in', [impostor.id, proven.id])
    .execute();
  expect(owners).toEqual([{ user_id: proven.id }]);
});

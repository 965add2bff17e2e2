import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { SavedBike, Saving } from './contract.ts';
import { saveListings } from './data.ts';
import { mostKept } from './domain.ts';

let api: TestApi;
let people = 0;
let rider: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  people += 1;
  rider = await api.signUp(`rider${people}@example.com`);
});
afterAll(() => api.close());

async function save(member: Member, ...bikes: object[]): Promise<Saving> {
  const answer = await member.call('POST', '/saved', { bikes });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Saving;
}

async function listOf(member: Member, search = ''): Promise<SavedBike[]> {
  return (await (await member.call('GET', `/saved${search}`)).json()) as SavedBike[];
}

async function changePrice(id: string, amount: number | null, currency: string | null = null) {
  const changes = { price: String(amount ?? 'Call'), price_amount: amount, currency };
  await api.database.updateTable('listings').set(changes).where('id', '=', id).execute();
}

async function remove(id: string) {
  await api.database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', id).execute();
}

describe('without script', () => {
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const stylesFor = async (cookie: string, until: string | number = Date.now()) => {
    const headers = cookie === '' ? {} : { cookie };
    const answer = await api.site.request(`${api.origin}/saved.css?until=${until}`, { headers }, env);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'no-store',
    ]);
    return answer.text();
  };

  test('a file of styles shows a member what they had saved by the time that it names, and nobody else', async () => {
    const [early, late] = [await addListing(api.database), await addListing(api.database)];
    await save(rider, { _id: early, savedAt: '2026-02-03T04:05:06Z' });
    await save(rider, { _id: late });
    const other = await api.signUp(`other${people}@example.com`);
    const both = await stylesFor(rider.cookie);
    expect(both).toContain(`.save-button[value="${early}"]`);
    expect(both).toContain(`.save-button[value="${late}"]`);
    const then = await stylesFor(rider.cookie, Date.parse('2026-02-03T04:05:06Z'));
    expect(then).toContain(early);
    expect(then).not.toContain(late);
    for (const [cookie, until] of [
      [other.cookie],
      [''],
      ['moto.session_token=nobody'],
      [rider.cookie, ''],
      [rider.cookie, 'x'],
      [rider.cookie, '9'.repeat(30)],
      // A moment, but before the first that PostgreSQL knows.
      [rider.cookie, '-8e15'],
    ] as const)
      expect(await stylesFor(cookie, until)).toBe('');
  });

  test('what is taken off only where it was saved by some time stays where that was later', async () => {
    const id = await addListing(api.database);
    await save(rider, { _id: id, savedAt: '2026-02-03T04:05:06Z' });
    const until = async (moment: string) =>
      (await rider.call('DELETE', `/saved/${id}?until=${encodeURIComponent(moment)}`)).json();
    expect(await until('2026-02-03T04:05:05.999Z')).toMatchObject({ deletedCount: 0 });
    expect(await until('2026-02-03T04:05:06.000Z')).toMatchObject({ deletedCount: 1 });
    expect(await until('yesterday')).toMatchObject({ code: 'validation-failed' });
  });
});

describe('saving', () => {
  test('what is saved is on the list with the price of that moment; twice is once', async () => {
    const id = await addListing(api.database, { price_amount: 125_000 });
    expect(await save(rider, { _id: id })).toEqual({
      acknowledged: true,
      saved: [id],
      unknown: [],
      left: [],
    });
    const [first] = await listOf(rider);
    expect(first).toMatchObject({
      _id: id,
      forSale: true,
      priceThen: { priceAmount: 125_000, currency: null },
    });
    expect(first?.bike).not.toHaveProperty('email');
    await changePrice(id, 115_000);
    expect((await save(rider, { _id: id }, { _id: id })).saved).toEqual([id]);
    const list = await listOf(rider);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      savedAt: first?.savedAt,
      bike: { priceAmount: 115_000 },
      priceThen: { priceAmount: 125_000 },
    });
  });

  test('what a browser kept comes with its moment and price; a moment to come is now', async () => {
    const [early, late] = [await addListing(api.database), await addListing(api.database)];
    await save(
      rider,
      { _id: late, savedAt: '2999-01-01T00:00:00Z' },
      { _id: early, savedAt: '2026-02-03T04:05:06Z', priceAmount: 180_000, currency: 'INR' },
    );
    const list = await listOf(rider);
    expect(list.map(({ _id }) => _id)).toEqual([late, early]);
    expect(Date.parse(list[0]?.savedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(list[1]).toMatchObject({
      savedAt: '2026-02-03T04:05:06.000Z',
      priceThen: { priceAmount: 180_000, currency: 'INR' },
    });
  });

  test('a moment that no database takes is told', async () => {
    const bikes = [{ _id: await addListing(api.database), savedAt: '0000-01-01T00:00:00Z' }];
    const answer = await rider.call('POST', '/saved', { bikes });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: [{ field: 'bikes.0.savedAt', code: 'invalid-format' }] },
    ]);
  });

  test('two accounts: neither sees or takes off what is the other’s; a closed account leaves nothing', async () => {
    const other = await api.signUp(`other${people}@example.com`);
    const id = await addListing(api.database);
    await save(rider, { _id: id });
    expect(await listOf(other)).toEqual([]);
    expect(await (await other.call('GET', '/savedIds')).json()).toEqual({ ids: [] });
    expect(await (await other.call('DELETE', `/saved/${id}`)).json()).toEqual({
      acknowledged: true,
      deletedCount: 0,
    });
    expect(await (await rider.call('GET', '/savedIds')).json()).toEqual({ ids: [id] });
    expect(await (await rider.call('DELETE', `/saved/${id}`)).json()).toMatchObject({ deletedCount: 1 });
    expect(await listOf(rider)).toEqual([]);
    await save(rider, { _id: id });
    await api.database.deleteFrom('users').where('id', '=', rider.id).execute();
    const rows = await api.database.selectFrom('saved_listings').selectAll().where('user_id', '=', rider.id);
    expect(await rows.execute()).toEqual([]);
    await expect(saveListings(api.database, rider.id, [{ _id: id }])).rejects.toThrow(/user_id_fkey/);
  });

  test('what is deleted stays on the list, marked; what is gone for good keeps its name', async () => {
    const id = await addListing(api.database, { name: 'Honda CB 350' });
    await save(rider, { _id: id });
    await remove(id);
    expect(await listOf(rider)).toMatchObject([{ _id: id, forSale: false, bike: { name: 'Honda CB 350' } }]);
    await api.database.deleteFrom('listings').where('id', '=', id).execute();
    expect(await listOf(rider)).toMatchObject([{ name: 'Honda CB 350', forSale: false, bike: null }]);
    expect(await save(rider, { _id: id })).toMatchObject({ saved: [id] });
    expect(await save(rider, { _id: '0nobody' })).toMatchObject({ saved: [], unknown: ['0nobody'] });
  });

  test('what the garage took off the site is marked, and shows neither its picture nor what its seller says', async () => {
    const claims = { image: 'https://example.com/fake.jpg', description: 'Send bKash first.' };
    const id = await addListing(api.database, claims);
    await save(rider, { _id: id });
    expect(await listOf(rider)).toMatchObject([{ forSale: true, takenOff: false, bike: claims }]);
    await api.database
      .updateTable('listings')
      .set({ taken_off_at: new Date(), taken_off_reason: 'We were told that it is a fraud.' })
      .where('id', '=', id)
      .execute();
    const glances = (await (await api.call('GET', `/bikesByIds?ids=${id}`)).json()) as unknown[];
    const hidden = { image: '/art/naked-signal.svg', description: '' };
    expect([...(await listOf(rider)), ...glances]).toMatchObject([
      { _id: id, forSale: false, takenOff: true, bike: hidden },
      { _id: id, forSale: false, takenOff: true, bike: hidden },
    ]);
  });

  test('pages: each once, the latest first', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await addListing(api.database));
    await save(rider, ...ids.map((_id) => ({ _id })));
    const seen: string[] = [];
    let path: string | undefined = '/saved?limit=2';
    while (path) {
      const answer: Response = await rider.call('GET', path);
      seen.push(...((await answer.json()) as SavedBike[]).map(({ _id }) => _id));
      path = /<\/api([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([...ids].sort().reverse());
  });

  test('a full list takes nothing more and says so; what is on it counts as saved', async () => {
    const id = await addListing(api.database);
    const old = Array.from({ length: mostKept.account - 1 }, (_, i) => ({
      user_id: rider.id,
      listing_id: `0old${i}`,
      name: 'Old',
    }));
    await api.database.insertInto('saved_listings').values(old.map(withoutPrice)).execute();
    const [second, third] = [await addListing(api.database), await addListing(api.database)];
    const saving = await save(
      rider,
      { _id: id, savedAt: '2026-01-01T00:00:00Z' },
      { _id: second, savedAt: '2026-01-02T00:00:00Z' },
    );
    expect(saving).toMatchObject({ saved: [second], left: [id] });
    const answer = await rider.call('POST', '/saved', { bikes: [{ _id: third }] });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'saved-full' });
    expect(await save(rider, { _id: second })).toMatchObject({ saved: [second], left: [] });
  });

  test.each([
    {},
    { bikes: [] },
    { bikes: 'all' },
    { bikes: [{}] },
    { bikes: [{ _id: "' or 1=1" }] },
    { bikes: [{ _id: 'x', savedAt: 'yesterday' }] },
    { bikes: [{ _id: 'x', priceAmount: -1 }] },
    { bikes: [{ _id: 'x', priceAmount: 1e300 }] },
    { bikes: [{ _id: 'x', currency: 'taka' }] },
    { bikes: Array.from({ length: mostKept.browser + 1 }, () => ({ _id: 'x' })) },
  ])('%j is refused', async (body) => {
    const answer = await rider.call('POST', '/saved', body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      422,
      'validation-failed',
    ]);
  });

  test('the same many saved by two devices at once are saved once, and both are told so', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) ids.push(await addListing(api.database));
    const bikes = ids.map((_id) => ({ _id }));
    const answers = await Promise.all([save(rider, ...bikes), save(rider, ...bikes.toReversed())]);
    for (const { saved } of answers) expect([...saved].sort()).toEqual([...ids].sort());
    expect(await listOf(rider)).toHaveLength(20);
  });
});

const withoutPrice = <Row extends object>(row: Row) => ({ ...row, price_amount: null, currency: null });

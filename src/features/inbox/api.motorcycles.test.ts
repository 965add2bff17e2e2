import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import { upload } from '../../../test/support/photos.ts';
import { sweepListings } from '../listings/jobs.ts';
import { neededByReports } from '../reports/data/telling.ts';
import { othersCounted } from '../search/domain/bike-page/other-bikes.ts';
import type { InboxEntry } from './contract.ts';
import { othersNamed } from './domain.ts';

let api: TestApi;
let admin: Member;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await sql`update users set email_verified = true, admin = true where id = ${admin.id}`.execute(
    api.database,
  );
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

async function add(who: Member, more: object = {}): Promise<string> {
  const answer = await who.call('POST', '/products', { ...newProduct, ...more });
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const off = (id: string) => admin.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Riders told us.' });
const back = (id: string) => admin.call('DELETE', `/bikes/${id}/takenOff`);
const report = (id: string) => api.call('POST', `/bikes/${id}/reports`, { reason: 'money-first' });

/** Entries about a motorcycle. */
async function entriesOf(id: string, state = 'open'): Promise<InboxEntry[]> {
  const answer = await admin.call('GET', `/inbox?limit=100&state=${state}`);
  return ((await answer.json()) as InboxEntry[]).filter(({ standing }) => standing?.productId === id);
}

describe('what else its seller sells', () => {
  const othersOf = async (id: string) => (await entriesOf(id))[0]?.standing?.others;

  test('the inbox counts what is for sale and what was taken off, put back or not, and names some', async () => {
    const id = await add(seller);
    await report(id);
    expect(await othersOf(id)).toEqual({ forSale: 0, takenOff: 0, some: [] });
    const [isOff, wasOff, gone] = [await add(seller), await add(seller), await add(seller)];
    const [sold, plain] = [await add(seller), await add(seller)];
    await add(await api.signUp('neighbour@example.com', 'seller'));
    for (const each of [isOff, wasOff, gone]) await off(each);
    await back(wasOff);
    await seller.call('DELETE', `/myProducts/${gone}`);
    await seller.call('PUT', `/myProducts/${sold}/sale`, { sold: true });
    const others = await othersOf(id);
    expect(others).toMatchObject({ forSale: 2, takenOff: 3 });
    expect(others?.some.map(({ _id, takenOff }) => [_id, takenOff])).toEqual([
      [gone, true],
      [wasOff, true],
      [isOff, true],
      [plain, false],
    ]);
    // Each of them names the other ones.
    await report(plain);
    expect(await othersOf(plain)).toMatchObject({ forSale: 2, takenOff: 3 });
    await report(wasOff);
    expect(await othersOf(wasOff)).toMatchObject({ forSale: 2, takenOff: 2 });
    for (let count = 0; count < othersNamed; count += 1) await add(seller);
    expect(await othersOf(id)).toMatchObject({ forSale: 2 + othersNamed, takenOff: 3 });
    expect((await othersOf(id))?.some).toHaveLength(othersNamed);
  });

  test('counting ends where nobody wants to know it exactly', async () => {
    const dealer = await api.signUp('large@example.com', 'seller');
    const id = await add(dealer);
    await report(id);
    const list = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          addListing(api.database, { seller_id: dealer.id, origin: 'seller' }),
        ),
      );
    await list(othersCounted);
    expect(await othersOf(id)).toMatchObject({ forSale: othersCounted });
    await list(3);
    expect(await othersOf(id)).toMatchObject({ forSale: othersCounted + 1 });
  });

  test('what was taken off and then deleted is counted, and found again, for 90 days, but goes with the account', async () => {
    const keeper = await api.signUp('keeper@example.com', 'seller');
    const facts = { name: 'Hero Hunk 150', yearOfUse: '2019' };
    const [former, wasOff] = [await add(keeper, facts), await add(keeper)];
    for (const each of [former, wasOff]) await off(each);
    await back(wasOff);
    const again = await add(keeper, facts);
    for (const each of [former, wasOff]) await keeper.call('DELETE', `/myProducts/${each}`);
    const pass = (days: number) =>
      sql`with changed as (
          update standing_changes set changed_at = changed_at - make_interval(days => ${days})
          where listing_id in (${former}, ${wasOff}))
        update listings set deleted_at = deleted_at - make_interval(days => ${days})
        where id in (${former}, ${wasOff})`.execute(api.database);
    await pass(31);
    expect(await sweepListings(api.database, neededByReports)).toEqual({ listings: 0 });
    expect(await entriesOf(again)).toMatchObject([
      { kind: 'repeat', repeat: { productId: former }, standing: { others: { takenOff: 2 } } },
    ]);
    await pass(58);
    expect(await sweepListings(api.database, neededByReports)).toEqual({ listings: 0 });
    await pass(1);
    expect(await sweepListings(api.database, neededByReports)).toEqual({ listings: 2 });
    expect(await entriesOf(again)).toEqual([]);

    const last = await add(keeper);
    await off(last);
    await keeper.call('DELETE', `/myProducts/${last}`);
    await keeper.call('POST', '/me/deletion', { password: 'correct horse' });
    expect(await sweepListings(api.database, neededByReports)).toEqual({ listings: 2 });
  });

  test('of what nobody with an account sells nothing is said', async () => {
    const id = await addListing(api.database, { origin: 'import' });
    await addListing(api.database, { origin: 'import' });
    await report(id);
    expect(await othersOf(id)).toBeNull();
  });
});

describe('the same again', () => {
  let dealer: Member;
  const facts = { name: 'Hero Hunk 150', yearOfUse: '2019', image: 'https://pictures.example/one.jpg' };
  const others = { name: 'TVS Apache RTR 160', yearOfUse: '2021', image: 'https://pictures.example/two.jpg' };
  const settle = (id: string, done: boolean) => admin.call('PUT', `/inbox/${id}`, { done });

  beforeAll(async () => {
    dealer = await api.signUp('dealer@example.com', 'seller');
  });

  test('what is like one that is off the site comes into the inbox with both, and is for sale all the same', async () => {
    const former = await add(dealer, { ...facts, description: 'First hand.' });
    // Nothing is noted yet.
    expect(await entriesOf(await add(dealer, facts))).toEqual([]);
    await off(former);
    for (const [more, alike] of [
      [{ ...facts, description: 'First hand.' }, ['model', 'picture', 'text']],
      [{ ...facts, image: '/art/commuter-signal.svg' }, ['model']],
      [{ ...others, image: facts.image }, ['picture']],
      [{ ...others, description: 'First hand.' }, ['text']],
    ] as const) {
      const id = await add(dealer, more);
      expect(await entriesOf(id)).toMatchObject([
        {
          kind: 'repeat',
          name: 'dealer',
          email: dealer.email,
          product: { name: more.name, here: true },
          repeat: { productId: former, name: facts.name, since: expect.stringMatching(/Z$/), alike },
          standing: { takenOff: null },
          done: null,
        },
      ]);
      expect(await (await api.call('GET', `/bikes/${id}`)).json()).toMatchObject({ forSale: true });
    }
    for (const more of [others, { ...facts, yearOfUse: '2020', image: others.image }])
      expect(await entriesOf(await add(dealer, more))).toEqual([]);
    // The same facts from another seller mean nothing.
    expect(await entriesOf(await add(await api.signUp('somebody@example.com'), facts))).toEqual([]);
    await back(former);
    expect(await entriesOf(await add(dealer, facts))).toEqual([]);
  });

  test('so is what shows one of its photos, in another order, too', async () => {
    const [one, two, three] = [await upload(dealer), await upload(dealer), await upload(dealer)];
    const former = await add(dealer, { ...facts, image: one, photos: [two] });
    await off(former);
    const noted = [{ repeat: { productId: former, alike: ['picture'] } }];
    expect(await entriesOf(await add(dealer, { ...others, image: two, photos: [one] }))).toMatchObject(noted);
    const other = await add(dealer, { ...others, image: three });
    expect(await entriesOf(other)).toEqual([]);
    expect((await dealer.call('PATCH', `/myProducts/${other}`, { photos: [one] })).status).toBe(200);
    expect(await entriesOf(other)).toMatchObject(noted);
    await back(former);
  });

  test('drawings of ours, and what was taken off long ago, make nothing alike; what is deleted does', async () => {
    const drawn = { ...facts, image: '/art/commuter-signal.svg' };
    const former = await add(dealer, drawn);
    await off(former);
    expect(await entriesOf(await add(dealer, { ...others, image: drawn.image }))).toEqual([]);
    await dealer.call('DELETE', `/myProducts/${former}`);
    expect(await entriesOf(await add(dealer, drawn))).toMatchObject([{ repeat: { productId: former } }]);
    await sql`update listings set taken_off_at = now() - interval '91 days' where id = ${former}`.execute(
      api.database,
    );
    expect(await entriesOf(await add(dealer, drawn))).toEqual([]);
    await back(former);
  });

  test('what counts is what it said when it was taken off, whatever its seller makes of it since; the latest is named', async () => {
    const sly = await api.signUp('sly@example.com', 'seller');
    const said = { ...facts, description: 'First hand.' };
    const [older, former] = [await add(sly, said), await add(sly, said)];
    for (const each of [older, former]) await off(each);
    const words = { ...others, description: 'Something else.' };
    expect((await sly.call('PATCH', `/myProducts/${former}`, words)).status).toBe(200);
    expect(await entriesOf(await add(sly, words))).toEqual([]);
    expect(await entriesOf(await add(sly, said))).toMatchObject([
      { repeat: { productId: former, alike: ['model', 'picture', 'text'] } },
    ]);
    // The stored picture and description are shown to nobody, and are deleted with the account.
    const { bike } = (await (await api.call('GET', `/bikes/${former}`)).json()) as {
      bike: { image: string; description: string };
    };
    expect(bike).toMatchObject({ image: expect.stringMatching(/^\/art\//), description: '' });
    await sly.call('POST', '/me/deletion', { password: 'correct horse' });
    const { rows } = await sql<{ said: string }>`
      select taken_off_as::text as said from listings where id = ${former}`.execute(api.database);
    expect(rows[0]?.said).toContain(facts.name);
    for (const kept of [facts.image, said.description]) expect(rows[0]?.said).not.toContain(kept);
  });

  test('what is turned into one that is off the site comes in, too, once, and by no other change', async () => {
    const crafty = await api.signUp('crafty@example.com', 'seller');
    const said = { ...facts, description: 'First hand.' };
    const former = await add(crafty, said);
    const [other, twin] = [await add(crafty, others), await add(crafty, said)];
    await off(former);
    const change = async (id: string, changes: object) =>
      expect((await crafty.call('PATCH', `/myProducts/${id}`, changes)).status).toBe(200);
    await change(other, { price: '90,000', description: 'Something else.' });
    expect(await entriesOf(other)).toEqual([]);
    // It was as it is before the other one was taken off.
    await change(twin, { price: '90,000', location: 'Uttara' });
    expect(await entriesOf(twin)).toEqual([]);
    await change(other, said);
    const noted = [
      {
        kind: 'repeat',
        product: { name: facts.name },
        repeat: { productId: former, alike: ['model', 'picture', 'text'] },
      },
    ];
    expect(await entriesOf(other)).toMatchObject(noted);
    expect(await entriesOf(other)).toHaveLength(1);
    await change(other, others);
    await change(other, said);
    expect(await entriesOf(other)).toMatchObject(noted);
    expect(await entriesOf(other)).toHaveLength(1);
  });

  test('is ticked off, opened again, found, and done with once that one is off, too; it leaves with the account', async () => {
    const leaver = await api.signUp('leaver@example.com', 'seller');
    await off(await add(leaver, facts));
    const [first, second] = [await add(leaver, facts), await add(leaver, facts)];
    const [entry] = await entriesOf(first);
    expect((await settle(entry?._id ?? '', true)).status).toBe(200);
    expect([await entriesOf(first), await entriesOf(first, 'settled')]).toMatchObject([
      [],
      [{ kind: 'repeat' }],
    ]);
    expect((await settle(entry?._id ?? '', false)).status).toBe(200);
    const found = await admin.call('GET', '/inbox?search=leaver%40');
    expect((await found.json()) as InboxEntry[]).toHaveLength(2);
    await off(first);
    expect([await entriesOf(first), await entriesOf(second)]).toMatchObject([[], [{ kind: 'repeat' }]]);
    expect(await (await leaver.call('GET', '/me/export')).json()).toMatchObject({
      repeats: [{ listing_id: first }, { listing_id: second }],
    });
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    expect(
      await api.database.selectFrom('repeats').select('id').where('listing_id', '=', first).execute(),
    ).toEqual([]);
  });
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addListing } from '../../../test/support/listings.ts';
import { ownSearches } from '../../../test/support/own-searches.ts';
import { matchArrivals } from './jobs.ts';

const garage = ownSearches();
const { signUp, save, list } = garage;

describe('saved searches', () => {
  test('tell what is new until they are looked at; what was sold since is not told', async () => {
    const member = await signUp();
    const id = await save(member, { address: '?minPrice=777000&maxPrice=778000' });
    await save(member, { address: '?minPrice=777500' });
    const sold = await addListing(garage.api.database, { price_amount: 777_000, name: 'Sold at once' });
    const stays = await addListing(garage.api.database, { price_amount: 778_000, name: 'Still there' });
    await matchArrivals(garage.api.database, 'BDT');
    const news = async () =>
      ((await (await member.call('GET', '/mySearchNews')).json()) as { newCount: number }).newCount;
    expect(await news()).toBe(3);
    await garage.api.database
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
    const former = await addListing(garage.api.database, { price_amount: 711_000 });
    const dear = await addListing(garage.api.database, { price_amount: 715_000 });
    await matchArrivals(garage.api.database, 'BDT');
    const first = await open();
    expect(await opened(first)).toEqual([{ _id: former, lowered: false }]);
    const came = await addListing(garage.api.database, { price_amount: 711_500 });
    const looked = await addListing(garage.api.database, { price_amount: 711_600 });
    await garage.api.database
      .updateTable('listings')
      .set({ price_amount: 712_000 })
      .where('id', '=', dear)
      .execute();
    await matchArrivals(garage.api.database, 'BDT');
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
    await garage.api.database
      .updateTable('listings')
      .set({ price_amount: 715_000 })
      .where('id', '=', dear)
      .execute();
    expect(await opened(second)).toEqual([{ _id: came, lowered: false }]);
    expect((await member.call('GET', `/mySearches/${id}/opened?since=x`)).status).toBe(422);
    expect((await garage.api.call('GET', `/mySearches/${id}/opened?since=${second}`)).status).toBe(401);
  });

  test('wait for no mail of what the page that was looked at has shown', async () => {
    const member = await signUp();
    await garage.api.database
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', member.id)
      .execute();
    const id = await save(member, { address: '?minPrice=713000&maxPrice=714000' });
    const shown = await addListing(garage.api.database, { price_amount: 713_000 });
    const further = await addListing(garage.api.database, { price_amount: 714_000 });
    await matchArrivals(garage.api.database, 'BDT');
    expect((await member.call('POST', `/mySearches/${id}/seen`, { shown: [shown] })).status).toBe(200);
    const due = await garage.api.database
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
    const lowered = await addListing(garage.api.database, { price_amount: 705_000, name: 'Was dear' });
    await addListing(garage.api.database, { price_amount: 701_000, name: 'Just came' });
    await matchArrivals(garage.api.database, 'BDT');
    const ask = (amount: number) =>
      garage.api.database
        .updateTable('listings')
        .set({ price_amount: amount })
        .where('id', '=', lowered)
        .execute();
    await ask(702_000);
    await matchArrivals(garage.api.database, 'BDT');
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
      await addListing(garage.api.database, { price_amount: 773_000 }),
      await addListing(garage.api.database, { price_amount: 774_000 }),
    ];
    await matchArrivals(garage.api.database, 'BDT');
    for (const modifiedCount of [2, 0]) {
      const answer = await member.call('POST', `/mySearchNews/${looked}/seen`);
      expect([answer.status, await answer.json()]).toEqual([200, { acknowledged: true, modifiedCount }]);
    }
    const own = { newCount: 1, newest: [{ _id: left }] };
    expect(await list(member)).toMatchObject([own, own]);
    expect(await list(other)).toMatchObject([{ newCount: 2 }]);
    expect((await garage.api.call('POST', `/mySearchNews/${left}/seen`)).status).toBe(401);
  });

  test('lower prices of saved motorcycles that were seen are told by no mail, to nobody else’s cost', async () => {
    const [member, other] = [await signUp(), await signUp()];
    const id = await addListing(garage.api.database, { price_amount: 200_000 });
    for (const who of [member, other]) await who.call('POST', '/saved', { bikes: [{ _id: id }] });
    await garage.api.database
      .updateTable('listings')
      .set({ price_amount: 190_000 })
      .where('id', '=', id)
      .execute();
    for (const modifiedCount of [1, 0]) {
      const answer = await member.call('POST', '/priceDropMail/seen', {
        shown: [id, id, 'nothing'].map((_id) => ({ _id, priceAmount: 190_000 })),
      });
      expect([answer.status, await answer.json()]).toEqual([200, { acknowledged: true, modifiedCount }]);
    }
    const { rows } = await sql<{ user_id: string; mail: string }>`
      select user_id, mail from price_drops where listing_id = ${id}`.execute(garage.api.database);
    expect(rows).toEqual([{ user_id: member.id, mail: 'none' }]);
    expect(
      (await garage.api.call('POST', '/priceDropMail/seen', { shown: [{ _id: id, priceAmount: 1 }] })).status,
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
    const add = () => addListing(garage.api.database, { price_amount: 771_000 });
    await add();
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    // Its publishing began before the look and ended after it: nobody could see it then.
    const slow = garage.api.database.transaction().execute(async (transaction) => {
      await addListing(transaction, { price_amount: 772_000 });
      begun.resolve();
      await finish.promise;
    });
    await begun.promise;
    expect((await member.call('POST', `/mySearches/${id}/seen`)).status).toBe(200);
    finish.resolve();
    await slow;
    await matchArrivals(garage.api.database, 'BDT');
    expect(await list(member)).toMatchObject([{ newCount: 1, newest: [{ priceAmount: 772_000 }] }]);
    await add();
    await matchArrivals(garage.api.database, 'BDT');
    expect(await list(member)).toMatchObject([{ newCount: 2 }]);
  });
});

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Member } from '../../../test/support/api.ts';
import { everywhere, foundIn } from '../../../test/support/found-in.ts';
import { addListing } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { answerOf, openModerated } from '../../../test/support/moderated.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import type { OwnProduct } from '../listings/contract.ts';

const garage = await openModerated();
const { api, admin, second, buyer, newSeller, add } = garage;
// Where two came at once, neither was undone.
afterAll(() => garage.close());

const reason = 'Riders told us that money was asked for first.';
type Changed = { modifiedCount: number; others: number };
const offAll = (who: Member, id: string, why = reason) =>
  who.call('PUT', `/bikes/${id}/takenOff`, { reason: why, others: true });
const done = (modifiedCount: number, others: number) => [200, { acknowledged: true, modifiedCount, others }];
const report = (id: string) =>
  api.call('POST', `/bikes/${id}/reports`, { reason: 'money-first', email: 'me@example.org' });

/** Why each of the seller's listings is off the site; null for those that are not. */
async function reasonsOf(who: Member): Promise<Record<string, string | null>> {
  const products = (await (await who.call('GET', '/myProducts')).json()) as OwnProduct[];
  return Object.fromEntries(products.map(({ _id, takenOff }) => [_id, takenOff?.reason ?? null]));
}

describe('taking off everything that a seller has on the site', () => {
  test('each is off as if it alone had been taken off, with the same reason; what others sell stays', async () => {
    const seller = await newSeller();
    const [id, other, sold, deleted] = [
      await add(seller, { name: 'Hero Hunk' }),
      await add(seller, { name: 'Hero Passion' }),
      await add(seller),
      await add(seller),
    ];
    const neighbour = await add(await newSeller());
    await seller.call('PUT', `/myProducts/${sold}/sale`, { sold: true });
    await seller.call('DELETE', `/myProducts/${deleted}`);
    const booking = { location: 'Mirpur', number: '01712345678', productId: other };
    expect((await buyer.call('POST', '/modalData', booking)).status).toBe(201);
    for (const each of [id, other]) expect((await report(each)).status).toBe(201);
    const before = api.mails.length;

    expect(await answerOf(offAll(admin, id))).toEqual(done(1, 1));
    expect(await reasonsOf(seller)).toEqual({ [id]: reason, [other]: reason, [sold]: null });
    for (const each of [id, other]) expect(await foundIn(api, buyer, each)).toEqual([]);
    expect(await foundIn(api, buyer, neighbour)).toEqual(everywhere);

    // Its history, its reports, and those who are told.
    const changes = await sql`select listing_id, admin_id, reason from standing_changes
      where listing_id in (${id}, ${other})`.execute(api.database);
    expect(changes.rows).toHaveLength(2);
    for (const row of changes.rows) expect(row).toMatchObject({ admin_id: admin.id, reason });
    const settled = (await (await admin.call('GET', '/inbox?state=settled')).json()) as InboxEntry[];
    expect(settled.map(({ standing }) => standing?.productId).sort()).toEqual([id, other].sort());
    const mails = api.mails.slice(before);
    const toSeller = mails.filter(({ to }) => to === seller.email);
    expect(toSeller.map(({ text }) => /your (Hero \w+) off/.exec(text)?.[1]).sort()).toEqual([
      'Hero Hunk',
      'Hero Passion',
    ]);
    for (const { text } of toSeller) expect(text).toContain(reason);
    expect(mails.filter(({ to }) => to === buyer.email)).toMatchObject([
      { text: expect.stringContaining('Do not pay for it') },
    ]);
    const [booked] = (await (await buyer.call('GET', '/myBookings')).json()) as OwnBooking[];
    expect(booked).toMatchObject({ product: { _id: other, takenOff: true } });
    await api.sendWaiting();
    expect(api.mails.slice(before).filter(({ to }) => to === 'me@example.org')).toHaveLength(2);

    // They come back one by one.
    await admin.call('DELETE', `/bikes/${other}/takenOff`);
    expect(await reasonsOf(seller)).toEqual({ [id]: reason, [other]: null, [sold]: null });
  });

  test('is for admins only, of a motorcycle that is there, with a reason', async () => {
    const seller = await newSeller();
    const id = await add(seller);
    const other = await add(seller);
    for (const who of [seller, buyer])
      expect(await answerOf(offAll(who, id))).toMatchObject([403, { code: 'admins-only' }]);
    expect((await offAll(admin, 'nowhere')).status).toBe(404);
    expect((await offAll(admin, id, ' ')).status).toBe(422);
    expect(await reasonsOf(seller)).toEqual({ [id]: null, [other]: null });
  });

  test('of what nobody with an account sells only that one goes', async () => {
    const [id, other] = [
      await addListing(api.database, { origin: 'import' }),
      await addListing(api.database, { origin: 'import' }),
    ];
    expect(await answerOf(offAll(admin, id))).toEqual(done(1, 0));
    expect(await (await api.call('GET', `/bikes/${other}`)).json()).toMatchObject({ forSale: true });
  });

  test('what was off already keeps its reason', async () => {
    const seller = await newSeller();
    const [id, other, third] = [await add(seller), await add(seller), await add(seller)];
    const first = 'Please show us its papers.';
    for (const each of [id, third]) await second.call('PUT', `/bikes/${each}/takenOff`, { reason: first });
    expect(await answerOf(offAll(admin, id))).toEqual(done(0, 1));
    expect(await reasonsOf(seller)).toEqual({ [id]: first, [other]: reason, [third]: first });
    expect(await answerOf(offAll(admin, id))).toEqual(done(0, 0));
  });

  test('two admins at once: each motorcycle is taken off once, from whichever of them they start', async () => {
    const seller = await newSeller();
    const ids = [];
    for (let count = 0; count < 6; count += 1) ids.push(await add(seller));
    const [oldest = '', newest = ''] = [ids.at(0), ids.at(-1)];
    const before = api.mails.length;
    const answers = await Promise.all([
      answerOf<Changed>(offAll(admin, newest, 'One reason.')),
      answerOf<Changed>(offAll(second, oldest, 'Another reason.')),
    ]);
    expect(answers.map(([status]) => status)).toEqual([200, 200]);
    const counts = answers.map(([, { modifiedCount, others }]) => modifiedCount + others).sort();
    expect(counts).toEqual([0, 6]);
    expect(new Set(Object.values(await reasonsOf(seller))).size).toBe(1);
    expect(api.mails.slice(before).filter(({ to }) => to === seller.email)).toHaveLength(6);
  });

  test('what its seller is just adding goes as well, and what is just sold does not', async () => {
    const seller = await newSeller();
    const [id, selling] = [await add(seller), await add(seller)];
    await api.database.connection().execute(async (other) => {
      // As whatever a seller writes: the account is locked first.
      await sql`begin`.execute(other);
      await sql`select from users where id = ${seller.id} for no key update`.execute(other);
      await sql`insert into listings (id, seller_id, seller_name, email, mobile, category_id, name, image, price,
        original_price, location, year_of_use, condition, kind)
        values ('just-added', ${seller.id}, 'Rahim', ${seller.email}, '+8801712345678', 'commuters', 'Hero', '/x',
        '1', '1', 'Here', '2020', 'good', 'commuter')`.execute(other);
      await sql`update listings set sold_at = now() where id = ${selling}`.execute(other);
      const taking = answerOf(offAll(admin, id));
      await untilWaiting(api.database, 1);
      await sql`commit`.execute(other);
      expect(await taking).toEqual(done(1, 1));
    });
    expect(await reasonsOf(seller)).toEqual({ [id]: reason, [selling]: null, 'just-added': reason });
  });

  test('others wait for as many statements with many motorcycles, buyers and reports as with few', async () => {
    // Mail that leaves afterwards, one by one, does not count: here it waits.
    await sql`create function leave_late() returns trigger language plpgsql as
      $$ begin new.due_at := now() + interval '1 hour'; return new; end $$`.execute(api.database);
    await sql`create trigger leave_late before insert on mails for each row execute function leave_late()`.execute(
      api.database,
    );
    const buyers: Member[] = [];
    for (const name of ['rina', 'sumi', 'tuli']) buyers.push(await api.signUp(`${name}-books@example.com`));
    const statementsOf = async (listings: number): Promise<number> => {
      const seller = await newSeller();
      const own = { seller_id: seller.id, email: seller.email };
      const ids: string[] = [];
      while (ids.length < listings) ids.push(await addListing(api.database, own));
      await sql`insert into bookings (id, listing_id, user_id, mobile, location, recipient, intent, product_name)
        select listing || ${sql.lit('-')} || buyer, listing, buyer, '+8801712345678', 'Mirpur', 'seller', 'viewing', 'Hero'
        from unnest(${ids}::text[]) listing, unnest(${buyers.map(({ id }) => id)}::text[]) buyer`.execute(
        api.database,
      );
      await sql`insert into reports (id, listing_id, reason, words, email, user_id)
        select 'report-' || listing, listing, 'money-first', '', 'me@example.org', null
        from unnest(${ids}::text[]) listing`.execute(api.database);
      const mailsBefore = await mailsOf();
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const answer = await answerOf(offAll(admin, ids[0] ?? ''));
      const { length } = query.mock.calls;
      query.mockRestore();
      expect(answer).toEqual(done(1, listings - 1));
      // Each is told of as before: to its seller, its reporter and three buyers.
      expect((await mailsOf()) - mailsBefore).toBe(listings * 5);
      return length;
    };
    const mailsOf = async () => (await api.database.selectFrom('mails').select('id').execute()).length;
    expect(await statementsOf(40)).toBe(await statementsOf(2));
    await sql`drop function leave_late cascade`.execute(api.database);
  });

  test('if one of them cannot be taken off, none is', async () => {
    const seller = await newSeller();
    const [id, other] = [await add(seller), await add(seller)];
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
      api.database,
    );
    await sql`create trigger refuse before update on listings for each row
      when (new.id = ${sql.lit(other)} and new.taken_off_at is not null) execute function refuse()`.execute(
      api.database,
    );
    const before = api.mails.length;
    expect((await offAll(admin, id)).status).toBe(500);
    await sql`drop trigger refuse on listings`.execute(api.database);
    expect(await reasonsOf(seller)).toEqual({ [id]: null, [other]: null });
    await api.sendDue();
    expect(api.mails).toHaveLength(before);
    expect(api.takeErrors()).toHaveLength(1);
  });
});

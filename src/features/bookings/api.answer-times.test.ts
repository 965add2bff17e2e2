import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { type Buyers, signUpBuyers } from '../../../test/support/bookers.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import type { BikePage } from '../search/contract.ts';
import { sweepBookings } from './jobs.ts';

let api: TestApi;
let buyers: Buyers;

beforeAll(async () => {
  api = await createTestApi();
  buyers = await signUpBuyers(api);
});
afterAll(() => api.close());

async function add(seller: Member): Promise<string> {
  const { insertedId } = (await (await seller.call('POST', '/products', newProduct)).json()) as {
    insertedId: string;
  };
  return insertedId;
}

/** Makes a booking that is some hours old. */
async function book(buyer: Member, productId: string, hoursAgo: number): Promise<string> {
  const meeting = { location: 'Kandirpar, Cumilla', number: '01712345678', productId };
  const response = await buyer.call('POST', '/modalData', meeting);
  expect(response.status).toBe(201);
  const { insertedId } = (await response.json()) as { insertedId: string };
  await sql`update bookings set created_at = now() - make_interval(hours => ${hoursAgo}) where id = ${insertedId}`.execute(
    api.database,
  );
  return insertedId;
}

const answer = (member: Member, listing: string, id: string, answered = true) =>
  member.call('PUT', `/myProducts/${listing}/bookings/${id}`, { answered });
const answersOn = async (id: string) =>
  ((await (await api.call('GET', `/bikes/${id}`)).json()) as BikePage).answers;
/** What pages have been told since the last call. */
const told = async () =>
  (await sql<{ topic: string }>`delete from topic_changes returning topic`.execute(api.database)).rows.map(
    ({ topic }) => topic,
  );

describe('how fast and how often somebody answers, on the listing’s page', () => {
  test('from all bookings of the seller; what was cancelled in time or is older than 90 days is left out', async () => {
    const seller = await api.signUp('fast@example.com', 'seller');
    const listings = [await add(seller), await add(seller)] as const;
    const [one, two, three, four] = buyers;
    expect(await answersOn(listings[0])).toBeNull();
    for (const buyer of [one, two]) await answer(seller, listings[0], await book(buyer, listings[0], 20));
    expect(await answersOn(listings[0])).toBeNull();
    await answer(seller, listings[1], await book(three, listings[1], 20));
    const usual = { answered: 3, of: 3, pace: 'day' };
    expect([await answersOn(listings[0]), await answersOn(listings[1])]).toEqual([usual, usual]);
    // After three days without an answer it counts as missed, and pages are told at once; a booking that its
    // buyer cancels counts against nobody.
    const late = await book(four, listings[0], 72);
    expect(await answersOn(listings[1])).toEqual({ ...usual, of: 4 });
    await four.call('DELETE', `/myBookings/${late}`);
    expect(await answersOn(listings[1])).toEqual(usual);
    await book(four, listings[1], 24 * 90 + 1);
    expect(await answersOn(listings[1])).toEqual(usual);
    await book(four, listings[1], 24 * 90 - 1);
    expect(await answersOn(listings[1])).toEqual({ ...usual, of: 4 });
    // Taking the motorcycle down changes none of that.
    await book(four, listings[1], 72);
    await seller.call('DELETE', `/myProducts/${listings[1]}`);
    await api.database.deleteFrom('listings').where('id', '=', listings[1]).execute();
    expect(await answersOn(listings[0])).toEqual({ ...usual, of: 4 });
    const other = await api.signUp('another-seller@example.com', 'seller');
    expect(await answersOn(await add(other))).toBeNull();
  });

  test('where the garage answers, from what its admins have done', async () => {
    const admin = await api.signUp('admin@example.com');
    await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
    const sample = await addListing(api.database, { origin: 'sample' });
    const imported = await addListing(api.database, { origin: 'import' });
    for (const buyer of buyers.slice(0, 3)) {
      const id = await book(buyer, sample, 2);
      expect((await admin.call('PUT', `/inbox/${id}`, { done: true })).status).toBe(200);
    }
    await book(buyers[3], imported, 100);
    const usual = { answered: 3, of: 4, pace: 'hours' };
    expect([await answersOn(sample), await answersOn(imported)]).toEqual([usual, usual]);
  });

  test('what the garage has off the site, or had when the answer was due, counts neither way', async () => {
    const admin = await api.signUp('takes-off@example.com');
    await sql`update users set admin = true, email_verified = true where id = ${admin.id}`.execute(
      api.database,
    );
    const seller = await api.signUp('taken-off@example.com', 'seller');
    const [usual, listing] = [await add(seller), await add(seller)] as const;
    for (const buyer of buyers.slice(1)) await answer(seller, usual, await book(buyer, usual, 2));
    const id = await book(buyers[0], listing, 10);
    const pages = async () => {
      const said = await answersOn(usual);
      return [said?.answered, said?.of];
    };
    const off = () => admin.call('PUT', `/bikes/${listing}/takenOff`, { reason: 'Stolen' });
    const back = () => admin.call('DELETE', `/bikes/${listing}/takenOff`);
    /** Makes the booking, and what the garage has done since, so many hours older. */
    const pass = (hours: number) =>
      sql`update bookings set created_at = created_at - make_interval(hours => ${hours}),
        taken_off_at = taken_off_at - make_interval(hours => ${hours}),
        put_back_at = put_back_at - make_interval(hours => ${hours}) where id = ${id}`.execute(api.database);
    await told();
    await off();
    expect(await told()).toContain(`answers:${seller.id}`);
    await pass(60);
    await told();
    expect(await pages()).toEqual([3, 3]);
    await back();
    expect(await told()).toContain(`answers:${seller.id}`);
    expect(await pages()).toEqual([3, 3]);
    // Nobody is blamed for an answer that was possible only late.
    await answer(seller, listing, id);
    expect(await pages()).toEqual([3, 3]);
    await answer(seller, listing, id, false);
    // Now it was taken off only after the two days had passed.
    await sql`update bookings set taken_off_at = now(), put_back_at = now() where id = ${id}`.execute(
      api.database,
    );
    expect(await pages()).toEqual([3, 4]);
    await told();
    await off();
    expect(await told()).toContain(`answers:${seller.id}`);
    expect(await pages()).toEqual([3, 3]);
    await back();
    // It was back on the site before they had passed.
    await sql`update bookings set taken_off_at = created_at, put_back_at = created_at + interval '47 hours'
      where id = ${id}`.execute(api.database);
    expect(await pages()).toEqual([3, 4]);
    // A booking that was answered before counts, whatever becomes of the listing.
    await answer(seller, listing, id);
    await off();
    expect(await pages()).toEqual([4, 4]);
  });

  test('pages that say so hear of it; a booking that only comes in changes none', async () => {
    const seller = await api.signUp('kept@example.com', 'seller');
    const listing = await add(seller);
    await told();
    const response = await buyers[0].call('POST', '/modalData', {
      location: 'Here',
      number: '01712345678',
      productId: listing,
    });
    const { insertedId } = (await response.json()) as { insertedId: string };
    expect(await told()).toEqual([]);
    await answer(seller, listing, insertedId);
    expect(await told()).toEqual([`answers:${seller.id}`]);
    await answer(seller, listing, insertedId);
    expect(await told()).toEqual([]);
    await buyers[0].call('DELETE', `/myBookings/${insertedId}`);
    expect(await told()).toEqual([`answers:${seller.id}`]);
  });

  test('nor do they miss that a buyer’s account is closed, and that what it booked of the garage is purged', async () => {
    const seller = await api.signUp('kept-too@example.com', 'seller');
    const buyer = await api.signUp('closes@example.com');
    const listing = await add(seller);
    const sample = await addListing(api.database, { origin: 'sample' });
    for (const of of [listing, sample]) await book(buyer, of, 60);
    await told();
    await api.database.deleteFrom('users').where('id', '=', buyer.id).execute();
    expect(await told()).toEqual(expect.arrayContaining(['answers', `answers:${seller.id}`]));
    expect(await sweepBookings(api.database)).toEqual({ bookings: 1 });
    expect(await told()).toEqual(['answers']);
  });

  test('very many bookings that change at once do not wait for one another', async () => {
    const seller = await api.signUp('many@example.com', 'seller');
    await sql`insert into bookings (id, seller_id, intent, location, mobile, recipient)
      select 'many' || n, ${seller.id}, 'viewing', '', '', 'seller' from generate_series(1, 40000) n`.execute(
      api.database,
    );
    await api.database.connection().execute(async (one) => {
      // The plan is cached after the first booking.
      await sql`update bookings set done_at = now() where id = 'many1'`.execute(one);
      await told();
      // Comparing each row with each would take minutes; this takes about two seconds.
      await sql`set statement_timeout = '30s'`.execute(one);
      await sql`update bookings set done_at = now() where id like 'many%'`.execute(one);
      await sql`reset statement_timeout`.execute(one);
    });
    expect(await told()).toEqual([`answers:${seller.id}`]);
  });
});

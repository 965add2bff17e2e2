import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { type Buyers, bookers, signUpBuyers } from '../../../test/support/bookers.ts';
import type { OwnProduct } from '../listings/contract.ts';
import { waitsForAnswer } from './data/waiting.ts';

let api: TestApi;
let seller: Member;
let buyers: Buyers;

const { addProduct, book } = bookers(() => seller);

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyers = await signUpBuyers(api);
});
afterAll(() => api.close());

async function waiting(member = seller): Promise<number> {
  const response = await member.call('GET', '/myProductNews');
  expect(response.status).toBe(200);
  return ((await response.json()) as { waiting: number }).waiting;
}

/**
 * How many have booked one of the seller's motorcycles, and how many of them wait, after checking that the
 * list and the single product agree.
 */
async function figures(listing: string) {
  const alone = (await (await seller.call('GET', `/myProducts/${listing}`)).json()) as OwnProduct;
  const all = (await (await seller.call('GET', '/myProducts')).json()) as OwnProduct[];
  expect(all).toContainEqual(alone);
  return [alone.bookings, alone.waiting];
}

const tick = (listing: string, id: string, answered = true) =>
  seller.call('PUT', `/myProducts/${listing}/bookings/${id}`, { answered });

describe('GET /myProductNews', () => {
  test('counts who waits for the seller’s answer: what is ticked off, cancelled, deleted or another’s does not; each motorcycle says how many of these are its own', async () => {
    const [first, second, third] = buyers;
    const other = await api.signUp('other-seller@example.com', 'seller');
    const [one, two] = [await addProduct('Hero Hunk'), await addProduct('Suzuki Gixxer')];
    expect(await waiting()).toBe(0);
    const id = await book(first, { productId: one });
    await book(second, { productId: one });
    const purchase = await book(third, { productId: two, intent: 'purchase' });
    await book(third, { location: 'The garage' });
    const ofEach = async () => [await figures(one), await figures(two)];
    expect([await waiting(), await waiting(other), await waiting(first)]).toEqual([3, 0, 0]);
    expect(await ofEach()).toEqual([
      [2, 2],
      [1, 1],
    ]);

    await tick(one, id);
    expect(await waiting()).toBe(2);
    expect(await figures(one)).toEqual([2, 1]);
    // A booking waits again when its buyer changes it or when its seller unmarks it.
    await book(first, { productId: one, location: 'Uttara' });
    expect(await waiting()).toBe(3);
    expect(await figures(one)).toEqual([2, 2]);
    await tick(one, id);
    await tick(one, id, false);
    expect(await waiting()).toBe(3);
    await tick(one, id);

    await third.call('DELETE', `/myBookings/${purchase}`);
    expect(await waiting()).toBe(1);
    expect(await ofEach()).toEqual([
      [2, 1],
      [0, 0],
    ]);
    await book(third, { productId: two, intent: 'purchase' });
    expect(await waiting()).toBe(2);
    // Buyers of a sold motorcycle still want an answer; bookings of a deleted one cannot be marked.
    await seller.call('PUT', `/myProducts/${one}/sale`, { sold: true });
    await seller.call('DELETE', `/myProducts/${two}`);
    expect(await waiting()).toBe(1);
    await seller.call('POST', `/myProducts/${two}/restore`);
    expect(await waiting()).toBe(2);
    expect((await api.call('GET', '/myProductNews')).status).toBe(401);
  });

  test('each motorcycle says how many people wait: one who booked it twice once, whoever is answered not', async () => {
    const [first, second] = buyers;
    const listing = await addProduct('Hero Splendor');
    const people = async () =>
      ((await (await seller.call('GET', `/myProducts/${listing}`)).json()) as OwnProduct).buyers;
    const ids = [
      await book(first, { productId: listing }),
      await book(first, { productId: listing, intent: 'purchase' }),
      await book(second, { productId: listing }),
    ];
    expect(await people()).toBe(2);
    for (const [index, left] of [2, 1, 0].entries()) {
      await tick(listing, ids[index] ?? '');
      expect(await people()).toBe(left);
    }
    expect(await figures(listing)).toEqual([3, 0]);
  });

  test('whoever has taken it off their list waits no more, until it is for sale again', async () => {
    const before = await waiting();
    const listing = await addProduct('Bajaj Pulsar NS160');
    const id = await book(buyers[0], { productId: listing });
    await seller.call('PUT', `/myProducts/${listing}/sale`, { sold: true });
    expect([await waiting(), await figures(listing)]).toEqual([before + 1, [1, 1]]);
    expect((await buyers[0].call('POST', `/myBookings/${id}/hide`)).status).toBe(200);
    expect([await waiting(), await figures(listing)]).toEqual([before, [1, 0]]);
    await seller.call('PUT', `/myProducts/${listing}/sale`, { sold: false });
    expect([await waiting(), await figures(listing)]).toEqual([before + 1, [1, 1]]);
  });

  test('is read from an index of what waits, however many were answered', async () => {
    await sql`insert into bookings (id, user_id, seller_id, location, mobile, recipient, done_at)
      select 'answered-' || n, ${buyers[0].id}, ${seller.id}, 'Mirpur', '+8801712345678', 'seller', now()
      from generate_series(1, 3000) n`.execute(api.database);
    await sql`analyze bookings`.execute(api.database);
    const { rows } = await sql`explain select from bookings
      where seller_id = ${seller.id} and ${waitsForAnswer}`.execute(api.database);
    expect(JSON.stringify(rows)).toContain('bookings_waiting');
  });

  test('whoever has closed their account waits no more', async () => {
    const before = await waiting();
    const leaver = await api.signUp('leaver@example.com');
    await book(leaver, { productId: await addProduct('TVS Raider 125') });
    expect(await waiting()).toBe(before + 1);
    await api.database.deleteFrom('users').where('email', '=', 'leaver@example.com').execute();
    expect(await waiting()).toBe(before);
  });
});

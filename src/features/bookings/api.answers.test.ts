import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { type Buyers, signUpBuyers } from '../../../test/support/bookers.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';
import type { OwnBooking } from './contract/own-bookings.ts';
import type { Booking } from './contract.ts';

let api: TestApi;
let buyers: Buyers;
let overlaps: Overlaps;

beforeAll(async () => {
  api = await createTestApi();
  buyers = await signUpBuyers(api);
  overlaps = await createOverlaps(api.database);
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
const bookingsOf = async (seller: Member, id: string) =>
  (await (await seller.call('GET', `/myProducts/${id}/bookings`)).json()) as Booking[];
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('PUT /myProducts/{id}/bookings/{booking}', () => {
  test('the seller ticks off a booking, twice as well as once, and takes it back; its buyer sees it', async () => {
    const seller = await api.signUp('ticks@example.com', 'seller');
    const [buyer] = buyers;
    const listing = await add(seller);
    const id = await book(buyer, listing, 5);
    const mine = async () =>
      ((await (await buyer.call('GET', '/myBookings')).json()) as OwnBooking[]).find(({ _id }) => _id === id);
    expect([(await bookingsOf(seller, listing))[0]?.answered, (await mine())?.answered]).toEqual([
      null,
      false,
    ]);
    const response = await answer(seller, listing, id);
    expect([response.status, await response.json()]).toEqual([200, { acknowledged: true }]);
    const [first] = await bookingsOf(seller, listing);
    expect(Date.parse(first?.answered ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await answer(seller, listing, id)).status).toBe(200);
    expect((await bookingsOf(seller, listing))[0]?.answered).toBe(first?.answered);
    expect((await mine())?.answered).toBe(true);
    expect((await answer(seller, listing, id, false)).status).toBe(200);
    expect((await bookingsOf(seller, listing))[0]?.answered).toBeNull();
  });

  test('a booking that is changed stays answered, as old as it is, and marked until that is seen; one that was cancelled starts anew', async () => {
    const seller = await api.signUp('stays-answered@example.com', 'seller');
    const [buyer] = buyers;
    const listing = await add(seller);
    const id = await book(buyer, listing, 5);
    await answer(seller, listing, id);
    const [before] = await bookingsOf(seller, listing);
    const bookAgain = (location: string) =>
      buyer.call('POST', '/modalData', { location, number: '01712345678', productId: listing });
    const seenByBuyer = async () =>
      ((await (await buyer.call('GET', '/myBookings')).json()) as OwnBooking[]).find(({ _id }) => _id === id)
        ?.answered;
    // A form that is sent twice over a bad connection changes nothing.
    expect((await bookAgain('Kandirpar, Cumilla')).status).toBe(201);
    expect(await bookingsOf(seller, listing)).toEqual([before]);
    expect([before?.changed, await seenByBuyer()]).toEqual([null, true]);
    expect((await bookAgain('Uttara')).status).toBe(201);
    const [changed] = await bookingsOf(seller, listing);
    expect(changed).toEqual({ ...before, location: 'Uttara', changed: expect.stringMatching(/Z$/) });
    expect(before?.answered).not.toBeNull();
    expect((await bookAgain('Uttara')).status).toBe(201);
    expect(await bookingsOf(seller, listing)).toEqual([changed]);
    expect(await seenByBuyer()).toBe(false);
    await answer(seller, listing, id);
    expect(await bookingsOf(seller, listing)).toEqual([{ ...before, location: 'Uttara' }]);
    expect(await seenByBuyer()).toBe(true);
    expect((await bookAgain('Gulshan')).status).toBe(201);
    expect((await bookingsOf(seller, listing))[0]?.changed).not.toBeNull();
    await buyer.call('DELETE', `/myBookings/${id}`);
    expect((await bookAgain('Mirpur')).status).toBe(201);
    const [anew] = await bookingsOf(seller, listing);
    expect(anew).toMatchObject({ _id: id, cancelled: false, answered: null, changed: null });
    // A seller who has not answered yet reads the changed text only.
    expect((await bookAgain('Banani')).status).toBe(201);
    expect((await bookingsOf(seller, listing))[0]?.changed).toBeNull();
    expect(Date.parse(anew?.time ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('who has closed the account meanwhile has changed nothing: 409 says that nobody waits', async () => {
    const seller = await api.signUp('late-for-the-closed@example.com', 'seller');
    const buyer = await api.signUp('closes@example.com', 'buyer');
    const listing = await add(seller);
    const id = await book(buyer, listing, 5);
    const [seen] = await bookingsOf(seller, listing);
    expect((await buyer.call('POST', '/me/deletion', { password: 'correct horse' })).status).toBe(200);
    const was = { location: seen?.location, number: seen?.number };
    const refused = await seller.call('PUT', `/myProducts/${listing}/bookings/${id}`, {
      answered: true,
      was,
    });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'buyer-gone',
        detail: expect.stringContaining('closed their account since you saw this booking'),
      }),
    ]);
    expect((await bookingsOf(seller, listing))[0]).toMatchObject({ name: '', answered: null });
  });

  test('a change that the seller has not seen is not ticked off with the rest: 409 says what it is', async () => {
    const seller = await api.signUp('saw-something-else@example.com', 'seller');
    const [buyer] = buyers;
    const listing = await add(seller);
    const id = await book(buyer, listing, 5);
    const bookAgain = (change: object) =>
      buyer.call('POST', '/modalData', {
        location: 'Uttara',
        number: '01712345678',
        productId: listing,
        ...change,
      });
    const answerSeen = async (seen: Booking | undefined, answered = true) => {
      const was = { location: seen?.location, number: seen?.number };
      const path = `/myProducts/${listing}/bookings/${id}`;
      return seller.call('PUT', path, { answered, was });
    };
    const [asked] = await bookingsOf(seller, listing);
    await bookAgain({});
    const [moved] = await bookingsOf(seller, listing);
    const refused = await answerSeen(asked);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'changed-meanwhile',
        detail: expect.stringContaining('changed this booking since you saw it'),
        fields: [
          {
            field: 'location',
            code: 'changed-meanwhile',
            detail: 'In the meantime this was changed to: Uttara',
          },
        ],
      }),
    ]);
    expect(await bookingsOf(seller, listing)).toEqual([moved]);
    expect((await answerSeen(moved)).status).toBe(200);

    // From a page that shows it as answered and unchanged, it can be neither answered again nor unmarked.
    const [ticked] = await bookingsOf(seller, listing);
    await bookAgain({ number: '01812345678' });
    const [called] = await bookingsOf(seller, listing);
    expect([ticked?.changed, called?.changed]).toEqual([null, expect.stringMatching(/Z$/)]);
    for (const answered of [true, false])
      expect(await codeOf(await answerSeen(ticked, answered))).toEqual([409, 'changed-meanwhile']);
    expect(await bookingsOf(seller, listing)).toEqual([called]);
    expect((await answerSeen(called)).status).toBe(200);
    expect(await bookingsOf(seller, listing)).toEqual([{ ...called, changed: null }]);
    // A seller who does not send what they saw has seen it.
    await bookAgain({});
    expect((await answer(seller, listing, id)).status).toBe(200);
    expect((await bookingsOf(seller, listing))[0]?.changed).toBeNull();

    const halfSaid = { answered: true, was: { location: 'Uttara' } };
    expect(await codeOf(await seller.call('PUT', `/myProducts/${listing}/bookings/${id}`, halfSaid))).toEqual(
      [422, 'validation-failed'],
    );
    await buyer.call('DELETE', `/myBookings/${id}`);
    expect(await codeOf(await answerSeen(called))).toEqual([404, 'booking-not-found']);
  });

  test('a change that comes in the same moment waits for the tick, and is marked', async () => {
    const seller = await api.signUp('same-moment@example.com', 'seller');
    const [buyer] = buyers;
    const listing = await add(seller);
    const id = await book(buyer, listing, 5);
    const [asked] = await bookingsOf(seller, listing);
    const was = { location: asked?.location, number: asked?.number };
    const { until, heldAt } = overlaps;
    await heldAt('bookings', 'update', async (release) => {
      const ticking = seller.call('PUT', `/myProducts/${listing}/bookings/${id}`, { answered: true, was });
      await until(1);
      const changing = buyer.call('POST', '/modalData', {
        location: 'Uttara',
        number: '01712345678',
        productId: listing,
      });
      await until(2);
      await release();
      expect([(await ticking).status, (await changing).status]).toEqual([200, 201]);
    });
    expect(await bookingsOf(seller, listing)).toMatchObject([
      { location: 'Uttara', answered: expect.any(String), changed: expect.any(String) },
    ]);
  });

  test('what the garage takes off the site in the same moment is not answered any more', async () => {
    const seller = await api.signUp('off-meanwhile@example.com', 'seller');
    const admin = await api.signUp('takes-off@example.com');
    await sql`update users set admin = true where id = ${admin.id}`.execute(api.database);
    const listing = await add(seller);
    const id = await book(buyers[0], listing, 5);
    const { until, heldAt } = overlaps;
    await heldAt('standing_changes', 'insert', async (release) => {
      const takingOff = admin.call('PUT', `/bikes/${listing}/takenOff`, { reason: 'Stolen' });
      await until(1);
      const answering = answer(seller, listing, id);
      await until(2);
      await release();
      expect([(await takingOff).status, ...(await codeOf(await answering))]).toEqual([
        200,
        409,
        'product-taken-off',
      ]);
    });
    expect((await bookingsOf(seller, listing))[0]?.answered).toBeNull();
  });

  test('only the seller, of a booking of that motorcycle that stands: 401, 403, 404, 422', async () => {
    const seller = await api.signUp('owns@example.com', 'seller');
    const [buyer, other] = buyers;
    const [listing, elsewhere] = [await add(seller), await add(seller)];
    const id = await book(buyer, listing, 1);
    const path = `/myProducts/${listing}/bookings/${id}`;
    expect((await api.call('PUT', path, { answered: true })).status).toBe(401);
    for (const member of [buyer, other])
      expect(await codeOf(await answer(member, listing, id))).toEqual([403, 'not-yours']);
    expect(await codeOf(await answer(seller, elsewhere, id))).toEqual([404, 'booking-not-found']);
    expect(await codeOf(await answer(seller, listing, 'nothing'))).toEqual([404, 'booking-not-found']);
    expect(await codeOf(await seller.call('PUT', path, {}))).toEqual([422, 'validation-failed']);
    await buyer.call('DELETE', `/myBookings/${id}`);
    expect(await codeOf(await answer(seller, listing, id))).toEqual([404, 'booking-not-found']);
  });
});

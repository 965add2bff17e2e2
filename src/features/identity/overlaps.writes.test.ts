import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';

let api: TestApi;
let overlaps: Overlaps;

beforeAll(async () => {
  // One for each of those who wait, and some for those who look.
  api = await createTestApi({ connections: 12 });
  overlaps = await createOverlaps(api.database);
});
afterAll(() => api.close());

/**
 * Makes these calls as somebody who never proved the mailbox, while its owner's reset has emptied the account and
 * has not committed yet. Returns how they were answered.
 */
async function writeDuringReset(
  { email }: Member,
  calls: readonly (() => Promise<Response>)[],
): Promise<number[]> {
  await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '10.9.0.1' });
  const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
  let statuses: number[] = [];
  // The profile is the last that a reset empties.
  await overlaps.heldAt('users', 'update', async (release) => {
    const reset = api.call('POST', '/auth/reset-password', { token, newPassword: 'battery staple' });
    await overlaps.until(1);
    const late = calls.map((call) => call());
    await overlaps.until(1 + late.length);
    await release();
    expect((await reset).status).toBe(200);
    statuses = (await Promise.all(late)).map(({ status }) => status);
  });
  return statuses;
}

const rowsOf = (table: 'saved_searches' | 'saved_listings' | 'price_drop_mails', userId: string) =>
  api.database.selectFrom(table).select('user_id').where('user_id', '=', userId).execute();

test('no name or photo of somebody who never proved the mailbox comes after its owner’s reset', async () => {
  const squatter = await api.signUp('late-profile@example.com');
  const { cookie, email } = squatter;
  const statuses = await writeDuringReset(squatter, [
    () => squatter.call('PATCH', '/me', { name: 'Squatter', bookingMail: false }),
    () => api.call('POST', '/users', { name: 'Squatter', email }, { cookie, origin: api.origin }),
    () =>
      api.call(
        'POST',
        '/auth/update-user',
        { name: 'Squatter', image: 'https://x.example/s.jpg' },
        { cookie },
      ),
  ]);
  expect(statuses).toEqual([401, 401, 401]);
  const { name, image } = await api.database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', squatter.id)
    .executeTakeFirstOrThrow();
  expect([name, image]).toEqual(['', null]);
  const wishes = api.database.selectFrom('booking_letters').selectAll().where('user_id', '=', squatter.id);
  expect(await wishes.execute()).toEqual([]);
});

test('nor a wish: no saved search, no saved motorcycle, no choice about mail', async () => {
  const squatter = await api.signUp('late-wishes@example.com');
  const bike = await addListing(api.database);
  const saving = { address: '?maxPrice=100000', name: 'Of the squatter', frequency: 'now' };
  const statuses = await writeDuringReset(squatter, [
    () => squatter.call('POST', '/mySearches', saving),
    () => squatter.call('POST', '/saved', { bikes: [{ _id: bike }] }),
    () => squatter.call('PUT', '/priceDropMail', { wanted: false }),
  ]);
  expect(statuses).toEqual([401, 401, 401]);
  for (const table of ['saved_searches', 'saved_listings', 'price_drop_mails'] as const)
    expect([table, await rowsOf(table, squatter.id)]).toEqual([table, []]);
});

test('nor a new name for a saved search', async () => {
  const squatter = await api.signUp('late-renaming@example.com');
  const saving = { address: '?maxPrice=100000', name: 'Before', frequency: 'now' };
  const saved = await squatter.call('POST', '/mySearches', saving);
  const { insertedId } = (await saved.json()) as { insertedId: string };
  const rename = () => squatter.call('PATCH', `/mySearches/${insertedId}`, { name: 'Of the squatter' });
  expect(await writeDuringReset(squatter, [rename])).toEqual([401]);
});

test('nor does anything of it go, or count as seen, by their hand: its owner’s reset has ended their session', async () => {
  const squatter = await api.signUp('late-looks@example.com');
  const bike = await addListing(api.database, { price_amount: 90_000 });
  await squatter.call('POST', '/saved', { bikes: [{ _id: bike }] });
  const saving = { address: '?maxPrice=100000', name: 'Before', frequency: 'now' };
  const saved = await squatter.call('POST', '/mySearches', saving);
  const { insertedId } = (await saved.json()) as { insertedId: string };
  const statuses = await writeDuringReset(squatter, [
    () => squatter.call('DELETE', `/mySearches/${insertedId}`),
    () => squatter.call('POST', `/mySearches/${insertedId}/seen`, {}),
    () => squatter.call('POST', `/mySearchNews/${bike}/seen`),
    () => squatter.call('POST', '/priceDropMail/seen', { shown: [{ _id: bike, priceAmount: 90_000 }] }),
    () => squatter.call('DELETE', `/saved/${bike}`),
    () => squatter.call('DELETE', '/me/sessions'),
    () => squatter.call('DELETE', '/me/sessions/another'),
  ]);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401]);
});

test('nothing that they had listed goes back on sale, changes or is written about', async () => {
  const squatter = await api.signUp('late-restoring@example.com', 'seller');
  const own = { seller_id: squatter.id, description: 'Before' };
  const [restored, changed] = [await addListing(api.database, own), await addListing(api.database, own)];
  const [sold, deleted] = [await addListing(api.database, own), await addListing(api.database, own)];
  const off = await addListing(api.database, {
    ...own,
    taken_off_at: new Date(),
    taken_off_reason: 'Stolen',
  });
  const statuses = await writeDuringReset(squatter, [
    () => squatter.call('POST', `/myProducts/${restored}/restore`),
    () => squatter.call('PATCH', `/myProducts/${changed}`, { description: 'Of the squatter' }),
    () => squatter.call('PUT', `/myProducts/${sold}/sale`, { sold: true }),
    () => squatter.call('DELETE', `/myProducts/${deleted}`),
    () => squatter.call('POST', `/myProducts/${off}/replies`, { text: 'Let me sell it' }),
  ]);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  const listings = await api.database
    .selectFrom('listings')
    .select(['deleted_at', 'sold_at', 'description'])
    .where('seller_id', '=', squatter.id)
    .execute();
  const left = { deleted_at: expect.any(Date), sold_at: null, description: 'Before' };
  expect(listings).toEqual([left, left, left, left, left]);
  const replies = api.database.selectFrom('replies').select('id').where('user_id', '=', squatter.id);
  expect(await replies.execute()).toEqual([]);
});

test('no booking is answered by them, and none of theirs changes', async () => {
  const squatter = await api.signUp('late-answer@example.com', 'seller');
  const buyer = await api.signUp('late-answer-buyer@example.com');
  const bike = await addListing(api.database, { seller_id: squatter.id });
  const book = async (member: Member, productId: string) => {
    const answer = await member.call('POST', '/modalData', {
      location: 'Here',
      number: '01812345678',
      productId,
    });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  };
  const asked = await book(buyer, bike);
  const over = await book(squatter, await addListing(api.database));
  const open = await book(squatter, await addListing(api.database));
  const statuses = await writeDuringReset(squatter, [
    () => squatter.call('PUT', `/myProducts/${bike}/bookings/${asked}`, { answered: true }),
    () => squatter.call('DELETE', `/myBookings/${open}`),
    () => squatter.call('POST', `/myBookings/${over}/hide`),
    () => squatter.call('DELETE', `/myBookings/${over}/hide`),
  ]);
  expect(statuses).toEqual([401, 401, 401, 401]);
  const bookings = await api.database
    .selectFrom('bookings')
    .select(['done_at', 'cancelled_at', 'hidden_at'])
    .where('id', 'in', [asked, over, open])
    .execute();
  const untouched = { done_at: null, cancelled_at: null, hidden_at: null };
  expect(bookings).toEqual([untouched, untouched, untouched]);
});

test('whose session another one has just ended ends none: of two that end each other, the first stays', async () => {
  const owner = await api.signUp('ends-others@example.com');
  const token = await api.enterAgain(owner);
  const endOthers = (bearer: string) =>
    api.call('DELETE', '/me/sessions', undefined, { authorization: `Bearer ${bearer}` });
  await overlaps.heldAt('sessions', 'delete', async (release) => {
    const first = endOthers(owner.token);
    await overlaps.until(1);
    const second = endOthers(token);
    await overlaps.until(2);
    await release();
    expect([(await first).status, (await second).status]).toEqual([200, 401]);
  });
  expect((await owner.call('GET', '/me')).status).toBe(200);
});

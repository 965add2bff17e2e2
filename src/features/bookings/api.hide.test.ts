import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { bookers } from '../../../test/support/bookers.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { Export } from '../identity/contract/own-account.ts';
import type { Booking } from './contract.ts';

let api: TestApi;
let seller: Member;

const { addProduct, book, bookingsOf } = bookers(() => seller);

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

const hide = (member: Member, id: string) => member.call('POST', `/myBookings/${id}/hide`);
const idsOf = async (member: Member) => (await bookingsOf(member)).map(({ _id }) => _id);
const sell = (id: string, sold: boolean) => seller.call('PUT', `/myProducts/${id}/sale`, { sold });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('POST /myBookings/{id}/hide', () => {
  test.each([
    ['cancelled', (rider: Member, _: string, id: string) => rider.call('DELETE', `/myBookings/${id}`)],
    ['sold', (_: Member, product: string) => sell(product, true)],
    ['deleted', (_: Member, product: string) => seller.call('DELETE', `/myProducts/${product}`)],
    [
      'gone for good',
      (_: Member, product: string) => api.database.deleteFrom('listings').where('id', '=', product).execute(),
    ],
  ])('what is %s leaves the list of its buyer, once it is; nothing else of it is lost', async (how, end) => {
    const rider = await api.signUp(`${how.replaceAll(' ', '-')}@example.com`);
    const [productId, other] = [await addProduct('Hero Hunk'), await addProduct('Suzuki Gixxer')];
    const kept = await book(rider, { productId: other });
    const id = await book(rider, { productId });
    expect(await codeOf(await hide(rider, id))).toEqual([409, 'booking-open']);
    await end(rider, productId, id);
    expect(await idsOf(rider)).toEqual([id, kept]);
    const forSeller = async () =>
      (await (await seller.call('GET', `/myProducts/${productId}/bookings`)).json()) as Booking[];
    const before = await forSeller();
    for (const _ of ['once', 'twice']) {
      const answer = await hide(rider, id);
      expect([answer.status, await answer.json()]).toEqual([200, { acknowledged: true }]);
    }
    expect(await idsOf(rider)).toEqual([kept]);
    expect(await forSeller()).toEqual(before);
    const { bookings } = (await (await rider.call('GET', '/me/export')).json()) as Export;
    expect(bookings.map((booking) => booking.id)).toEqual([kept, id]);
  });

  test('what was taken off the list is put back where it was, by its buyer only', async () => {
    const [rider, other] = [await api.signUp('puts-back@example.com'), await api.signUp('other@example.com')];
    const id = await book(rider, { productId: await addProduct('Hero Hunk') });
    const later = await book(rider, { productId: await addProduct('Suzuki Gixxer') });
    await rider.call('DELETE', `/myBookings/${id}`);
    await hide(rider, id);
    const putBack = (member: Member) => member.call('DELETE', `/myBookings/${id}/hide`);
    expect(await codeOf(await putBack(other))).toEqual([404, 'booking-not-found']);
    expect(await idsOf(rider)).toEqual([later]);
    for (const _ of ['once', 'twice']) expect((await putBack(rider)).status).toBe(200);
    expect(await bookingsOf(rider)).toMatchObject([{ _id: later }, { _id: id, cancelled: true }]);
  });

  test('what was sold comes back when it is for sale again, and when it is sold once more', async () => {
    const rider = await api.signUp('comes-back@example.com');
    const productId = await addProduct('Bajaj Discover 125');
    const id = await book(rider, { productId });
    const mine = async () =>
      (await (await rider.call('GET', `/bikes/${productId}/mine`)).json()) as { bookings: object[] };
    await sell(productId, true);
    expect((await mine()).bookings).toHaveLength(1);
    await hide(rider, id);
    expect([await idsOf(rider), (await mine()).bookings]).toEqual([[], []]);
    // What happens to it afterwards is no news.
    await seller.call('DELETE', `/myProducts/${productId}`);
    expect(await idsOf(rider)).toEqual([]);
    await seller.call('POST', `/myProducts/${productId}/restore`);
    expect(await idsOf(rider)).toEqual([]);

    await sell(productId, false);
    expect(await bookingsOf(rider)).toMatchObject([{ _id: id, product: { sold: false } }]);
    expect((await mine()).bookings).toHaveLength(1);
    expect(await codeOf(await hide(rider, id))).toEqual([409, 'booking-open']);
    await sell(productId, true);
    expect(await bookingsOf(rider)).toMatchObject([{ _id: id, product: { sold: true } }]);
  });

  test.each([
    ['for sale', (product: string) => sell(product, true), (product: string) => sell(product, false)],
    [
      'not deleted',
      (product: string) => seller.call('DELETE', `/myProducts/${product}`),
      (product: string) => seller.call('POST', `/myProducts/${product}/restore`),
    ],
  ])(
    'what came back as its motorcycle was %s again stays, also when that is gone for good',
    async (how, end, undo) => {
      const rider = await api.signUp(`stays-${how.replaceAll(' ', '-')}@example.com`);
      const productId = await addProduct('Honda CB Hornet');
      const [id, cancelled] = [
        await book(rider, { productId }),
        await book(rider, { productId, intent: 'purchase' }),
      ];
      await rider.call('DELETE', `/myBookings/${cancelled}`);
      await end(productId);
      for (const one of [id, cancelled]) expect((await hide(rider, one)).status).toBe(200);
      await undo(productId);
      expect(await idsOf(rider)).toEqual([id]);
      await seller.call('DELETE', `/myProducts/${productId}`);
      expect(await idsOf(rider)).toEqual([id]);
      await api.database.deleteFrom('listings').where('id', '=', productId).execute();
      expect(await idsOf(rider)).toEqual([id]);
    },
  );

  test('booking the same again brings it back', async () => {
    const rider = await api.signUp('books-again@example.com');
    const productId = await addProduct('Yamaha FZ-S');
    const id = await book(rider, { productId });
    await rider.call('DELETE', `/myBookings/${id}`);
    await hide(rider, id);
    expect(await idsOf(rider)).toEqual([]);
    expect(await book(rider, { productId })).toBe(id);
    expect(await idsOf(rider)).toEqual([id]);
    await rider.call('DELETE', `/myBookings/${id}`);
    expect(await idsOf(rider)).toEqual([id]);
  });

  test('the garage keeps what it got; a question is open until it is cancelled', async () => {
    const rider = await api.signUp('asks@example.com');
    const admin = await api.signUp('admin@example.com');
    await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
    const sample = await addListing(api.database, { origin: 'sample' });
    const [booking, question] = [
      await book(rider, { productId: sample }),
      await book(rider, { location: 'The garage' }),
    ];
    await api.database
      .updateTable('listings')
      .set({ deleted_at: new Date() })
      .where('id', '=', sample)
      .execute();
    expect(await codeOf(await hide(rider, question))).toEqual([409, 'booking-open']);
    await rider.call('DELETE', `/myBookings/${question}`);
    const inbox = async (state: string) =>
      ((await (await admin.call('GET', `/inbox?state=${state}`)).json()) as { _id: string }[]).map(
        ({ _id }) => _id,
      );
    const before = [await inbox('open'), await inbox('settled')];
    expect(before).toEqual([[booking], [question]]);
    for (const id of [booking, question]) expect((await hide(rider, id)).status).toBe(200);
    expect(await idsOf(rider)).toEqual([]);
    expect([await inbox('open'), await inbox('settled')]).toEqual(before);
  });

  test('only one’s own: 401, 404', async () => {
    const [rider, other] = [await api.signUp('owns@example.com'), await api.signUp('owns-not@example.com')];
    const id = await book(rider, { productId: await addProduct('KTM 250 Duke') });
    await rider.call('DELETE', `/myBookings/${id}`);
    expect((await api.call('POST', `/myBookings/${id}/hide`)).status).toBe(401);
    for (const member of [seller, other])
      expect(await codeOf(await hide(member, id))).toEqual([404, 'booking-not-found']);
    expect(await codeOf(await hide(rider, 'nothing'))).toEqual([404, 'booking-not-found']);
    expect(await idsOf(rider)).toEqual([id]);
  });
});

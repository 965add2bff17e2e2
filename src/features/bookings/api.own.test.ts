import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { bookers, meeting } from '../../../test/support/bookers.ts';
import { newProduct } from '../../../test/support/listings.ts';
import type { Marks } from './contract/own-bookings.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;
let productId: string;

/** What a booking stores of a product besides name, year and price. */
const ofState = {
  condition: null,
  mileage: null,
  owners: null,
  registration: null,
  taxUntil: null,
  receipt: null,
  place: newProduct.location,
};

const { addProduct, book, bookingsOf } = bookers(() => seller);

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
  productId = await addProduct('Honda CB Hornet 160R');
});
afterAll(() => api.close());

describe('/myBookings', () => {
  test('lists what one has booked, the latest first; nobody else’s', async () => {
    const rider = await api.signUp('rider@example.com');
    expect(await bookingsOf(rider)).toEqual([]);
    await book(rider, { productId });
    await book(rider, { productId, intent: 'purchase', location: 'BRTA, Mirpur' });
    await book(rider, { location: 'The garage' });
    const bookings = await bookingsOf(rider);
    expect(bookings.map(({ location, intent, recipient }) => [location, intent, recipient])).toEqual([
      ['The garage', 'viewing', 'garage'],
      ['BRTA, Mirpur', 'purchase', 'seller'],
      [meeting.location, 'viewing', 'seller'],
    ]);
    expect(bookings[0]?.product).toBeNull();
    expect(bookings[1]).toEqual({
      _id: expect.any(String),
      intent: 'purchase',
      location: 'BRTA, Mirpur',
      number: '+8801712345678',
      time: expect.stringMatching(/Z$/),
      cancelled: false,
      answered: false,
      recipient: 'seller',
      product: {
        _id: productId,
        listing: productId,
        name: 'Honda CB Hornet 160R',
        yearOfUse: newProduct.yearOfUse,
        price: '1,60,000',
        priceAmount: 160_000,
        currency: null,
        ...ofState,
        image: '/art/naked-sky.svg',
        sample: false,
        sold: false,
        takenOff: false,
        putBack: false,
        seller: { name: 'seller', number: '+8801812345678' },
        reworded: null,
        now: null,
      },
    });
    const first = await rider.call('GET', '/myBookings?limit=2');
    const next = /<\/api\/myBookings([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1];
    expect((await bookingsOf(rider, next)).map(({ location }) => location)).toEqual([meeting.location]);
    expect((await rider.call('GET', '/myBookings?cursor=x')).status).toBe(422);
    expect(await bookingsOf(seller)).toEqual([]);
    expect((await api.call('GET', '/myBookings')).status).toBe(401);
  });

  test('says which products one has booked, and which one sells, so that lists can mark them', async () => {
    const rider = await api.signUp('marks@example.com');
    const marksOf = async (member: Member) => (await (await member.call('GET', '/myMarks')).json()) as Marks;
    const marked = async () => (await marksOf(rider)).booked;
    const other = await addProduct('TVS Raider 125');
    await book(rider, { productId: other });
    const mine = await book(rider, { productId });
    await book(rider, { productId, intent: 'purchase' });
    await book(rider, { location: 'The garage' });
    expect(await marked()).toEqual([productId, other]);
    await rider.call('DELETE', `/myBookings/${mine}`);
    expect(await marked()).toEqual([productId, other]);
    const purchase = (await bookingsOf(rider)).find(({ intent }) => intent === 'purchase');
    await rider.call('DELETE', `/myBookings/${purchase?._id}`);
    expect(await marked()).toEqual([other]);
    expect((await marksOf(rider)).own).toEqual([]);
    const sells = await api.signUp('marks-own@example.com', 'seller');
    const add = async () =>
      ((await (await sells.call('POST', '/products', newProduct)).json()) as { insertedId: string })
        .insertedId;
    const [sold, deleted, kept] = [await add(), await add(), await add()];
    await sells.call('PUT', `/myProducts/${sold}/sale`, { sold: true });
    await sells.call('DELETE', `/myProducts/${deleted}`);
    expect(await marksOf(sells)).toEqual({ booked: [], own: [kept] });
    expect((await api.call('GET', '/myMarks')).status).toBe(401);
  });

  test('what is gone keeps its name and price, also when its listing is no more', async () => {
    const rider = await api.signUp('late@example.com');
    const id = await addProduct('Bajaj Discover 125');
    await book(rider, { productId: id });
    const gone = {
      _id: null,
      listing: id as string | null,
      name: 'Bajaj Discover 125',
      yearOfUse: newProduct.yearOfUse,
      price: '1,60,000',
      priceAmount: 160_000,
      currency: null,
      ...ofState,
      image: null,
      sold: false,
      takenOff: false,
      sample: false,
      putBack: false,
      seller: null,
      reworded: null,
      now: null,
    };
    await seller.call('DELETE', `/myProducts/${id}`);
    expect((await bookingsOf(rider)).map(({ product }) => product)).toEqual([gone]);
    await api.database.deleteFrom('listings').where('id', '=', id).execute();
    expect((await bookingsOf(rider)).map(({ product, recipient }) => [product, recipient])).toEqual([
      [{ ...gone, listing: null }, 'seller'],
    ]);
  });

  test('names the seller and their number while the booking stands and its motorcycle is for sale', async () => {
    const rider = await api.signUp('calls@example.com');
    const id = await addProduct('Honda X-Blade');
    const bookingId = await book(rider, { productId: id });
    const sellerOf = async () => (await bookingsOf(rider))[0]?.product?.seller;
    await seller.call('PATCH', `/myProducts/${id}`, { sellerName: 'Karim', number: '01912-345678' });
    const told = { name: 'Karim', number: '+8801912345678' };
    expect(await sellerOf()).toEqual(told);

    const sell = (sold: boolean) => seller.call('PUT', `/myProducts/${id}/sale`, { sold });
    await sell(true);
    expect(await sellerOf()).toBeNull();
    await sell(false);
    expect(await sellerOf()).toEqual(told);
    await rider.call('DELETE', `/myBookings/${bookingId}`);
    expect(await sellerOf()).toBeNull();
    await book(rider, { productId: id });
    const listing = api.database.updateTable('listings').where('id', '=', id);
    await listing.set({ taken_off_at: new Date(), taken_off_reason: 'No papers.' }).execute();
    expect(await sellerOf()).toBeNull();
    await listing.set({ taken_off_at: null, taken_off_reason: null, seller_id: null }).execute();
    expect(await sellerOf()).toBeNull();
  });

  test('a booking is cancelled by its buyer only; the seller sees that, but no longer place and number', async () => {
    const rider = await api.signUp('changes-mind@example.com');
    const id = await addProduct('Suzuki Gixxer SF');
    const bookingId = await book(rider, { productId: id });
    for (const other of [seller, buyer]) {
      const refused = await other.call('DELETE', `/myBookings/${bookingId}`);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        404,
        'booking-not-found',
      ]);
    }
    expect((await api.call('DELETE', `/myBookings/${bookingId}`)).status).toBe(401);
    for (const cancelledCount of [1, 0]) {
      const answer = await rider.call('DELETE', `/myBookings/${bookingId}`);
      expect([answer.status, await answer.json()]).toEqual([200, { acknowledged: true, cancelledCount }]);
    }
    expect((await bookingsOf(rider)).map(({ cancelled, location }) => [cancelled, location])).toEqual([
      [true, meeting.location],
    ]);
    const seen = await (await seller.call('GET', `/myProducts/${id}/bookings`)).json();
    expect(seen).toMatchObject([{ cancelled: true, name: 'changes-mind', location: '', number: '' }]);
    const products = (await (await seller.call('GET', '/myProducts')).json()) as {
      _id: string;
      bookings: number;
    }[];
    expect(products.find(({ _id }) => _id === id)?.bookings).toBe(0);

    // Booking again revives the same booking.
    expect(await book(rider, { productId: id, location: 'Uttara' })).toBe(bookingId);
    expect(await (await seller.call('GET', `/myProducts/${id}/bookings`)).json()).toMatchObject([
      { cancelled: false, location: 'Uttara', number: '+8801712345678' },
    ]);
  });
});

describe('GET /bikes/{id}/mine', () => {
  test('says whether it is one’s own, and what one has booked of it; nothing of others', async () => {
    const [rider, other] = [
      await api.signUp('stands@example.com'),
      await api.signUp('stands-not@example.com'),
    ];
    const id = await addProduct('KTM 250 Duke');
    const mine = async (member: Member, of = id) => {
      const response = await member.call('GET', `/bikes/${of}/mine`);
      expect(response.status).toBe(200);
      return response.json();
    };
    const viewing = await book(rider, { productId: id });
    const purchase = await book(rider, { productId: id, intent: 'purchase', location: 'BRTA, Mirpur' });
    const booked = {
      number: '+8801712345678',
      time: expect.stringMatching(/Z$/),
      bookedAs: expect.objectContaining({ name: 'KTM 250 Duke' }),
    };
    expect(await mine(rider)).toEqual({
      own: false,
      booked: true,
      takenOff: null,
      moderation: null,
      bookings: [
        { _id: purchase, intent: 'purchase', location: 'BRTA, Mirpur', ...booked },
        { _id: viewing, intent: 'viewing', location: meeting.location, ...booked },
      ],
    });
    await rider.call('DELETE', `/myBookings/${viewing}`);
    expect(await mine(rider)).toMatchObject({ bookings: [{ _id: purchase }] });
    const none = { own: false, booked: false, bookings: [], takenOff: null, moderation: null };
    expect(await mine(seller)).toEqual({ ...none, own: true });
    expect(await mine(other)).toEqual(none);
    expect(await mine(other, 'nothing')).toEqual(none);
    expect((await api.call('GET', `/bikes/${id}/mine`)).status).toBe(401);
  });
});

test('GET /myLastBooking: what one said last in a booking of anything; nobody else is told', async () => {
  const [rider, other] = [await api.signUp('says@example.com'), await api.signUp('says-not@example.com')];
  const last = async (member: Member) => (await member.call('GET', '/myLastBooking')).json();
  await book(rider, { productId: await addProduct('Hero Hunk'), location: 'Uttara' });
  expect(await last(rider)).toEqual({ meeting: { location: 'Uttara', number: '+8801712345678' } });
  await book(rider, { location: 'The garage', number: '01812345678' });
  expect(await last(rider)).toEqual({ meeting: { location: 'The garage', number: '+8801812345678' } });
  for (const member of [other, seller]) expect(await last(member)).toEqual({ meeting: null });
  expect((await api.call('GET', '/myLastBooking')).status).toBe(401);
});

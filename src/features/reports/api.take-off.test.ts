import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { everywhere, foundIn } from '../../../test/support/found-in.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { matchArrivals } from '../alerts/jobs.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';
import type { Booking } from '../bookings/contract.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import type { OwnProduct } from '../listings/contract.ts';
import { learnPrices } from '../prices/jobs.ts';
import type { BikePage } from '../search/contract.ts';

let api: TestApi;
let admin: Member;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
  await sql`update users set admin = true where id = ${admin.id}`.execute(api.database);
  await sql`update users set email_verified = true where id = ${seller.id}`.execute(api.database);
});
afterAll(() => api.close());

async function read<Answer>(response: Response | Promise<Response>): Promise<Answer> {
  const answer = await response;
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, text]);
  return JSON.parse(text) as Answer;
}

async function add(product: object = {}): Promise<string> {
  const answer = await seller.call('POST', '/products', { ...newProduct, ...product });
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const reason = 'We were told that it may be stolen.';
const off = (who: Member, id: string) => who.call('PUT', `/bikes/${id}/takenOff`, { reason });
const back = (who: Member, id: string) => who.call('DELETE', `/bikes/${id}/takenOff`);
const changed = (modifiedCount: number, others?: number) => ({
  acknowledged: true,
  modifiedCount,
  ...(others !== undefined && { others }),
});
const see = (id: string) => read<BikePage>(api.call('GET', `/bikes/${id}`));
const mine = async (id: string) =>
  (await read<OwnProduct[]>(seller.call('GET', '/myProducts'))).find(({ _id }) => _id === id);
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('PUT and DELETE /bikes/{id}/takenOff', () => {
  test('it leaves search, category, feed and sitemap at once, and comes back', async () => {
    const id = await add();
    // What its seller sees on cards, and admins in the list of accounts.
    const selling = async () => {
      const { own } = await read<{ own: string[] }>(seller.call('GET', '/myMarks'));
      const [account] = await read<{ listings: number }[]>(admin.call('GET', '/accounts?group=sellers'));
      return { own: own.includes(id), count: account?.listings };
    };
    const { count = 0 } = await selling();
    expect(await foundIn(api, buyer, id)).toEqual(everywhere);
    expect(await read(off(admin, id))).toEqual(changed(1, 0));
    expect(await foundIn(api, buyer, id)).toEqual([]);
    expect(await selling()).toEqual({ own: false, count: count - 1 });
    expect(await read(off(admin, id))).toEqual(changed(0, 0));
    expect(await read(back(admin, id))).toEqual(changed(1));
    expect(await foundIn(api, buyer, id)).toEqual(everywhere);
    expect(await read(back(admin, id))).toEqual(changed(0));
  });

  test('its page says so and shows nothing that its seller says; so it is after it was sold', async () => {
    const id = await add({ description: 'Call me, bKash first.', image: 'https://example.com/fake.jpg' });
    expect(await see(id)).toMatchObject({ forSale: true, takenOff: false });
    await seller.call('PUT', `/myProducts/${id}/sale`, { sold: true });
    await off(admin, id);
    expect(await see(id)).toMatchObject({
      forSale: false,
      takenOff: true,
      price: null,
      bike: {
        name: newProduct.name,
        description: '',
        image: expect.stringMatching(/^\/art\//),
        soldAt: null,
      },
    });
    expect(JSON.stringify(await see(id))).not.toContain(reason);
    // Its seller sees all of it.
    expect(await mine(id)).toMatchObject({
      takenOff: { reason },
      soldAt: expect.any(String),
      description: 'Call me, bKash first.',
    });
    await back(admin, id);
    expect(await see(id)).toMatchObject({
      forSale: false,
      takenOff: false,
      bike: { description: 'Call me, bKash first.', soldAt: expect.any(String) },
    });
  });

  test('only admins: nobody else takes anything off, or puts anything back, not even the seller', async () => {
    const id = await add();
    for (const who of [seller, buyer]) expect(await codeOf(await off(who, id))).toEqual([403, 'admins-only']);
    expect((await api.call('PUT', `/bikes/${id}/takenOff`, { reason })).status).toBe(401);
    expect(
      (await api.call('PUT', `/bikes/${id}/takenOff`, { reason }, { cookie: admin.cookie })).status,
    ).toBe(401);
    expect(await see(id)).toMatchObject({ forSale: true });
    await off(admin, id);
    for (const who of [seller, buyer])
      expect(await codeOf(await back(who, id))).toEqual([403, 'admins-only']);
    expect((await api.call('DELETE', `/bikes/${id}/takenOff`)).status).toBe(401);
    expect(await see(id)).toMatchObject({ takenOff: true });
  });

  test('its seller can correct and delete it, but not bring it into sale again', async () => {
    const id = await add();
    await off(admin, id);
    for (const sold of [true, false]) {
      const answer = await seller.call('PUT', `/myProducts/${id}/sale`, { sold });
      expect(await codeOf(answer)).toEqual([409, 'product-taken-off']);
    }
    expect((await seller.call('PATCH', `/myProducts/${id}`, { price: '1,50,000' })).status).toBe(200);
    expect((await seller.call('DELETE', `/myProducts/${id}`)).status).toBe(200);
    expect((await seller.call('POST', `/myProducts/${id}/restore`)).status).toBe(200);
    expect(await foundIn(api, buyer, id)).toEqual([]);
    expect(await mine(id)).toMatchObject({ price: '1,50,000', takenOff: { reason } });
    await back(admin, id);
    expect(await foundIn(api, buyer, id)).toEqual(everywhere);
    expect((await mine(id))?.takenOff).toBeNull();
  });

  test('nobody books it; who had sees it, may take it off their list, and has it there again afterwards', async () => {
    const id = await add();
    const meeting = { location: 'Kandirpar, Cumilla', number: '01712345678', productId: id };
    expect((await buyer.call('POST', '/modalData', meeting)).status).toBe(201);
    await off(admin, id);
    expect(await codeOf(await buyer.call('POST', '/modalData', meeting))).toEqual([409, 'product-taken-off']);
    const booked = () => read<OwnBooking[]>(buyer.call('GET', '/myBookings'));
    const [booking] = await booked();
    expect(booking?.product).toMatchObject({
      _id: id,
      image: null,
      sold: false,
      takenOff: true,
      putBack: false,
    });
    expect((await buyer.call('POST', `/myBookings/${booking?._id}/hide`)).status).toBe(200);
    expect(await booked()).toEqual([]);
    await back(admin, id);
    expect((await booked())[0]?.product).toMatchObject({ _id: id, takenOff: false, putBack: true });
    expect(await codeOf(await buyer.call('POST', `/myBookings/${booking?._id}/hide`))).toEqual([
      409,
      'booking-open',
    ]);
  });

  test.each([
    ['deleted', (id: string) => seller.call('DELETE', `/myProducts/${id}`)],
    ['gone for good', (id: string) => api.database.deleteFrom('listings').where('id', '=', id).execute()],
  ])('who booked it stays warned where it is %s; what was put back before is just gone', async (_, end) => {
    const ids = [await add(), await add(), await add()] as const;
    const [, again, restored] = ids;
    for (const productId of ids) {
      await buyer.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId });
      await off(admin, productId);
    }
    for (const productId of [again, restored]) await back(admin, productId);
    await off(admin, again);
    for (const productId of ids) await end(productId);
    const [last, second, first] = await read<OwnBooking[]>(buyer.call('GET', '/myBookings'));
    for (const booking of [first, second])
      expect(booking?.product).toMatchObject({ _id: null, image: null, takenOff: true, putBack: false });
    expect(last?.product).toMatchObject({ _id: null, takenOff: false });
    for (const booking of [first, second, last])
      expect((await buyer.call('POST', `/myBookings/${booking?._id}/hide`)).status).toBe(200);
  });

  test('its seller sees of those who booked it no more than the name until it is back, and has nobody to answer', async () => {
    const id = await add();
    const meeting = { location: 'Kandirpar, Cumilla', number: '01712345678' };
    const booking = await buyer.call('POST', '/modalData', { ...meeting, productId: id });
    const { insertedId } = (await booking.json()) as { insertedId: string };
    const booked = () => seller.call('GET', `/myProducts/${id}/bookings`);
    const waiting = async () => {
      const news = await read<{ waiting: number }>(seller.call('GET', '/myProductNews'));
      const product = await mine(id);
      return [news.waiting, product?.waiting, product?.buyers];
    };
    const answer = (was?: object) =>
      seller.call('PUT', `/myProducts/${id}/bookings/${insertedId}`, { answered: true, ...(was && { was }) });
    const [count = 0] = await waiting();
    const before = await read<Booking[]>(booked());
    expect(before).toMatchObject([
      { name: 'buyer', email: buyer.email, ...meeting, number: '+8801712345678' },
    ]);
    await off(admin, id);
    expect(await read(booked())).toEqual([{ ...before[0], email: '', location: '', number: '' }]);
    expect(await waiting()).toEqual([count - 1, 0, 0]);
    const refused = await answer({ location: 'Mirpur', number: '+8801712345670' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).not.toContain('Kandirpar');
    await back(admin, id);
    expect(await read(booked())).toEqual(before);
    expect(await waiting()).toEqual([count, 1, 1]);
    expect((await answer()).status).toBe(200);
  });

  test('its open reports are done with that; the inbox shows it under Settled, until it is put back', async () => {
    const id = await add();
    const report = { reason: 'stolen-or-forged', text: 'Mine, stolen in May' };
    await buyer.call('POST', `/bikes/${id}/reports`, report);
    await api.call('POST', `/bikes/${id}/reports`, report);
    const entries = async (state: string) =>
      (await read<InboxEntry[]>(admin.call('GET', `/inbox?state=${state}`))).filter(
        ({ kind, standing }) => kind === 'report' && standing?.productId === id,
      );
    expect((await entries('open')).map(({ report }) => report?.count)).toEqual([2]);
    await off(admin, id);
    const visitors = sql<{ visitor: string | null }>`select visitor from reports where listing_id = ${id}`;
    // Visitors are no longer told apart by their network.
    expect((await visitors.execute(api.database)).rows).toEqual([{ visitor: null }, { visitor: null }]);
    expect(await entries('open')).toEqual([]);
    expect(await entries('settled')).toMatchObject([
      { done: expect.any(String), report: { count: 2 }, standing: { takenOff: { reason } } },
    ]);
    await back(admin, id);
    expect((await entries('settled')).map(({ standing }) => standing?.takenOff)).toEqual([null]);
  });

  test('its seller is told by mail, once each time, where the mailbox is proven', async () => {
    // Its title is in the mail; a title with an address or number is replaced by the catalogue's name.
    const id = await add({ name: 'Honda Hornet 160, the red one' });
    const unknown = await add({ name: 'Honda claim your prize at spam.example' });
    const mails = () =>
      api.mails.filter(({ subject }) => /Moto Garage$/.test(subject) && /taken off|is back/.test(subject));
    // Sends what earlier tests have left.
    await api.sendWaiting();
    const before = mails().length;
    await off(admin, id);
    await off(admin, id);
    expect(mails().slice(before)).toMatchObject([
      { to: seller.email, subject: 'Your motorcycle was taken off Moto Garage' },
    ]);
    const text = mails().at(-1)?.text ?? '';
    for (const said of [
      'your Honda Hornet 160, the red one off',
      reason,
      '/dashboard/myProduct',
      'write to us',
    ])
      expect(text).toContain(said);
    await back(admin, id);
    // No mail while it can be undone.
    expect(mails()).toHaveLength(before + 1);
    await api.sendWaiting();
    expect(mails().slice(before + 1)).toMatchObject([
      { to: seller.email, subject: 'Your motorcycle is back on Moto Garage' },
    ]);
    // The listing may have been changed meanwhile.
    expect(mails().at(-1)?.text).not.toContain('as it was before');
    await off(admin, unknown);
    expect(mails().at(-1)?.text).toContain('your Honda off the site');
    for (const mail of mails()) expect(mail.text).not.toContain('spam');
    await sql`update users set email_verified = false where id = ${seller.id}`.execute(api.database);
    await off(admin, id);
    expect(mails()).toHaveLength(before + 3);
    await sql`update users set email_verified = true where id = ${seller.id}`.execute(api.database);
  });

  test('who booked it is told by mail, once for each booking also where the mailbox is not proven', async () => {
    const id = await add({ name: 'Honda Hornet 160, the red one' });
    const [proven, leaver] = [await api.signUp('proven@example.com'), await api.signUp('leaver@example.com')];
    await sql`update users set email_verified = true where id = ${proven.id}`.execute(api.database);
    for (const who of [buyer, proven, leaver])
      for (const intent of ['viewing', 'purchase'])
        await who.call('POST', '/modalData', {
          location: 'Mirpur',
          number: '01712345678',
          productId: id,
          intent,
        });
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    const told = async (change: Promise<Response>) => {
      const before = api.mails.length;
      await change;
      await api.sendWaiting();
      const about = (subject: string) => /that you booked/.test(subject);
      return api.mails
        .slice(before)
        .filter(({ subject }) => about(subject))
        .sort((one, other) => one.to.localeCompare(other.to));
    };
    const first = await told(off(admin, id));
    expect(first.map(({ to }) => to)).toEqual([buyer.email, proven.email]);
    for (const { text } of first) {
      expect(text).toContain('Do not pay for it');
      expect(text).toContain('the Honda Hornet 160, the red one that you booked');
    }
    // The mail that it is back goes only to proven mailboxes.
    const again = await told(back(admin, id));
    expect(again.map(({ to, subject }) => [to, subject])).toEqual([
      [proven.email, 'A motorcycle that you booked is back on Moto Garage'],
    ]);
    expect(again[0]?.text).toContain('was taken off the site and is back: the garage looked into it.');
    expect((await told(off(admin, id))).map(({ to }) => to)).toEqual([proven.email]);
    // It is not for sale, so there is nothing to return to.
    await seller.call('DELETE', `/myProducts/${id}`);
    expect(await told(back(admin, id))).toEqual([]);
  });

  test('who had taken it off their list when it was sold is warned all the same, by mail and there', async () => {
    const id = await add();
    const booked = { location: 'Mirpur', number: '01712345678', productId: id };
    const { insertedId } = (await (await buyer.call('POST', '/modalData', booked)).json()) as {
      insertedId: string;
    };
    await seller.call('PUT', `/myProducts/${id}/sale`, { sold: true });
    expect((await buyer.call('POST', `/myBookings/${insertedId}/hide`)).status).toBe(200);
    const before = api.mails.length;
    await off(admin, id);
    expect(api.mails.slice(before).map(({ to }) => to)).toContain(buyer.email);
    const [booking] = await read<OwnBooking[]>(buyer.call('GET', '/myBookings'));
    expect(booking).toMatchObject({ _id: insertedId, product: { takenOff: true } });
  });

  test('what is cancelled and booked again is another booking: warned of anew, and of nothing before', async () => {
    const id = await add();
    const meeting = { location: 'Mirpur', number: '01712345678', productId: id };
    const warned = async () => {
      const before = api.mails.length;
      await off(admin, id);
      return api.mails.slice(before).some(({ to }) => to === buyer.email);
    };
    const product = async () =>
      (await read<OwnBooking[]>(buyer.call('GET', '/myBookings'))).find((own) => own.product?._id === id);
    await buyer.call('POST', '/modalData', meeting);
    expect(await warned()).toBe(true);
    await back(admin, id);
    const first = await product();
    expect(first?.product).toMatchObject({ takenOff: false, putBack: true });
    await buyer.call('DELETE', `/myBookings/${first?._id}`);
    await buyer.call('POST', '/modalData', meeting);
    expect(await product()).toMatchObject({
      _id: first?._id,
      product: { takenOff: false, putBack: false },
    });
    expect(await warned()).toBe(true);
    await back(admin, id);
    expect(await warned()).toBe(false);
  });

  test('whoever waits for such a motorcycle is not told of it while it is off the site', async () => {
    const saved = { address: '?q=hornet', name: 'Hornets', frequency: 'never' };
    const answer = await buyer.call('POST', '/mySearches', saved);
    expect(answer.status).toBe(201);
    await matchArrivals(api.database, 'BDT');
    const id = await add();
    await off(admin, id);
    await matchArrivals(api.database, 'BDT');
    const found = async () =>
      (await api.database.selectFrom('saved_search_matches').select('listing_id').execute()).map(
        ({ listing_id }) => listing_id,
      );
    expect(await found()).not.toContain(id);
    await back(admin, id);
    await matchArrivals(api.database, 'BDT');
    expect(await found()).toContain(id);
  });

  test('no price is compared with it, also where it was sold', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 14; n += 1)
      ids.push(await add({ name: 'Suzuki Gixxer 155', price: `${150_000 + n * 1_000}` }));
    const [shown = '', sold = ''] = ids;
    await seller.call('PUT', `/myProducts/${sold}/sale`, { sold: true });
    const compared = async () => {
      const { price } = await see(shown);
      if (!price || 'notEnough' in price) throw new Error('no opinion');
      return { count: price.count, ids: price.comparables.map(({ _id }) => _id) };
    };
    await learnPrices(api.database);
    const before = await compared();
    const first = before.ids.find((id) => id !== sold) ?? '';
    // It takes effect at once, whatever prices were learned.
    await off(admin, first);
    expect((await compared()).ids).toEqual(before.ids.filter((id) => id !== first));
    await off(admin, sold);
    await learnPrices(api.database);
    expect((await compared()).count).toBe(before.count - 2);
  });

  test('a reason must be given, of what is there', async () => {
    const id = await add();
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }])
      expect((await admin.call('PUT', `/bikes/${id}/takenOff`, body)).status).toBe(422);
    expect(await codeOf(await off(admin, 'nothing'))).toEqual([404, 'product-not-found']);
    expect(await codeOf(await back(admin, 'nothing'))).toEqual([404, 'product-not-found']);
  });

  test('what its seller deletes is off all the same: brought back it is not on the site', async () => {
    const id = await add();
    await seller.call('DELETE', `/myProducts/${id}`);
    expect(await read(off(admin, id))).toEqual(changed(1, 0));
    for (const restoredCount of [1, 0]) {
      expect(await read(seller.call('POST', `/myProducts/${id}/restore`))).toEqual({
        acknowledged: true,
        restoredCount,
        takenOff: true,
      });
    }
    expect(await see(id)).toMatchObject({ forSale: false, takenOff: true });
    expect(await foundIn(api, buyer, id)).toEqual([]);
  });
});

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

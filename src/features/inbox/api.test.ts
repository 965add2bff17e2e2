import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../../db/seed.ts';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import type { InboxEntry } from './contract.ts';

let api: TestApi;
let admin: Member;
let seller: Member;
let buyer: Member;
let sampleId: string;
let importId: string;

const meeting = { location: 'Kandirpar, Cumilla', number: '01712-345678' };

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
  await seedDemo(api.database);
  const [sample, imported] = await api.database
    .selectFrom('listings')
    .select(['id', 'name'])
    .where('origin', '=', 'sample')
    .orderBy('id')
    .limit(2)
    .execute();
  sampleId = sample?.id ?? '';
  importId = imported?.id ?? '';
  await api.database.updateTable('listings').set({ origin: 'import' }).where('id', '=', importId).execute();
});
afterAll(() => api.close());

async function book(member: Member, request: Record<string, string>): Promise<string> {
  const answer = await member.call('POST', '/modalData', { ...meeting, ...request });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

async function enquire(email: string): Promise<string> {
  const answer = await api.call('POST', '/enquiries', { email });
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

async function inbox(query = ''): Promise<InboxEntry[]> {
  const answer = await admin.call('GET', `/inbox${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as InboxEntry[];
}

const settle = (id: string, done: unknown, member = admin) => member.call('PUT', `/inbox/${id}`, { done });

describe('the inbox of the garage', () => {
  test('gets enquiries and the bookings that no seller answers, newest first', async () => {
    expect(await inbox()).toEqual([]);
    const bike = await seller.call('POST', '/products', newProduct);
    const { insertedId } = (await bike.json()) as { insertedId: string };
    await book(buyer, { productId: sampleId, intent: 'purchase' });
    await enquire('rider@example.org');
    await book(buyer, { productId: insertedId, location: 'For the seller alone' });
    await book(buyer, { productId: importId });
    await book(buyer, { location: 'Anywhere' });
    const entries = await inbox();
    expect(entries.map(({ kind, location, product }) => [kind, location, product?.sample])).toEqual([
      ['booking', 'Anywhere', undefined],
      ['booking', meeting.location, false],
      ['enquiry', '', undefined],
      ['booking', meeting.location, true],
    ]);
    expect(entries[3]).toEqual({
      _id: expect.any(String),
      kind: 'booking',
      time: expect.stringMatching(/Z$/),
      name: 'buyer',
      email: buyer.email,
      number: '+8801712345678',
      location: meeting.location,
      intent: 'purchase',
      product: { name: expect.any(String), sample: true, here: true },
      booking: {
        productId: sampleId,
        yearOfUse: expect.any(String),
        price: expect.any(String),
        priceAmount: expect.any(Number),
        currency: null,
      },
      report: null,
      reply: null,
      repeat: null,
      standing: null,
      cancelled: false,
      changed: null,
      done: null,
    });
    expect(entries[2]).toMatchObject({ email: 'rider@example.org', name: '', number: '', intent: null });
  });

  test('a booking keeps what its motorcycle said then, and which one it is as long as that is there', async () => {
    const booked = await addListing(api.database, {
      name: 'Bajaj Pulsar 150',
      price: '1,50,000',
      origin: 'import',
    });
    const id = await book(buyer, { productId: booked });
    const entry = async () => (await inbox()).find(({ _id }) => _id === id);
    const then = (await entry())?.booking;
    expect(then).toMatchObject({ productId: booked });
    await api.database
      .updateTable('listings')
      .set({ price: '1,20,000', price_amount: 120_000, year_of_use: '1999' })
      .where('id', '=', booked)
      .execute();
    expect((await entry())?.booking).toEqual(then);
    await api.database.deleteFrom('listings').where('id', '=', booked).execute();
    expect(await entry()).toMatchObject({
      booking: { ...then, productId: null },
      product: { name: 'Bajaj Pulsar 150', here: false },
    });
    expect((await buyer.call('DELETE', `/myBookings/${id}`)).status).toBe(200);
    await api.database.deleteFrom('bookings').where('id', '=', id).execute();
  });

  test('cards say who answers', async () => {
    const sample = await api.database
      .selectFrom('listings')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select('categories.name')
      .where('listings.id', '=', sampleId)
      .executeTakeFirstOrThrow();
    const list = await buyer.call('GET', `/categoryProducts/${encodeURIComponent(sample.name)}?limit=100`);
    const products = (await list.json()) as { _id: string; garageAnswers: boolean }[];
    expect(products.find(({ _id }) => _id === sampleId)?.garageAnswers).toBe(true);
    const own = (await (await seller.call('GET', '/myProducts')).json()) as { garageAnswers: boolean }[];
    expect(own.map(({ garageAnswers }) => garageAnswers)).toEqual([false]);
  });

  test('is paged by cursor over both tables, each entry once, also those of the same moment', async () => {
    const at = new Date('2026-01-02T03:04:05.000Z');
    await api.database
      .insertInto('enquiries')
      .values(['a', 'b', 'c'].map((id) => ({ id: `same${id}`, email: `${id}@example.org`, created_at: at })))
      .execute();
    const whole = await inbox('?limit=100');
    expect(whole.length).toBe(7);
    const seen: string[] = [];
    let path: string | undefined = '/inbox?limit=2';
    while (path) {
      const answer = await admin.call('GET', path);
      seen.push(...((await answer.json()) as InboxEntry[]).map(({ _id }) => _id));
      path = /<\/api([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(whole.map(({ _id }) => _id));
    expect((await admin.call('GET', '/inbox?cursor=x')).status).toBe(422);
    expect((await admin.call('GET', '/inbox?state=lost')).status).toBe(422);
  });

  test('is searched by e-mail, name, place, motorcycle and number, however that is typed', async () => {
    const sample = await api.database
      .selectFrom('listings')
      .select('name')
      .where('id', '=', sampleId)
      .executeTakeFirstOrThrow();
    for (const [search, count] of [
      ['rider@', 1],
      ['BUYER@example', 3],
      ['anywhere', 1],
      [sample.name, 2],
      [sample.name.replaceAll(/[ -]/g, '').toUpperCase(), 2],
      ['01712-345678', 3],
      ['+880 1712', 3],
      ['০১৭১২', 3],
      ['%', 0],
      ['-', 0],
      ['nobody-at-all', 0],
    ] as const) {
      const found = await inbox(`?limit=100&search=${encodeURIComponent(search)}`);
      expect([search, found.length]).toEqual([search, count]);
    }
  });

  test('what is done leaves the open ones, and comes back', async () => {
    const [enquiry, booking] = [await enquire('done@example.org'), await book(buyer, { location: 'Done' })];
    for (const id of [enquiry, booking]) {
      expect((await settle(id, true)).status).toBe(200);
      expect((await inbox()).map(({ _id }) => _id)).not.toContain(id);
      const settled = (await inbox('?state=settled')).find(({ _id }) => _id === id);
      expect(settled?.done).toMatch(/Z$/);
      // A second call changes nothing.
      expect((await settle(id, true)).status).toBe(200);
      expect((await inbox('?state=settled')).find(({ _id }) => _id === id)?.done).toBe(settled?.done);
      expect((await settle(id, false)).status).toBe(200);
      expect((await inbox()).find(({ _id }) => _id === id)?.done).toBeNull();
    }
    expect((await settle('nothing', true)).status).toBe(404);
    expect((await settle(enquiry, 'yes')).status).toBe(422);
  });

  test('what its buyer changes after it was done is open again, and says so, until it is done once more', async () => {
    const id = await book(buyer, { productId: sampleId, intent: 'viewing', location: 'Changes' });
    await settle(id, true);
    const [settled] = (await inbox('?state=settled')).filter(({ _id }) => _id === id);
    expect(settled).toMatchObject({ changed: null, done: expect.any(String) });
    await book(buyer, { productId: sampleId, intent: 'viewing', location: 'Changes a lot' });
    expect((await inbox()).find(({ _id }) => _id === id)).toMatchObject({
      location: 'Changes a lot',
      changed: expect.stringMatching(/Z$/),
      done: null,
    });
    expect((await inbox('?state=settled')).map(({ _id }) => _id)).not.toContain(id);
    await settle(id, true);
    expect((await inbox('?state=settled')).find(({ _id }) => _id === id)).toEqual({
      ...settled,
      location: 'Changes a lot',
    });
    expect((await buyer.call('DELETE', `/myBookings/${id}`)).status).toBe(200);
  });

  test('what its buyer cancels is settled, without place and number; booking again opens it', async () => {
    const id = await book(buyer, { productId: sampleId, location: 'Secret place' });
    await buyer.call('DELETE', `/myBookings/${id}`);
    expect((await inbox()).map(({ _id }) => _id)).not.toContain(id);
    const entry = (await inbox('?state=settled')).find(({ _id }) => _id === id);
    expect(entry).toMatchObject({ cancelled: true, location: '', number: '', name: 'buyer' });
    expect(await inbox('?state=settled&search=Secret')).toEqual([]);
    expect(await book(buyer, { productId: sampleId, location: 'Uttara' })).toBe(id);
    expect((await inbox()).find(({ _id }) => _id === id)).toMatchObject({ location: 'Uttara' });
  });

  test('a booking for a seller is none of the garage’s business', async () => {
    const row = await api.database
      .selectFrom('bookings')
      .select('id')
      .where('recipient', '=', 'seller')
      .executeTakeFirstOrThrow();
    expect((await settle(row.id, true)).status).toBe(404);
    expect((await inbox('?limit=100')).map(({ _id }) => _id)).not.toContain(row.id);
  });

  test('is for admins only', async () => {
    const [entry] = await inbox();
    for (const member of [seller, buyer]) {
      const list = await member.call('GET', '/inbox');
      expect([list.status, ((await list.json()) as { code: string }).code]).toEqual([403, 'admins-only']);
      expect((await settle(entry?._id ?? '', true, member)).status).toBe(403);
    }
    expect((await api.call('GET', '/inbox')).status).toBe(401);
    expect((await inbox()).map(({ _id }) => _id)).toContain(entry?._id);
  });

  test('nobody is left to be answered once an account is gone', async () => {
    const leaver = await api.signUp('leaver@example.com');
    const id = await book(leaver, { location: 'Before leaving' });
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    expect((await inbox('?limit=100')).map(({ _id }) => _id)).not.toContain(id);
  });
});

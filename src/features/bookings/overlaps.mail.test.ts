import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';

let api: TestApi;
let overlaps: Overlaps;
let buyers: Member[];

beforeAll(async () => {
  api = await createTestApi({ connections: 10 });
  overlaps = await createOverlaps(api.database);
  buyers = [await api.signUp('slow@example.com'), await api.signUp('quick@example.com')];
});
afterAll(() => api.close());

const book = (buyer: Member | undefined, productId: string) =>
  buyer?.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId });

/** A seller who reads mail, with two motorcycles. */
async function sellerOfTwo(email: string) {
  const { id, call } = await api.signUp(email, 'seller');
  await api.database.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
  const add = async (name: string) => {
    const answer = await call('POST', '/products', { ...newProduct, name });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  };
  const bikes = [await add('Honda CB Hornet 160R'), await add('Yamaha FZ-S V3')] as const;
  const read = () =>
    api.mails.filter(({ to, text }) => to === email && text.includes('My products')).map(({ text }) => text);
  return { bikes, read };
}

test('a booking that waited while another one was mailed to the same seller is in a mail of its own', async () => {
  const { bikes, read } = await sellerOfTwo('two-at-once@example.com');
  let slow: Promise<Response> | undefined;
  // Its seller is just changing the motorcycle.
  await api.database.transaction().execute(async (changing) => {
    await sql`select from listings where id = ${bikes[0]} for update`.execute(changing);
    slow = book(buyers[0], bikes[0]);
    await overlaps.until(1);
    expect((await book(buyers[1], bikes[1]))?.status).toBe(201);
  });
  expect((await slow)?.status).toBe(201);
  expect(read()).toEqual([expect.stringContaining('Yamaha FZ-S V3')]);
  await api.sendWaiting();
  expect(read()).toEqual([expect.anything(), expect.stringContaining('Honda CB Hornet 160R')]);
});

test('a mail to a seller waits for a booking that leaves it to this mail to tell of it', async () => {
  const { bikes, read } = await sellerOfTwo('left-to-it@example.com');
  expect((await book(buyers[0], bikes[0]))?.status).toBe(201);
  // The first mail has left, and this booking is for the mail of the next hour.
  expect((await book(buyers[1], bikes[0]))?.status).toBe(201);
  let late: Promise<Response> | undefined;
  let sending: Promise<void> | undefined;
  await overlaps.heldAtCommit('bookings', 'insert', async () => {
    late = book(buyers[1], bikes[1]);
    await overlaps.until(1);
    sending = api.sendWaiting();
    await untilWaiting(api.database, 2, sending);
  });
  expect((await late)?.status).toBe(201);
  await sending;
  expect(read()).toEqual([expect.anything(), expect.stringContaining('Yamaha FZ-S V3')]);
});

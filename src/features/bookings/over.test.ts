import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { type Buyers, bookers, signUpBuyers } from '../../../test/support/bookers.ts';
import { tellOver } from './jobs.ts';

let api: TestApi;
let seller: Member;
let buyers: Buyers;

const { addProduct, book } = bookers(() => seller);

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyers = await signUpBuyers(api);
  await sql`update users set email_verified = true`.execute(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from bookings`.execute(api.database);
  await sql`delete from mails`.execute(api.database);
  await sql`delete from rate_limits`.execute(api.database);
  // The seller's own mail about bookings is another matter.
  await sql`update booking_letters set wanted = false`.execute(api.database);
  api.mails.length = 0;
});

const sell = (id: string, sold = true) => seller.call('PUT', `/myProducts/${id}/sale`, { sold });
const remove = (id: string) => seller.call('DELETE', `/myProducts/${id}`);

/** Lets minutes pass, and the job run as it does every minute. */
async function wait(minutes = 3): Promise<string[]> {
  await sql`update bookings set over_since = over_since - make_interval(mins => ${minutes})`.execute(
    api.database,
  );
  api.mails.length = 0;
  await tellOver(api.database, api.queue);
  await api.sendDue();
  return toBuyers().map(({ to, subject }) => `${to}: ${subject}`);
}
const toBuyers = () => api.mails.filter(({ to }) => to !== seller.email);

test('whoever booked it is told by mail that it is sold, or taken down, and nobody else', async () => {
  const [first, second, third] = buyers;
  const [hunk, gixxer] = [await addProduct('Hero Hunk'), await addProduct('Suzuki Gixxer')];
  await book(first, { productId: hunk });
  await book(second, { productId: gixxer });
  await book(third, { productId: await addProduct('Yamaha FZ') });
  await sell(hunk);
  await remove(gixxer);
  expect((await wait()).sort()).toEqual([
    'buyer0@example.com: The Hero Hunk that you booked is sold',
    'buyer1@example.com: The Suzuki Gixxer that you booked is not for sale any more',
  ]);
  const text = toBuyers().find(({ to }) => to === first.email)?.text;
  expect(text).toContain('- Hero Hunk: marked as sold\n');
  expect(text).toContain('http://127.0.0.1:3000/dashboard/bookings\n');
  expect(await wait()).toEqual([]);
});

test('what its seller takes back within two minutes is told to nobody; what is over again later, once', async () => {
  const [first] = buyers;
  const hunk = await addProduct('Hero Hunk');
  await book(first, { productId: hunk });
  await sell(hunk);
  expect(await wait(1)).toEqual([]);
  await sell(hunk, false);
  expect(await wait()).toEqual([]);
  await sell(hunk);
  expect(await wait()).toHaveLength(1);
  // It is over however often its seller changes their mind.
  await sell(hunk, false);
  await sell(hunk);
  expect(await wait()).toEqual([]);
});

test('what is for sale again before the mail has left is told the next time', async () => {
  const [first] = buyers;
  const hunk = await addProduct('Hero Hunk');
  await book(first, { productId: hunk });
  await sell(hunk);
  await sql`update bookings set over_since = over_since - interval '3 minutes'`.execute(api.database);
  await tellOver(api.database, api.queue);
  await sell(hunk, false);
  await api.sendDue();
  expect(toBuyers()).toEqual([]);
  await sell(hunk);
  expect(await wait()).toHaveLength(1);
});

/** Lets the job note the mails, which leave later. */
async function note(): Promise<void> {
  await sql`update bookings set over_since = over_since - interval '3 minutes'`.execute(api.database);
  await tellOver(api.database, api.queue);
}
async function sent(): Promise<string[]> {
  api.mails.length = 0;
  await api.sendDue();
  return toBuyers().map(({ to, subject }) => `${to}: ${subject}`);
}

test('who cancels it or takes it off their list before the mail has left gets none', async () => {
  const [first, second, third] = buyers;
  const hunk = await addProduct('Hero Hunk');
  const cancelled = await book(first, { productId: hunk });
  const hidden = await book(second, { productId: hunk });
  await book(third, { productId: hunk });
  await sell(hunk);
  await note();
  expect((await first.call('DELETE', `/myBookings/${cancelled}`)).status).toBe(200);
  expect((await second.call('POST', `/myBookings/${hidden}/hide`)).status).toBe(200);
  expect(await sent()).toEqual([`${third.email}: The Hero Hunk that you booked is sold`]);
});

test('nor does somebody else whose address it is by then', async () => {
  const [first] = buyers;
  const hunk = await addProduct('Hero Hunk');
  await book(first, { productId: hunk });
  const next = await api.signUp('next@example.com');
  await sell(hunk);
  await note();
  const rename = (id: string, email: string) =>
    sql`update users set email = ${email} where id = ${id}`.execute(api.database);
  await rename(first.id, 'moved@example.com');
  await rename(next.id, first.email);
  await sql`update users set email_verified = true where id = ${next.id}`.execute(api.database);
  expect(await sent()).toEqual([]);
  await rename(next.id, next.email);
  await rename(first.id, first.email);
});

test('two mails of which one waited for long tell it once', async () => {
  const [first] = buyers;
  const hunk = await addProduct('Hero Hunk');
  await book(first, { productId: hunk });
  await sell(hunk);
  await note();
  await sql`update mails set due_at = now() + interval '1 hour'`.execute(api.database);
  await sell(hunk, false);
  await sell(hunk);
  expect(await wait()).toHaveLength(1);
  await sql`update mails set due_at = now()`.execute(api.database);
  expect(await sent()).toEqual([]);
});

test('what is gone for good by then is told by the name that it had; so is what the garage had off the site once', async () => {
  const [first, second] = buyers;
  const [hunk, gixxer] = [await addProduct('Hero Hunk'), await addProduct('Suzuki Gixxer')];
  await book(first, { productId: hunk });
  const booking = await book(second, { productId: gixxer });
  await sql`update bookings set taken_off_at = now(), put_back_at = now() where id = ${booking}`.execute(
    api.database,
  );
  await remove(hunk);
  await sell(gixxer);
  await note();
  await sql`delete from listings where id = ${hunk}`.execute(api.database);
  expect((await sent()).sort()).toEqual([
    `${first.email}: The Hero Hunk that you booked is not for sale any more`,
    `${second.email}: The Suzuki Gixxer that you booked is sold`,
  ]);
});

test('several are told in one mail, each once however it was booked', async () => {
  const [first] = buyers;
  const [hunk, gixxer] = [
    await addProduct('Hero Hunk'),
    await addProduct('Suzuki Gixxer, call 01711-000000'),
  ];
  for (const intent of ['viewing', 'purchase']) await book(first, { productId: hunk, intent });
  await book(first, { productId: gixxer });
  await sell(hunk);
  await remove(gixxer);
  expect(await wait()).toEqual(['buyer0@example.com: What you booked is not for sale any more']);
  expect(toBuyers()[0]?.text.match(/^- .*/gm)).toEqual([
    '- Hero Hunk: marked as sold',
    '- Suzuki Gixxer: taken down',
  ]);
});

test('who cancelled, whose mailbox is unproven, or was told not to pay for it, gets none', async () => {
  const [first, second, third] = buyers;
  const hunk = await addProduct('Hero Hunk');
  const cancelled = await book(first, { productId: hunk });
  await first.call('DELETE', `/myBookings/${cancelled}`);
  await book(second, { productId: hunk });
  await book(third, { productId: hunk });
  await sql`update users set email_verified = false where id = ${second.id}`.execute(api.database);
  await sql`update bookings set taken_off_at = now() where user_id = ${third.id}`.execute(api.database);
  await remove(hunk);
  expect(await wait()).toEqual([]);
  await sql`update users set email_verified = true`.execute(api.database);
});

test.each([true, false])('who books again is told again, cancelled before: %s', async (isCancelled) => {
  const [first] = buyers;
  const hunk = await addProduct('Hero Hunk');
  const booking = await book(first, { productId: hunk });
  await sell(hunk);
  expect(await wait()).toHaveLength(1);
  await sell(hunk, false);
  if (isCancelled) await first.call('DELETE', `/myBookings/${booking}`);
  await book(first, { productId: hunk });
  await sell(hunk);
  expect(await wait()).toHaveLength(1);
});

test('a seller who closes the account leaves nobody waiting', async () => {
  const [first] = buyers;
  const leaving = await api.signUp('leaving@example.com', 'seller');
  const { addProduct: list, book: reserve } = bookers(() => leaving);
  await reserve(first, { productId: await list('Bajaj Pulsar') });
  const answer = await leaving.call('POST', '/me/deletion', { password: 'correct horse' });
  expect(answer.status).toBe(200);
  expect(await wait()).toEqual([
    'buyer0@example.com: The Bajaj Pulsar that you booked is not for sale any more',
  ]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { type Buyers, bookers, signUpBuyers } from '../../../test/support/bookers.ts';
import { paths } from '../../routes.ts';

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
  await sql`delete from listings`.execute(api.database);
  await sql`delete from booking_letters`.execute(api.database);
  await sql`delete from mails`.execute(api.database);
  await sql`delete from rate_limits`.execute(api.database);
  api.mails.length = 0;
});

const noted = () => sql<{ kind: string }>`select kind from mails`.execute(api.database);

/** Moves everything that was stored back in time; sends what is due. */
async function wait(minutes: number) {
  await sql`update mails set due_at = due_at - make_interval(mins => ${minutes})`.execute(api.database);
  await sql`update booking_letters set due_at = due_at - make_interval(mins => ${minutes})`.execute(
    api.database,
  );
  await api.sendDue();
}

test('a seller is told by mail at once who waits, without a number that somebody typed, with the way there', async () => {
  const [first] = buyers;
  const bike = await addProduct('Hero Hunk, call 01711-000000');
  await book(first, { productId: bike, location: 'Behind the mosque' });
  expect(api.mails).toMatchObject([
    { to: seller.email, subject: 'Your Hero Hunk is booked: a buyer is waiting for you' },
  ]);
  const text = api.mails[0]?.text ?? '';
  expect(text).toContain('- Hero Hunk: a buyer');
  expect(text).toContain('http://127.0.0.1:3000/dashboard/myProduct\n');
  for (const typed of ['01711', 'mosque', 'buyer0']) expect(text).not.toContain(typed);
});

test('what comes within the hour is told together, once; what is settled by then is not told', async () => {
  const [first, second, third] = buyers;
  const [hunk, gixxer] = [await addProduct('Hero Hunk'), await addProduct('Suzuki Gixxer')];
  await book(first, { productId: hunk });
  expect(api.mails).toHaveLength(1);
  await book(second, { productId: gixxer });
  await book(third, { productId: gixxer });
  await wait(50);
  expect(api.mails).toHaveLength(1);
  await wait(15);
  expect(api.mails).toMatchObject([{}, { subject: 'Buyers are waiting for your answer' }]);
  const text = api.mails[1]?.text ?? '';
  expect(text.match(/^- .*/gm)).toEqual(['- Suzuki Gixxer: 2 buyers', '- Hero Hunk: a buyer']);
  await wait(120);
  expect(api.mails).toHaveLength(2);

  const again = await book(first, { productId: gixxer });
  expect(api.mails).toHaveLength(3);
  const late = await book(first, { productId: hunk, location: 'Uttara', number: '01811111111' });
  for (const [bike, booking] of [
    [gixxer, again],
    [hunk, late],
  ])
    await seller.call('PUT', `/myProducts/${bike}/bookings/${booking}`, { answered: true });
  await seller.call('PUT', `/myProducts/${gixxer}/sale`, { sold: true });
  await wait(120);
  expect([api.mails.length, (await noted()).rows]).toEqual([3, []]);
});

test('a buyer who wants to see it and then to buy it is one buyer', async () => {
  const [first, second] = buyers;
  const [hunk, gixxer] = [await addProduct('Hero Hunk'), await addProduct('Suzuki Gixxer')];
  await book(second, { productId: gixxer });
  for (const intent of ['viewing', 'purchase']) await book(first, { productId: hunk, intent });
  await book(first, { productId: gixxer });
  await wait(65);
  expect(api.mails[1]?.text.match(/^- .*/gm)).toEqual(['- Suzuki Gixxer: 2 buyers', '- Hero Hunk: a buyer']);
});

test('the same booking sent twice is told once; one that says something else, or comes again, is told', async () => {
  const [first] = buyers;
  const bike = await addProduct('Hero Hunk');
  const id = await book(first, { productId: bike });
  await wait(61);
  await book(first, { productId: bike });
  expect(api.mails).toHaveLength(1);
  await book(first, { productId: bike, location: 'Uttara' });
  // A changed place of a booking that is not answered yet is no news: its seller looks it up anyway.
  expect(api.mails).toHaveLength(1);
  await seller.call('PUT', `/myProducts/${bike}/bookings/${id}`, { answered: true });
  await wait(61);
  const before = api.mails.length;
  await book(first, { productId: bike, location: 'Mirpur' });
  expect(api.mails).toHaveLength(before + 1);
  await wait(61);
  await first.call('DELETE', `/myBookings/${id}`);
  await book(first, { productId: bike });
  expect(api.mails).toHaveLength(before + 2);
});

test('nobody gets mail whose mailbox is not proven, and the garage gets none', async () => {
  const [first] = buyers;
  const bike = await addProduct('Hero Hunk');
  await sql`update users set email_verified = false where id = ${seller.id}`.execute(api.database);
  await book(first, { productId: bike });
  await book(first, { location: 'The garage' });
  expect([api.mails, (await noted()).rows]).toEqual([[], []]);
  await sql`update users set email_verified = true where id = ${seller.id}`.execute(api.database);
});

describe('a seller who wants no such mail', () => {
  const linkOf = (mail: { text: string } | undefined) =>
    /http:\S+\/stopMail\?token=(\S+)/.exec(mail?.text ?? '') ?? ['', ''];
  const wanted = async () =>
    ((await (await seller.call('GET', '/me')).json()) as { bookingMail: boolean }).bookingMail;
  const press = async (path: string, token: string) =>
    (await api.call('POST', `/alerts/${path}`, { token })).json();

  test('ends it by a link without login, also a mail that waits, and takes that back', async () => {
    const [first, second, third] = buyers;
    const bike = await addProduct('Hero Hunk DD, red');
    await book(first, { productId: bike });
    const [link = '', token = ''] = linkOf(api.mails[0]);
    expect(api.mails[0]?.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await book(second, { productId: bike });
    const state = { about: 'bookings', name: 'bookings of what you sell' };
    const read = await api.call('GET', `/alerts/mail?token=${token}`);
    expect(await read.json()).toEqual({ ...state, frequency: 'now', stopped: null });
    for (let times = 0; times < 2; times += 1)
      expect(await press('stop', token)).toEqual({ ...state, frequency: 'never', stopped: 'now' });
    expect(await wanted()).toBe(false);
    await wait(61);
    await book(third, { productId: bike });
    await wait(61);
    expect([api.mails.length, (await noted()).rows]).toEqual([1, []]);

    expect(await press('resumption', token)).toEqual({ ...state, frequency: 'now', stopped: null });
    expect(await wanted()).toBe(true);
    await book(first, { productId: bike, intent: 'purchase' });
    expect(api.mails).toHaveLength(2);
    expect(api.mails[1]?.text).toContain('- Hero Hunk DD, red: 3 buyers');
  });

  test('says so in the account, before any mail as well; no link begins again what was ended there', async () => {
    const [first, second] = buyers;
    const bike = await addProduct('Hero Hunk');
    const set = (bookingMail: boolean) => seller.call('PATCH', '/me', { bookingMail });
    expect((await set(false)).status).toBe(200);
    await book(first, { productId: bike });
    expect([api.mails, await wanted()]).toEqual([[], false]);
    expect(await (await seller.call('GET', '/me/export')).json()).toMatchObject({ bookingMail: false });
    await set(true);
    await book(second, { productId: bike });
    expect(api.mails).toHaveLength(1);
    await set(false);
    const [, token = ''] = linkOf(api.mails[0]);
    expect(await press('resumption', token)).toMatchObject({ frequency: 'never', stopped: null });
    expect(await wanted()).toBe(false);
  });
});

test('buyers are told not to pay for what the garage takes off the site, as long as they want it', async () => {
  const [first, second] = buyers;
  const admin = await api.signUp('admin@example.com');
  await sql`update users set admin = true, email_verified = true where id = ${admin.id}`.execute(
    api.database,
  );
  const bike = await addProduct('Hero Hunk');
  await book(first, { productId: bike });
  await book(first, { productId: bike, intent: 'purchase' });
  const id = await book(second, { productId: bike });
  await second.call('DELETE', `/myBookings/${id}`);
  api.mails.length = 0;
  await admin.call('PUT', `/bikes/${bike}/takenOff`, { reason: 'Stolen' });
  const toBuyers = api.mails.filter(({ to }) => to !== seller.email);
  expect(toBuyers).toMatchObject([
    { to: first.email, subject: 'A motorcycle that you booked was taken off Moto Garage' },
  ]);
  for (const said of ['the Hero Hunk that you booked', 'Do not pay', `${paths.bookings()}\n`])
    expect(toBuyers[0]?.text).toContain(said);
  expect(toBuyers[0]?.text).not.toContain('Stolen');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { bookers } from '../../../test/support/bookers.ts';
import { addListing } from '../../../test/support/listings.ts';
import { undoSeconds } from '../../kernel/undo.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;
let admin: Member;
let other: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
  [admin, other] = [await api.signUp('admin@example.com'), await api.signUp('other@example.com')];
  await api.database
    .updateTable('users')
    .set({ admin: true })
    .where('id', 'in', [admin.id, other.id])
    .execute();
});
afterAll(() => api.close());

const { addProduct, book, bookingsOf } = bookers(() => seller);

/** Makes a booking of three days ago, and a way for `by` to mark it as answered or not. */
const recipients = {
  seller: async () => {
    const productId = await addProduct('Yamaha FZ-S');
    const id = await book(buyer, { productId });
    const mark = (answered: boolean, more: object = {}) =>
      seller.call('PUT', `/myProducts/${productId}/bookings/${id}`, { answered, ...more });
    return { id, productId, mark };
  },
  garage: async () => {
    const productId = await addListing(api.database, { origin: 'import' });
    const id = await book(buyer, { productId });
    const mark = (done: boolean, more: object = {}, by = admin) =>
      by.call('PUT', `/inbox/${id}`, { done, ...more });
    return { id, productId, mark };
  },
};

/** Lets time pass for a booking. */
const pass = (id: string, minutes: number) =>
  sql`update bookings set created_at = created_at - make_interval(mins => ${minutes}),
    done_at = done_at - make_interval(mins => ${minutes}),
    unmarked_at = unmarked_at - make_interval(mins => ${minutes}),
    former_done_at = former_done_at - make_interval(mins => ${minutes}) where id = ${id}`.execute(
    api.database,
  );

/** Whole minutes between a booking and its answer. */
async function waited(id: string): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select floor(extract(epoch from done_at - created_at) / 60)::integer as wait from bookings where id = ${id}`.execute(
    api.database,
  );
  return rows[0]?.wait ?? null;
}

async function refused(response: Response) {
  return [response.status, ((await response.json()) as { code: string }).code];
}

const threeDays = 3 * 24 * 60;

for (const [recipient, begin] of Object.entries(recipients)) {
  test(`what was answered after ten minutes stays so once the ${recipient} undoes a mistaken “Not yet”`, async () => {
    const { id, mark } = await begin();
    await pass(id, 10);
    await mark(true);
    await pass(id, threeDays);
    expect(await waited(id)).toBe(10);
    await mark(false);
    // A tap that is sent twice keeps the time all the same.
    await mark(false);
    expect(await waited(id)).toBeNull();
    expect((await mark(true, { undo: true })).status).toBe(200);
    expect((await mark(true, { undo: true })).status).toBe(200);
    expect(await waited(id)).toBe(10);
  });

  test(`the ${recipient} undoes it for two minutes; what is marked after that is answered then`, async () => {
    const { id, mark } = await begin();
    await mark(true);
    await pass(id, threeDays);
    await mark(false);
    await pass(id, undoSeconds / 60);
    expect(await refused(await mark(true, { undo: true }))).toEqual([410, 'undo-too-late']);
    expect(await waited(id)).toBeNull();
    await mark(true);
    expect(await waited(id)).toBe(threeDays + undoSeconds / 60);
    // What was said before is over.
    expect((await mark(true, { undo: true })).status).toBe(200);
    expect(await waited(id)).toBe(threeDays + undoSeconds / 60);
  });

  test(`a booking of the ${recipient} that was cancelled and made anew has no former answer`, async () => {
    const { id, productId, mark } = await begin();
    await mark(true);
    await mark(false);
    await buyer.call('DELETE', `/myBookings/${id}`);
    expect(await book(buyer, { productId })).toBe(id);
    expect(await refused(await mark(true, { undo: true }))).toEqual([410, 'undo-too-late']);
    expect((await bookingsOf(buyer)).find(({ _id }) => _id === id)?.answered).toBe(false);
  });
}

test('no admin undoes what another one said, and closing an account leaves nothing of who said it', async () => {
  const { id, mark } = await recipients.garage();
  await mark(true);
  await mark(false, {}, other);
  expect(await refused(await mark(true, { undo: true }))).toEqual([410, 'undo-too-late']);
  const said = async () =>
    (await api.database.selectFrom('bookings').select('unmarked_by').where('id', '=', id).execute())[0];
  expect(await said()).toEqual({ unmarked_by: other.id });
  const { bookings } = (await (await buyer.call('GET', '/me/export')).json()) as { bookings: object[] };
  expect(JSON.stringify(bookings)).not.toContain(other.id);
  await api.database.deleteFrom('users').where('id', '=', other.id).execute();
  expect(await said()).toEqual({ unmarked_by: null });
});

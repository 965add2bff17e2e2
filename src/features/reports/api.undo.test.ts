import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { undoSeconds } from '../../kernel/undo.ts';
import type { Mine, OwnBooking } from '../bookings/contract/own-bookings.ts';
import type { InboxEntry } from '../inbox/contract.ts';

let api: TestApi;
let admin: Member;
let other: Member;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  other = await api.signUp('other@example.com');
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
  await sql`update users set email_verified = true, admin = id in (${admin.id}, ${other.id})`.execute(
    api.database,
  );
});
afterAll(() => api.close());

async function add(): Promise<string> {
  const answer = await seller.call('POST', '/products', newProduct);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const book = (who: Member, productId: string) =>
  who.call('POST', '/modalData', { location: 'Kandirpar, Cumilla', number: '01712345678', productId });
const off = (who: Member, id: string) => who.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Stolen.' });
const back = (who: Member, id: string) => who.call('DELETE', `/bikes/${id}/takenOff`);
const read = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
const moderationOf = async (who: Member, id: string) =>
  (await read<Mine>(who.call('GET', `/bikes/${id}/mine`))).moderation;
/** Lets so much time pass that putting back cannot be undone any more. */
const passUndo = () =>
  sql`update standing_changes set changed_at = changed_at - make_interval(secs => ${undoSeconds})`.execute(
    api.database,
  );

describe('putting it back, undone', () => {
  const undo = (who: Member, id: string) => who.call('POST', `/bikes/${id}/takenOff/undo`);
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { code: string }).code,
  ];

  test('all is as before: since when and why it is off, what its seller wrote, the warning; and nobody gets mail', async () => {
    const id = await add();
    await buyer.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId: id });
    await off(admin, id);
    await seller.call('POST', `/myProducts/${id}/replies`, { text: 'It is put right by now.' });
    const state = async () => ({
      moderation: await moderationOf(admin, id),
      own: (await read<Mine>(seller.call('GET', `/bikes/${id}/mine`))).takenOff,
      booked: await read(buyer.call('GET', '/myBookings')),
      inbox: await read(admin.call('GET', '/inbox')),
    });
    const before = await state();
    await api.sendWaiting();
    api.mails.length = 0;
    await back(admin, id);
    expect(await state()).not.toEqual(before);
    expect(await read(undo(admin, id))).toEqual({ acknowledged: true, modifiedCount: 1 });
    expect(await state()).toEqual(before);
    expect(await read(undo(admin, id))).toEqual({ acknowledged: true, modifiedCount: 0 });
    await api.sendWaiting();
    expect(api.mails).toEqual([]);
    // Putting it back later is told as usual.
    await back(admin, id);
    await api.sendWaiting();
    expect(api.mails.map(({ to }) => to).sort()).toEqual([buyer.email, seller.email]);
  });

  test('who booked it is known by the number of the change, whatever its moment', async () => {
    const id = await add();
    await book(buyer, id);
    await off(admin, id);
    const noted = async () =>
      (
        await api.database
          .selectFrom('bookings')
          .select(['taken_off_at', 'put_back_at', 'standing_change'])
          .where('listing_id', '=', id)
          .execute()
      )[0];
    const before = await noted();
    await back(admin, id);
    expect(await noted()).not.toEqual(before);
    await sql`update standing_changes set changed_at = changed_at - interval '5 seconds' where listing_id = ${id}`.execute(
      api.database,
    );
    await undo(admin, id);
    expect(await noted()).toEqual(before);
  });

  test('what was done with and put back before stays so', async () => {
    const id = await add();
    const { insertedId } = await read<{ insertedId: string }>(book(buyer, id));
    await off(admin, id);
    await seller.call('POST', `/myProducts/${id}/replies`, { text: 'The first answer.' });
    await back(admin, id);
    await buyer.call('DELETE', `/myBookings/${insertedId}`);
    await off(admin, id);
    await seller.call('POST', `/myProducts/${id}/replies`, { text: 'The second answer.' });
    const state = async () => {
      const inbox = await read<InboxEntry[]>(admin.call('GET', '/inbox'));
      const booked = await read<OwnBooking[]>(buyer.call('GET', '/myBookings'));
      return {
        open: inbox.flatMap(({ standing, reply }) => (standing?.productId === id && reply ? reply.said : [])),
        booked: booked.find(({ _id }) => _id === insertedId),
      };
    };
    const before = await state();
    expect(before).toMatchObject({
      open: [{ text: 'The second answer.' }],
      booked: { product: { putBack: true } },
    });
    await back(admin, id);
    await undo(admin, id);
    expect(await state()).toEqual(before);
  });

  test('who has booked it meanwhile is told at once, by mail and under My bookings, also once it is deleted', async () => {
    const id = await add();
    await book(buyer, id);
    await off(admin, id);
    await back(admin, id);
    const hasty = await api.signUp('hasty@example.com');
    await book(hasty, id);
    await seller.call('PATCH', `/myProducts/${id}`, { name: 'Send bKash first' });
    api.mails.length = 0;
    await undo(admin, id);
    expect(api.mails).toMatchObject([
      { to: hasty.email, text: expect.stringContaining('Do not pay for it') },
    ]);
    // Its name is the former one again, on its page and in mails.
    expect(api.mails[0]?.text).not.toContain('bKash');
    await seller.call('DELETE', `/myProducts/${id}`);
    for (const who of [buyer, hasty]) {
      const booked = await read<OwnBooking[]>(who.call('GET', '/myBookings'));
      expect(booked[0]).toMatchObject({ product: { takenOff: true, putBack: false } });
    }
  });

  test('mail that it is off, which was late, waits until that is settled', async () => {
    const id = await add();
    await book(buyer, id);
    await sql`create function leave_late() returns trigger language plpgsql as
      $$ begin new.due_at := now() + interval '1 hour'; return new; end $$`.execute(api.database);
    await sql`create trigger leave_late before insert on mails for each row execute function leave_late()`.execute(
      api.database,
    );
    await off(admin, id);
    await sql`drop function leave_late cascade`.execute(api.database);
    await back(admin, id);
    await sql`delete from mails where kind not like '%taken-off'`.execute(api.database);
    api.mails.length = 0;
    await api.sendWaiting();
    expect(api.mails).toEqual([]);
    // That did not count as a try.
    const { rows } = await sql`select tries, being_sent, due_at > now() as waits from mails`.execute(
      api.database,
    );
    expect(rows).toEqual(Array(2).fill({ tries: 0, being_sent: false, waits: true }));
    await undo(admin, id);
    await api.sendWaiting();
    expect(api.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [buyer.email, 'A motorcycle that you booked was taken off Moto Garage'],
      [seller.email, 'Your motorcycle was taken off Moto Garage'],
    ]);
  });

  test('only by the admin who did it, and not once that was told', async () => {
    const id = await add();
    await off(admin, id);
    await back(admin, id);
    for (const who of [seller, buyer])
      expect(await codeOf(await undo(who, id))).toEqual([403, 'admins-only']);
    expect(await codeOf(await undo(other, id))).toEqual([410, 'undo-too-late']);
    expect(await codeOf(await undo(admin, 'nothing'))).toEqual([404, 'product-not-found']);
    expect(await codeOf(await undo(admin, await add()))).toEqual([410, 'undo-too-late']);
    await passUndo();
    expect(await codeOf(await undo(admin, id))).toEqual([410, 'undo-too-late']);
    expect(await read(api.call('GET', `/bikes/${id}`))).toMatchObject({ forSale: true });
  });
});

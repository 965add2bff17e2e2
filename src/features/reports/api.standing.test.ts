import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { createOverlaps } from '../../../test/support/overlaps.ts';
import type { Standing } from '../bookings/contract/own-bookings.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import { undoSeconds } from './domain.ts';

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

const reason = 'We were told that it may be stolen.';
const off = (who: Member, id: string, why = reason) =>
  who.call('PUT', `/bikes/${id}/takenOff`, { reason: why });
const back = (who: Member, id: string) => who.call('DELETE', `/bikes/${id}/takenOff`);
const read = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
const moderationOf = async (who: Member, id: string) =>
  (await read<Standing>(who.call('GET', `/bikes/${id}/mine`))).moderation;
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/);

describe('who took it off the site, and who put it back', () => {
  test('admins read it in the inbox and on its page, also once that account is gone; nobody else does', async () => {
    const id = await add();
    await buyer.call('POST', `/bikes/${id}/reports`, { reason: 'stolen-or-forged' });
    const entry = async () => {
      const entries = await read<InboxEntry[]>(admin.call('GET', '/inbox?state=settled'));
      return entries.find(({ standing }) => standing?.productId === id)?.standing;
    };
    expect(await moderationOf(admin, id)).toEqual({ takenOff: null, latestChange: null });
    await off(admin, id);
    const taken = { off: true, by: 'admin', at: moment };
    expect(await entry()).toMatchObject({ takenOff: { reason }, latestChange: taken });
    // Refused as it is off already: whoever came second did nothing.
    await off(other, id);
    expect(await moderationOf(other, id)).toMatchObject({ takenOff: { reason }, latestChange: taken });
    await back(other, id);
    const restored = { off: false, by: 'other', at: moment };
    expect(await entry()).toMatchObject({ takenOff: null, latestChange: restored });
    for (const who of [seller, buyer]) expect(await moderationOf(who, id)).toBeNull();
    expect(await moderationOf(admin, 'nothing')).toBeNull();

    const leaver = await api.signUp('leaver@example.com');
    await sql`update users set admin = true, email_verified = true where id = ${leaver.id}`.execute(
      api.database,
    );
    await off(leaver, id);
    const file = await read(leaver.call('GET', '/me/export'));
    expect(file).toMatchObject({ standingChanges: [{ listing_id: id, reason, changed_at: moment }] });
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    expect(await entry()).toMatchObject({ latestChange: { off: true, by: null, at: moment } });
    expect((await off(leaver, id)).status).toBe(401);
  });

  test('admins see what its page hides, as they judge whether it has been put right', async () => {
    const id = await add();
    await seller.call('PATCH', `/myProducts/${id}`, { description: 'Send bKash first.' });
    await off(admin, id);
    expect(await moderationOf(admin, id)).toMatchObject({
      takenOff: { since: moment, reason, image: newProduct.image, description: 'Send bKash first.' },
    });
    expect(await read(api.call('GET', `/bikes/${id}`))).toMatchObject({ bike: { description: '' } });
  });
});

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
      own: (await read<Standing>(seller.call('GET', `/bikes/${id}/mine`))).takenOff,
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
    // What is put back afterwards is told as ever.
    await back(admin, id);
    await api.sendWaiting();
    expect(api.mails.map(({ to }) => to).sort()).toEqual([buyer.email, seller.email]);
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
    await sql`update standing_changes set changed_at = changed_at - make_interval(secs => ${undoSeconds})`.execute(
      api.database,
    );
    expect(await codeOf(await undo(admin, id))).toEqual([410, 'undo-too-late']);
    expect(await read(api.call('GET', `/bikes/${id}`))).toMatchObject({ forSale: true });
  });
});

describe('mail that leaves late', () => {
  /** Whatever is noted meanwhile leaves together afterwards. */
  async function late(during: () => Promise<unknown>) {
    await sql`create function leave_late() returns trigger language plpgsql as
      $$ begin new.due_at := now() + interval '1 hour'; return new; end $$`.execute(api.database);
    await sql`create trigger leave_late before insert on mails for each row execute function leave_late()`.execute(
      api.database,
    );
    await sql`delete from mails`.execute(api.database);
    await during();
    await sql`drop function leave_late cascade`.execute(api.database);
    api.mails.length = 0;
    await sql`update mails set due_at = now()`.execute(api.database);
    await api.call('POST', '/auth/request-password-reset', { email: 'nobody@example.org' });
    return api.mails.map(({ to, subject, text }) => ({ to, subject, text }));
  }

  test('tells once how it stands by then, with the reason of that', async () => {
    const id = await add();
    await buyer.call('POST', '/modalData', {
      location: 'Kandirpar, Cumilla',
      number: '01712345678',
      productId: id,
    });
    const mails = await late(async () => {
      await off(admin, id, 'The first reason.');
      await back(other, id);
      await off(admin, id, 'The second reason.');
    });
    expect(mails.map(({ to }) => to).sort()).toEqual([buyer.email, seller.email]);
    const toSeller = mails.find(({ to }) => to === seller.email);
    expect(toSeller?.text).toContain('The second reason.');
    expect(toSeller?.text).not.toContain('The first reason.');
  });

  test('does not tell that it is off where it is back by then', async () => {
    const id = await add();
    const mails = await late(async () => {
      await off(admin, id);
      await back(admin, id);
      await off(admin, id);
      await back(admin, id);
    });
    expect(mails).toMatchObject([{ to: seller.email, subject: 'Your motorcycle is back on Moto Garage' }]);
  });
});

describe('what is sold', () => {
  const sold = async (id: string) =>
    (
      await sql<{ sold: boolean }>`select sold_at is not null as sold from listings where id = ${id}`.execute(
        api.database,
      )
    ).rows[0]?.sold;
  const sell = (id: string, isSold = true) => seller.call('PUT', `/myProducts/${id}/sale`, { sold: isSold });

  test('can be corrected while it is off the site, and not once it is back', async () => {
    const id = await add();
    await sell(id);
    const edit = () => seller.call('PATCH', `/myProducts/${id}`, { description: 'Papers complete.' });
    expect((await edit()).status).toBe(409);
    await off(admin, id);
    expect((await edit()).status).toBe(200);
    expect((await sell(id, false)).status).toBe(409);
    await back(admin, id);
    expect([await sold(id), (await edit()).status]).toEqual([true, 409]);
    await off(admin, id);
    expect((await seller.call('DELETE', `/myProducts/${id}`)).status).toBe(200);
  });

  test('is not marked so while an admin is just taking it off the site', async () => {
    const id = await add();
    const { until, heldAt } = await createOverlaps(api.database);
    await heldAt('listings', 'update', async (release) => {
      const taking = off(admin, id);
      await until(1);
      const selling = sell(id);
      await until(2);
      await release();
      expect([(await taking).status, (await selling).status]).toEqual([200, 409]);
    });
    expect(await sold(id)).toBe(false);
  });
});

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

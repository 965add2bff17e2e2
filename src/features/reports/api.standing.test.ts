import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';
import { undoSeconds } from '../../kernel/undo.ts';
import type { Mine } from '../bookings/contract/own-bookings.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import { sweepListings } from '../listings/jobs.ts';
import { neededByReports } from './data/telling.ts';

let api: TestApi;
let admin: Member;
let other: Member;
let seller: Member;
let buyer: Member;
let until: Overlaps['until'];
let heldAt: Overlaps['heldAt'];

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  other = await api.signUp('other@example.com');
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
  ({ until, heldAt } = await createOverlaps(api.database));
  await sql`update users set email_verified = true, admin = id in (${admin.id}, ${other.id})`.execute(
    api.database,
  );
});
afterAll(() => api.close());

async function add(who = seller): Promise<string> {
  const answer = await who.call('POST', '/products', newProduct);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const book = (who: Member, productId: string) =>
  who.call('POST', '/modalData', { location: 'Kandirpar, Cumilla', number: '01712345678', productId });

const reason = 'We were told that it may be stolen.';
const off = (who: Member, id: string, why = reason) =>
  who.call('PUT', `/bikes/${id}/takenOff`, { reason: why });
const back = (who: Member, id: string) => who.call('DELETE', `/bikes/${id}/takenOff`);
/** Lets so much time pass that putting back cannot be undone any more. */
const passUndo = () =>
  sql`update standing_changes set changed_at = changed_at - make_interval(secs => ${undoSeconds})`.execute(
    api.database,
  );
const read = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
const moderationOf = async (who: Member, id: string) =>
  (await read<Mine>(who.call('GET', `/bikes/${id}/mine`))).moderation;
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
    // Refused because it is off already: the second admin did nothing.
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

  test('nobody does whose account is deleted at that moment', async () => {
    const id = await add();
    const leaver = await api.signUp('leaves-meanwhile@example.com');
    await sql`update users set admin = true, email_verified = true where id = ${leaver.id}`.execute(
      api.database,
    );
    await heldAt('sessions', 'delete', async (release) => {
      const leaving = leaver.call('POST', '/me/deletion', { password: 'correct horse' });
      await until(1);
      const taking = off(leaver, id);
      await until(2);
      await release();
      expect([(await leaving).status, (await taking).status]).toEqual([200, 401]);
    });
    expect(await moderationOf(admin, id)).toEqual({ takenOff: null, latestChange: null });
  });

  test('admins see what its page hides, as they judge whether it has been put right', async () => {
    const id = await add();
    await seller.call('PATCH', `/myProducts/${id}`, { description: 'Send bKash first.' });
    await off(admin, id);
    expect(await moderationOf(admin, id)).toMatchObject({
      takenOff: {
        since: moment,
        reason,
        bike: { image: newProduct.image, description: 'Send bKash first.' },
      },
    });
    expect(await read(api.call('GET', `/bikes/${id}`))).toMatchObject({ bike: { description: '' } });
  });
});

test.each(['taken off', 'ticked off'])(
  'a report of it is %s while its reporter, who has booked it, too, closes the account',
  async (how) => {
    const leaver = await api.signUp(`${how.split(' ')[0]}@example.com`);
    await sql`update users set email_verified = true where id = ${leaver.id}`.execute(api.database);
    const id = await add();
    await book(leaver, id);
    await leaver.call('POST', `/bikes/${id}/reports`, { reason: 'money-first' });
    const [entry] = await read<InboxEntry[]>(admin.call('GET', '/inbox'));
    await heldAt('reports', 'update', async (release) => {
      const taking =
        how === 'taken off' ? off(admin, id) : admin.call('PUT', `/inbox/${entry?._id}`, { done: true });
      await until(1);
      const leaving = leaver.call('POST', '/me/deletion', { password: 'correct horse' });
      await until(2);
      await release();
      expect([(await taking).status, (await leaving).status]).toEqual([200, 200]);
    });
  },
);

describe('mail that leaves late', () => {
  /** Mails that are stored meanwhile leave together afterwards. */
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
    await api.sendDue();
    return api.mails.map(({ to, subject, text }) => ({ to, subject, text }));
  }

  test('tells once how it stands by then, with the reason of that', async () => {
    const id = await add();
    await book(buyer, id);
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

  test('tells nothing where it is back by then: that it was off nobody has heard', async () => {
    const id = await add();
    const mails = await late(async () => {
      await off(admin, id);
      await back(admin, id);
      await off(admin, id);
      await back(admin, id);
    });
    expect(mails).toEqual([]);
  });

  const warning = 'A motorcycle that you booked was taken off Moto Garage';
  const unproven = async (email: string) => {
    const member = await api.signUp(email);
    await sql`update users set email_verified = false where id = ${member.id}`.execute(api.database);
    return member;
  };
  const to = (who: Member, mails: { to: string; subject: string }[]) =>
    mails.flatMap((mail) => (mail.to === who.email ? [mail.subject] : []));

  test('whose mailbox is not proven is told that it is off until one such mail has left, however often that changed', async () => {
    const id = await add();
    const who = await unproven('unproven@example.com');
    await book(who, id);
    const often = async () => {
      await off(admin, id);
      await back(admin, id);
      await off(admin, id);
    };
    expect(to(who, await late(often))).toEqual([warning]);
    expect(to(who, await late(async () => void (await back(admin, id))))).toEqual([]);
    expect(to(who, await late(async () => void (await off(admin, id))))).toEqual([]);
  });

  test.each([
    ['off', ['off'], [warning]],
    ['off once more', ['off', 'back', 'off'], [warning]],
    ['back', ['off', 'back'], []],
  ])(
    'what is %s when its seller closes the account: it is told by its name, also once it is gone',
    async (how, steps, told) => {
      const leaver = await api.signUp(`leaves-${steps.length}@example.com`, 'seller');
      const id = await add(leaver);
      await book(buyer, id);
      const mails = await late(async () => {
        for (const step of steps) await (step === 'off' ? off(admin, id) : back(admin, id));
        await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
        await sweepListings(api.database, neededByReports);
        expect(await moderationOf(admin, id), how).toBeNull();
      });
      expect(to(buyer, mails)).toEqual(told);
      for (const { text } of mails.filter((mail) => mail.subject === warning))
        expect(text).toContain('the Honda CB Hornet 160R that you booked');
    },
  );

  test('tells nobody who has taken the booking back meanwhile, nor of a new one that it is back', async () => {
    const [id, again] = [await add(), await add()];
    const booked: string[] = [];
    for (const bike of [id, again])
      booked.push((await read<{ insertedId: string }>(book(buyer, bike))).insertedId);
    const mails = await late(async () => {
      for (const bike of [id, again]) await off(admin, bike);
      await back(admin, again);
      for (const booking of booked) await buyer.call('DELETE', `/myBookings/${booking}`);
      expect((await book(buyer, again)).status).toBe(201);
    });
    expect(to(buyer, mails)).toEqual([]);
  });

  test('letters from before changes had numbers tell how it stands', async () => {
    const [isOff, isBack] = [await add(), await add()];
    await book(buyer, isOff);
    const mails = await late(async () => {
      for (const id of [isOff, isBack]) await off(admin, id);
      await back(admin, isBack);
      await passUndo();
      await sql`delete from mails`.execute(api.database);
      await sql`update standing_changes set told_at = now() - interval '10 minutes'
        where listing_id = ${isBack} and reason is not null`.execute(api.database);
      for (const [kind, who, id] of [
        ['taken-off', seller, isOff],
        ['booked-taken-off', buyer, isOff],
        ['taken-off', seller, isBack],
      ] as const)
        await sql`insert into mails (id, kind, email, details)
          values (${`${kind}-${id}`}, ${kind}, ${who.email}, ${JSON.stringify({ listing: id })})`.execute(
          api.database,
        );
    });
    expect(to(buyer, mails)).toEqual([warning]);
    expect(to(seller, mails).sort()).toEqual([
      'Your motorcycle is back on Moto Garage',
      'Your motorcycle was taken off Moto Garage',
    ]);
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

  test.each([
    ['sold', sell, 'It is marked as sold, and stays so.'],
    ['deleted', (id: string) => seller.call('DELETE', `/myProducts/${id}`), 'You have deleted it'],
  ])(
    'or deleted: of what is %s nobody is told that it is for sale again when it is put back',
    async (_, end, said) => {
      const id = await add();
      await book(buyer, id);
      await end(id);
      await off(admin, id);
      api.mails.length = 0;
      await back(admin, id);
      await api.sendWaiting();
      expect(api.mails).toMatchObject([
        { to: seller.email, subject: 'The garage no longer keeps your motorcycle off its site' },
      ]);
      expect(api.mails[0]?.text).toContain(said);
    },
  );

  test('is not marked so while an admin is just taking it off the site', async () => {
    const id = await add();
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

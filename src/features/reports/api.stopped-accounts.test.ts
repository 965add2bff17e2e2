import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { everywhere, foundIn } from '../../../test/support/found-in.ts';
import { newProduct } from '../../../test/support/listings.ts';
import {
  answerOf,
  stoppedAnswer as done,
  openModerated,
  stopReason as reason,
} from '../../../test/support/moderated.ts';
import { undoSeconds } from '../../kernel/undo.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';
import { grantAdmin } from '../identity/commands.ts';

const garage = await openModerated();
const { api, admin, second, buyer, newSeller, add, stop, letIn } = garage;
const { putBack, signIn, reasonsOf, mailsTo, accountOf } = garage;
afterAll(() => garage.close());

describe('stopping an account', () => {
  test('ends its sessions, keeps its owner out, and takes off all that it has for sale, with one mail', async () => {
    const seller = await newSeller();
    const [id, other] = [await add(seller), await add(seller)];
    const neighbour = await add(await newSeller());
    const booking = { location: 'Mirpur', number: '01712345678', productId: id };
    expect((await buyer.call('POST', '/modalData', booking)).status).toBe(201);
    const before = api.mails.length;

    expect(await answerOf(stop(admin, seller.id, { reason: `  ${reason} ` }))).toEqual(done(1, 2));
    // A token from before, the cookie, and a token for the cookie.
    expect((await seller.call('GET', '/myProducts')).status).toBe(401);
    expect((await seller.call('POST', '/products', newProduct)).status).toBe(401);
    const { cookie } = seller;
    expect(
      (await api.call('POST', '/jwt', { email: seller.email }, { cookie, origin: api.origin })).status,
    ).toBe(401);
    expect(await (await api.call('GET', '/auth/get-session', undefined, { cookie })).json()).toBeNull();

    expect(await answerOf(signIn(seller.email))).toEqual([
      403,
      expect.objectContaining({
        code: 'account-stopped',
        detail: `The garage has suspended this account. The reason: ${reason}. Write to the garage on the Contact page if you think that is a mistake.`,
      }),
    ]);
    for (const each of [id, other]) expect(await foundIn(api, buyer, each)).toEqual([]);
    expect(await foundIn(api, buyer, neighbour)).toEqual(everywhere);
    expect((await buyer.call('POST', '/modalData', booking)).status).not.toBe(201);

    const [told, ...more] = mailsTo(seller.email, before);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ subject: 'The garage has suspended your account at Moto Garage' });
    expect(told?.text).toContain('The 2 motorcycles that you had for sale are off the site.');
    expect(told?.text).toContain(`The reason:\n\n${reason}\n`);
    expect(told?.text).toContain(`${api.origin}/contract`);
    expect(mailsTo(buyer.email, before)).toMatchObject([
      { text: expect.stringContaining('Do not pay for it') },
    ]);
    expect(await accountOf(seller)).toMatchObject({
      listings: 0,
      admin: false,
      stopped: { by: 'admin', reason, listings: 2, since: expect.any(String) },
    });
    // Another admin is too late: the first reason stays.
    expect(await answerOf(stop(second, seller.id, { reason: 'Another' }))).toEqual(done(0, 0));
    expect(await accountOf(seller)).toMatchObject({ stopped: { by: 'admin', reason } });
  });

  test('who booked what is just sold or deleted is warned, too; its seller is told of what was for sale', async () => {
    const seller = await newSeller();
    const [sold, deleted, cancelled, earlier, unbooked, id] = [
      await add(seller),
      await add(seller),
      await add(seller),
      await add(seller),
      await add(seller),
      await add(seller),
    ];
    const bookings: string[] = [];
    for (const productId of [sold, deleted, cancelled, earlier]) {
      const booking = { location: 'Mirpur', number: '01712345678', productId };
      const answer = await buyer.call('POST', '/modalData', booking);
      bookings.push(((await answer.json()) as { insertedId: string }).insertedId);
    }
    for (const each of [sold, cancelled, earlier, unbooked])
      await seller.call('PUT', `/myProducts/${each}/sale`, { sold: true });
    await seller.call('DELETE', `/myProducts/${deleted}`);
    expect((await buyer.call('POST', `/myBookings/${bookings[0]}/hide`)).status).toBe(200);
    await sql`update bookings set cancelled_at = now() where id = ${bookings[2]}`.execute(api.database);
    for (const [gone, since] of [
      [sold, '29 days 23 hours'],
      [earlier, '30 days 1 minute'],
    ])
      await sql`update listings set sold_at = now() - ${since}::interval where id = ${gone}`.execute(
        api.database,
      );
    const offNow = async () => {
      const rows = await sql<{ id: string }>`select id from listings
        where seller_id = ${seller.id} and taken_off_at is not null`.execute(api.database);
      return rows.rows.map((row) => row.id).sort();
    };
    const before = api.mails.length;
    // Of what is counted, only one was for sale.
    expect(await answerOf(stop(admin, seller.id))).toEqual(done(1, 1));
    expect(await offNow()).toEqual([sold, deleted, id].sort());
    expect(mailsTo(buyer.email, before).map(({ text }) => text)).toEqual([
      expect.stringContaining('Do not pay for it'),
      expect.stringContaining('Do not pay for it'),
    ]);
    const own = (await (await buyer.call('GET', '/myBookings')).json()) as OwnBooking[];
    for (const each of bookings.slice(0, 2))
      expect(own.find(({ _id }) => _id === each)).toMatchObject({ product: { takenOff: true } });
    expect(mailsTo(seller.email, before)).toMatchObject([
      { text: expect.stringContaining('The motorcycle that you had for sale is off the site.') },
    ]);
    // All of it comes back on request, sold and deleted as it was.
    expect(await answerOf(letIn(admin, seller.id, { listings: true }))).toEqual(done(1, 1));
    expect(await offNow()).toEqual([]);
    for (const each of [sold, deleted]) expect(await foundIn(api, buyer, each)).toEqual([]);
  });

  test('tells nobody who has not proven to own it', async () => {
    const seller = await newSeller();
    await stop(admin, seller.id);
    const wrong = await answerOf(signIn(seller.email, 'wrong horse'));
    expect(wrong).toEqual(await answerOf(signIn('nobody@example.com', 'wrong horse')));
    expect(wrong[0]).toBe(401);
    const again = { email: seller.email, password: 'wrong horse', name: 'Somebody' };
    expect(await answerOf(api.call('POST', '/auth/sign-up/email', again))).toMatchObject([
      422,
      { code: 'email-taken' },
    ]);
  });

  test('no link of a mail opens it, neither an old one nor a new one', async () => {
    const seller = await newSeller();
    const ask = () => api.call('POST', '/auth/request-password-reset', { email: seller.email });
    const linkIn = (from: number, page: string) =>
      new RegExp(`${page}\\?token=(\\S+)`).exec(mailsTo(seller.email, from).at(-1)?.text ?? '')?.[1] ?? '';
    let before = api.mails.length;
    await ask();
    const reset = linkIn(before, 'reset-password') || linkIn(before, 'resetPassword');
    expect(reset).not.toBe('');
    await stop(admin, seller.id);
    const refused = [403, expect.objectContaining({ code: 'account-stopped' })];
    const body = { token: decodeURIComponent(reset), newPassword: 'another good horse' };
    expect(await answerOf(api.call('POST', '/auth/reset-password', body))).toEqual(refused);
    before = api.mails.length;
    await ask();
    expect(mailsTo(seller.email, before)).toMatchObject([
      { subject: 'The garage has suspended your account at Moto Garage' },
    ]);
    // The password is still the former one.
    await letIn(admin, seller.id);
    expect((await signIn(seller.email)).status).toBe(200);
  });

  test('an unconfirmed mailbox, which may be a stranger’s, gets no mail, and confirms nothing', async () => {
    const before = api.mails.length;
    const seller = await api.signUp('unconfirmed@example.com', 'seller');
    const link = /token=(\S+)/.exec(mailsTo(seller.email, before)[0]?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
    const then = api.mails.length;
    expect(await answerOf(stop(admin, seller.id, {}))).toEqual(done(1, 0));
    expect(await answerOf(signIn(seller.email))).toMatchObject([
      403,
      {
        detail:
          'The garage has suspended this account. Write to the garage on the Contact page if you think that is a mistake.',
      },
    ]);
    await api.call('POST', '/auth/send-verification-email', { email: seller.email });
    expect(mailsTo(seller.email, then)).toEqual([]);
    await letIn(admin, seller.id);
    await api.call('POST', '/auth/request-password-reset', { email: seller.email });
    const reset = /token=(\S+)/.exec(mailsTo(seller.email, then)[0]?.text ?? '')?.[1] ?? '';
    expect(reset).not.toBe('');
    // What an admin says of it is not for whoever reads that mailbox, only for who knows the password.
    const stopped = api.mails.length;
    await stop(admin, seller.id);
    expect(await answerOf(signIn(seller.email))).toMatchObject([
      403,
      { detail: expect.stringContaining(reason) },
    ]);
    const body = { token: decodeURIComponent(reset), newPassword: 'another good horse' };
    for (const call of [
      api.call('GET', `/auth/verify-email?token=${link}`),
      api.call('POST', '/auth/reset-password', body),
    ])
      expect(await answerOf(call)).toEqual([
        403,
        expect.objectContaining({
          code: 'account-stopped',
          detail:
            'Somebody has used this e-mail for an account that the garage has suspended. Write to the garage on the Contact page if that was not you.',
        }),
      ]);
    await api.call('POST', '/auth/request-password-reset', { email: seller.email });
    const [told, ...more] = mailsTo(seller.email, stopped);
    expect(more).toEqual([]);
    expect(told?.subject).toBe('The garage has suspended an account with your e-mail');
    expect(told?.text).not.toContain(reason);
    expect(told?.text).toContain(`${api.origin}/contract`);
  });

  test('is for admins, and neither of themselves nor of each other', async () => {
    const seller = await newSeller();
    for (const who of [seller, buyer]) {
      expect(await answerOf(stop(who, buyer.id))).toMatchObject([403, { code: 'admins-only' }]);
      expect(await answerOf(letIn(who, buyer.id))).toMatchObject([403, { code: 'admins-only' }]);
    }
    expect((await api.call('PUT', `/accounts/${seller.id}/stopped`, {})).status).toBe(401);
    expect(await answerOf(stop(admin, admin.id))).toMatchObject([409, { code: 'own-account' }]);
    expect(await answerOf(stop(admin, second.id))).toMatchObject([409, { code: 'account-of-admin' }]);
    expect(await answerOf(stop(admin, 'nobody'))).toMatchObject([404, { code: 'account-not-found' }]);
    expect(await answerOf(letIn(admin, 'nobody'))).toMatchObject([404, { code: 'account-not-found' }]);
    expect((await stop(admin, seller.id, { reason: 'x'.repeat(501) })).status).toBe(422);
    expect((await signIn(seller.email)).status).toBe(200);
    // And whoever is stopped becomes no admin.
    await stop(admin, seller.id);
    expect(await grantAdmin(api.database, seller.email)).toBe('stopped');
    const making = sql`update users set admin = true where id = ${seller.id}`.execute(api.database);
    await expect(making).rejects.toThrow('users_stopped_admin_check');
  });

  test('with it ends all mail but that about the account', async () => {
    const [member, other] = [await newSeller(), await newSeller()];
    const id = await add(await newSeller());
    for (const buyer of [member, other]) {
      await buyer.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId: id });
      const report = { reason: 'money-first', text: 'bKash first.' };
      expect((await buyer.call('POST', `/bikes/${id}/reports`, report)).status).toBe(201);
    }
    await stop(admin, member.id);
    const before = api.mails.length;
    await admin.call('PUT', `/bikes/${id}/takenOff`, { reason });
    await api.sendWaiting();
    // It may save their money; what became of their report is not told.
    const warning = { text: expect.stringMatching(/not pay|pay (nothing|no)/i) };
    expect(mailsTo(member.email, before)).toMatchObject([warning]);
    expect(mailsTo(other.email, before)).toHaveLength(2);
    expect(mailsTo(other.email, before)).toContainEqual(expect.objectContaining(warning));
    await putBack(admin, id);
    // Until then putting back can be undone, and buyers are told nothing.
    await sql`update standing_changes set changed_at = changed_at - make_interval(secs => ${undoSeconds})`.execute(
      api.database,
    );
    await api.sendWaiting();
    expect(mailsTo(other.email, before)).toHaveLength(3);
    expect(mailsTo(member.email, before)).toHaveLength(2);
  });
});

describe('letting somebody in again', () => {
  test('they sign in as before; each motorcycle is put back by itself', async () => {
    const seller = await newSeller();
    const id = await add(seller);
    await stop(admin, seller.id, {});
    const before = api.mails.length;
    expect(await answerOf(letIn(second, seller.id))).toEqual(done(1, 0));
    expect(await answerOf(letIn(second, seller.id))).toEqual(done(0, 0));
    expect(mailsTo(seller.email, before)).toMatchObject([
      {
        subject: 'Your account at Moto Garage is open again',
        text: expect.stringContaining('stays off the site'),
      },
    ]);
    // Sessions from before stay over.
    expect((await seller.call('GET', '/myProducts')).status).toBe(401);
    expect(await reasonsOf(seller)).toEqual({ [id]: 'The garage has suspended the account that sells it.' });
    expect(await accountOf(seller)).toMatchObject({ stopped: null });
    await putBack(admin, id);
    await api.sendWaiting();
    expect(mailsTo(seller.email, before).at(-1)).toMatchObject({
      subject: 'Your motorcycle is back on Moto Garage',
    });
  });

  test('on request what went off with the account comes back, and nothing else', async () => {
    const seller = await newSeller();
    const [earlier, id, former] = [await add(seller), await add(seller), await add(seller)];
    await admin.call('PUT', `/bikes/${earlier}/takenOff`, { reason: 'Earlier' });
    expect(await answerOf(stop(admin, seller.id, { reason: 'Once' }))).toEqual(done(1, 2));
    await letIn(admin, seller.id);
    // One of them stays off since the first time.
    expect((await putBack(admin, id)).status).toBe(200);
    expect(await answerOf(stop(admin, seller.id))).toEqual(done(1, 1));
    expect(await accountOf(seller)).toMatchObject({ stopped: { listings: 1 } });
    const before = api.mails.length;
    expect(await answerOf(letIn(admin, seller.id, { listings: true }))).toEqual(done(1, 1));
    expect(await reasonsOf(seller)).toEqual({ [earlier]: 'Earlier', [id]: null, [former]: 'Once' });
    expect(await foundIn(api, buyer, id)).toEqual(everywhere);
    await api.sendWaiting();
    // One mail tells all of it.
    expect(mailsTo(seller.email, before)).toMatchObject([
      {
        subject: 'Your account at Moto Garage is open again',
        text: expect.stringContaining('A motorcycle of yours is back on the site.'),
      },
    ]);
  });
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { read, takingOff } from '../../../test/support/taking-off.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';
import type { Booking } from '../bookings/contract.ts';

const garage = takingOff();
const { add, off, back, mine } = garage;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('PUT and DELETE /bikes/{id}/takenOff', () => {
  test('nobody books it; who had sees it, may take it off their list, and has it there again afterwards', async () => {
    const id = await add();
    const meeting = { location: 'Kandirpar, Cumilla', number: '01712345678', productId: id };
    expect((await garage.buyer.call('POST', '/modalData', meeting)).status).toBe(201);
    await off(garage.admin, id);
    expect(await codeOf(await garage.buyer.call('POST', '/modalData', meeting))).toEqual([
      409,
      'product-taken-off',
    ]);
    const booked = () => read<OwnBooking[]>(garage.buyer.call('GET', '/myBookings'));
    const [booking] = await booked();
    expect(booking?.product).toMatchObject({
      _id: id,
      image: null,
      sold: false,
      takenOff: true,
      putBack: false,
    });
    expect((await garage.buyer.call('POST', `/myBookings/${booking?._id}/hide`)).status).toBe(200);
    expect(await booked()).toEqual([]);
    await back(garage.admin, id);
    expect((await booked())[0]?.product).toMatchObject({ _id: id, takenOff: false, putBack: true });
    expect(await codeOf(await garage.buyer.call('POST', `/myBookings/${booking?._id}/hide`))).toEqual([
      409,
      'booking-open',
    ]);
  });

  test.each([
    ['deleted', (id: string) => garage.seller.call('DELETE', `/myProducts/${id}`)],
    [
      'gone for good',
      (id: string) => garage.api.database.deleteFrom('listings').where('id', '=', id).execute(),
    ],
  ])('who booked it stays warned where it is %s; what was put back before is just gone', async (_, end) => {
    const ids = [await add(), await add(), await add()] as const;
    const [, again, restored] = ids;
    for (const productId of ids) {
      await garage.buyer.call('POST', '/modalData', { location: 'Mirpur', number: '01712345678', productId });
      await off(garage.admin, productId);
    }
    for (const productId of [again, restored]) await back(garage.admin, productId);
    await off(garage.admin, again);
    for (const productId of ids) await end(productId);
    const [last, second, first] = await read<OwnBooking[]>(garage.buyer.call('GET', '/myBookings'));
    for (const booking of [first, second])
      expect(booking?.product).toMatchObject({ _id: null, image: null, takenOff: true, putBack: false });
    expect(last?.product).toMatchObject({ _id: null, takenOff: false });
    for (const booking of [first, second, last])
      expect((await garage.buyer.call('POST', `/myBookings/${booking?._id}/hide`)).status).toBe(200);
  });

  test('its seller sees of those who booked it no more than the name until it is back, and has nobody to answer', async () => {
    const id = await add();
    const meeting = { location: 'Kandirpar, Cumilla', number: '01712345678' };
    const booking = await garage.buyer.call('POST', '/modalData', { ...meeting, productId: id });
    const { insertedId } = (await booking.json()) as { insertedId: string };
    const booked = () => garage.seller.call('GET', `/myProducts/${id}/bookings`);
    const waiting = async () => {
      const news = await read<{ waiting: number }>(garage.seller.call('GET', '/myProductNews'));
      const product = await mine(id);
      return [news.waiting, product?.waiting, product?.buyers];
    };
    const answer = (was?: object) =>
      garage.seller.call('PUT', `/myProducts/${id}/bookings/${insertedId}`, {
        answered: true,
        ...(was && { was }),
      });
    const [count = 0] = await waiting();
    const before = await read<Booking[]>(booked());
    expect(before).toMatchObject([
      { name: 'buyer', email: garage.buyer.email, ...meeting, number: '+8801712345678' },
    ]);
    await off(garage.admin, id);
    expect(await read(booked())).toEqual([{ ...before[0], email: '', location: '', number: '' }]);
    expect(await waiting()).toEqual([count - 1, 0, 0]);
    const refused = await answer({ location: 'Mirpur', number: '+8801712345670' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).not.toContain('Kandirpar');
    await back(garage.admin, id);
    expect(await read(booked())).toEqual(before);
    expect(await waiting()).toEqual([count, 1, 1]);
    expect((await answer()).status).toBe(200);
  });

  test('who booked it is told by mail, once for each booking also where the mailbox is not proven', async () => {
    const id = await add({ name: 'Honda Hornet 160, the red one' });
    const [proven, leaver] = [
      await garage.api.signUp('proven@example.com'),
      await garage.api.signUp('leaver@example.com'),
    ];
    await sql`update users set email_verified = true where id = ${proven.id}`.execute(garage.api.database);
    for (const who of [garage.buyer, proven, leaver])
      for (const intent of ['viewing', 'purchase'])
        await who.call('POST', '/modalData', {
          location: 'Mirpur',
          number: '01712345678',
          productId: id,
          intent,
        });
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    const told = async (change: Promise<Response>) => {
      const before = garage.api.mails.length;
      await change;
      await garage.api.sendWaiting();
      const about = (subject: string) => /that you booked/.test(subject);
      return garage.api.mails
        .slice(before)
        .filter(({ subject }) => about(subject))
        .sort((one, other) => one.to.localeCompare(other.to));
    };
    const first = await told(off(garage.admin, id));
    expect(first.map(({ to }) => to)).toEqual([garage.buyer.email, proven.email]);
    for (const { text } of first) {
      expect(text).toContain('Do not pay for it');
      expect(text).toContain('the Honda Hornet 160, the red one that you booked');
    }
    // The mail that it is back goes only to proven mailboxes.
    const again = await told(back(garage.admin, id));
    expect(again.map(({ to, subject }) => [to, subject])).toEqual([
      [proven.email, 'A motorcycle that you booked is back on Moto Garage'],
    ]);
    expect(again[0]?.text).toContain('was taken off the site and is back: the garage looked into it.');
    expect((await told(off(garage.admin, id))).map(({ to }) => to)).toEqual([proven.email]);
    // It is not for sale, so there is nothing to return to.
    await garage.seller.call('DELETE', `/myProducts/${id}`);
    expect(await told(back(garage.admin, id))).toEqual([]);
  });

  test('who had taken it off their list when it was sold is warned all the same, by mail and there', async () => {
    const id = await add();
    const booked = { location: 'Mirpur', number: '01712345678', productId: id };
    const { insertedId } = (await (await garage.buyer.call('POST', '/modalData', booked)).json()) as {
      insertedId: string;
    };
    await garage.seller.call('PUT', `/myProducts/${id}/sale`, { sold: true });
    expect((await garage.buyer.call('POST', `/myBookings/${insertedId}/hide`)).status).toBe(200);
    const before = garage.api.mails.length;
    await off(garage.admin, id);
    expect(garage.api.mails.slice(before).map(({ to }) => to)).toContain(garage.buyer.email);
    const [booking] = await read<OwnBooking[]>(garage.buyer.call('GET', '/myBookings'));
    expect(booking).toMatchObject({ _id: insertedId, product: { takenOff: true } });
  });

  test('what is cancelled and booked again is another booking: warned of anew, and of nothing before', async () => {
    const id = await add();
    const meeting = { location: 'Mirpur', number: '01712345678', productId: id };
    const warned = async () => {
      const before = garage.api.mails.length;
      await off(garage.admin, id);
      return garage.api.mails.slice(before).some(({ to }) => to === garage.buyer.email);
    };
    const product = async () =>
      (await read<OwnBooking[]>(garage.buyer.call('GET', '/myBookings'))).find(
        (own) => own.product?._id === id,
      );
    await garage.buyer.call('POST', '/modalData', meeting);
    expect(await warned()).toBe(true);
    await back(garage.admin, id);
    const first = await product();
    expect(first?.product).toMatchObject({ takenOff: false, putBack: true });
    await garage.buyer.call('DELETE', `/myBookings/${first?._id}`);
    await garage.buyer.call('POST', '/modalData', meeting);
    expect(await product()).toMatchObject({
      _id: first?._id,
      product: { takenOff: false, putBack: false },
    });
    expect(await warned()).toBe(true);
    await back(garage.admin, id);
    expect(await warned()).toBe(false);
  });
});

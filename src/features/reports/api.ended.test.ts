import { expect, test } from 'vitest';
import { reportedBike } from '../../../test/support/reported-bike.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';

const garage = reportedBike();
const { member, inbox } = garage;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

test('whoever has booked it reports it also when its seller has sold or deleted it, and until it is off the site', async () => {
  const { bike, rider, seller, admin } = garage;
  const reason = { reason: 'money-first', text: 'Marked as sold once I had paid the deposit.' };
  const booking = { location: 'Gulshan', number: '01712345678', productId: bike };
  const stranger = await garage.api.signUp('stranger@example.com');
  expect((await rider.call('POST', '/modalData', booking)).status).toBe(201);
  await seller.call('PUT', `/myProducts/${bike}/sale`, { sold: true });
  expect(await codeOf(await member(stranger, reason))).toEqual([409, 'not-for-sale']);
  expect((await member(rider, reason)).status).toBe(201);
  await seller.call('PUT', `/myProducts/${bike}/sale`, { sold: false });
  await seller.call('DELETE', `/myProducts/${bike}`);
  const bookings = (await (await rider.call('GET', '/myBookings')).json()) as OwnBooking[];
  expect(bookings[0]?.product).toMatchObject({ _id: null, listing: bike });
  // Whoever was talked into cancelling has been deceived all the same.
  expect((await rider.call('DELETE', `/myBookings/${bookings[0]?._id}`)).status).toBe(200);
  const mine = await (await rider.call('GET', `/bikes/${bike}/mine`)).json();
  expect(mine).toMatchObject({ booked: true, bookings: [] });
  expect((await member(rider, { reason: 'other', text: 'Now it is deleted.' })).status).toBe(201);
  expect((await inbox())[0]).toMatchObject({
    report: { reason: 'money-first', count: 1, seller: { email: seller.email } },
    standing: { productId: bike },
  });
  expect((await admin.call('PUT', `/bikes/${bike}/takenOff`, { reason: 'Money first.' })).status).toBe(200);
  expect(await codeOf(await member(rider, reason))).toEqual([409, 'not-for-sale']);
});

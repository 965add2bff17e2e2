import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import { reportedBike } from '../../../test/support/reported-bike.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';
import { sweepListings } from '../listings/jobs.ts';
import { neededByReports } from './data/telling.ts';
import { reportReasons } from './domain.ts';

const garage = reportedBike();
const { visitor, member, inbox } = garage;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const fieldsOf = async (response: Response) => {
  const { fields } = (await response.json()) as { fields: { field: string; code: string; detail: string }[] };
  return [response.status, fields];
};

describe('POST /bikes/{id}/reports', () => {
  test('takes every reason, of visitors and members; the inbox says who, why, what, and how many are open', async () => {
    const first = await visitor({
      reason: 'money-first',
      text: 'bKash first,\nhe says.',
      email: 'me@example.org',
    });
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ acknowledged: true, insertedId: expect.any(String) });
    expect(
      (await member(garage.rider, { reason: 'stolen-or-forged', email: 'else@example.org' })).status,
    ).toBe(201);
    expect((await visitor({ reason: 'sold-already' }, { 'test-address': '192.0.2.9' })).status).toBe(201);
    const entries = await inbox();
    expect(entries).toEqual([
      {
        _id: expect.any(String),
        kind: 'report',
        time: expect.stringMatching(/Z$/),
        name: '',
        email: '',
        number: '',
        location: '',
        booking: null,
        intent: null,
        product: { name: newProduct.name, sample: false, here: true },
        report: {
          reason: 'money-first',
          count: 3,
          reports: expect.any(Array),
          formerly: [],
          seller: {
            soldBy: 'member',
            name: 'seller',
            email: garage.seller.email,
            emailConfirmed: false,
            role: 'seller',
            stopped: false,
          },
        },
        reply: null,
        repeat: null,
        standing: {
          productId: garage.bike,
          takenOff: null,
          latestChange: null,
          others: { forSale: 0, takenOff: 0, some: [] },
        },
        cancelled: false,
        changed: null,
        done: null,
      },
    ]);
    const time = expect.stringMatching(/Z$/);
    expect(entries[0]?.report?.reports).toEqual([
      { name: '', email: '', time, said: [{ reason: 'sold-already', text: '' }], tells: false },
      // For a member the account's address counts.
      {
        name: 'rider',
        email: garage.rider.email,
        time,
        said: [{ reason: 'stolen-or-forged', text: '' }],
        tells: false,
      },
      {
        name: '',
        email: 'me@example.org',
        time,
        said: [{ reason: 'money-first', text: 'bKash first,\nhe says.' }],
        tells: true,
      },
    ]);
    for (const reason of reportReasons) expect((await visitor({ reason, text: 'x' })).status).toBe(201);
  });

  test('refuses what says nothing, each at its field', async () => {
    expect(await fieldsOf(await visitor({}))).toMatchObject([
      422,
      [{ field: 'reason', code: 'missing', detail: 'Choose what is wrong.' }],
    ]);
    expect(await fieldsOf(await visitor({ reason: 'other', text: ' \u200b ' }))).toMatchObject([
      422,
      [{ field: 'text', code: 'text-empty' }],
    ]);
    const long = { reason: 'other', text: 'x'.repeat(2_001), email: 'nowhere' };
    expect(await fieldsOf(await visitor(long))).toMatchObject([
      422,
      [
        { field: 'text', code: 'too-long' },
        { field: 'email', code: 'email-invalid' },
      ],
    ]);
    expect(await inbox()).toEqual([]);
  });

  test('only of what is really for sale, and not of one’s own', async () => {
    const sample = await addListing(garage.api.database, { origin: 'sample' });
    const imported = await addListing(garage.api.database, { origin: 'import' });
    const reason = { reason: 'sold-already' };
    expect(await codeOf(await member(garage.seller, reason))).toEqual([409, 'own-product']);
    expect(await codeOf(await visitor(reason, {}, sample))).toEqual([409, 'not-for-sale']);
    expect((await visitor(reason, {}, imported)).status).toBe(201);
    expect(await codeOf(await visitor(reason, {}, 'nothing'))).toEqual([404, 'product-not-found']);
    await garage.seller.call('PUT', `/myProducts/${garage.bike}/sale`, { sold: true });
    expect(await codeOf(await visitor(reason))).toEqual([409, 'not-for-sale']);
    await garage.seller.call('PUT', `/myProducts/${garage.bike}/sale`, { sold: false });
    await garage.seller.call('DELETE', `/myProducts/${garage.bike}`);
    expect(await codeOf(await visitor(reason))).toEqual([409, 'not-for-sale']);
  });

  test('a token that is worth nothing is refused, and makes nobody a visitor', async () => {
    const bad = await visitor({ reason: 'sold-already' }, { authorization: 'Bearer a.b.c' });
    expect(await codeOf(bad)).toEqual([401, 'unauthenticated']);
  });

  test('is limited, for an account and for an address', async () => {
    const { account, address } = rateLimits.report;
    const statuses = async (times: number, send: () => Promise<Response>) => {
      const all = await Promise.all(Array.from({ length: times }, send));
      return all.filter(({ status }) => status === 429).length;
    };
    const home = { 'test-address': '192.0.2.77' };
    expect(await statuses(address.times + 2, () => visitor({ reason: 'sold-already' }, home))).toBe(2);
    expect(await statuses(account.times + 2, () => member(garage.rider, { reason: 'sold-already' }))).toBe(2);
  });

  test('a motorcycle that is gone for good takes its reports along', async () => {
    await visitor({ reason: 'sold-already' });
    await garage.api.database.deleteFrom('listings').where('id', '=', garage.bike).execute();
    expect(await inbox()).toEqual([]);
  });

  describe('a seller who closes the account does not end a report', () => {
    const sweep = () => sweepListings(garage.api.database, neededByReports);
    /** A reported motorcycle whose seller has closed their account, booked by a rider. */
    async function leaveWith(email: string) {
      const leaver = await garage.api.signUp(email, 'seller');
      const ids: string[] = [];
      for (let n = 0; n < 2; n += 1) {
        const added = await leaver.call('POST', '/products', newProduct);
        ids.push(((await added.json()) as { insertedId: string }).insertedId);
      }
      const [id = ''] = ids;
      const meeting = { location: 'Mirpur', number: '01712345678', productId: id };
      expect((await garage.rider.call('POST', '/modalData', meeting)).status).toBe(201);
      expect((await member(garage.rider, { reason: 'money-first' }, id)).status).toBe(201);
      await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
      // The other one, without a report, is deleted at once.
      expect(await sweep()).toEqual({ listings: 1 });
      return id;
    }

    test('an admin takes it off the site all the same, and those who booked it are warned', async () => {
      const id = await leaveWith('leaver@example.com');
      expect(await inbox()).toMatchObject([{ kind: 'report', product: { here: false } }]);
      garage.api.mails.length = 0;
      const off = () => garage.admin.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Stolen' });
      expect(await (await off()).json()).toEqual({ acknowledged: true, modifiedCount: 1, others: 0 });
      expect(garage.api.mails.map(({ to }) => to)).toEqual([garage.rider.email]);
      // Its reports are deleted with it.
      expect(await sweep()).toEqual({ listings: 1 });
      expect((await off()).status).toBe(404);
      const [booking] = (await (await garage.rider.call('GET', '/myBookings')).json()) as OwnBooking[];
      expect(booking?.product).toMatchObject({ _id: null, takenOff: true });
    });

    test('it is kept for 30 days at the most', async () => {
      const id = await leaveWith('forgotten@example.com');
      const pass = (interval: string) =>
        sql`update listings set deleted_at = now() - ${interval}::interval where id = ${id}`.execute(
          garage.api.database,
        );
      await pass('29 days 23 hours');
      expect(await sweep()).toEqual({ listings: 0 });
      await pass('30 days 1 minute');
      expect(await sweep()).toEqual({ listings: 1 });
    });
  });
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { everywhere, foundIn } from '../../../test/support/found-in.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { read, reason, takingOff } from '../../../test/support/taking-off.ts';
import { matchArrivals } from '../alerts/jobs.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import { learnPrices } from '../prices/jobs.ts';

const garage = takingOff();
const { add, off, back, see, mine } = garage;
const changed = (modifiedCount: number, others?: number) => ({
  acknowledged: true,
  modifiedCount,
  ...(others !== undefined && { others }),
});
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('PUT and DELETE /bikes/{id}/takenOff', () => {
  test('it leaves search, category, feed and sitemap at once, and comes back', async () => {
    const id = await add();
    // What its seller sees on cards, and admins in the list of accounts.
    const selling = async () => {
      const { own } = await read<{ own: string[] }>(garage.seller.call('GET', '/myMarks'));
      const [account] = await read<{ listings: number }[]>(
        garage.admin.call('GET', '/accounts?group=sellers'),
      );
      return { own: own.includes(id), count: account?.listings };
    };
    const { count = 0 } = await selling();
    expect(await foundIn(garage.api, garage.buyer, id)).toEqual(everywhere);
    expect(await read(off(garage.admin, id))).toEqual(changed(1, 0));
    expect(await foundIn(garage.api, garage.buyer, id)).toEqual([]);
    expect(await selling()).toEqual({ own: false, count: count - 1 });
    expect(await read(off(garage.admin, id))).toEqual(changed(0, 0));
    expect(await read(back(garage.admin, id))).toEqual(changed(1));
    expect(await foundIn(garage.api, garage.buyer, id)).toEqual(everywhere);
    expect(await read(back(garage.admin, id))).toEqual(changed(0));
  });

  test('its page says so and shows nothing that its seller says; so it is after it was sold', async () => {
    const id = await add({ description: 'Call me, bKash first.', image: 'https://example.com/fake.jpg' });
    expect(await see(id)).toMatchObject({ forSale: true, takenOff: false });
    await garage.seller.call('PUT', `/myProducts/${id}/sale`, { sold: true });
    await off(garage.admin, id);
    expect(await see(id)).toMatchObject({
      forSale: false,
      takenOff: true,
      price: null,
      bike: {
        name: newProduct.name,
        description: '',
        image: expect.stringMatching(/^\/art\//),
        soldAt: null,
      },
    });
    expect(JSON.stringify(await see(id))).not.toContain(reason);
    // Its seller sees all of it.
    expect(await mine(id)).toMatchObject({
      takenOff: { reason },
      soldAt: expect.any(String),
      description: 'Call me, bKash first.',
    });
    await back(garage.admin, id);
    expect(await see(id)).toMatchObject({
      forSale: false,
      takenOff: false,
      bike: { description: 'Call me, bKash first.', soldAt: expect.any(String) },
    });
  });

  test('only admins: nobody else takes anything off, or puts anything back, not even the seller', async () => {
    const id = await add();
    for (const who of [garage.seller, garage.buyer])
      expect(await codeOf(await off(who, id))).toEqual([403, 'admins-only']);
    expect((await garage.api.call('PUT', `/bikes/${id}/takenOff`, { reason })).status).toBe(401);
    expect(
      (await garage.api.call('PUT', `/bikes/${id}/takenOff`, { reason }, { cookie: garage.admin.cookie }))
        .status,
    ).toBe(401);
    expect(await see(id)).toMatchObject({ forSale: true });
    await off(garage.admin, id);
    for (const who of [garage.seller, garage.buyer])
      expect(await codeOf(await back(who, id))).toEqual([403, 'admins-only']);
    expect((await garage.api.call('DELETE', `/bikes/${id}/takenOff`)).status).toBe(401);
    expect(await see(id)).toMatchObject({ takenOff: true });
  });

  test('its seller can correct and delete it, but not bring it into sale again', async () => {
    const id = await add();
    await off(garage.admin, id);
    for (const sold of [true, false]) {
      const answer = await garage.seller.call('PUT', `/myProducts/${id}/sale`, { sold });
      expect(await codeOf(answer)).toEqual([409, 'product-taken-off']);
    }
    expect((await garage.seller.call('PATCH', `/myProducts/${id}`, { price: '1,50,000' })).status).toBe(200);
    expect((await garage.seller.call('DELETE', `/myProducts/${id}`)).status).toBe(200);
    expect((await garage.seller.call('POST', `/myProducts/${id}/restore`)).status).toBe(200);
    expect(await foundIn(garage.api, garage.buyer, id)).toEqual([]);
    expect(await mine(id)).toMatchObject({ price: '1,50,000', takenOff: { reason } });
    await back(garage.admin, id);
    expect(await foundIn(garage.api, garage.buyer, id)).toEqual(everywhere);
    expect((await mine(id))?.takenOff).toBeNull();
  });

  test('its open reports are done with that; the inbox shows it under Settled, until it is put back', async () => {
    const id = await add();
    const report = { reason: 'stolen-or-forged', text: 'Mine, stolen in May' };
    await garage.buyer.call('POST', `/bikes/${id}/reports`, report);
    await garage.api.call('POST', `/bikes/${id}/reports`, report);
    const entries = async (state: string) =>
      (await read<InboxEntry[]>(garage.admin.call('GET', `/inbox?state=${state}`))).filter(
        ({ kind, standing }) => kind === 'report' && standing?.productId === id,
      );
    expect((await entries('open')).map(({ report }) => report?.count)).toEqual([2]);
    await off(garage.admin, id);
    const visitors = sql<{ visitor: string | null }>`select visitor from reports where listing_id = ${id}`;
    // Visitors are no longer told apart by their network.
    expect((await visitors.execute(garage.api.database)).rows).toEqual([
      { visitor: null },
      { visitor: null },
    ]);
    expect(await entries('open')).toEqual([]);
    expect(await entries('settled')).toMatchObject([
      { done: expect.any(String), report: { count: 2 }, standing: { takenOff: { reason } } },
    ]);
    await back(garage.admin, id);
    expect((await entries('settled')).map(({ standing }) => standing?.takenOff)).toEqual([null]);
  });

  test('its seller is told by mail, once each time, where the mailbox is proven', async () => {
    // Its title is in the mail; a title with an address or number is replaced by the catalogue's name.
    const id = await add({ name: 'Honda Hornet 160, the red one' });
    const unknown = await add({ name: 'Honda claim your prize at spam.example' });
    const mails = () =>
      garage.api.mails.filter(
        ({ subject }) => /Moto Garage$/.test(subject) && /taken off|is back/.test(subject),
      );
    // Sends what earlier tests have left.
    await garage.api.sendWaiting();
    const before = mails().length;
    await off(garage.admin, id);
    await off(garage.admin, id);
    expect(mails().slice(before)).toMatchObject([
      { to: garage.seller.email, subject: 'Your motorcycle was taken off Moto Garage' },
    ]);
    const text = mails().at(-1)?.text ?? '';
    for (const said of [
      'your Honda Hornet 160, the red one off',
      reason,
      '/dashboard/myProduct',
      'write to us',
    ])
      expect(text).toContain(said);
    await back(garage.admin, id);
    // No mail while it can be undone.
    expect(mails()).toHaveLength(before + 1);
    await garage.api.sendWaiting();
    expect(mails().slice(before + 1)).toMatchObject([
      { to: garage.seller.email, subject: 'Your motorcycle is back on Moto Garage' },
    ]);
    // The listing may have been changed meanwhile.
    expect(mails().at(-1)?.text).not.toContain('as it was before');
    await off(garage.admin, unknown);
    expect(mails().at(-1)?.text).toContain('your Honda off the site');
    for (const mail of mails()) expect(mail.text).not.toContain('spam');
    await sql`update users set email_verified = false where id = ${garage.seller.id}`.execute(
      garage.api.database,
    );
    await off(garage.admin, id);
    expect(mails()).toHaveLength(before + 3);
    await sql`update users set email_verified = true where id = ${garage.seller.id}`.execute(
      garage.api.database,
    );
  });

  test('whoever waits for such a motorcycle is not told of it while it is off the site', async () => {
    const saved = { address: '?q=hornet', name: 'Hornets', frequency: 'never' };
    const answer = await garage.buyer.call('POST', '/mySearches', saved);
    expect(answer.status).toBe(201);
    await matchArrivals(garage.api.database, 'BDT');
    const id = await add();
    await off(garage.admin, id);
    await matchArrivals(garage.api.database, 'BDT');
    const found = async () =>
      (await garage.api.database.selectFrom('saved_search_matches').select('listing_id').execute()).map(
        ({ listing_id }) => listing_id,
      );
    expect(await found()).not.toContain(id);
    await back(garage.admin, id);
    await matchArrivals(garage.api.database, 'BDT');
    expect(await found()).toContain(id);
  });

  test('no price is compared with it, also where it was sold', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 14; n += 1)
      ids.push(await add({ name: 'Suzuki Gixxer 155', price: `${150_000 + n * 1_000}` }));
    const [shown = '', sold = ''] = ids;
    await garage.seller.call('PUT', `/myProducts/${sold}/sale`, { sold: true });
    const compared = async () => {
      const { price } = await see(shown);
      if (!price || 'notEnough' in price) throw new Error('no opinion');
      return { count: price.count, ids: price.comparables.map(({ _id }) => _id) };
    };
    await learnPrices(garage.api.database);
    const before = await compared();
    const first = before.ids.find((id) => id !== sold) ?? '';
    // It takes effect at once, whatever prices were learned.
    await off(garage.admin, first);
    expect((await compared()).ids).toEqual(before.ids.filter((id) => id !== first));
    await off(garage.admin, sold);
    await learnPrices(garage.api.database);
    expect((await compared()).count).toBe(before.count - 2);
  });

  test('a reason must be given, of what is there', async () => {
    const id = await add();
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }])
      expect((await garage.admin.call('PUT', `/bikes/${id}/takenOff`, body)).status).toBe(422);
    expect(await codeOf(await off(garage.admin, 'nothing'))).toEqual([404, 'product-not-found']);
    expect(await codeOf(await back(garage.admin, 'nothing'))).toEqual([404, 'product-not-found']);
  });

  test('what its seller deletes is off all the same: brought back it is not on the site', async () => {
    const id = await add();
    await garage.seller.call('DELETE', `/myProducts/${id}`);
    expect(await read(off(garage.admin, id))).toEqual(changed(1, 0));
    for (const restoredCount of [1, 0]) {
      expect(await read(garage.seller.call('POST', `/myProducts/${id}/restore`))).toEqual({
        acknowledged: true,
        restoredCount,
        takenOff: true,
      });
    }
    expect(await see(id)).toMatchObject({ forSale: false, takenOff: true });
    expect(await foundIn(garage.api, garage.buyer, id)).toEqual([]);
  });
});

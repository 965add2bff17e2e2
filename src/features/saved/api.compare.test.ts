import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { learnPrices } from '../prices/jobs.ts';
import type { BikePage } from '../search/contract.ts';
import type { Comparison, Glance } from './contract.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function remove(id: string) {
  await api.database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', id).execute();
}

describe('GET /bikesByIds', () => {
  test('in the order asked for, gone ones included; nothing of how to reach the seller', async () => {
    const [here, gone] = [await addListing(api.database), await addListing(api.database)];
    await remove(gone);
    const answer = await api.call('GET', `/bikesByIds?ids=${gone},0never&ids=${here}`);
    const glances = (await answer.json()) as Glance[];
    expect(glances.map(({ _id, forSale, bike }) => [_id, forSale, bike !== null])).toEqual([
      [gone, false, true],
      ['0never', false, false],
      [here, true, true],
    ]);
    expect(JSON.stringify(glances)).not.toContain('rahima@example.com');
    expect(await (await api.call('GET', '/bikesByIds')).json()).toEqual([]);
  });

  test('what is no id, and too many, is refused with what to do', async () => {
    for (const [search, code] of [
      ['ids=%00', 'id-unreadable'],
      ["ids=1' or '1", 'id-unreadable'],
      [`ids=${Array.from({ length: 201 }, (_, i) => i).join(',')}`, 'too-many'],
    ]) {
      const answer = await api.call('GET', `/bikesByIds?${search}`);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ fields: [{ field: 'ids', code }] });
    }
  });
});

describe('GET /compare', () => {
  async function compare(search: string): Promise<Comparison> {
    const answer = await api.call('GET', `/compare${search}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Comparison;
  }

  test('up to four in their order, with what such bikes are asked for, in a handful of statements', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const price = 100_000 + ((i * 37) % 20) * 1_000;
      ids.push(
        await addListing(api.database, {
          name: 'Bajaj Pulsar 150',
          make: 'Bajaj',
          model: 'Pulsar 150',
          engine_cc: 149,
          mileage_km: 10_000 + i * 100,
          price: String(price),
          price_amount: price,
        }),
      );
    }
    await learnPrices(api.database);
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    await remove(c);
    await compare(`?ids=${a}`);
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { bikes, leftOut } = await compare(`?ids=${d},${a},${b},${c}`);
    expect(statements.mock.calls.length).toBeLessThanOrEqual(3);
    statements.mockRestore();
    expect(bikes.map(({ bike }) => bike._id)).toEqual([d, a, b, c]);
    expect(leftOut).toEqual([]);
    // The same as on its own page.
    const { price } = (await (await api.call('GET', `/bikes/${d}`)).json()) as BikePage;
    if (!price || 'notEnough' in price) throw new Error('no opinion');
    const { expected, low, high, rating, basis, count, years, engines } = price;
    expect(bikes[0]?.price).toEqual({ expected, low, high, rating, basis, count, years, engines });
    expect(bikes[3]).toMatchObject({ forSale: false, price: null });
    const five = await compare(`?ids=${ids.slice(0, 5).join('&ids=')}`);
    expect(five.bikes).toHaveLength(4);
    expect(five.leftOut.map(({ code }) => code)).toEqual(['too-many']);
    expect(e).not.toBe('');
  });

  test('nothing, nonsense, duplicates and what never was: a clear answer', async () => {
    const id = await addListing(api.database);
    expect(await compare('')).toEqual({ bikes: [], leftOut: [] });
    const odd = ['%00', "'--", '<script>', `${'x,'.repeat(3_000)}`, '%F0%9F%8F%8D'];
    for (const each of odd) {
      const { bikes, leftOut } = await compare(`?ids=${each}&ids=${id},${id}&ids=0never`);
      expect(bikes.map(({ bike }) => bike._id)).toEqual([id]);
      expect(leftOut.map(({ code }) => code)).toContain('product-not-found');
    }
  });
});

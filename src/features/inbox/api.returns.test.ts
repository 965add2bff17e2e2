import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import type { InboxEntry } from './contract.ts';

let api: TestApi;
let admin: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await sql`update users set admin = true where id = ${admin.id}`.execute(api.database);
});
afterAll(() => api.close());

let people = 0;
/** Somebody new with as many listings that say the same. */
async function sellerOf(count: number): Promise<{ seller: Member; ids: string[] }> {
  people += 1;
  const seller = await api.signUp(`seller${people}@example.com`, 'seller');
  const ids: string[] = [];
  while (ids.length < count) {
    const answer = await seller.call('POST', '/products', { ...newProduct, description: 'First hand.' });
    ids.push(((await answer.json()) as { insertedId: string }).insertedId);
  }
  return { seller, ids };
}

const off = (id: string) => admin.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Stolen.' });
const doTo = (seller: Member, id: string) => ({
  delete: () => seller.call('DELETE', `/myProducts/${id}`),
  restore: () => seller.call('POST', `/myProducts/${id}/restore`),
  sell: () => seller.call('PUT', `/myProducts/${id}/sale`, { sold: true }),
  unsell: () => seller.call('PUT', `/myProducts/${id}/sale`, { sold: false }),
});

/** The motorcycles in the inbox as repeats, each with the former one. */
async function repeats(state = 'open'): Promise<(string | undefined)[][]> {
  const entries = (await (await admin.call('GET', `/inbox?limit=100&state=${state}`)).json()) as InboxEntry[];
  return entries
    .filter(({ kind }) => kind === 'repeat')
    .map(({ standing, repeat }) => [standing?.productId, repeat?.productId]);
}

describe('a copy of what is off the site comes into the inbox', () => {
  test('when it is restored, and when it is for sale again, once each', async () => {
    const { seller, ids } = await sellerOf(3);
    const [former = '', second = '', third = ''] = ids;
    const [restored, unsold] = [doTo(seller, second), doTo(seller, third)];
    await restored.delete();
    await unsold.sell();
    await off(former);
    expect(await repeats()).toEqual([]);
    expect(await (await restored.restore()).json()).toMatchObject({ restoredCount: 1 });
    expect(await repeats()).toEqual([[second, former]]);
    expect(await (await unsold.unsell()).json()).toMatchObject({ modifiedCount: 1 });
    const both = [
      [third, former],
      [second, former],
    ];
    expect(await repeats()).toEqual(both);
    // Nothing changes now, or it comes back a second time.
    for (const again of [restored.restore, unsold.unsell, restored.delete, restored.restore]) await again();
    expect(await repeats()).toEqual(both);
    for (const each of [second, third]) await off(each);
  });

  test('only by what brings it back: not by being sold, restored as sold, or restored while it is off', async () => {
    const { seller, ids } = await sellerOf(3);
    const [former = '', second = '', third = ''] = ids;
    const [sold, isOff] = [doTo(seller, second), doTo(seller, third)];
    await off(former);
    await off(third);
    for (const done of [sold.sell, sold.delete, sold.restore, isOff.delete, isOff.restore])
      expect((await done()).status).toBe(200);
    expect(await repeats()).toEqual([]);
    await sold.unsell();
    expect(await repeats()).toEqual([[second, third]]);
  });

  test('but not once more for each of several that were off when it was noted', async () => {
    const { seller, ids } = await sellerOf(3);
    const [first = '', second = '', later = ''] = ids;
    for (const each of [first, second]) await off(each);
    const added = await seller.call('POST', '/products', { ...newProduct, description: 'First hand.' });
    const copy = ((await added.json()) as { insertedId: string }).insertedId;
    const ofCopy = async () => (await repeats()).filter(([id]) => id === copy).map(([, former]) => former);
    expect(await ofCopy()).toEqual([second]);
    const { delete: remove, restore } = doTo(seller, copy);
    for (const done of [remove, restore]) await done();
    expect(await ofCopy()).toEqual([second]);
    await remove();
    await off(later);
    await restore();
    expect(await ofCopy()).toEqual([later, second]);
  });

  test('but nothing where the other one is back by then', async () => {
    const { seller, ids } = await sellerOf(2);
    const [former = '', copy = ''] = ids;
    const { delete: remove, restore } = doTo(seller, copy);
    const before = await repeats();
    await remove();
    await off(former);
    await admin.call('DELETE', `/bikes/${former}/takenOff`);
    await restore();
    expect(await repeats()).toEqual(before);
  });
});

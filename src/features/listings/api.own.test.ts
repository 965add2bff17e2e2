import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { add, list } from '../../../test/support/products.ts';
import type { DeletedProduct } from './contract.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
});
afterAll(() => api.close());

describe('S7 /myProducts', () => {
  test('S6 shows one’s own only, newest first', async () => {
    const ids = [await add(seller), await add(seller), await add(seller)];
    const own = await list(seller, '/myProducts?limit=100');
    expect(own.slice(0, ids.length).map((product) => product._id)).toEqual(ids.toReversed());
    expect(await list(buyer, '/myProducts')).toEqual([]);
  });

  test('DELETE answers deletedCount 1, then 404 with deletedCount 0; undo brings it back', async () => {
    const id = await add(seller, { category: 'touring' });
    const deleted = await seller.call('DELETE', `/myProducts/${id}`);
    expect([deleted.status, await deleted.json()]).toEqual([200, { acknowledged: true, deletedCount: 1 }]);
    expect(await list(buyer, '/categoryProducts/touring')).toEqual([]);
    const again = await seller.call('DELETE', `/myProducts/${id}`);
    expect([again.status, await again.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'product-not-found', deletedCount: 0 }),
    ]);
    const restored = await seller.call('POST', `/myProducts/${id}/restore`);
    expect([restored.status, await restored.json()]).toEqual([
      200,
      { acknowledged: true, restoredCount: 1, takenOff: false },
    ]);
    expect((await list(buyer, '/categoryProducts/touring')).map((product) => product._id)).toEqual([id]);
    const twice = await seller.call('POST', `/myProducts/${id}/restore`);
    expect(await twice.json()).toEqual({ acknowledged: true, restoredCount: 0, takenOff: false });
  });

  test('an unknown id is 404 with deletedCount 0', async () => {
    for (const id of ['nothing', '0', "1' or 1=1", 'x'.repeat(40), 'x'.repeat(900), 'x\0', '🏍']) {
      const response = await seller.call('DELETE', `/myProducts/${encodeURIComponent(id)}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ deletedCount: 0 }),
      ]);
    }
  });

  test('S6 every call with another’s id is refused and changes nothing', async () => {
    const id = await add(seller);
    for (const [method, path] of [
      ['DELETE', `/myProducts/${id}`],
      ['POST', `/myProducts/${id}/restore`],
      ['GET', `/myProducts/${id}/bookings`],
    ] as const) {
      const response = await buyer.call(method, path);
      expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([
        path,
        403,
        'not-yours',
      ]);
      expect((await api.call(method, path)).status).toBe(401);
    }
    expect((await list(seller, '/myProducts?limit=100')).map((product) => product._id)).toContain(id);
  });

  test('after 30 days it is too late to undo', async () => {
    const id = await add(seller);
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await api.database.updateTable('listings').set({ deleted_at: longAgo }).where('id', '=', id).execute();
    const response = await seller.call('POST', `/myProducts/${id}/restore`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      410,
      'undo-too-late',
    ]);
  });

  test('the deleted ones of 30 days are listed, the latest first, with until when; only to their seller', async () => {
    const member = await api.signUp('deleter@example.com', 'seller');
    const ids = [];
    for (const days of [3, 29, 31]) {
      const id = await add(member, { name: `Deleted ${days} days ago` });
      const then = new Date(Date.now() - days * 86_400_000);
      await api.database.updateTable('listings').set({ deleted_at: then }).where('id', '=', id).execute();
      ids.push(id);
    }
    await add(member, { name: 'Still here' });
    const deleted = (await list(member, '/myProducts/deleted')) as DeletedProduct[];
    expect(deleted.map(({ name }) => name)).toEqual(['Deleted 3 days ago', 'Deleted 29 days ago']);
    const left = deleted.map(({ restorableUntil }) =>
      Math.round((Date.parse(restorableUntil) - Date.now()) / 86_400_000),
    );
    expect(left).toEqual([27, 1]);

    const first = await member.call('GET', '/myProducts/deleted?limit=1');
    const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await list(member, next)).map(({ name }) => name)).toEqual(['Deleted 29 days ago']);
    expect((await member.call('GET', '/myProducts/deleted?cursor=x')).status).toBe(422);

    expect(await list(buyer, '/myProducts/deleted')).toEqual([]);
    expect((await api.call('GET', '/myProducts/deleted')).status).toBe(401);
    expect((await member.call('POST', `/myProducts/${ids[1]}/restore`)).status).toBe(200);
    expect((await list(member, '/myProducts/deleted')).map(({ name }) => name)).toEqual([
      'Deleted 3 days ago',
    ]);
  });
});

test('GET /myLastProduct: the number of what one listed last and still has; nobody else is told', async () => {
  const lister = await api.signUp('lists@example.com', 'seller');
  const last = async (member: Member) => (await member.call('GET', '/myLastProduct')).json();
  expect(await last(lister)).toEqual({ number: null });
  await add(lister, { number: '01712-345678' });
  const latest = await add(lister, { number: '01812-345678' });
  expect(await last(lister)).toEqual({ number: '+8801812345678' });
  await lister.call('PUT', `/myProducts/${latest}/sale`, { sold: true });
  expect(await last(lister)).toEqual({ number: '+8801812345678' });
  await lister.call('DELETE', `/myProducts/${latest}`);
  expect(await last(lister)).toEqual({ number: '+8801712345678' });
  expect(await last(buyer)).toEqual({ number: null });
  expect((await api.call('GET', '/myLastProduct')).status).toBe(401);
});

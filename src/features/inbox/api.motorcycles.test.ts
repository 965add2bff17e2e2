import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import type { InboxEntry } from './contract.ts';
import { othersNamed } from './domain.ts';

let api: TestApi;
let admin: Member;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await sql`update users set email_verified = true, admin = true where id = ${admin.id}`.execute(
    api.database,
  );
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

async function add(who: Member, more: object = {}): Promise<string> {
  const answer = await who.call('POST', '/products', { ...newProduct, ...more });
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const off = (id: string) => admin.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Riders told us.' });
const back = (id: string) => admin.call('DELETE', `/bikes/${id}/takenOff`);
const report = (id: string) => api.call('POST', `/bikes/${id}/reports`, { reason: 'money-first' });

/** Entries about a motorcycle. */
async function entriesOf(id: string, state = 'open'): Promise<InboxEntry[]> {
  const answer = await admin.call('GET', `/inbox?limit=100&state=${state}`);
  return ((await answer.json()) as InboxEntry[]).filter(({ standing }) => standing?.productId === id);
}

describe('what else its seller sells', () => {
  const othersOf = async (id: string) => (await entriesOf(id))[0]?.standing?.others;

  test('the inbox counts what is for sale and what was taken off, put back or not, and names some', async () => {
    const id = await add(seller);
    await report(id);
    expect(await othersOf(id)).toEqual({ forSale: 0, takenOff: 0, some: [] });
    const [isOff, wasOff, gone] = [await add(seller), await add(seller), await add(seller)];
    const [sold, plain] = [await add(seller), await add(seller)];
    await add(await api.signUp('neighbour@example.com', 'seller'));
    for (const each of [isOff, wasOff, gone]) await off(each);
    await back(wasOff);
    await seller.call('DELETE', `/myProducts/${gone}`);
    await seller.call('PUT', `/myProducts/${sold}/sale`, { sold: true });
    const others = await othersOf(id);
    expect(others).toMatchObject({ forSale: 2, takenOff: 3 });
    expect(others?.some.map(({ _id, takenOff }) => [_id, takenOff])).toEqual([
      [gone, true],
      [wasOff, true],
      [isOff, true],
      [plain, false],
    ]);
    for (let count = 0; count < othersNamed; count += 1) await add(seller);
    expect(await othersOf(id)).toMatchObject({ forSale: 2 + othersNamed, takenOff: 3 });
    expect((await othersOf(id))?.some).toHaveLength(othersNamed);
  });

  test('of what nobody with an account sells nothing is said', async () => {
    const id = await addListing(api.database, { origin: 'import' });
    await addListing(api.database, { origin: 'import' });
    await report(id);
    expect(await othersOf(id)).toBeNull();
  });
});

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

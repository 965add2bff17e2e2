import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing, listingOf } from '../../../test/support/listings.ts';
import type { BikePage } from './contract.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function see(id: string): Promise<BikePage> {
  const response = await api.call('GET', `/bikes/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as BikePage;
}

describe('the seller, GET /bikes/{id}', () => {
  test('whether the mailbox of their account is proven, and how many others of theirs are for sale', async () => {
    const [seller, other] = [
      await api.signUp('trust@example.com', 'seller'),
      await api.signUp('other@example.com', 'seller'),
    ];
    const add = (seller_id: string) => addListing(api.database, { seller_id });
    const id = await add(seller.id);
    await add(other.id);
    expect(await see(id)).toMatchObject({ emailConfirmed: false, othersForSale: 0 });

    const [sold, deleted] = [await add(seller.id), await add(seller.id), await add(seller.id)];
    expect(await see(id)).toMatchObject({ emailConfirmed: false, othersForSale: 3 });
    await api.database.updateTable('listings').set({ sold_at: new Date() }).where('id', '=', sold).execute();
    await api.database
      .updateTable('listings')
      .set({ deleted_at: new Date() })
      .where('id', '=', deleted)
      .execute();
    await sql`update users set email_verified = true where id = ${seller.id}`.execute(api.database);
    const page = await see(id);
    expect(page).toMatchObject({ emailConfirmed: true, othersForSale: 1 });
    expect(JSON.stringify(page)).not.toContain('trust@example.com');
    // A sold listing counts the seller's others, but is not counted among them.
    expect(await see(sold)).toMatchObject({ emailConfirmed: true, othersForSale: 2 });
  });

  test('counting ends where nobody wants to know more', async () => {
    const seller = await api.signUp('dealer@example.com', 'seller');
    const many = Array.from({ length: 120 }, () => listingOf({ seller_id: seller.id }));
    await api.database.insertInto('listings').values(many).execute();
    expect(await see(many[0]?.id ?? '')).toMatchObject({ othersForSale: 100 });
  });

  test('nothing is said where nobody with an account sells it', async () => {
    await addListing(api.database, { origin: 'sample' });
    for (const parts of [{ origin: 'sample' as const }, { origin: 'import' as const }, { seller_name: '' }]) {
      const page = await see(await addListing(api.database, parts));
      expect(page).toMatchObject({ memberSince: null, emailConfirmed: null, othersForSale: null });
    }
  });
});

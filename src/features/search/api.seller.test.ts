import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bikePages } from '../../../test/support/bike-pages.ts';
import { addListing, listingOf } from '../../../test/support/listings.ts';

const garage = bikePages();
const { see } = garage;

describe('the seller, GET /bikes/{id}', () => {
  test('whether the mailbox of their account is proven, and how many others of theirs are for sale', async () => {
    const [seller, other] = [
      await garage.api.signUp('trust@example.com', 'seller'),
      await garage.api.signUp('other@example.com', 'seller'),
    ];
    const add = (seller_id: string) => addListing(garage.api.database, { seller_id });
    const id = await add(seller.id);
    await add(other.id);
    expect(await see(id)).toMatchObject({ emailConfirmed: false, othersForSale: 0 });

    const [sold, deleted] = [await add(seller.id), await add(seller.id), await add(seller.id)];
    expect(await see(id)).toMatchObject({ emailConfirmed: false, othersForSale: 3 });
    await garage.api.database
      .updateTable('listings')
      .set({ sold_at: new Date() })
      .where('id', '=', sold)
      .execute();
    await garage.api.database
      .updateTable('listings')
      .set({ deleted_at: new Date() })
      .where('id', '=', deleted)
      .execute();
    await sql`update users set email_verified = true where id = ${seller.id}`.execute(garage.api.database);
    const page = await see(id);
    expect(page).toMatchObject({ emailConfirmed: true, othersForSale: 1 });
    expect(JSON.stringify(page)).not.toContain('trust@example.com');
    // A sold listing counts the seller's others, but is not counted among them.
    expect(await see(sold)).toMatchObject({ emailConfirmed: true, othersForSale: 2 });
  });

  test('counting ends where nobody wants to know more', async () => {
    const seller = await garage.api.signUp('dealer@example.com', 'seller');
    const many = Array.from({ length: 120 }, () => listingOf({ seller_id: seller.id }));
    await garage.api.database.insertInto('listings').values(many).execute();
    expect(await see(many[0]?.id ?? '')).toMatchObject({ othersForSale: 100 });
  });

  test('nothing is said where nobody with an account sells it', async () => {
    await addListing(garage.api.database, { origin: 'sample' });
    for (const parts of [{ origin: 'sample' as const }, { origin: 'import' as const }, { seller_name: '' }]) {
      const page = await see(await addListing(garage.api.database, parts));
      expect(page).toMatchObject({ memberSince: null, emailConfirmed: null, othersForSale: null });
    }
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing, type ListingParts } from '../../../../test/support/listings.ts';
import { isDrawing } from '../../artwork/domain.ts';

let test_: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

const add = (parts: ListingParts = {}) => addListing(test_.database, parts);

async function entry(id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select entry.no, entry.for_sale, entry.price, entry.seller, entry.photo, entry.own_name, make.slug as make, model.slug as model,
      division.slug as division, district.slug as district, entry.changed::text as changed
    from search_entries entry
    left join search_terms make on make.id = entry.make_id
    left join search_terms model on model.id = entry.model_id
    left join search_terms division on division.id = entry.division_id
    left join search_terms district on district.id = entry.district_id
    where entry.listing_id = ${id}`.execute(test_.database);
  return rows[0] ?? {};
}

async function isFoundBy(id: string, ...words: string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from search_words join search_entries using (no)
    where listing_id = ${id} and words @@ array_to_string(${words}::text[], ' & ')::tsquery`.execute(
    test_.database,
  );
  return rows.length === 1;
}

describe('a listing’s row follows the listing', () => {
  test('from its first moment', async () => {
    const id = await add({
      make: 'Harley-Davidson',
      model: 'Forty-Eight',
      location: 'Mirpur, Dhaka',
      price_amount: 5,
    });
    expect(await entry(id)).toMatchObject({
      for_sale: true,
      price: 5,
      seller: 'member',
      photo: false,
      make: 'harley-davidson',
      model: 'harley-davidson-forty-eight',
      division: 'dhaka',
      district: 'dhaka',
    });
  });

  test('when its price changes; and it tells of every change, also of what nobody searches by', async () => {
    const id = await add({ price_amount: 90_000 });
    const first = await entry(id);
    await sql`update listings set seller_name = 'Another' where id = ${id}`.execute(test_.database);
    const before = await entry(id);
    expect(before).toEqual({ ...first, changed: before.changed });
    expect(before.changed).not.toBe(first.changed);
    await sql`update listings set price_amount = 85000 where id = ${id}`.execute(test_.database);
    const after = await entry(id);
    expect(after).toMatchObject({ no: before.no, price: 85_000 });
    expect(after.changed).not.toBe(before.changed);
  });

  test('when its words change', async () => {
    const id = await add({ name: 'Suzuki Gixxer', description: 'Akrapovic exhaust' });
    expect(await isFoundBy(id, 'akrapovic', 'gixxer')).toBe(true);
    await sql`update listings set description = 'Plain' where id = ${id}`.execute(test_.database);
    expect(await isFoundBy(id, 'akrapovic')).toBe(false);
    expect(await isFoundBy(id, 'plain')).toBe(true);
  });

  test('when it is deleted, restored, and really gone', async () => {
    const id = await add();
    await sql`update listings set deleted_at = now() where id = ${id}`.execute(test_.database);
    expect(await entry(id)).toMatchObject({ for_sale: false });
    await sql`update listings set deleted_at = null where id = ${id}`.execute(test_.database);
    expect(await entry(id)).toMatchObject({ for_sale: true });
    await sql`delete from listings where id = ${id}`.execute(test_.database);
    expect(await entry(id)).toMatchObject({ for_sale: false });
  });

  test('in both scripts; a word that is none does not keep a listing out', async () => {
    const id = await add({ name: 'পালসার NS200', description: `চট্টগ্রাম, ২০১৮ সালের। ${'x'.repeat(3_000)}` });
    expect(await isFoundBy(id, 'পালসার', 'ns', '200', 'চট্টগ্রাম', '2018', 'সালের')).toBe(true);
  });

  test('when its papers change: only a registration in the seller’s own name is one', async () => {
    const id = await add({ registration: 'somebody-else' });
    expect(await entry(id)).toMatchObject({ own_name: false });
    await sql`update listings set registration = 'seller' where id = ${id}`.execute(test_.database);
    expect(await entry(id)).toMatchObject({ own_name: true });
    await sql`update listings set registration = null where id = ${id}`.execute(test_.database);
    expect(await entry(id)).toMatchObject({ own_name: false });
  });

  test('a picture of the seller’s own is a photo, an illustration is none', async () => {
    expect(await entry(await add({ image: 'https://pictures.example/1.jpg' }))).toMatchObject({
      photo: true,
    });
    for (const image of ['/art/naked-signal.svg', '/art/poster-dirt.svg', '/art/category-bmw.svg'])
      expect([image, (await entry(await add({ image }))).photo, isDrawing(image)]).toEqual([
        image,
        false,
        true,
      ]);
    // A file on another site is not ours, even with a similar name.
    for (const theirs of [
      'https://pictures.example/art/naked.svg.jpg',
      'https://pictures.example/art/naked-signal.svg',
      'http://pictures.example/art/x.svg?1',
    ])
      expect([theirs, (await entry(await add({ image: theirs }))).photo, isDrawing(theirs)]).toEqual([
        theirs,
        true,
        false,
      ]);
  });

  test('makes are one, however they are written; a listing without a make has no model either', async () => {
    expect(await entry(await add({ make: 'YAMAHA', model: 'fz-s  V3' }))).toMatchObject({
      make: 'yamaha',
      model: 'yamaha-fz-s-v3',
    });
    expect(await entry(await add({ make: 'Yamaha', model: 'FZ S-v3' }))).toMatchObject({
      model: 'yamaha-fz-s-v3',
    });
    expect(await entry(await add({ make: null, model: 'Thing' }))).toMatchObject({ make: null, model: null });
    expect(await entry(await add({ make: 'Norton', model: null }))).toMatchObject({
      make: 'norton',
      model: null,
    });
  });
});

describe('a place is understood', () => {
  test.each([
    ['Kandirpar, Comilla', 'chattogram', 'cumilla'],
    ['Cumilla, Chattogram', 'chattogram', 'cumilla'],
    ['Agrabad, Chittagong', 'chattogram', 'chattogram'],
    ['jessore sadar', 'khulna', 'jashore'],
    ['Barisal', 'barishal', 'barishal'],
    ['Bogra, Rajshahi', 'rajshahi', 'bogura'],
    ['কুমিল্লা', 'chattogram', 'cumilla'],
    ['Cox’s Bazar', 'chattogram', 'coxs-bazar'],
    ['Gazipur, Dhaka, Bangladesh', 'dhaka', 'gazipur'],
    ['Mirpur-10, near the stadium', 'dhaka', 'dhaka'],
    ['Khulna Division', 'khulna', null],
    ['behind the big tree', null, null],
  ])('%s', async (location, division, district) => {
    expect(await entry(await add({ location }))).toMatchObject({ division, district });
  });

  test.each([
    ['India', 'Delhi', 'india', 'india-delhi'],
    ['India', 'Karol Bagh, Delhi, India', 'india', 'india-delhi'],
    ['Sri Lanka', 'Sri Lanka', 'sri-lanka', null],
    ['Pakistan', 'Hyderabad', 'pakistan', 'pakistan-hyderabad'],
  ])('outside of Bangladesh as it is written: %s, %s', async (country, location, division, district) => {
    expect(await entry(await add({ country, location }))).toMatchObject({ division, district });
  });
});

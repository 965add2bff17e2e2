import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { yearOf } from '../../kernel/dates.ts';
import type { BikePage, FoundBikes } from '../search/contract.ts';
import type { Product } from './contract.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
});
afterAll(() => api.close());

async function add(change: Record<string, unknown> = {}): Promise<string> {
  const response = await seller.call('POST', '/products', { ...newProduct, ...change });
  expect(response.status).toBe(201);
  return ((await response.json()) as { insertedId: string }).insertedId;
}

const patch = (id: string, change: object) => seller.call('PATCH', `/myProducts/${id}`, change);

async function stored(id: string): Promise<Product> {
  const response = await seller.call('GET', `/myProducts/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Product;
}

async function finds(query: string, id: string): Promise<boolean> {
  const { items } = (await (await api.call('GET', `/bikes?${query}`)).json()) as FoundBikes;
  return items.some(({ _id }) => _id === id);
}

describe('GET /myProducts/{id}', () => {
  test('answers one’s own product; another’s, a deleted one and what never was are 404 alike', async () => {
    const id = await add({ name: 'Yamaha R15 V3' });
    expect(await stored(id)).toMatchObject({ _id: id, name: 'Yamaha R15 V3', number: '+8801812345678' });
    const gone = await add();
    await seller.call('DELETE', `/myProducts/${gone}`);
    for (const [member, which] of [
      [buyer, id],
      [seller, gone],
      [seller, 'nothing'],
    ] as const)
      expect((await member.call('GET', `/myProducts/${which}`)).status).toBe(404);
    expect((await api.call('GET', `/myProducts/${id}`)).status).toBe(401);
    // The word is not taken for an id.
    expect(await (await seller.call('GET', '/myProducts/deleted')).json()).toMatchObject([{ _id: gone }]);
  });
});

describe('PATCH /myProducts/{id}, the whole listing', () => {
  test('what is named changes, with what is read from it; what is not named stays', async () => {
    const id = await add({ description: 'One owner.', mileage: 20_000, owners: 2 });
    const before = await stored(id);
    const response = await patch(id, { name: 'Vespa LX 125', location: 'Uttara, Dhaka', mileage: null });
    expect([response.status, await response.json()]).toEqual([200, { acknowledged: true, modifiedCount: 1 }]);
    expect(await stored(id)).toEqual({
      ...before,
      name: 'Vespa LX 125',
      make: 'Vespa',
      model: expect.stringContaining('LX'),
      engineCapacity: 125,
      location: 'Uttara, Dhaka',
      mileage: null,
    });
    expect(before.make).toBe('Honda');
  });

  test('every field can be changed, and comes back as a new product’s would', async () => {
    const id = await add();
    const change = {
      name: 'Honda CB Hornet 160R ABS',
      image: 'https://example.org/bike.jpg',
      price: '1.45 lakh',
      originalPrice: '৳ 1,95,000',
      location: 'Mirpur, Dhaka',
      yearOfUse: '2021',
      sellerName: 'Karim',
      number: '০১৭১২-৩৪৫৬৭৮',
      category: 'sports',
      condition: 'excellent',
      description: 'First line.\nSecond line.',
      mileage: 12_345,
      owners: 3,
    };
    expect((await patch(id, change)).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      ...change,
      number: '+8801712345678',
      priceAmount: 145_000,
      originalPriceAmount: 195_000,
      year: 2021,
      model: expect.stringContaining('Hornet'),
    });
  });

  test.each([
    ['http://127.0.0.1:3000/art/naked-sky.svg', '/art/naked-sky.svg'],
    ['http://127.0.0.1:3000/art/naked-sky.svg?v=1#top', '/art/naked-sky.svg'],
    ['http://127.0.0.1:3000/art/nonsense.svg', 'http://127.0.0.1:3000/art/nonsense.svg'],
    ['https://pictures.example/art/naked-sky.svg', 'https://pictures.example/art/naked-sky.svg'],
  ])('the picture %s is kept as %s, of a new product and of a changed one', async (image, kept) => {
    const id = await add({ image });
    expect((await stored(id)).image).toBe(kept);
    await patch(id, { image: 'https://pictures.example/1.jpg' });
    await patch(id, { image });
    expect((await stored(id)).image).toBe(kept);
  });

  test('search, page, address and price history follow', async () => {
    const id = await add({ name: 'TVS Apache RTR 160', location: 'Sylhet' });
    expect([await finds('make=tvs', id), await finds('division=sylhet', id)]).toEqual([true, true]);
    await patch(id, { name: 'Suzuki Gixxer SF', location: 'Khulna', price: '1,50,000' });
    expect([await finds('make=tvs', id), await finds('division=sylhet', id)]).toEqual([false, false]);
    expect([await finds('make=suzuki&division=khulna', id), await finds('q=gixxer+sf', id)]).toEqual([
      true,
      true,
    ]);
    const page = (await (await api.call('GET', `/bikes/${id}`)).json()) as BikePage;
    expect(page.within.map(({ address }) => address)).toContain('?make=suzuki');
    expect(page.priceHistory.map(({ amount }) => amount)).toEqual([150_000, 160_000]);
  });

  test('a year of use that is not changed is not read anew: "3 years" stays of the year when it was said', async () => {
    const id = await add({ yearOfUse: '3 years' });
    await api.database.updateTable('listings').set({ year: 2015 }).where('id', '=', id).execute();
    await patch(id, { description: 'Still there.' });
    expect((await stored(id)).year).toBe(2015);
    await patch(id, { yearOfUse: '4 years' });
    expect((await stored(id)).year).toBe(yearOf(new Date()) - 4);
  });

  test.each([
    [{ name: ' ' }, 'name', 'name-empty'],
    [{ image: 'javascript:alert(1)' }, 'image', 'image-invalid'],
    [{ location: '' }, 'location', 'location-empty'],
    [{ yearOfUse: '20199' }, 'yearOfUse', 'year-of-use-unclear'],
    [{ number: '99' }, 'number', 'mobile-invalid'],
    [{ category: 'spaceships' }, 'category', 'category-unknown'],
    [{ condition: 'mint' }, 'condition', 'invalid-value'],
    [{ description: 'x'.repeat(4_001) }, 'description', 'too-long'],
    [{ mileage: -1 }, 'mileage', 'mileage-unclear'],
    [{ owners: 0 }, 'owners', 'owners-unclear'],
    [{ sellerName: '' }, 'sellerName', 'seller-name-empty'],
    [{ email: 'other@example.com' }, '', 'nothing-to-change'],
  ])('%j is refused at %s as %s, and nothing is changed', async (change, field, code) => {
    const id = await add();
    const before = await stored(id);
    const response = await patch(id, { location: 'Elsewhere', ...change });
    if (code === 'nothing-to-change') {
      const alone = await patch(id, change);
      const { fields } = (await alone.json()) as { fields: unknown };
      expect([alone.status, fields]).toMatchObject([422, [{ field, code }]]);
      expect((await stored(id)).email).toBe(seller.email);
      return;
    }
    const { fields } = (await response.json()) as { fields: unknown };
    expect([response.status, fields]).toMatchObject([422, [{ field, code }]]);
    expect(await stored(id)).toEqual(before);
  });

  test('who has not seen what a field says by now does not overwrite it; other fields do not matter', async () => {
    const id = await add({ description: 'One owner.', mileage: 20_000 });
    const was = { price: '1,60,000', description: 'One owner.', mileage: 20_000 };
    expect((await patch(id, { price: '1,55,000', was })).status).toBe(200);
    const refused = await patch(id, { price: '1,50,000', mileage: 21_000, was });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'changed-meanwhile',
        fields: [
          {
            field: 'price',
            code: 'changed-meanwhile',
            detail: 'In the meantime this was changed to: 1,55,000',
          },
        ],
      }),
    ]);
    expect(await stored(id)).toMatchObject({ price: '1,55,000', mileage: 20_000 });
    // A change of other fields, or of a field to the same value, overwrites nothing.
    expect((await patch(id, { mileage: 21_000, was })).status).toBe(200);
    expect((await patch(id, { price: '1,55,000', was })).status).toBe(200);
    expect((await patch(id, { price: '1,50,000', was: { price: '1,55,000' } })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ price: '1,50,000', mileage: 21_000 });
  });

  test('of two who save at once from the same page one is told', async () => {
    const id = await add();
    for (let round = 0; round < 5; round += 1) {
      const { location } = await stored(id);
      const answers = await Promise.all(
        ['Dhaka', 'Khulna'].map((place) => patch(id, { location: `${place} ${round}`, was: { location } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

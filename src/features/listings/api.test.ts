import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { DeletedProduct, Product } from './contract.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;

const motorcycle = {
  name: 'Yamaha FZ-S V3',
  image: '/art/naked-signal.svg',
  price: '1.85 lakh',
  originalPrice: '২,৬৫,০০০',
  number: '01712-345678',
  sellerName: 'Rahima',
  postTime: '1999-01-01T00:00:00.000Z',
  location: 'Kandirpar, Cumilla',
  category: 'commuters',
  yearOfUse: '2019',
  condition: 'good',
  description: 'One owner.',
};

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
});
afterAll(() => api.close());

async function add(member: Member, change: Record<string, unknown> = {}): Promise<string> {
  const response = await member.call('POST', '/products', { ...motorcycle, ...change });
  expect(response.status).toBe(201);
  return ((await response.json()) as { insertedId: string }).insertedId;
}

async function list(member: Member, path: string): Promise<Product[]> {
  const response = await member.call('GET', path);
  expect(response.status).toBe(200);
  return (await response.json()) as Product[];
}

describe('S7 GET /category', () => {
  test('is public and answers _id, name and image, the three of the specification first', async () => {
    const response = await api.call('GET', '/category');
    const categories = (await response.json()) as { name: string }[];
    expect(response.status).toBe(200);
    expect(categories.slice(0, 3).map((category) => category.name)).toEqual([
      'bmw',
      'harley davidson',
      'dirt bikes',
    ]);
    for (const category of categories) expect(Object.keys(category)).toEqual(['_id', 'name', 'image']);
    const again = await api.call('GET', '/category', undefined, {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});

describe('S7 POST /products', () => {
  test('answers acknowledged and the new id', async () => {
    const response = await seller.call('POST', '/products', motorcycle);
    expect([response.status, await response.json()]).toEqual([
      201,
      { acknowledged: true, insertedId: expect.any(String) },
    ]);
  });

  test('S3 keeps every field of a product; time and e-mail are the server’s', async () => {
    const before = Date.now();
    const id = await add(seller);
    const product = (await list(seller, '/myProducts')).find((item) => item._id === id);
    expect(product).toMatchObject({
      ...motorcycle,
      number: '+8801712345678',
      postTime: expect.any(String),
      email: seller.email,
      priceAmount: 185_000,
      originalPriceAmount: 265_000,
      make: 'Yamaha',
      year: 2019,
      country: 'Bangladesh',
      currency: null,
      sample: false,
      garageAnswers: false,
    });
    expect(Date.parse(product?.postTime ?? '')).toBeGreaterThanOrEqual(before - 1_000);
  });

  test('S6 a buyer who adds a product becomes a seller', async () => {
    const member = await api.signUp('turned@example.com', 'buyer');
    await add(member);
    const row = await api.database
      .selectFrom('users')
      .select('role')
      .where('id', '=', member.id)
      .executeTakeFirst();
    expect(row?.role).toBe('seller');
  });

  test('seller name, category and condition have defaults', async () => {
    const member = await api.signUp('plain@example.com', 'seller');
    const { sellerName: _s, category: _c, condition: _n, description: _d, ...least } = motorcycle;
    const response = await member.call('POST', '/products', { ...least, name: 'Royal Enfield Classic 350' });
    expect(response.status).toBe(201);
    const [product] = await list(member, '/myProducts');
    expect(product).toMatchObject({ sellerName: 'plain', condition: 'good', description: '' });
    expect(['classics', 'cruisers']).toContain(product?.category);
  });

  test('a category that is not chosen is read from the name', async () => {
    const member = await api.signUp('unchosen@example.com', 'seller');
    await add(member, { name: 'Harley-Davidson Street 750', category: '' });
    await add(member, { name: 'Kawasaki KX 250', category: undefined });
    const categories = (await list(member, '/myProducts')).map((product) => product.category);
    expect(categories).toEqual(['dirt bikes', 'harley davidson']);
  });

  test('kilometres and owners may be told, as whole numbers that can be', async () => {
    const _id = await add(seller, { mileage: 17_654, owners: 2 });
    const without = await add(seller);
    const products = await list(seller, '/myProducts');
    const figuresOf = (id: string) => products.find((product) => product._id === id);
    expect(figuresOf(_id)).toMatchObject({ mileage: 17_654, owners: 2 });
    expect(figuresOf(without)).toMatchObject({ mileage: null, owners: null });
    for (const [change, code] of [
      [{ mileage: -1 }, 'mileage-unclear'],
      [{ mileage: 1.5 }, 'mileage-unclear'],
      [{ mileage: 300_001 }, 'mileage-unclear'],
      [{ mileage: '17654' }, 'invalid-type'],
      [{ owners: 0 }, 'owners-unclear'],
      [{ owners: 21 }, 'owners-unclear'],
    ] as const) {
      const response = await seller.call('POST', '/products', { ...motorcycle, ...change });
      const { fields } = (await response.json()) as { fields: { field: string; code: string }[] };
      expect([response.status, fields[0]?.field, fields[0]?.code]).toEqual([
        422,
        Object.keys(change)[0],
        code,
      ]);
    }
  });

  test('what cannot be seen of a text is not kept; Bangla is, line breaks of the description too', async () => {
    const name = 'হঠাত\u09cd\u200d এফজেডএস';
    const id = await add(seller, {
      name: `\u202e${name}\u200b`,
      location: 'Mirpur\u0000\u2066,\nDhaka',
      description: 'One\r\nowner.\u0007',
      number: '\u202a01712-345678\u202c',
    });
    const product = (await list(seller, '/myProducts')).find((item) => item._id === id);
    expect(product).toMatchObject({
      name,
      location: 'Mirpur, Dhaka',
      description: 'One\nowner.',
      number: '+8801712345678',
    });
  });

  test('another account’s e-mail is refused', async () => {
    const response = await seller.call('POST', '/products', { ...motorcycle, email: buyer.email });
    expect(response.status).toBe(403);
    expect(
      (await seller.call('POST', '/products', { ...motorcycle, email: 'Seller@Example.com' })).status,
    ).toBe(201);
  });

  test('S5 every text field is required except the description', async () => {
    const response = await seller.call('POST', '/products', {});
    const { fields } = (await response.json()) as { fields: { field: string; code: string }[] };
    expect(response.status).toBe(422);
    expect(fields.map(({ field }) => field)).toEqual([
      'name',
      'image',
      'price',
      'originalPrice',
      'location',
      'yearOfUse',
      'number',
    ]);
    expect(new Set(fields.map(({ code }) => code))).toEqual(new Set(['missing']));
  });

  test.each([
    ['name', '   ', 'name-empty'],
    ['name', 'x'.repeat(121), 'too-long'],
    ['name', '\u202e\u200b', 'name-empty'],
    ['name', '\u0301\u0302', 'name-empty'],
    ['name', 'Yamaha \ud83c', 'text-broken'],
    ['location', '\u200b', 'location-empty'],
    ['description', 'cut in two: \udc4d', 'text-broken'],
    ['price', '1,25,000\ufffd', 'text-broken'],
    ['image', 'javascript:alert(1)', 'image-invalid'],
    ['image', '/art/../secret', 'image-unknown'],
    ['image', '/art/nonsense.svg', 'image-unknown'],
    ['image', '/art/naked-pink.svg', 'image-unknown'],
    ['price', '-5000', 'price-negative'],
    ['price', '1.25', 'price-too-low'],
    ['originalPrice', '2.1', 'price-too-low'],
    ['price', '9'.repeat(13), 'price-too-high'],
    ['price', 'x'.repeat(61), 'price-too-long'],
    ['price', '0', 'price-unclear'],
    ['price', '1e9', 'price-unclear'],
    ['price', 'NaN', 'price-unclear'],
    ['price', '1,25,00', 'price-unclear'],
    ['price', '12.50.00', 'price-unclear'],
    ['price', '125000 or 130000', 'price-unclear'],
    ['price', 'Tk 85,000 ($800)', 'price-unclear'],
    ['originalPrice', '1e9', 'price-unclear'],
    ['yearOfUse', '1850', 'year-of-use-unclear'],
    ['yearOfUse', '২০৯৯', 'year-of-use-unclear'],
    ['number', '12345', 'mobile-invalid'],
    ['category', 'spaceships', 'category-unknown'],
    ['condition', 'shiny', 'invalid-value'],
    ['description', 'x'.repeat(4_001), 'too-long'],
  ])('%s %j is refused as %s', async (field, value, code) => {
    const response = await seller.call('POST', '/products', { ...motorcycle, [field]: value });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as {
      fields: { field: string; code: string; detail: string }[];
    };
    expect(fields).toEqual([{ field, code, detail: expect.stringMatching(/^[A-Z].*\.$/) }]);
  });

  test('words without a figure are a price too', async () => {
    const id = await add(seller, { price: 'Call' });
    const product = (await list(seller, '/myProducts')).find((item) => item._id === id);
    expect(product).toMatchObject({ price: 'Call', priceAmount: null });
  });

  test.each([
    ['1,25,000', '2,10,000', null, 125_000, 210_000],
    ['Tk 1,25,000', '৳ 2,10,000', null, 125_000, 210_000],
    ['₹ 85,000', '1,10,000', 'INR', 85_000, 110_000],
    ['$1,500', '৳ 2,10,000', 'USD', 1_500, null],
    ['1,25,000', '€3,000', null, 125_000, null],
    ['Rs 85,000', '1,10,000', null, null, null],
    ['Tk 85,000 (INR)', '1,10,000', null, null, null],
  ])(
    'the currency of %j and %j',
    async (price, originalPrice, currency, priceAmount, originalPriceAmount) => {
      const id = await add(seller, { price, originalPrice });
      const product = (await list(seller, '/myProducts')).find((item) => item._id === id);
      expect(product).toMatchObject({ price, originalPrice, currency, priceAmount, originalPriceAmount });
    },
  );

  test('what is not a JSON object, or is too large, is told so', async () => {
    for (const body of ['{', '[]', '"x"', 'null']) {
      const response = await seller.call('POST', '/products', body);
      const { code } = (await response.json()) as { code: string };
      expect([body, response.status, code]).toEqual([body, 400, 'body-unreadable']);
    }
    for (const body of ['', undefined]) {
      expect([body, (await seller.call('POST', '/products', body)).status]).toEqual([body, 422]);
    }
    const large = await seller.call('POST', '/products', { ...motorcycle, description: 'x'.repeat(70_000) });
    expect([large.status, ((await large.json()) as { code: string }).code]).toEqual([413, 'too-large']);
  });
});

describe('S7 GET /categoryProducts/{name}', () => {
  test('needs a token, knows names with spaces and capitals, and refuses unknown ones', async () => {
    expect((await api.call('GET', '/categoryProducts/bmw')).status).toBe(401);
    expect((await buyer.call('GET', '/categoryProducts/Harley%20Davidson')).status).toBe(200);
    const unknown = await buyer.call('GET', '/categoryProducts/spaceships');
    expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
      404,
      'category-not-found',
    ]);
  });

  test('newest first, 24 at a time, each product once over all pages', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n++)
      ids.unshift(await add(seller, { category: 'bmw', name: `BMW G 310 R no ${n}` }));
    const first = await buyer.call('GET', '/categoryProducts/bmw');
    const link = first.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1] ?? '';
    const firstPage = (await first.json()) as Product[];
    expect(firstPage).toHaveLength(24);
    // Something new at the top must not shift the second page.
    await add(seller, { category: 'bmw' });
    const second = await buyer.call('GET', link);
    const seen = [...firstPage, ...((await second.json()) as Product[])].map((product) => product._id);
    expect(seen).toEqual(ids);
    expect(second.headers.get('link')).toBeNull();
  });

  test('finds what the search finds, in the same order, page by page', async () => {
    type Ids = { ids: string[]; next: string | undefined };
    const pageOf = async (of: Pick<Member, 'call'>, path: string): Promise<Ids> => {
      const response = await of.call('GET', path);
      const body = (await response.json()) as Product[] | { items: Product[] };
      const ids = (Array.isArray(body) ? body : body.items).map((product) => product._id);
      return { ids, next: response.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1] };
    };
    let category: string | undefined = '/categoryProducts/bmw?limit=9';
    let search: string | undefined = '/bikes?category=bmw&limit=9';
    let seen = 0;
    while (category && search) {
      const listed: Ids = await pageOf(buyer, category);
      const found: Ids = await pageOf(api, search);
      expect(listed.ids).toEqual(found.ids);
      seen += listed.ids.length;
      [category, search] = [listed.next, found.next];
    }
    expect([category, search, seen > 18]).toEqual([undefined, undefined, true]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1e9',
    'cursor=x',
    "cursor=1_'--",
    'cursor=99999999999999999999_a',
  ])('?%s is refused, clearly', async (query) => {
    const response = await buyer.call('GET', `/categoryProducts/bmw?${query}`);
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: { field: string }[] };
    expect(fields[0]?.field).toBe(query.split('=')[0]);
  });
});

describe('S7 /myProducts', () => {
  test('S6 shows one’s own only', async () => {
    const id = await add(seller);
    expect((await list(seller, '/myProducts?limit=100')).map((product) => product._id)).toContain(id);
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
    expect([restored.status, await restored.json()]).toEqual([200, { acknowledged: true, restoredCount: 1 }]);
    expect((await list(buyer, '/categoryProducts/touring')).map((product) => product._id)).toEqual([id]);
    const twice = await seller.call('POST', `/myProducts/${id}/restore`);
    expect(await twice.json()).toEqual({ acknowledged: true, restoredCount: 0 });
  });

  test('an unknown id is 404 with deletedCount 0', async () => {
    for (const id of ['nothing', '0', "1' or 1=1", 'x'.repeat(40)]) {
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

describe('PATCH /myProducts/{id}', () => {
  const rowOf = async (id: string) => (await list(seller, '/myProducts')).find((item) => item._id === id);

  test('changes the price as it would have been published; searches, the card and the page follow', async () => {
    const id = await add(seller, { price: '9,99,000', originalPrice: '11,00,000' });
    const finds = async (question: string) => {
      const answer = await api.call('GET', `/bikes?${question}`);
      const { items } = (await answer.json()) as { items: Product[] };
      return items.some(({ _id }) => _id === id);
    };
    expect(await finds('minPrice=950000&maxPrice=999000')).toBe(true);
    const response = await seller.call('PATCH', `/myProducts/${id}`, { price: '৳ ৯,৬০,০০০' });
    expect([response.status, await response.json()]).toEqual([200, { acknowledged: true, modifiedCount: 1 }]);
    expect(await rowOf(id)).toMatchObject({
      price: '৳ ৯,৬০,০০০',
      priceAmount: 960_000,
      originalPrice: '11,00,000',
      originalPriceAmount: 1_100_000,
      currency: null,
    });
    expect(await finds('minPrice=950000&maxPrice=965000')).toBe(true);
    expect(await finds('minPrice=990000')).toBe(false);
    const page = (await (await api.call('GET', `/bikes/${id}`)).json()) as { bike: Product };
    expect(page.bike.priceAmount).toBe(960_000);
  });

  test.each([
    [{ price: '1,20,000', originalPrice: '2,00,000' }, null, 120_000, 200_000, '2,00,000'],
    [{ price: '₹ 85,000', originalPrice: '1,10,000' }, 'INR', 85_000, 110_000, '1,10,000'],
    // Only the price says a currency; it counts for the words that stand there, too.
    [{ price: '$1,500' }, 'USD', 1_500, 265_000, '২,৬৫,০০০'],
    [{ price: '$1,500', originalPrice: '৳ 2,10,000' }, 'USD', 1_500, null, '৳ 2,10,000'],
    [{ price: 'Rs 85,000' }, null, null, null, '২,৬৫,০০০'],
    [{ price: 'Negotiable' }, null, null, 265_000, '২,৬৫,০০০'],
  ])('the currency of %j', async (change, currency, priceAmount, originalPriceAmount, originalPrice) => {
    const id = await add(seller);
    expect((await seller.call('PATCH', `/myProducts/${id}`, change)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      price: change.price,
      originalPrice,
      currency,
      priceAmount,
      originalPriceAmount,
    });
  });

  test.each([
    [{}, '', 'nothing-to-change'],
    [{ price: '' }, 'price', 'price-empty'],
    [{ price: '-5000' }, 'price', 'price-negative'],
    [{ price: '1.25' }, 'price', 'price-too-low'],
    [{ price: '125000 or 130000' }, 'price', 'price-unclear'],
    [{ price: '1,25,000\ufffd' }, 'price', 'text-broken'],
    [{ price: '1,25,000', originalPrice: '' }, 'originalPrice', 'price-empty'],
    [{ price: '1,25,000', originalPrice: '1e9' }, 'originalPrice', 'price-unclear'],
  ])('%j is refused at %s as %s, and nothing is changed', async (change, field, code) => {
    const id = await add(seller);
    const response = await seller.call('PATCH', `/myProducts/${id}`, change);
    const { fields } = (await response.json()) as { fields: unknown };
    expect([response.status, fields]).toEqual([
      422,
      [{ field, code, detail: expect.stringMatching(/^[A-Z].*\.$/) }],
    ]);
    expect(await rowOf(id)).toMatchObject({ price: motorcycle.price, priceAmount: 185_000 });
  });

  test('S6 another’s, a deleted one and what never was are 404 alike, and nothing is changed', async () => {
    const id = await add(seller);
    const deleted = await add(seller);
    expect((await seller.call('DELETE', `/myProducts/${deleted}`)).status).toBe(200);
    for (const [member, which] of [
      [buyer, id],
      [seller, deleted],
      [seller, 'nothing'],
    ] as const) {
      const response = await member.call('PATCH', `/myProducts/${which}`, { price: '1,000' });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        404,
        'product-not-found',
      ]);
    }
    expect((await api.call('PATCH', `/myProducts/${id}`, { price: '1,000' })).status).toBe(401);
    const rows = await api.database
      .selectFrom('listings')
      .select('price_amount')
      .where('id', 'in', [id, deleted])
      .execute();
    expect(rows).toEqual([{ price_amount: 185_000 }, { price_amount: 185_000 }]);
  });

  test('two changes at once leave words and amounts that belong together', async () => {
    const id = await add(seller);
    const changes = [{ price: '$1,500', originalPrice: '$3,000' }, { price: '1,20,000' }];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        changes.map((change) => seller.call('PATCH', `/myProducts/${id}`, change)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const row = await rowOf(id);
      expect([
        ['$1,500', 'USD', 1_500, 3_000],
        // The words "$3,000" beside a price in taka have no amount.
        ['1,20,000', null, 120_000, row?.originalPrice === '$3,000' ? null : 265_000],
      ]).toContainEqual([row?.price, row?.currency, row?.priceAmount, row?.originalPriceAmount]);
    }
  });

  test('is limited as adding products is', async () => {
    const busy = await api.signUp('busy@example.com', 'seller');
    const id = await add(busy);
    const change = async () => (await busy.call('PATCH', `/myProducts/${id}`, { price: '1,20,000' })).status;
    const account = sql`(select key from rate_limits where key like 'listing:account:%' order by resets_at desc limit 1)`;
    const used = rateLimits.listing.account.times - 1;
    await sql`update rate_limits set used = ${used} where key = ${account}`.execute(api.database);
    expect([await change(), await change()]).toEqual([200, 429]);
  });
});

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { add, list, motorcycle } from '../../../test/support/products.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com', 'buyer');
});
afterAll(() => api.close());

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

  describe('sent again', () => {
    const send = (member: Member, key: string, change: object = {}) =>
      member.call('POST', '/products', { ...motorcycle, ...change }, { 'idempotency-key': key });
    const idOf = async (answer: Promise<Response>) => {
      const { insertedId } = (await (await answer).json()) as { insertedId: string };
      return insertedId;
    };

    test('under the key of its form a product is added once, also at the same moment', async () => {
      const member = await api.signUp('twice@example.com', 'seller');
      const answers = await Promise.all([
        send(member, 'the form'),
        send(member, 'the form', { postTime: 'later' }),
      ]);
      const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
      expect([answers.map(({ status }) => status), second]).toEqual([[201, 201], first]);
      expect(await list(member, '/myProducts')).toHaveLength(1);

      const ids = [
        (first as { insertedId: string }).insertedId,
        await idOf(send(member, 'the form', { name: 'Honda CB Hornet' })),
        await idOf(send(member, 'another form')),
        await idOf(send(await api.signUp('alike@example.com'), 'the form')),
        await add(member),
        await add(member),
      ];
      expect(new Set(ids).size).toBe(6);
      expect((await send(member, 'x'.repeat(41))).status).toBe(422);
    });

    test('what was deleted is added anew, and both are there after an Undo', async () => {
      const member = await api.signUp('again@example.com', 'seller');
      const first = await idOf(send(member, 'the form'));
      await member.call('DELETE', `/myProducts/${first}`);
      const second = await idOf(send(member, 'the form'));
      expect(second).not.toBe(first);
      expect((await member.call('POST', `/myProducts/${first}/restore`)).status).toBe(200);
      expect(await list(member, '/myProducts')).toHaveLength(2);
    });
  });

  test('seller name and category have defaults, and a condition that nobody tells is none', async () => {
    const member = await api.signUp('plain@example.com', 'seller');
    const { sellerName: _s, category: _c, condition: _n, description: _d, ...least } = motorcycle;
    const response = await member.call('POST', '/products', { ...least, name: 'Royal Enfield Classic 350' });
    expect(response.status).toBe(201);
    const [product] = await list(member, '/myProducts');
    expect(product).toMatchObject({ sellerName: 'plain', condition: null, description: '' });
    expect(['classics', 'cruisers']).toContain(product?.category);
  });

  test('a seller without any name is asked for one', async () => {
    const member = await api.signUp('nameless@example.com', 'seller');
    await api.database.updateTable('users').set({ name: '' }).where('id', '=', member.id).execute();
    const { sellerName: _, ...least } = motorcycle;
    const response = await member.call('POST', '/products', least);
    const { fields } = (await response.json()) as { fields: { field: string; code: string }[] };
    expect([response.status, fields[0]]).toMatchObject([
      422,
      { field: 'sellerName', code: 'seller-name-empty' },
    ]);
    expect(await list(member, '/myProducts')).toEqual([]);
  });

  test('a name like the garage’s own is refused, also where an account has had it for long', async () => {
    const member = await api.signUp('former@example.com', 'seller');
    await api.database
      .updateTable('users')
      .set({ name: 'The Møto Garage' })
      .where('id', '=', member.id)
      .execute();
    const { sellerName: _, ...least } = motorcycle;
    const response = await member.call('POST', '/products', least);
    expect(await response.json()).toMatchObject({
      fields: [{ field: 'sellerName', code: 'name-of-garage' }],
    });
  });

  test('a condition is none where it is empty, and may be written in any case', async () => {
    for (const [said, stored] of [
      ['', null],
      [' Fair ', 'fair'],
    ]) {
      const id = await add(seller, { condition: said });
      const product = (await list(seller, '/myProducts')).find((item) => item._id === id);
      expect([said, product?.condition]).toEqual([said, stored]);
      expect((await seller.call('PATCH', `/myProducts/${id}`, { condition: 'EXCELLENT' })).status).toBe(200);
      const changed = (await list(seller, '/myProducts')).find((item) => item._id === id);
      expect(changed?.condition).toBe('excellent');
    }
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
    ['name', 'Maruti Swift car', 'name-of-a-car'],
    ['name', 'Toyota Corolla 2015', 'name-of-a-car'],
    ['location', '\u200b', 'location-empty'],
    ['location', 'Mirpur, call 01712-345678', 'location-with-number'],
    ['location', 'Mirpur 01712 ★ 345678', 'location-with-number'],
    ['location', 'O1712345678 Dhaka', 'location-with-number'],
    ['sellerName', 'Moto Garage Support', 'name-of-garage'],
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
    ['yearOfUse', '-1', 'year-of-use-unclear'],
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

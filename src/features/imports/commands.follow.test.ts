import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { newId } from '../../kernel/ids.ts';
import { type ImportOptions, importListings } from './commands.ts';
import { readMapping } from './contract.ts';

let db: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-follow-'));
});
afterEach(async () => {
  for (const table of ['listings', 'users'] as const) await db.database.deleteFrom(table).execute();
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const read = readMapping({
  columns: {
    id: 'no',
    name: 'bike',
    price: 'price',
    kilometres: 'km',
    year: 'year',
    place: 'town',
    description: 'text',
  },
});
if ('problems' in read) throw new Error(read.problems.join());
const { mapping } = read;

const conditions = () => db.database.selectFrom('listings').select(['condition', 'description']).execute();

interface Row {
  no: number;
  price: number;
  km?: number | string;
  text?: string;
  bike?: string;
}
const csv = (...rows: readonly Row[]) =>
  ['no,bike,price,km,year,town,text']
    .concat(
      rows.map(
        ({ no, price, km = 9_000, text = 'Well kept.', bike = 'Honda Dio' }) =>
          `${no},${bike},${price},${km},2021,Dhaka,${text}`,
      ),
    )
    .join('\n');

async function run(content: string, options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'bikes.csv');
  await writeFile(file, content);
  const { read, accepted, changed, unchanged, leftAlone, repeated, changes } = await importListings({
    database: db.database,
    file,
    mapping,
    rejectsFile: join(folder, 'rejects.csv'),
    ...options,
  });
  return { figures: { read, accepted, changed, unchanged, leftAlone, repeated }, changes };
}

const listings = () =>
  db.database.selectFrom('listings').selectAll().orderBy('posted_at').orderBy('id', 'desc').execute();
const priceChanges = () => db.database.selectFrom('price_changes').select(['was', 'became']).execute();
const none = { accepted: 0, changed: 0, unchanged: 0, leftAlone: 0, repeated: 0 };

async function addPerson(): Promise<string> {
  const id = newId();
  await db.database
    .insertInto('users')
    .values({ id, name: 'Karim', email: `${id}@example.com`, role: 'buyer', email_verified: true })
    .execute();
  return id;
}

test('what a row says by now is what its listing says; nothing else of it changes', async () => {
  await run(csv({ no: 1, price: 65_000 }, { no: 2, price: 70_000 }));
  const before = await listings();
  const second = csv({ no: 1, price: 60_000, km: 9_800, text: 'New tyres.' }, { no: 2, price: 70_000 });
  expect((await run(second)).figures).toEqual({ ...none, read: 2, changed: 1, unchanged: 1 });
  const [first, ...rest] = before;
  expect(await listings()).toEqual([
    { ...first, price: '60,000', price_amount: 60_000, mileage_km: 9_800, description: 'New tyres.' },
    ...rest,
  ]);
  expect(await priceChanges()).toEqual([{ was: 65_000, became: 60_000 }]);
  // Importing the same file again changes nothing, and reports that.
  expect((await run(second)).figures).toEqual({ ...none, read: 2, unchanged: 2 });
  expect(await priceChanges()).toHaveLength(1);
});

test('a distance that the next list does not state in figures is removed, and comes back with figures', async () => {
  const distances = async () => (await listings()).map(({ mileage_km }) => mileage_km);
  const asked = csv({ no: 1, price: 65_000, km: 'ask' });
  await run(csv({ no: 1, price: 65_000 }));
  const tried = await run(asked, { dryRun: true });
  expect(tried.changes).toEqual([
    { name: 'Honda Dio', fields: [{ field: 'mileage_km', was: '9,000', becomes: '' }] },
  ]);
  expect(await distances()).toEqual([9_000]);
  expect((await run(asked)).figures).toEqual({ ...none, read: 1, changed: 1 });
  expect(await distances()).toEqual([null]);
  expect((await run(asked)).figures).toEqual({ ...none, read: 1, unchanged: 1 });
  await run(csv({ no: 1, price: 65_000, km: '9400 km' }));
  expect(await distances()).toEqual([9_400]);
});

test('a drawing keeps its paint and becomes another kind of motorcycle with its row; another picture stays', async () => {
  await run(csv({ no: 1, price: 65_000 }, { no: 2, price: 65_000 }, { no: 3, price: 65_000 }));
  const [first, second, third] = await listings();
  const paint = /^\/art\/scooter-(.+)\.svg$/.exec(first?.image ?? '')?.[1];
  expect(paint).toBeTruthy();
  const photo = 'https://pictures.example/art/scooter-sky.svg';
  await db.database
    .updateTable('listings')
    .set({ image: photo })
    .where('id', '=', second?.id ?? '')
    .execute();
  const now = csv(
    { no: 1, price: 65_000, bike: 'Yamaha R15 V3' },
    { no: 2, price: 65_000, bike: 'Yamaha R15 V3' },
    { no: 3, price: 60_000 },
  );
  expect((await run(now)).figures).toEqual({ ...none, read: 3, changed: 3 });
  expect((await listings()).map(({ kind, image }) => [kind, image])).toEqual([
    ['sport', `/art/sport-${paint}.svg`],
    ['sport', photo],
    ['scooter', third?.image],
  ]);
  expect((await run(now)).figures).toEqual({ ...none, read: 3, unchanged: 3 });
});

test('whoever saved it is to be told of the lower price, as after an edit', async () => {
  await run(csv({ no: 1, price: 65_000 }));
  const [listing] = await listings();
  await run(csv({ no: 1, price: 60_000 }));
  const { rows } = await sql`
    select listing_id from price_drop_arrivals where listing_id = ${listing?.id}
  `.execute(db.database);
  expect(rows).toEqual([{ listing_id: listing?.id }]);
});

test('what is booked, sold or somebody’s own is left alone, and said to be', async () => {
  const rows = Array.from({ length: 5 }, (_, i) => ({ no: i + 1, price: 65_000 }));
  await run(csv(...rows));
  const [booked, cancelled, sold, taken] = await listings();
  const user_id = await addPerson();
  for (const listing of [booked, cancelled])
    await db.database
      .insertInto('bookings')
      .values({
        id: newId(),
        listing_id: listing?.id ?? '',
        user_id,
        location: 'Dhaka',
        mobile: '+8801812345678',
        recipient: 'garage',
        cancelled_at: listing === cancelled ? new Date() : null,
      })
      .execute();
  const change = (id: string | undefined, values: object) =>
    db.database
      .updateTable('listings')
      .set(values)
      .where('id', '=', id ?? '')
      .execute();
  await change(sold?.id, { sold_at: new Date() });
  await change(taken?.id, { seller_id: user_id, origin: 'seller' });
  const cheaper = csv(...rows.map(({ no }) => ({ no, price: 60_000 })));
  const expected = { ...none, read: 5, changed: 2, leftAlone: 3 };
  expect((await run(cheaper, { dryRun: true })).figures).toEqual(expected);
  expect((await run(cheaper)).figures).toEqual(expected);
  const prices = (await listings()).map(({ price_amount }) => price_amount);
  expect(prices).toEqual([65_000, 60_000, 65_000, 65_000, 60_000]);
});

test('what the garage took off the site follows its row and stays off, however often the file is read', async () => {
  await run(csv({ no: 1, price: 65_000 }));
  await db.database
    .updateTable('listings')
    .set({ taken_off_at: new Date(), taken_off_reason: 'Its details are wrong.' })
    .execute();
  const [before] = await listings();
  const mended = csv({ no: 1, price: 60_000, text: 'Now with the right year.' });
  expect((await run(mended)).figures).toEqual({ ...none, read: 1, changed: 1 });
  expect((await run(mended)).figures).toEqual({ ...none, read: 1, unchanged: 1 });
  expect(await listings()).toEqual([
    { ...before, price: '60,000', price_amount: 60_000, description: 'Now with the right year.' },
  ]);
  const { rows } = await sql`select from listings where search_for_sale(listings)`.execute(db.database);
  expect(rows).toEqual([]);
});

test('a dry run tells what would change, as it is and as it becomes, and changes nothing', async () => {
  await run(csv({ no: 1, price: 65_000 }));
  const before = await listings();
  const { figures, changes } = await run(
    csv({ no: 1, price: 60_000, km: 9_800 }, { no: 2, price: 1 + 80_000 }),
    {
      dryRun: true,
    },
  );
  expect(figures).toEqual({ ...none, read: 2, accepted: 1, changed: 1 });
  expect(changes).toEqual([
    {
      name: 'Honda Dio',
      fields: [
        { field: 'price', was: '65,000', becomes: '60,000' },
        { field: 'mileage_km', was: '9,000', becomes: '9,800' },
      ],
    },
  ]);
  expect(await listings()).toEqual(before);
});

test('of a motorcycle that a file names twice the first row counts, however often it is read', async () => {
  const twice = csv({ no: 1, price: 65_000 }, { no: 1, price: 60_000 });
  expect((await run(twice)).figures).toEqual({ ...none, read: 2, accepted: 1, repeated: 1 });
  expect((await run(twice)).figures).toEqual({ ...none, read: 2, unchanged: 1, repeated: 1 });
  // Also when they fill batches of their own.
  const many = Array.from({ length: 600 }, (_, i) => ({ no: 10 + i, price: 50_000 + i }));
  const long = csv(...many, { no: 10, price: 99_000 });
  expect((await run(long)).figures).toEqual({ ...none, read: 601, accepted: 600, repeated: 1 });
  expect((await run(long)).figures).toEqual({ ...none, read: 601, unchanged: 600, repeated: 1 });
});

test('a list of which every price changed takes a handful of statements for each batch', async () => {
  const rows = (price: number) => Array.from({ length: 2_000 }, (_, i) => ({ no: i, price: price + i }));
  await run(csv(...rows(50_000)));
  const { Client } = (await import('pg')).default;
  const query = vi.spyOn(Client.prototype, 'query');
  const { figures } = await run(csv(...rows(60_000)));
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(figures).toEqual({ ...none, read: 2_000, changed: 2_000 });
  expect(statements).toBeGreaterThan(4);
  expect(statements).toBeLessThan(50);
});

test('tells a condition from the run on in which its row does, and as long as it does', async () => {
  const read = readMapping({
    columns: { id: 'no', name: 'bike', price: 'price', year: 'year', condition: 'state' },
  });
  if ('problems' in read) throw new Error(read.problems.join());
  const told = async (state: string) => {
    await run(`no,bike,price,year,state\n1,Honda Dio,90000,2024,${state}`, { mapping: read.mapping });
    return (await conditions())[0]?.condition;
  };
  expect([await told(''), await told('mint'), await told('used')]).toEqual([null, 'excellent', null]);
});

test('what was judged before it could be left open is taken back, and what a list told stays', async () => {
  const composed = 'Honda Dio, model year 2024.';
  const ids: string[] = [];
  for (const [origin, year, description] of [
    ['import', 2024, `${composed} Condition judged from age: good. Listed from an imported file.`],
    ['import', 2024, 'Well kept.'],
    ['import', 2024, `${composed} Listed from an imported file.`],
    ['import', null, 'Honda Dio. Listed from an imported file.'],
    ['seller', 2024, 'Well kept.'],
  ] as const)
    ids.push(await addListing(db.database, { origin, year, description, condition: 'good' }));
  const booking = {
    id: newId(),
    listing_id: ids[0],
    intent: 'viewing',
    location: 'Dhaka',
    mobile: '',
    recipient: 'garage',
    product_condition: 'good',
    product_description: `${composed} Condition judged from age: good. Listed from an imported file.`,
  } as const;
  await db.database
    .insertInto('bookings')
    .values({ ...booking, user_id: await addPerson() })
    .execute();
  const migration = await readFile('db/migrations/0049-conditions-told.sql', 'utf8');
  await sql.raw(migration).execute(db.database);
  const after = new Map((await listings()).map((listing) => [listing.id, listing]));
  expect(ids.map((id) => after.get(id)?.condition)).toEqual([null, null, 'good', null, 'good']);
  expect(after.get(ids[0] ?? '')?.description).toBe(`${composed} Listed from an imported file.`);
  const kept = db.database.selectFrom('bookings').selectAll().where('id', '=', booking.id);
  expect(await kept.executeTakeFirst()).toMatchObject({
    product_condition: null,
    product_description: `${composed} Listed from an imported file.`,
  });
});

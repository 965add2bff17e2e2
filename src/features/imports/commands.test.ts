import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { closeDatabase, openDatabase } from '../../platform/database.ts';
import { type ImportOptions, importListings, type MappingChoice } from './commands.ts';
import { type MappingFile, readMapping } from './contract.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-import-'));
});
afterEach(async () => {
  await test.database.deleteFrom('listings').execute();
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

function mappingOf(file: MappingFile) {
  const read = readMapping(file);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.mapping;
}

async function run(csv: string | Buffer, options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'bikes.csv');
  await writeFile(file, csv);
  const rejectsFile = join(folder, 'bikes.rejects.csv');
  return importListings({ database: test.database, file, rejectsFile, ...options });
}

/** The same database, seen from a schema in which there is nothing: cheaper than one more database. */
function databaseWithoutTables() {
  const url = new URL(test.connectionString);
  url.searchParams.set('options', '-c search_path=nowhere');
  return openDatabase(url.href, { connections: 1 });
}

function listings() {
  return test.database.selectFrom('listings').selectAll().orderBy('id', 'desc').execute();
}

const header = 'bike_name,price,city,kms_driven,owner,age,power,brand\n';

function manyRows(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, i) => `Bajaj Pulsar 150cc,${40_000 + i},Dhaka,${20_000 + i},First Owner,5,150,Bajaj`,
  );
  return `${header}${rows.join('\n')}\n`;
}

describe('importListings', () => {
  it('brings in the rows of a known file as listings, in the file’s order', async () => {
    const choices: MappingChoice[] = [];
    const csv = `${header}TVS Star City Plus Dual Tone 110cc,35000,Pune,17654,First Owner,3,110,TVS\nTriumph Daytona 675R,600000,Delhi,110,Second Owner,8,675,Triumph\n`;
    const summary = await run(csv, { onMapping: (choice) => choices.push(choice) });
    expect(summary).toMatchObject({
      read: 2,
      accepted: 2,
      alreadyThere: 0,
      refused: {},
      stopped: false,
      rejectsFile: null,
    });
    expect(choices).toEqual([{ how: 'known', name: 'used-bikes-india.json' }]);
    expect(await listings()).toMatchObject([
      {
        name: 'TVS Star City Plus Dual Tone 110cc',
        price: '₹ 35,000',
        currency: 'INR',
        price_amount: 35_000,
        country: 'India',
        year: 2018,
        origin: 'import',
        seller_id: null,
      },
      {
        name: 'Triumph Daytona 675R',
        price_amount: 600_000,
        owners: 2,
        mileage_km: 110,
        category_id: 'sports',
      },
    ]);
  });

  it('adds nothing the second time, and counts identical rows as already there', async () => {
    const row = 'Honda Dio,65000,Dhaka,9000,First Owner,2,110,Honda\n';
    expect(await run(`${header}${row}${row}`)).toMatchObject({ read: 2, accepted: 1, alreadyThere: 1 });
    expect(await run(`${header}${row}`)).toMatchObject({ accepted: 0, alreadyThere: 1 });
    expect(await listings()).toHaveLength(1);
  });

  it('knows a row by its own id, within its source', async () => {
    const columns = { id: 'no', name: 'bike', price: 'price' };
    const first = mappingOf({ source: 'first', columns });
    await run('no,bike,price\n1,Honda Dio,65000\n', { mapping: first });
    expect(await run('no,bike,price\n1,Honda Dio,60000\n', { mapping: first })).toMatchObject({
      alreadyThere: 1,
    });
    const second = mappingOf({ source: 'second', columns });
    expect(await run('no,bike,price\n1,Honda Dio,65000\n', { mapping: second })).toMatchObject({
      accepted: 1,
    });
  });

  it('knows the rows of a numbered file again after they were edited, and not those of the next file', async () => {
    const march = 'Nr,Bike,Year,Price\n1,Honda Dio,2019,65000\n2,TVS Apache RTR 160,2020,120000\n';
    expect(await run(march)).toMatchObject({ accepted: 2 });
    const edited = march.replace('65000', '60000').replace('Honda Dio', 'HONDA Dio');
    expect(await run(edited)).toMatchObject({ accepted: 0, alreadyThere: 2 });
    const april = 'Nr,Bike,Year,Price\n1,Hero Hunk,2018,80000\n2,TVS Apache RTR 160,2018,99000\n';
    expect(await run(april)).toMatchObject({ accepted: 2, alreadyThere: 0 });
  });

  it('refuses what cannot be right with its true line and reason, and lets the rest in', async () => {
    const csv = `${header}"Honda\nDio",65000,Dhaka,9000,First Owner,2,110,Honda
Bajaj Pulsar 150cc,call,Dhaka,9000,First Owner,2,150,Bajaj

KTM Duke 200cc,860000,Delhi,12000,Second Owner,5,200,KTM
"TVS Apache,65000,Dhaka,9000,First Owner,2,160,TVS
TVS Apache,65000,Dhaka
Yamaha FZ,65000,=cmd|' /C calc'!A0,many,First Owner,2,150,Yamaha
Suzuki Gixxer,95000,Dhaka,9000,First Owner,2,155,Suzuki
`;
    const summary = await run(csv);
    expect(summary).toMatchObject({
      read: 7,
      accepted: 2,
      refused: {
        'price-unreadable': 1,
        'price-implausible': 1,
        'quotes-unbalanced': 1,
        'columns-missing': 1,
        'kilometres-unreadable': 1,
      },
      refusedInAll: 5,
      rejectsFile: join(folder, 'bikes.rejects.csv'),
    });
    const rejects = (await readFile(summary.rejectsFile ?? '', 'utf8')).split('\r\n');
    expect(rejects.slice(1, -1).map((line) => line.split(',').slice(0, 2).join())).toEqual([
      '"4","price-unreadable"',
      '"6","price-implausible"',
      '"7","quotes-unbalanced"',
      '"8","columns-missing"',
      '"9","kilometres-unreadable"',
    ]);
    expect(rejects[5]).toContain(`"'=cmd|`);
  });

  it('keeps the currency of each price, and only where it is not the garage’s own', async () => {
    const csv =
      'bike,price\nHonda Dio,"$1,200"\nHonda Dio,₹85k\nHonda Dio,"1,25,000"\nHonda Dio,Rs 85000\nHonda Dio,৳ 90000\n';
    const currencies = async () => {
      const rows = await listings();
      await test.database.deleteFrom('listings').execute();
      return rows.map(({ currency, price }) => `${currency}: ${price}`);
    };
    const summary = await run(csv);
    expect(summary.refused).toEqual({ 'currency-unclear': 1 });
    expect(await currencies()).toEqual(['USD: $ 1,200', 'INR: ₹ 85,000', 'null: 1,25,000', 'null: 90,000']);
    expect((await run(csv, { currency: 'INR' })).refused).toEqual({});
    expect((await currencies())[2]).toBe('INR: ₹ 1,25,000');
    await run(csv, { currency: 'INR', ownCurrency: 'INR' });
    expect(await currencies()).toEqual([
      'USD: $ 1,200',
      'null: 85,000',
      'null: 1,25,000',
      'null: 85,000',
      'BDT: BDT 90,000',
    ]);
  });

  it('guesses the mapping of an unknown file, and says what it took for what', async () => {
    const choices: MappingChoice[] = [];
    const csv =
      'Title;Asking Price (BDT);Model Year;Odometer;District\nYamaha R15 V3;3,25,000/-;2021;12,000 km;Sylhet\n';
    const summary = await run(csv, { onMapping: (choice) => choices.push(choice) });
    expect(summary).toMatchObject({ accepted: 1 });
    expect(choices).toMatchObject([
      { how: 'guessed', guess: { file: { delimiter: ';' }, currency: 'BDT', columns: { name: 'Title' } } },
    ]);
    expect(await listings()).toMatchObject([
      { name: 'Yamaha R15 V3', price_amount: 325_000, year: 2021, location: 'Sylhet', country: 'Bangladesh' },
    ]);
  });

  it('means the garage’s own market where nothing says another, says so, and is found there', async () => {
    const choices: MappingChoice[] = [];
    const csv = 'Bike,Price,Year,Km,City\nYamaha FZ-S V3,"1,75,000",2021,22000,Dhaka\n';
    await run(csv, { onMapping: (choice) => choices.push(choice) });
    expect(choices).toMatchObject([
      { guess: { country: 'Bangladesh', about: expect.stringMatching(/own market is meant: Bangladesh/) } },
    ]);
    expect(await listings()).toMatchObject([{ location: 'Dhaka', country: 'Bangladesh', currency: null }]);
    const entry = await test.database
      .selectFrom('search_entries')
      // Entries of what other tests have deleted stay until they are swept.
      .innerJoin('listings', 'listings.id', 'search_entries.listing_id')
      .innerJoin('search_terms', 'search_terms.id', 'search_entries.district_id')
      .select(['search_terms.kind', 'search_terms.slug'])
      .execute();
    expect(entry).toEqual([{ kind: 'district', slug: 'dhaka' }]);
  });

  it('leaves the country to a mapping that says another', async () => {
    const mapping = mappingOf({
      country: 'Nepal',
      columns: { name: 'Bike', price: 'Price', place: 'City' },
    });
    await run('Bike,Price,City\nYamaha FZ-S V3,"1,75,000",Kathmandu\n', { mapping });
    expect(await listings()).toMatchObject([{ country: 'Nepal', currency: 'NPR' }]);
  });

  it.each([
    ['says which columns it saw when it cannot guess', 'foo,bar\n1,2\n', {}, /"foo", "bar".*"columns"/s],
    ['says so of an empty file', '', {}, /has no rows/],
    [
      'names the columns that a mapping misses',
      'a,b\n1,2\n',
      { mapping: mappingOf({ columns: { name: 'bike', price: 'b' } }) },
      /no column "bike".*"a", "b"/s,
    ],
    [
      'says that the header is missing',
      'Honda Dio,85000,2019\nHonda CB,95000,2020\n',
      {},
      /no header.*by position/s,
    ],
    ['refuses JSON', '[{"name":"Honda Dio"}]', {}, /is JSON, not CSV/],
    ['refuses a web page', '<!doctype html><title>404</title>', {}, /web page/],
    ['refuses a workbook', 'PK\u0003\u0004', {}, /Excel workbook/],
  ])('%s', async (_, csv, options, message) => {
    await expect(run(csv, options)).rejects.toThrow(message);
  });

  it('reads a file without header, in another encoding, with words and units of its own', async () => {
    const mapping = mappingOf({
      file: { delimiter: ';', header: false, decimalComma: true },
      asOf: '2026-06-30',
      country: 'Nepal',
      columns: {
        name: 1,
        price: { column: 2, factor: 1_000 },
        kilometres: { column: 3, unit: 'miles' },
        age: { column: 4, unit: 'months' },
        owners: { column: 5, words: { 'dealer demo': 1 } },
        place: { value: 'Kathmandu' },
      },
    });
    const csv = Buffer.from('Honda CB Shine;185,5;6.000;30;Dealer demo\n', 'utf16le');
    await run(Buffer.concat([Buffer.from([0xff, 0xfe]), csv]), { mapping });
    expect(await listings()).toMatchObject([
      {
        name: 'Honda CB Shine',
        price_amount: 185_500,
        mileage_km: 9_656,
        year: 2023,
        owners: 1,
        location: 'Kathmandu',
        country: 'Nepal',
      },
    ]);
  });

  it('reads each figure as it is written where a file writes decimals in both ways, and refuses what may be either', async () => {
    const csv = `name;price;km
Honda Dio;85.000,50;12.500
Honda CB Shine;95,000.25;13,500.5
Yamaha FZ-S V3;2,10,000;8.000,0
Yamaha R15 V3;3.250 lakh;9000
Suzuki Gixxer;1,85 lakh;11.250k
`;
    const choices: MappingChoice[] = [];
    const summary = await run(csv, { onMapping: (choice) => choices.push(choice) });
    expect(choices).toMatchObject([{ how: 'guessed', guess: { file: { decimalComma: 'mixed' } } }]);
    expect((await listings()).map(({ price_amount, mileage_km }) => [price_amount, mileage_km])).toEqual([
      [85_000, 12_500],
      [95_000, 13_501],
      [210_000, 8_000],
    ]);
    const rejects = (await readFile(summary.rejectsFile ?? '', 'utf8')).split('\r\n').slice(1, -1);
    expect(
      rejects.map((line) => line.split(';')[0]?.replaceAll('"', '').split(',').slice(0, 2).join()),
    ).toEqual(['5,price-unclear', '6,kilometres-unclear']);
    expect(rejects[0]).toContain('3.250 lakh');
    expect(rejects[0]).toContain('can be read in two ways');
  });

  it('gives a motorcycle in Bangla the catalogue’s whole name, or leaves the seller’s whole', async () => {
    await run(`name,price
হোন্ডা হর্নেট ১৬০আর,185000
ইয়ামাহা এফজেডএস ভি৩ ২০২১,210000
হোন্ডা হর্নেট ১৬০আর একদম নতুন টায়ার,175000
হোন্ডা অজানা মডেল,95000
Honda হর্নেট 160R,165000
`);
    expect((await listings()).map(({ name, make }) => [name, make])).toEqual([
      ['Honda CB Hornet 160R', 'Honda'],
      ['Yamaha FZ-S V3', 'Yamaha'],
      ['হোন্ডা হর্নেট ১৬০আর একদম নতুন টায়ার', 'Honda'],
      ['হোন্ডা অজানা মডেল', 'Honda'],
      ['Honda CB Hornet 160R', 'Honda'],
    ]);
  });

  it('stops after the batch at hand, and goes on when run again', async () => {
    const stop = new AbortController();
    const csv = manyRows(2_000);
    const stopped = await run(csv, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.stopped).toBe(true);
    expect(stopped.accepted).toBeGreaterThan(0);
    expect(stopped.accepted).toBeLessThan(2_000);
    expect(await listings()).toHaveLength(stopped.accepted);
    const again = await run(csv);
    expect(again).toMatchObject({
      read: 2_000,
      alreadyThere: stopped.accepted,
      accepted: 2_000 - stopped.accepted,
    });
    expect(await listings()).toHaveLength(2_000);
  });

  it('tries a file without storing anything, with the summary that an import has', async () => {
    const row = 'Honda Dio,65000,Dhaka,9000,First Owner,2,110,Honda\n';
    await run(`${header}${row}`);
    const csv = `${manyRows(1_200)}${row}Honda Dio,call,Dhaka,9000,First Owner,2,110,Honda\n${row}`;
    const tried = await run(csv, { dryRun: true });
    expect(await listings()).toHaveLength(1);
    expect(tried).toMatchObject({ dryRun: true, read: 1_203, accepted: 1_200, alreadyThere: 2 });
    expect(tried.refused).toEqual({ 'price-unreadable': 1 });
    expect(await readFile(tried.rejectsFile ?? '', 'utf8')).toContain('"1203","price-unreadable"');
    expect(tried.examples).toMatchObject([
      { name: 'Bajaj Pulsar 150cc', price_amount: 40_000, location: 'Dhaka' },
      { price_amount: 40_001 },
      { price_amount: 40_002 },
    ]);
    const { seconds, examples, ...done } = await run(csv);
    expect(tried).toMatchObject({ ...done, dryRun: true });
    expect(examples).toEqual([]);
    expect(await listings()).toHaveLength(1_201);
  });

  it('tries a file before the garage has its tables, and twice in a row', async () => {
    const database = databaseWithoutTables();
    for (const _ of [1, 2]) {
      const summary = await run(manyRows(3), { database, dryRun: true });
      expect(summary).toMatchObject({ read: 3, accepted: 3 });
    }
    await closeDatabase(database);
  });

  it('names the columns that a guess found no meaning for', async () => {
    const csv = 'bike,price,Colour,Insurance till,\nHonda Dio,85000,red,2027,\n';
    expect((await run(csv)).unused).toEqual(['Colour', 'Insurance till']);
    expect((await run(`${header}Honda Dio,65000,Dhaka,9000,First Owner,2,110,Honda\n`)).unused).toEqual([]);
  });

  it.each([
    ['a title and a date above its header', 'Stock of June\n\nbike;price\nHonda Dio;85000\n'],
    ['the delimiter named above its header', 'sep=;\nbike;price\nHonda Dio;85000\n'],
  ])('finds %s', async (_, csv) => {
    expect(await run(csv)).toMatchObject({ read: 1, accepted: 1 });
  });

  it('asks once which rupees a whole file is in', async () => {
    const csv = 'bike,Price (Rs)\nHonda Dio,85000\n';
    await expect(run(csv)).rejects.toThrow(/"Price \(Rs\)" may be INR, LKR.*--currency/s);
    expect(await run(csv, { currency: 'LKR' })).toMatchObject({ accepted: 1 });
  });

  it('tells its progress', async () => {
    const shares: (number | null)[] = [];
    await run(manyRows(2_000), { onProgress: ({ share }) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.at(-1)).toBe(1);
  });

  it('fails when the database does', async () => {
    const database = databaseWithoutTables();
    await expect(run(manyRows(600), { database })).rejects.toThrow(/listings/);
    await closeDatabase(database);
  });
});

// Rows of our own in the two shapes that have a mapping.
const ofIndia = `${header}Bajaj Pulsar 150cc,48500,Pune,31250,First Owner,6,150,Bajaj
ROYAL ENFIELD CLASSIC 350cc,118000,Kochi,22400,Second Owner,4,350,Royal Enfield
Honda Activa 3G 110cc,call,Surat,15000,First Owner,5,110,Honda
`;
const ofSriLanka = `Bike Type,Brand,Trim/Edition,Model,Year,Mileage,Capacity,Price
Scooters,Honda,,Dio,2016,"41,300 km","110 cc","Rs 365,000"
Motorbikes,Bajaj,,Pulsar 150,2012,"58,200 km","150 cc","Rs 240,000"
E-Bikes,Other Brand,,Yadea G5,2021,"3,100 km","0 cc","Rs 310,000"
Quadricycles,Bajaj,,Qute,2018,"20,000 km","216 cc","Rs 900,000"
`;

describe('the bundled mappings', () => {
  it('read a file of Indian motorcycles', async () => {
    const choices: MappingChoice[] = [];
    const summary = await run(ofIndia, { onMapping: (choice) => choices.push(choice) });
    expect(choices).toEqual([{ how: 'known', name: 'used-bikes-india.json' }]);
    expect(summary).toMatchObject({ read: 3, accepted: 2, refused: { 'price-unreadable': 1 } });
    expect(await listings()).toMatchObject([
      { make: 'Bajaj', model: 'Pulsar 150', country: 'India', location: 'Pune', year: 2015, owners: 1 },
      { name: 'Royal Enfield CLASSIC 350cc', price_amount: 118_000, year: 2017, owners: 2, engine_cc: 350 },
    ]);
  });

  it('read a file of Sri Lankan motorcycles', async () => {
    const choices: MappingChoice[] = [];
    const summary = await run(ofSriLanka, { onMapping: (choice) => choices.push(choice) });
    expect(choices).toEqual([{ how: 'known', name: 'used-bikes-sri-lanka.json' }]);
    expect(summary).toMatchObject({ read: 4, accepted: 3, refused: { 'skipped-by-mapping': 1 } });
    expect(await listings()).toMatchObject([
      { make: 'Honda', model: 'Dio', country: 'Sri Lanka', price_amount: 365_000, mileage_km: 41_300 },
      { make: 'Bajaj', model: 'Pulsar 150', year: 2012, engine_cc: 150 },
      { category_id: 'electric', year: 2021 },
    ]);
    expect(new Set((await listings()).map(({ currency }) => currency))).toEqual(new Set(['LKR']));
  });
});

// Real listings are no part of the project. Whoever has them sees that they import as they always did.
const realData = process.env.REAL_DATA_DIR;

describe.skipIf(!realData)('the real files of REAL_DATA_DIR', () => {
  it('import completely, with a few refused for a reason', async () => {
    const rejectsFile = join(folder, 'real.rejects.csv');
    const importReal = (name: string) =>
      importListings({ database: test.database, file: join(realData ?? '', name), rejectsFile });
    const india = await importReal('used-bikes-india.csv');
    const sriLanka = await importReal('used-bikes-sri-lanka.csv');
    expect(india).toMatchObject({ read: 7_325, alreadyThere: 0 });
    expect(sriLanka).toMatchObject({ read: 4_656, alreadyThere: 8 });
    for (const { read, accepted, alreadyThere, refusedInAll } of [india, sriLanka]) {
      expect(accepted + alreadyThere + refusedInAll).toBe(read);
      expect(refusedInAll / read).toBeLessThan(0.01);
      expect(refusedInAll).toBeGreaterThan(10);
    }
    expect(sriLanka.refused).toMatchObject({ 'skipped-by-mapping': 4, 'not-a-motorcycle': 1 });
    expect(india.refused).toMatchObject({ 'price-implausible': 1 });
    const again = await importReal('used-bikes-india.csv');
    expect(again).toMatchObject({ accepted: 0, alreadyThere: india.accepted });
    const makes = await test.database.selectFrom('listings').select('make').distinct().execute();
    expect(makes.length).toBeLessThan(60);
  }, 90_000);
});

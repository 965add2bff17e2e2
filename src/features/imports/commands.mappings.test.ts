import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import type { MappingChoice } from './commands/open-import.ts';
import { type ImportOptions, importListings } from './commands.ts';
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

function listings() {
  return test.database.selectFrom('listings').selectAll().orderBy('id', 'desc').execute();
}

const header = 'bike_name,price,city,kms_driven,owner,age,power,brand\n';

describe('importListings', () => {
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
      { guess: { country: 'Bangladesh', about: expect.stringMatching(/own market is assumed: Bangladesh/) } },
    ]);
    expect(await listings()).toMatchObject([{ location: 'Dhaka', country: 'Bangladesh', currency: null }]);
    const entry = await test.database
      .selectFrom('search_entries')
      // Search entries of listings that other tests have deleted stay until they are swept.
      .innerJoin('listings', 'listings.id', 'search_entries.listing_id')
      .innerJoin('search_terms', 'search_terms.id', 'search_entries.district_id')
      .select(['search_terms.kind', 'search_terms.slug'])
      .execute();
    expect(entry).toEqual([{ kind: 'district', slug: 'dhaka' }]);
  });

  it('stops where the only figures are an advance and the end of a certificate, and names the columns', async () => {
    const rows = ['Honda Dio', 'TVS Apache', 'Hero Hunk'].map((bike) => `${bike},"Tk 20,000",2026\n`);
    await expect(run(`Bike,Advance,Fitness\n${rows.join('')}`)).rejects.toThrow(/Advance/);
    expect(await listings()).toEqual([]);
  });

  it.each([
    ['a year', 'Made', ['2018', '2019', '2026'], '2026-11-23', [2018, 2019, 2026]],
    [
      'no year as long as some are still to come',
      'Made',
      ['2018', '2019', '2026'],
      '2025-11-23',
      [null, null, null],
    ],
    ['a year of an era', '年式', ['H30', 'R1', 'S63'], '2026-11-23', [2018, 2019, 1988]],
  ])('takes what stands below a header for %s: %s %j in %s', async (_, name, cells, day, years) => {
    const rows = cells.map((cell) => `Honda Dio,"85,000",${cell}\n`);
    await run(`Bike,Price,${name}\n${rows.join('')}`, { now: new Date(day) });
    expect((await listings()).map(({ year }) => year)).toEqual(years);
  });

  it('means the country of a currency that only one has, and is found there; makes none up for others', async () => {
    const csv = 'Bike,Asking price (KSh),Town\nTiger TR 200,"1,20,000",Nyeri\nHonda Dio,"95,000",Nyeri\n';
    expect(await run(csv)).toMatchObject({ accepted: 2, withoutCountry: 0 });
    expect(await listings()).toMatchObject([
      { name: 'Tiger TR 200', make: null, engine_cc: null, country: 'Kenya', currency: 'KES' },
      { name: 'Honda Dio', country: 'Kenya', currency: 'KES' },
    ]);
    const entries = await test.database
      .selectFrom('search_entries')
      // Search entries of listings that other tests have deleted stay until they are swept.
      .innerJoin('listings', 'listings.id', 'search_entries.listing_id')
      .innerJoin('search_terms', 'search_terms.id', 'search_entries.division_id')
      .select(['search_terms.slug'])
      .execute();
    expect(entries).toEqual([{ slug: 'kenya' }, { slug: 'kenya' }]);
    await test.database.deleteFrom('listings').execute();
    expect(await run('Bike,Price (USD),Town\nHonda Dio,950,Nyeri\nHonda Dio,850,Goma\n')).toMatchObject({
      accepted: 2,
      withoutCountry: 2,
    });
    expect(await listings()).toMatchObject([{ country: '' }, { country: '' }]);
  });

  it('leaves the country to a mapping that says another', async () => {
    const mapping = mappingOf({
      country: 'Nepal',
      columns: { name: 'Bike', price: 'Price', place: 'City' },
    });
    await run('Bike,Price,City\nYamaha FZ-S V3,"1,75,000",Kathmandu\n', { mapping });
    expect(await listings()).toMatchObject([{ country: 'Nepal', currency: 'NPR' }]);
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

  it('reads each figure as it is written where a file writes decimals in both ways, and takes no figure that may be either', async () => {
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
      [185_000, null],
    ]);
    expect(summary.optional.get('kilometres')).toEqual({
      header: 'km',
      stated: 4,
      unread: 1,
      first: { line: 6, value: '11.250k', failure: 'unclear' },
    });
    const rejects = (await readFile(summary.rejectsFile ?? '', 'utf8')).split('\r\n').slice(1, -1);
    expect(
      rejects.map((line) => line.split(';')[0]?.replaceAll('"', '').split(',').slice(0, 2).join()),
    ).toEqual(['5,price-unclear']);
    expect(rejects[0]).toContain('3.250 lakh');
    expect(rejects[0]).toContain('can be read in two ways');
  });

  it('is posted when its row says; else on the day on which it came in, before which is what came on that day', async () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const csv =
      'bike,price,Date posted\nHonda Dio,65000,03/05/2026\nTVS Apache,90000,soon\nHero Hunk,80000,22/11/2026\n';
    await run(csv, { now });
    expect((await listings()).map(({ posted_at, dated }) => [posted_at.toISOString(), dated])).toEqual([
      ['2026-05-03T06:00:00.000Z', true],
      ['2026-11-21T18:00:00.000Z', false],
      ['2026-11-22T06:00:00.000Z', true],
    ]);
    const again = await run(csv, { now: new Date('2026-12-22T10:00:00Z') });
    expect(again).toMatchObject({ unchanged: 3, changed: 0 });
  });

  it('asks once which rupees a whole file is in', async () => {
    const csv = 'bike,Price (Rs)\nHonda Dio,85000\n';
    await expect(run(csv)).rejects.toThrow(/"Price \(Rs\)" may be INR, LKR.*--currency/s);
    expect(await run(csv, { currency: 'LKR' })).toMatchObject({ accepted: 1 });
  });
});

// Rows of our own in the two formats that have a mapping.
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

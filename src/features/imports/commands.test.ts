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
  it('brings in the rows of a known file as listings, in the file’s order', async () => {
    const choices: MappingChoice[] = [];
    const csv = `${header}TVS Star City Plus Dual Tone 110cc,35000,Pune,17654,First Owner,3,110,TVS\nTriumph Daytona 675R,600000,Delhi,110,Second Owner,8,675,Triumph\n`;
    const summary = await run(csv, { onMapping: (choice) => choices.push(choice) });
    expect(summary).toMatchObject({
      read: 2,
      accepted: 2,
      changed: 0,
      unchanged: 0,
      leftAlone: 0,
      repeated: 0,
      changes: [],
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

  it('adds nothing the second time, and tells what is unchanged from what the file says twice', async () => {
    const row = 'Honda Dio,65000,Dhaka,9000,First Owner,2,110,Honda\n';
    expect(await run(`${header}${row}${row}`)).toMatchObject({ read: 2, accepted: 1, repeated: 1 });
    expect(await run(`${header}${row}`)).toMatchObject({ accepted: 0, unchanged: 1 });
    expect(await listings()).toHaveLength(1);
  });

  it('takes towns below a branch for places where the garage knows some, and shops for none', async () => {
    const rows = (branches: readonly string[]) =>
      `Bike,Price,Branch\n${branches.map((branch, i) => `Honda Dio 201${i},85000,${branch}\n`).join('')}`;
    await run(rows(['Mirpur branch', 'কুমিল্লা', 'Nowhere']));
    expect((await listings()).map(({ location }) => location)).toEqual(
      expect.arrayContaining(['Mirpur branch', 'কুমিল্লা', 'Nowhere']),
    );
    const { unused } = await run(rows(['Amazon', 'Rahman', 'Riders Hub']), { dryRun: true });
    expect(unused).toEqual(['Branch']);
  });

  it('knows a row by its own id, within its source', async () => {
    const columns = { id: 'no', name: 'bike', price: 'price' };
    const first = mappingOf({ source: 'first', columns });
    await run('no,bike,price\n1,Honda Dio,65000\n', { mapping: first });
    expect(await run('no,bike,price\n1,Honda Dio,60000\n', { mapping: first })).toMatchObject({
      changed: 1,
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
    expect(await run(edited)).toMatchObject({ accepted: 0, changed: 1, unchanged: 1 });
    const april = 'Nr,Bike,Year,Price\n1,Hero Hunk,2018,80000\n2,TVS Apache RTR 160,2018,99000\n';
    expect(await run(april)).toMatchObject({ accepted: 2, unchanged: 0 });
  });

  it('refuses what cannot be right with its true line and reason, and lets the rest in', async () => {
    const csv = `${header}"Honda\nDio",65000,Dhaka,9000,First Owner,2,110,Honda
Bajaj Pulsar 150cc,call,Dhaka,9000,First Owner,2,150,Bajaj

KTM Duke 200cc,860000,Delhi,12000,Second Owner,5,200,KTM
"TVS Apache,65000,Dhaka,9000,First Owner,2,160,TVS
TVS Apache,65000,Dhaka
Yamaha FZ,65000,=cmd|' /C calc'!A0,900000,First Owner,2,150,Yamaha
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
        'kilometres-implausible': 1,
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
      '"9","kilometres-implausible"',
    ]);
    expect(rejects[5]).toContain(`"'=cmd|`);
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
      'says which line has them, and names no column that has no name',
      'Stock of 30 June,,\nPikipiki,Bei,Mji\nBoxer,120000,Nyeri\n',
      { mapping: mappingOf({ columns: { name: 'Pikipiki', price: 'Bei' } }) },
      /no column "Pikipiki".*are: "Stock of 30 June"\.\nLine 2 has them: set "skipLines" to 1 /s,
    ],
    [
      'says so too where a mapping passes over the header',
      'Pikipiki;Bei\nBoxer;120000\n',
      { mapping: mappingOf({ file: { skipLines: 1 }, columns: { name: 'Pikipiki', price: 'Bei' } }) },
      /Line 1 has them: set "skipLines" to 0 /,
    ],
    [
      'says nothing of lines that do not have all',
      'Stock\nPikipiki,Mji\nBoxer,Nyeri\n',
      { mapping: mappingOf({ columns: { name: 'Pikipiki', price: 'Bei' } }) },
      /are: "Stock"\.$/,
    ],
    [
      'says that the header is missing',
      'Honda Dio,85000,2019\nHonda CB,95000,2020\n',
      {},
      /not a header.*by position/s,
    ],
    [
      'refuses JSON that breaks off',
      '[{"name":"Honda Dio","price":85000},{"na',
      {},
      /breaks off after one record/,
    ],
    ['refuses a web page', '<!doctype html><title>404</title>', {}, /web page/],
    ['refuses a workbook', 'PK\u0003\u0004', {}, /Excel workbook/],
  ])('%s', async (_, csv, options, message) => {
    await expect(run(csv, options)).rejects.toThrow(message);
  });

  const records = [
    {
      id: 'a1',
      title: 'Honda Dio "DX"',
      price: { amount: 85_000, currency: 'INR' },
      year: 2019,
      location: { city: 'Pune' },
      photos: [{ url: 'https://example.org/1.jpg' }],
      description: 'One owner.\nAll papers, new tyres.',
    },
    { id: 'a2', title: 'Hero Glamour', price: { amount: 61_500, currency: 'INR' }, year: 2017, sold: null },
  ];
  it.each([
    ['a list of records', JSON.stringify(records)],
    ['a record on each line', records.map((record) => `${JSON.stringify(record)}\n`).join('')],
    [
      'records in an object',
      JSON.stringify({ meta: { page: { no: 1 } }, total: 2, items: records }, null, 2),
    ],
    [
      'records in an object in an object, beside what can be filtered',
      JSON.stringify({
        searchResults: { total: 2, facets: [{ name: 'Make', count: 2 }], listings: records },
      }),
    ],
    [
      'the same on many lines, beside an empty list',
      JSON.stringify({ errors: [], status: 'ok', data: { 'page.list': { bikes: records } } }, null, 2),
    ],
  ])('reads JSON: %s', async (_, json) => {
    const summary = await run(json);
    expect(summary).toMatchObject({ read: 2, accepted: 2, refused: {} });
    const [dio, glamour] = await listings();
    expect([dio?.name, dio?.price_amount, dio?.currency, dio?.year]).toEqual([
      'Honda Dio "DX"',
      85_000,
      'INR',
      2019,
    ]);
    expect(dio?.location).toContain('Pune');
    expect(dio?.description).toContain('One owner.\nAll papers, new tyres.');
    expect([glamour?.name, glamour?.price_amount]).toEqual(['Hero Glamour', 61_500]);
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

  it.each([
    ['a title and a date above its header', 'Stock of June\n\nbike;price\nHonda Dio;85000\n'],
    ['the delimiter named above its header', 'sep=;\nbike;price\nHonda Dio;85000\n'],
  ])('finds %s', async (_, csv) => {
    expect(await run(csv)).toMatchObject({ read: 1, accepted: 1 });
  });
});

// Real listings are not part of the project. With them, this checks that they import as before.
const realData = process.env.REAL_DATA_DIR;

describe.skipIf(!realData)('the real files of REAL_DATA_DIR', () => {
  it('import completely, with a few refused for a reason', async () => {
    const rejectsFile = join(folder, 'real.rejects.csv');
    const importReal = (name: string) =>
      importListings({ database: test.database, file: join(realData ?? '', name), rejectsFile });
    const india = await importReal('used-bikes-india.csv');
    const sriLanka = await importReal('used-bikes-sri-lanka.csv');
    expect(india).toMatchObject({ read: 7_325, repeated: 0 });
    expect(sriLanka).toMatchObject({ read: 4_656, repeated: 8 });
    for (const { read, accepted, repeated, refusedInAll } of [india, sriLanka]) {
      expect(accepted + repeated + refusedInAll).toBe(read);
      expect(refusedInAll / read).toBeLessThan(0.01);
      expect(refusedInAll).toBeGreaterThan(10);
    }
    expect(sriLanka.refused).toMatchObject({ 'skipped-by-mapping': 4, 'not-a-motorcycle': 1 });
    expect(india.refused).toMatchObject({ 'price-implausible': 1 });
    const again = await importReal('used-bikes-india.csv');
    expect(again).toMatchObject({ accepted: 0, changed: 0, unchanged: india.accepted });
    const makes = await test.database.selectFrom('listings').select('make').distinct().execute();
    expect(makes.length).toBeLessThan(60);
  }, 90_000);
});

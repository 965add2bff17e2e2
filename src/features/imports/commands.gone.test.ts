import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { type ImportOptions, importListings } from './commands.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-gone-'));
});
afterEach(async () => {
  await api.database.deleteFrom('listings').execute();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function run(lines: readonly string[], options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'bikes.csv');
  await writeFile(file, lines.join('\n'));
  const rejectsFile = join(folder, 'rejects.csv');
  return await importListings({ database: api.database, file, rejectsFile, ...options });
}

async function forSale(): Promise<string[]> {
  const rows = api.database.selectFrom('listings').select('name').where('deleted_at', 'is', null);
  return (await rows.orderBy('name').execute()).map(({ name }) => name);
}

test.each([
  ['ref,bike,price,city,status', 'Available', 'Sold'],
  ['ref,bike,price,city,Stato annuncio', 'Attivo', 'Venduto'],
  ['ref,bike,price,city,Estado', 'Disponible', 'Vendido'],
  ['ref,bike,price,city,is_sold', 'false', 'true'],
  ['ref,bike,price,city,In stock', 'yes', 'no'],
  ['ref,bike,price,city,Availability', 'In stock', 'Not available'],
  ['ref,bike,price,city,closed', 'active', 'sold'],
  ['ref,bike,price,city,isClosed', 'false', 'true'],
  ['ref,bike,price,city,Archived', 'no', 'yes'],
  // No header that anybody knows: the cells say it.
  ['ref,bike,price,city,wf_state_3', 'Active', 'Sold'],
  // A word that cells may have as well.
  ['ref,bike,price,city,Withdrawn', 'Active', 'Sold'],
])('below %s, "%s" is for sale and "%s" is not', async (header, isThere, isGone) => {
  const { refused } = await run([
    header,
    `A1,Honda Dio,65000,Dhaka,${isThere}`,
    `A2,Honda CB Hornet 160R,150000,Dhaka,${isGone}`,
    `A3,Yamaha FZ-S,180000,Dhaka,${isThere}`,
    `A4,Yamaha R15,280000,Dhaka,${isThere}`,
  ]);
  expect(refused).toEqual({ gone: 1 });
  expect(await forSale()).toEqual(['Honda Dio', 'Yamaha FZ-S', 'Yamaha R15']);
});

test('a motorcycle whose row says that it is sold is missing, and ended with the others', async () => {
  const list = (status: string) => [
    'ref,bike,price,city,status',
    'A1,Honda Dio,65000,Dhaka,Available',
    `A2,Honda CB Hornet 160R,150000,Dhaka,${status}`,
    'A3,Yamaha FZ-S,180000,Dhaka,Available',
  ];
  await run(list('Available'));
  expect(await forSale()).toHaveLength(3);
  const { missing } = await run(list('Sold'), { endMissing: true });
  expect(missing).toMatchObject({ count: 1, ended: 1 });
  expect(await forSale()).toEqual(['Honda Dio', 'Yamaha FZ-S']);
});

test('a column that is empty in the first rows says later what is sold', async () => {
  const rows = Array.from({ length: 230 }, (_, i) => `A${i},Honda Dio,${65_000 + i},Dhaka,`);
  const { refused } = await run([
    'ref,bike,price,city,Date sold',
    ...rows,
    'A999,Yamaha FZ-S,180000,Dhaka,2026-05-01',
  ]);
  expect(refused).toEqual({ gone: 1 });
});

test('a condition under the same header stays a condition', async () => {
  const { refused } = await run([
    'ref,bike,price,city,Estado',
    'A1,Honda Dio,65000,Dhaka,Bueno',
    'A2,Honda CB Hornet 160R,150000,Dhaka,Excelente',
    'A3,Yamaha FZ-S,180000,Dhaka,Regular',
  ]);
  expect(refused).toEqual({});
  const rows = await api.database.selectFrom('listings').select('condition').orderBy('name').execute();
  expect(rows.map(({ condition }) => condition)).toEqual(['excellent', 'good', 'fair']);
});

test('what is sold below the header of a condition is gone, and the others keep theirs', async () => {
  const { refused } = await run([
    'ref,bike,price,city,Zustand',
    'A1,Honda Dio,65000,Dhaka,Gut',
    'A2,Honda CB Hornet 160R,150000,Dhaka,Verkauft',
    'A3,Yamaha FZ-S,180000,Dhaka,Reserviert',
    'A4,Yamaha R15,280000,Dhaka,Neuwertig',
  ]);
  expect(refused).toEqual({ gone: 1 });
  const rows = await api.database.selectFrom('listings').select('condition').orderBy('name').execute();
  expect(rows.map(({ condition }) => condition)).toEqual(['good', null, 'excellent']);
});

test.each([
  ['Documents', 'Available', 'Not available'],
  ['PUC', 'Active', 'Expired'],
  ['Silencer', 'Active', 'Removed'],
  ['state', 'Maharashtra', 'Unavailable'],
  ['estado', 'Jalisco', 'No disponible'],
  ['Insurance', 'Active', 'Expired'],
  ['Expired', 'no', 'yes'],
  ['Removed', 'Mirror', 'Silencer'],
])('below %s nothing says what is for sale: "%s", "%s"', async (header, one, other) => {
  const { refused } = await run([
    `ref,bike,price,city,${header}`,
    `A1,Honda Dio,65000,Dhaka,${one}`,
    `A2,Honda CB Hornet 160R,150000,Dhaka,${other}`,
    `A3,Yamaha FZ-S,180000,Dhaka,${one}`,
    `A4,Yamaha R15,280000,Dhaka,${one}`,
  ]);
  expect(refused).toEqual({});
});

test('what its title calls sold is not offered either', async () => {
  const { refused } = await run([
    'ref,title,price,city',
    'A1,Honda Dio,65000,Dhaka',
    'A2,[SOLD] Honda CB Hornet 160R,150000,Dhaka',
    'A3,Yamaha MT-07 sprzedany,180000,Dhaka',
  ]);
  expect(refused).toEqual({ gone: 2 });
  expect(await forSale()).toEqual(['Honda Dio']);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImport } from './open-import.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-open-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function open(lines: readonly string[], options: Partial<Parameters<typeof openImport>[0]> = {}) {
  const file = join(folder, 'list.csv');
  await writeFile(file, lines.join('\n'));
  const opened = await openImport({ file, ...options });
  await opened.close();
  return opened;
}

it('finds the header of an Arabic list below its title', async () => {
  const rows = ['هوندا CG 125\t45000', 'ياماها YBR 125\t52000', 'بجاج بولسر 150\t61000'];
  const { mapping } = await open(['كشف مخزون شهر نوفمبر', 'بيان\tسعر البيع', ...rows]);
  expect(mapping.file?.skipLines).toBe(1);
  expect(mapping.columns).toMatchObject({ name: { column: 'بيان' }, price: { column: 'سعر البيع' } });
});

it('says which column is missing, and in which line the header seems to be', async () => {
  const priced = open(['Stock of November', 'Zul;Asking price', 'x;4500', 'y;5200']);
  await expect(priced).rejects.toThrow(/which column of .* is the name\.\nThe header seems to be line 2/);
  await expect(priced).rejects.toThrow('columns are: "Zul", "Asking price"');
  await expect(priced).rejects.toThrow('"file": { "skipLines": 1 }, "columns"');
  const named = open(['Bike;Town', 'Honda Dio;Dhaka', 'Yamaha FZ;Sylhet']);
  await expect(named).rejects.toThrow(/which column of .* is the price\.\nIts columns are/);
  const neither = open(['Foo;Bar', 'x;y']);
  await expect(neither).rejects.toThrow(/which columns of .* are the name and the price\./);
});

// Rupiah, which nothing says: as taka they would be the prices of houses.
const unsaid = ['18500000', '14250000', '21000000', '9800000', '16000000', '15500000'];
const unsaidList = ['name,price', ...unsaid.map((price) => `Honda Vario 125,${price}`)];

it('asks for the currency of a list whose prices cannot be in the garage’s own', async () => {
  const opened = open(unsaidList);
  await expect(opened).rejects.toThrow(/^It cannot be told which currency the prices of .* are in\./);
  await expect(opened).rejects.toThrow(/would cost BDT\s1,60,00,000 or more/);
  await expect(opened).rejects.toThrow(/--currency BDT, if they are right as they are\.$/);
  await expect(open(['name,price', ...unsaid.map(() => 'Honda Vario 125,18')])).rejects.toThrow(
    '"price": { "column": "price", "factor": 1000 }',
  );
});

it.each([
  ['the currency', { currency: 'IDR' }],
  ['the country', { country: 'Indonesia' }],
  ['a garage whose own they are in', { ownCurrency: 'IDR' }],
])('asks nothing where %s is said', async (_, options) => {
  expect((await open(unsaidList, options)).mapping.columns.price).toEqual({ column: 'price' });
});

const wrong = ['125000', '98000', '110000', '1', '1', '1', '1', '25000000', '105000', '99000'];
const superbikes = ['1250000', '1350000', '2100000', '1400000', '1200000', '1650000', '1300000'];

it.each([
  ['some prices that are wrong', wrong, {}],
  ['superbikes', superbikes, { ownCurrency: 'INR' }],
  ['one price with the garage’s own mark', [...unsaid, 'Tk 85000'], {}],
  ['prices with another', unsaid.map((price) => `Rp ${price}`), {}],
])('asks nothing for %s', async (_, prices, options) => {
  const lines = ['name,price', ...prices.map((price) => `Honda Vario 125,${price}`), ''];
  expect((await open(lines, options)).mapping.columns.price).toEqual({ column: 'price' });
});

it.each([
  ['lakhs', ['1.85', '2.1', '1.5', '9.8', '1.6', '1.2']],
  ['millions', ['18.5', '14.2', '21', '9.8', '16', '15']],
])('asks where prices are in %s', async (_, prices) => {
  const lines = ['name,price', ...prices.map((price) => `Honda Vario 125,${price}`), ''];
  await expect(open(lines)).rejects.toThrow('If they are in thousands');
});

it('asks where most prices are too high for the engines', async () => {
  const prices = ['35000', '42000', '31000', '38000', '29000', '45000'];
  const lines = ['name,cc,price', ...prices.map((price) => `Honda Wave 110i,110,${price}`), ''];
  await expect(open(lines, { ownCurrency: 'USD' })).rejects.toThrow(
    /: 6 of the first 6 motorcycles would cost less than .*75, or more than any with their engines\./,
  );
  const large = lines.map((line) => line.replace('Wave 110i,110', 'Gold Wing,1833'));
  expect((await open(large, { ownCurrency: 'USD' })).mapping.columns.engine).toEqual({ column: 'cc' });
});

it('finds the id of a list that has a line of totals below', async () => {
  for (const total of ['Total,,', 'Grand Total,,470000']) {
    const rows = ['1,Honda Dio,85000', '2,Yamaha FZ,170000', '3,Hero Hunk,95000', '4,Suzuki GS,120000'];
    const { mapping } = await open(['Sl No,Bike,Price', ...rows, total, '']);
    expect(mapping.columns.id).toEqual({ column: 'Sl No', running: true });
  }
});

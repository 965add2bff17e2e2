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

async function open(lines: readonly string[]) {
  const file = join(folder, 'list.csv');
  await writeFile(file, lines.join('\n'));
  const opened = await openImport({ file });
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

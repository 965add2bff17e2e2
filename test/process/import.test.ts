import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp, makeDataDir, siteSettings, startProgram } from './site-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => cleanUp(dataDir));

/** Runs the import as `npm run import` does: below the program that hands over to the pinned Node. */
async function importFile(name: string, text: string) {
  const file = join(dataDir, '..', name);
  await writeFile(file, text);
  const env = siteSettings({ DATA_DIR: dataDir });
  const program = startProgram(process.execPath, ['bin/run.mjs', 'src/main.import.ts', file], env);
  const { code } = await program.ended;
  await rm(file);
  return { code, text: `${program.stdout()}${program.stderr()}` };
}

test('ends by itself when the rows are in', async () => {
  const { code, text } = await importFile(
    'bikes.csv',
    'name,price,year\nBajaj Pulsar 150,85000,2015\nYamaha FZ-S V3,210000,2021\n',
  );
  expect([code, text]).toEqual([0, expect.stringContaining('2')]);
});

test('ends by itself when it cannot tell the columns', async () => {
  const { code, text } = await importFile('odd.csv', 'a;b\n1;2\n');
  expect([code, text]).toEqual([1, expect.stringContaining('--mapping')]);
});

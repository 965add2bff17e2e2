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
async function importFile(name: string, text: string, ...options: string[]) {
  const file = join(dataDir, '..', name);
  await writeFile(file, text);
  const env = siteSettings({ DATA_DIR: dataDir });
  const program = startProgram(
    process.execPath,
    ['bin/run.mjs', 'src/main.import.ts', file, ...options],
    env,
  );
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

test('tries a file and says what would come of it, and what it takes nothing from', async () => {
  const csv =
    'Marke;Modell;Preis (€);Polster;Ort\nHonda;CB 500 X;5.900 €;Leder;Köln\nHonda;Dio;VB;Leder;Köln\n';
  const tried = await importFile('motorraeder.csv', csv, '--dry-run');
  expect(tried.code).toBe(0);
  expect(tried.text).toMatch(/nothing stored: 2 rows read.*1 would be new\n.*1 refused/s);
  expect(tried.text).toContain(
    'Not imported, because neither the header nor the cells say what it is: "Polster".',
  );
  expect(tried.text).toContain('Honda CB 500X · € 5,900 · Not stated · Köln');
  expect(tried.text).toContain(
    'No country is known for one motorcycle, so a search by country does not find it. Say it with --country',
  );
  const done = await importFile('motorraeder.csv', csv);
  expect(done.text).toMatch(/Done: 2 rows read.*\n {2}1 new\n {2}0 changed\n {2}0 unchanged/);
});

test('guesses the country of a currency, prints it to be put right, and shows places as visitors see them', async () => {
  const csv = 'Bike,Asking price (KSh),Town\nBajaj Boxer,120000,Nyeri\n';
  const { text } = await importFile('kenya.csv', csv, '--dry-run');
  expect(text).toContain('"country": "Kenya"');
  expect(text).toContain('· Nyeri, Kenya\n');
  expect(text).not.toContain('No country is known');
});

test('what a list says anew is shown by a try, as it is and as it becomes, and then taken over', async () => {
  const csv = (price: number) => `id,name,price,city\n7,Honda Dio,${price},Dhaka\n`;
  await importFile('weekly.csv', csv(65_000));
  const tried = await importFile('weekly.csv', csv(60_000), '--dry-run');
  expect(tried.text).toMatch(
    /0 would be new\n {2}1 would change\n.*Honda Dio\n {4}price: 65,000 → 60,000\n/s,
  );
  expect((await importFile('weekly.csv', csv(60_000))).text).toMatch(/0 new\n {2}1 changed\n {2}0 unchanged/);
  expect((await importFile('weekly.csv', csv(60_000))).text).toMatch(/0 changed\n {2}1 unchanged/);
});

test('says what the list names no more, and takes it off sale where that is asked for', async () => {
  const csv = (...rows: number[]) =>
    `stock no,name,price,city\n${rows.map((no) => `A${no},Yamaha FZ-S V${no},210000,Dhaka\n`).join('')}`;
  await importFile('garage.csv', csv(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  const some = csv(1, 2, 3, 4, 5, 6);
  const named =
    /For sale, though this list does not name them any more:\n {2}Yamaha FZ-S V7 · 2,10,000 .*\n.*\n.*\n {2}and 1 more\n/;
  for (const options of [['--dry-run'], []]) {
    const { code, text } = await importFile('garage.csv', some, ...options);
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/\n {2}4 not in the file any more: still for sale\n/),
    ]);
    expect(text).toMatch(named);
    expect(text).toContain('run the import again with --end-missing.');
  }
  const tried = await importFile('garage.csv', some, '--dry-run', '--end-missing');
  expect(tried.text).toMatch(
    /4 not in the file any more: would be taken off sale\n.*They would be taken off sale\./s,
  );
  const done = await importFile('garage.csv', some, '--end-missing');
  expect([done.code, done.text]).toEqual([
    0,
    expect.stringMatching(
      /4 not in the file any more: taken off sale\n.*Taken off sale, as this list does not name them any more:\n.*V7.*Their pages say/s,
    ),
  ]);
  expect(done.text).not.toContain('or sale, though');
  const back = await importFile('garage.csv', csv(1, 2, 3, 4, 5, 6, 7));
  expect(back.text).toMatch(/7 unchanged\n {2}1 of these has come back on sale: .*\n {2}0 refused\n/);
});

test('a list of which more than half is missing ends nothing, unless that is said besides', async () => {
  const csv = (...rows: number[]) =>
    `ref,name,price,city\n${rows.map((no) => `B${no},Yamaha FZ-S V${no},210000,Dhaka\n`).join('')}`;
  await importFile('half.csv', csv(1, 2, 3, 4));
  const refused = await importFile('half.csv', csv(1), '--end-missing');
  expect([refused.code, refused.text]).toEqual([
    1,
    expect.stringMatching(/Nothing was taken off sale.*more than half .* before \(4\).*--more-than-half/s),
  ]);
  const alone = await importFile('half.csv', csv(1), '--more-than-half');
  expect([alone.code, alone.text]).toEqual([1, expect.stringContaining('together with --end-missing')]);
  const done = await importFile('half.csv', csv(1), '--end-missing', '--more-than-half');
  expect([done.code, done.text]).toEqual([
    0,
    expect.stringContaining('3 not in the file any more: taken off sale'),
  ]);
});

test('a list with a row that cannot be told apart ends nothing, and says which and what to do', async () => {
  const csv = (...rows: (number | string)[]) =>
    `ref,name,price,km\n${rows.map((no) => `C${no},Yamaha FZ-S V1,210000,9000\n`).join('')}`;
  await importFile('broken.csv', csv(1, 2, 3, 4));
  const broken = csv(1, 2, '3,with box');
  const told =
    /2 not in the file any more, as far as its rows tell: still for sale\n.*any more, as far as its rows tell:.*refused row in line 4 does not say/s;
  const tried = await importFile('broken.csv', broken, '--dry-run');
  expect([tried.code, tried.text]).toEqual([0, expect.stringMatching(told)]);
  expect(tried.text).toContain(
    'correct that row in the list itself, or take it out if it is not a motorcycle, and run',
  );
  const refused = await importFile('broken.csv', broken, '--end-missing', '--more-than-half');
  expect([refused.code, refused.text]).toEqual([1, expect.stringMatching(told)]);
  expect(refused.text).toContain('So nothing was taken off sale: correct that row');
  const done = await importFile('broken.csv', csv(1, 2, 3), '--end-missing');
  expect([done.code, done.text]).toEqual([
    0,
    expect.stringContaining('1 not in the file any more: taken off sale'),
  ]);
});

test('says so when there is a header and nothing below', async () => {
  const { code, text } = await importFile('header.csv', 'bike,price\n');
  expect([code, text]).toEqual([0, expect.stringContaining('a header but no rows below it')]);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../test/support/database.ts';
import { settingsOf } from '../test/support/settings.ts';
import { rejectsPath } from './features/imports/rejects.ts';

const program = new URL('./main.import.ts', import.meta.url).pathname;
let test: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-import-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

function start(
  args: string[],
  databaseUrl = test.connectionString,
): { child: ChildProcess; output: () => string } {
  const settings = settingsOf({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') });
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      output += String(piece);
    });
  }
  return { child, output: () => output };
}

async function run(args: string[], databaseUrl?: string) {
  const { child, output } = start(args, databaseUrl);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

async function write(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return name;
}

const row = (i: number) => `Bajaj Pulsar 150,${40_000 + (i % 50_000)},Dhaka ${i % 100}\n`;

describe('npm run import', () => {
  it('imports a file with its mapping, tells what it did and where the refused rows are', async () => {
    const file = await write(
      'bikes.csv',
      'motorbike,taka,town\nHonda Dio,1.25 lakh,Dhaka\nHonda Dio,call,Dhaka\n',
    );
    const mapping = await write('m.json', '{"columns":{"name":"Motorbike","price":"TAKA","place":"town"}}');
    const { code, output } = await run([file, '--mapping', mapping]);
    expect(output).toMatch(
      /Done: 2 rows read.*1 new.*0 changed.*0 unchanged.*1 refused.*1 price-unreadable/s,
    );
    const path = rejectsPath(join(folder, 'data'), join(folder, file));
    expect(output).toContain(path);
    expect(code).toBe(0);
    expect(await readFile(path, 'utf8')).toContain('"3","price-unreadable"');
  });

  it('says that a currency of many countries names none, and takes the country that is named', async () => {
    const file = await write(
      'euro.csv',
      'Motorrad;Preis;Zustand\nHonda Dio;1.250 €;Oldtimer\nHonda Dio;VB;gut\n',
    );
    const { output } = await run([file, '--dry-run']);
    expect(output).toContain('Prices in EUR do not tell the country');
    expect(output).toContain('Say it with --country');
    expect(output).toMatch(
      /1 refused\n {4}1 price-unreadable, in line 3: Column "Preis": "VB" names no price/,
    );
    expect(output).toMatch(
      /To be imported without the condition: one motorcycle, because of column "Zustand", in line 2: "Oldtimer" is/,
    );
    const named = await run([file, '--country', 'DE', '--dry-run']);
    expect(named.output).toContain('"country": "Germany"');
    expect(named.output).not.toContain('--country');
  });

  it('says which motorcycles come in without a distance, and warns of a column that is mostly not understood', async () => {
    const rows = ['9,000 km', 'ask', 'works fine', '12000', '8000'];
    const csv = (cells: readonly string[]) =>
      `no,bike,price,km\n${cells.map((km, i) => `A-${i},Honda Dio,65000,"${km}"\n`).join('')}`;
    const file = await write('asked.csv', csv(rows));
    const without =
      /mported without the distance: 2 motorcycles, because of column "km", the first in line 3: "ask" is not understood/;
    const tried = await run([file, '--dry-run']);
    expect(tried.output).toMatch(without);
    const done = await run([file]);
    expect(done.output).toMatch(/ 5 new\n(?:.*\n)*? {2}0 refused\n/);
    expect(done.output).toMatch(without);
    expect(done.output).not.toContain('WARNING');
    const mapping = '{"columns":{"id":"no","name":"bike","price":"price","kilometres":"km"}}';
    await write('asked.csv', csv(['ask', 'ask', 'ask', 'low', '8000']));
    const mistaken = await run([file, '-m', await write('asked.json', mapping)]);
    expect(mistaken.output).toMatch(
      /\n\nWARNING: column "km" is probably not the distance: 4 of its 5 cells are not understood\.\n.*\n$/,
    );
    expect(mistaken.code).toBe(0);
  });

  it('prints the guess, and takes it back as a mapping', async () => {
    const file = await write('guess.csv', 'Bike Name|Price (BDT)\nHonda Dio|1,25,000\n');
    const guessed = await run([file]);
    expect(guessed.code).toBe(0);
    const json = /\{.*\}/s.exec(guessed.output)?.[0] ?? '';
    const again = await run([file, '-m', await write('saved.json', json)]);
    expect(again.output).toMatch(/0 new.*0 changed.*1 unchanged/s);
  });

  it.each([
    [['none.csv'], /none\.csv cannot be read \(it does not exist\)/],
    [['odd.csv'], /Its columns are: "foo", "bar"/],
    [['odd.csv', '-m', 'wrong.json'], /columns\.name: .*columns\.price/s],
    [['odd.csv', '-m', 'broken.json'], /is not JSON/],
    [['odd.csv', '--maping', 'x'], /--maping/],
    [['odd.csv', '--currency', 'rupees'], /--currency rupees: name an ISO 4217 code/],
    [['odd.csv', '--country', 'Atlantis'], /--country Atlantis: this is not a country/],
    [[], /npm run import -- FILE\.csv/],
  ])('%j: one clear text, exit code 1, no stack', async (args, message) => {
    await write('odd.csv', 'foo,bar\n1,2\n');
    await write('wrong.json', '{"columns":{"name":{"colum":"foo"}}}');
    await write('broken.json', '{"columns":');
    const { code, output } = await run(args);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('says in a sentence that there is no such database', async () => {
    const missing = Object.assign(new URL(test.connectionString), { pathname: '/nowhere' }).href;
    const { code, output } = await run([await write('some.csv', 'name,price\nHonda Dio,65000\n')], missing);
    expect(output).toMatch(/^The database of DATABASE_URL, .*\/nowhere, does not exist: [^\n]*\n$/);
    expect(code).toBe(1);
  });

  it.each([
    ['53100', /The disk of the database is full\. What was committed stays; .*run the import again/],
    ['53200', /The database has no memory left\. What was committed stays; .*run the import again/],
  ])('says in a sentence that there is no more room (%s)', async (state, sentence) => {
    const { database } = test;
    await sql
      .raw(`create function refuse_all() returns trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '${state}'; end $$`)
      .execute(database);
    await sql`create trigger refuse_all before insert on listings execute function refuse_all()`.execute(
      database,
    );
    const { code, output } = await run([await write('some.csv', 'name,price\nHonda Dio,66000\n')]);
    await sql`drop function refuse_all cascade`.execute(database);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('stops at Ctrl+C after the batch at hand, and goes on when run again', async () => {
    const count = 30_000;
    const file = await write(
      'many.csv',
      `name,price,city\n${Array.from({ length: count }, (_, i) => row(i)).join('')}`,
    );
    const { child, output } = start([file]);
    const closed = once(child, 'close');
    const countNow = async () => {
      const { n } = await test.database
        .selectFrom('listings')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('location', 'like', 'Dhaka %')
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    while ((await countNow()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    const [code] = await closed;
    expect(output()).toMatch(/Stopping after this batch.*Stopped\. So far:/s);
    expect(code).toBe(130);
    const kept = await countNow();
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(count);
    const again = await run([file]);
    expect(again.output).toContain(`${new Intl.NumberFormat('en-IN').format(kept)} unchanged`);
    expect(await countNow()).toBe(count);
  });
});

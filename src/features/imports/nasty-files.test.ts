import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { StartError } from '../../platform/start-error.ts';
import { importListings } from './commands.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-nasty-'));
});
afterEach(async () => {
  await test.database.deleteFrom('listings').execute();
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function run(bytes: string | Buffer) {
  const file = join(folder, 'bikes.csv');
  await writeFile(file, bytes);
  return importListings({ database: test.database, file, rejectsFile: join(folder, 'rejects.csv') });
}

const simple = 'bike,price,city\nHonda Dio,85000,Dhaka\nYamaha FZ,150000,Sylhet\n';
const both = ['Honda Dio 85000 Dhaka', 'Yamaha FZ 150000 Sylhet'];
const mebibyte = 1024 * 1024;

function bytes(...codes: number[]): Buffer {
  return Buffer.from(codes);
}

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

it.each<[string, string | Buffer, listings: string[], refused?: object]>([
  ['a byte order mark and CRLF', `\uFEFF${simple.replaceAll('\n', '\r\n')}`, both],
  [
    'UTF-16 with tabs, as spreadsheets write it',
    Buffer.from(`\uFEFF${simple.replaceAll(',', '\t')}`, 'utf16le'),
    both,
  ],
  ['UTF-16, the other way round and without a mark', utf16be(simple), both],
  ['line ends of old Macintoshes', simple.replaceAll('\n', '\r'), both],
  ['no line end at the end', simple.trimEnd(), both],
  [
    'semicolons, decimal commas and commas in the text',
    'bike;price;city\nHonda Dio;85.000,00;"Dhaka, Mirpur"\n',
    ['Honda Dio 85000 Dhaka, Mirpur'],
  ],
  [
    'a character that a program cut through',
    '[{"bike":"Honda Dio \\ud83d","price":85000,"city":"Dhaka"},{"bike":"Yamaha FZ","price":150000,"city":"Sylhet","note":"as new \\ude00"}]',
    both,
  ],
  ['bars', simple.replaceAll(',', '|'), both],
  ['everything quoted', simple.replace(/[^,\n]+/g, '"$&"'), both],
  [
    'line ends, marks and delimiters within quotation marks',
    'bike,"price\n(BDT)",city\n"Honda ""Dio""\r\n","85,000","Dhaka,\nMirpur"\nYamaha FZ,150000,Sylhet\n',
    ['Honda "Dio" 85000 Dhaka, Mirpur', 'Yamaha FZ 150000 Sylhet'],
  ],
  [
    'a quotation mark that is never closed',
    `bike,price,city\n"Honda Dio,85000,Dhaka\nYamaha FZ,150000,Sylhet\n`,
    ['Yamaha FZ 150000 Sylhet'],
    { 'quotes-unbalanced': 1 },
  ],
  [
    'headers that occur twice',
    'bike,price,city,Price,CITY\nHonda Dio,85000,Dhaka,1,Nowhere\n',
    ['Honda Dio 85000 Dhaka'],
  ],
  [
    'columns without a header, and blank rows',
    '\n,bike,price,city,\n,,,,\n7,Honda Dio,85000,Dhaka,x\n   \n',
    ['Honda Dio 85000 Dhaka'],
  ],
  [
    'names that objects have',
    'constructor,bike,price,country,__proto__\ntoString,Honda Dio,85000,constructor,x\n',
    ['Honda Dio 85000 constructor'],
  ],
  [
    'rows too short and too long',
    `${simple}TVS Apache,90000\nTVS Apache,90000,Dhaka,1,2\nTVS Apache,90000,Bogura,,,\n`,
    [...both, 'TVS Apache 90000 Bogura'],
    { 'columns-missing': 2 },
  ],
  [
    'letters of Windows',
    Buffer.from('bike,price,city\nHonda Dio,85000,K\u00f6ln \u0096 S\u00fcd\n', 'latin1'),
    ['Honda Dio 85000 Köln – Süd'],
  ],
  [
    'letters of Windows far below the beginning',
    Buffer.concat([
      Buffer.from(`bike,price,city,notes\n${`Honda Dio,call,Dhaka,${'x'.repeat(1_000)}\n`.repeat(100)}`),
      Buffer.from('Honda Dio,85000,K\u00f6ln,\n', 'latin1'),
    ]),
    ['Honda Dio 85000 Köln'],
    { 'price-unreadable': 100 },
  ],
  [
    'UTF-8 with a damaged letter',
    Buffer.concat([Buffer.from(`${simple}Honda Dio,85000,ঢাক`), bytes(0xe0, 0xa6), Buffer.from('\n')]),
    both,
    { 'not-readable': 1 },
  ],
  ['zero bytes', `${simple}TVS \u0000Apache,90000,Dhaka\n`, both, { 'control-characters': 1 }],
  [
    'a field of 10 MB',
    `${simple}TVS Apache,90000,${'x'.repeat(10 * mebibyte)}\n${simple.slice(16)}`,
    both,
    { 'row-too-long': 1 },
  ],
  [
    'a quoted field of 10 MB over many lines',
    `${simple}TVS Apache,90000,"${`${'word '.repeat(2_000)}\n`.repeat(1_000)}"\n`,
    both,
    { 'quotes-unbalanced': 2, 'columns-missing': 999 },
  ],
  ['two files in one', `${simple}\uFEFF${simple}`, both, { 'price-unreadable': 1 }],
  ['a header and nothing below', 'bike,price,city\n', []],
  [
    'formulas and markup',
    'bike,price,city\nHonda Dio,85000,"=HYPERLINK(""http://x"")"\nYamaha FZ,150000,<script>\n',
    ['Honda Dio 85000 =HYPERLINK("http://x")', 'Yamaha FZ 150000 Bangladesh'],
  ],
])('reads %s', async (_, content, expected, refused = {}) => {
  const summary = await run(content);
  const rows = await test.database
    .selectFrom('listings')
    .select(['name', 'price_amount', 'location'])
    .orderBy('id', 'desc')
    .execute();
  expect(rows.map((row) => `${row.name} ${row.price_amount} ${row.location}`)).toEqual(expected);
  expect(summary.refused).toEqual(refused);
  expect(summary.accepted + summary.unchanged + summary.repeated + summary.refusedInAll).toBe(summary.read);
});

it.each<[string, string | Buffer, message: RegExp]>([
  ['an empty file', '', /bikes\.csv has no rows\.$/],
  ['a byte order mark alone', '\uFEFF', /has no rows\.$/],
  ['blank lines', '\n \r\n\n,,,\n', /has no rows\.$/],
  ['zero bytes alone', Buffer.alloc(100_000), /first row .* cannot be read.*zero bytes/s],
  ['an endless first line', 'x,'.repeat(5 * mebibyte), /first row .*line 1.* cannot be read.*longer/s],
  [
    'a mark left open in the header',
    '"bike,price\nHonda Dio,85000\n',
    /first row .* cannot be read.*quotation mark/s,
  ],
  [
    'thousands of columns',
    `${Array.from({ length: 5_000 }, (_, i) => `c${i}`).join(',')}\n1\n`,
    /which columns.*and 4940 more/s,
  ],
  ['a text', 'Dear seller,\nplease call me about the Honda.\n', /which columns/],
  [
    'a program',
    Buffer.concat([bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1), Buffer.alloc(64, 7)]),
    /cannot be read/,
  ],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10), /is a picture/],
  ['JSON that is cut off', '{"bikes": [{"name": "Honda Dio", "price": 90000}', /breaks off after one record/],
  ['JSON without records', '{"bikes": []}', /has no rows/],
  ['JSON of something else', '[[1, 2], [3, 4]]', /has no rows/],
])('says of %s what is wrong, in a sentence', async (_, content, message) => {
  const failure = await run(content).catch((error: unknown) => error);
  // Other errors than a StartError would end in a stack trace.
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(message);
});

it('refuses a name without an end', async () => {
  const summary = await run(`${simple}Honda ${'a'.repeat(60_000)},85000,Dhaka\n`);
  expect(summary.refused).toEqual({ 'text-too-long': 1 });
});

it('says so of a folder and of what is not there', async () => {
  await mkdir(join(folder, 'sub'), { recursive: true });
  const of = (file: string) =>
    importListings({ database: test.database, file: join(folder, file), rejectsFile: join(folder, 'r.csv') });
  await expect(of('sub')).rejects.toThrow(/is a folder/);
  await expect(of('nowhere.csv')).rejects.toThrow(/cannot be read \(/);
});

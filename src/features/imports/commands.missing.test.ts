import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { bookers, meeting } from '../../../test/support/bookers.ts';
import { everywhere, foundIn } from '../../../test/support/found-in.ts';
import { addListing } from '../../../test/support/listings.ts';
import { learningAsked } from '../prices/data/learning.ts';
import { learnPrices, learnPricesAsked } from '../prices/jobs.ts';
import type { BikePage } from '../search/contract.ts';
import { type ImportOptions, importListings } from './commands.ts';
import { type MappingFile, readMapping } from './contract.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-missing-'));
});
afterEach(async () => {
  await api.database.deleteFrom('listings').execute();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const columns: MappingFile['columns'] = { id: 'no', name: 'bike', price: 'price', kilometres: 'km' };
function mappingOf(file: MappingFile = { columns }) {
  const read = readMapping(file);
  if ('problems' in read) throw new Error(read.problems.join());
  return read.mapping;
}

/** Row 1 is a Honda CB Hornet 101R, and so on. A number stands for such a row. */
const csv = (...rows: readonly (number | string)[]) =>
  [
    'no,bike,price,km',
    ...rows.map((row) =>
      typeof row === 'string' ? row : `${row},Honda CB Hornet ${100 + row}R,${150_000 + row},9000`,
    ),
  ].join('\n');

async function run(content: string, options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'bikes.csv');
  await writeFile(file, content);
  const rejectsFile = join(folder, 'rejects.csv');
  return importListings({ database: api.database, file, mapping: mappingOf(), rejectsFile, ...options });
}

async function listings() {
  const rows = await api.database.selectFrom('listings').selectAll().orderBy('name').execute();
  return new Map(rows.map((row) => [row.name.slice(-4, -1), row]));
}
const ended = async () =>
  [...(await listings())].flatMap(([name, { deleted_at }]) => (deleted_at === null ? [] : [name]));
const change = async (name: string, values: object) =>
  api.database
    .updateTable('listings')
    .set(values)
    .where('id', '=', (await listings()).get(name)?.id ?? '')
    .execute();

test('what a list names no more is counted and named, and ended where that is asked for', async () => {
  expect((await run(csv(1, 2, 3, 4, 5, 6))).missing).toMatchObject({ count: 0, fate: 'stay' });
  const shorter = csv(1, 2, 6);
  const told = { count: 3, of: 6, fate: 'stay', ended: 0 };
  const names = ['Honda CB Hornet 103R', 'Honda CB Hornet 104R', 'Honda CB Hornet 105R'];
  for (const dryRun of [true, false]) {
    const { missing } = await run(shorter, { dryRun });
    expect(missing).toMatchObject(told);
    expect(missing?.first.map(({ name }) => name)).toEqual(names);
  }
  expect((await run(shorter, { dryRun: true, endMissing: true })).missing).toMatchObject({
    ...told,
    fate: 'end',
  });
  expect(await ended()).toEqual([]);
  expect((await run(shorter, { endMissing: true })).missing).toMatchObject({
    count: 3,
    of: 6,
    fate: 'end',
    ended: 3,
  });
  expect(await ended()).toEqual(['103', '104', '105']);
  expect((await run(shorter, { endMissing: true })).missing).toMatchObject({ count: 0, of: 3, ended: 0 });
});

test('only the first few are named, the newest first', async () => {
  await run(csv(1, 2, 3, 4, 5, 6, 7, 8, 9));
  const { missing } = await run(csv(1, 2, 3, 4, 5));
  expect(missing?.count).toBe(4);
  expect(missing?.first.map(({ name }) => name.slice(-4))).toEqual(['106R', '107R', '108R']);
});

test('an ended one comes back with what a later list says of it, as the same motorcycle', async () => {
  await run(csv(1, 2, 3));
  const before = (await listings()).get('103');
  await run(csv(1, 2), { endMissing: true });
  const again = csv(1, 2, '3,Honda CB Hornet 103R,120000,9000');
  const told = { accepted: 0, changed: 1, unchanged: 2, leftAlone: 0, returned: 1 };
  expect(await run(again, { dryRun: true })).toMatchObject(told);
  expect(await run(again)).toMatchObject(told);
  expect((await listings()).get('103')).toEqual({ ...before, price: '1,20,000', price_amount: 120_000 });
  // Also when nothing is new.
  await run(csv(1, 2), { endMissing: true });
  expect(await run(again)).toMatchObject({ changed: 0, unchanged: 3, returned: 1 });
  expect(await ended()).toEqual([]);
});

test('where more than half is missing, nothing is ended unless that is said besides', async () => {
  await run(csv(1, 2, 3, 4, 5));
  // With several new ones in the file, it is another list.
  const other = csv(1, 2, 11, 12, 13, 14, 15);
  for (const dryRun of [true, false])
    expect((await run(other, { dryRun, endMissing: true })).missing).toMatchObject({
      count: 3,
      of: 5,
      fate: 'too-many',
      ended: 0,
    });
  expect(await ended()).toEqual([]);
  expect((await run('no,bike,price,km\n', { endMissing: true })).missing).toMatchObject({
    count: 10,
    fate: 'too-many',
  });
  expect((await run('no,bike,price,km\n', { endMissing: true, moreThanHalf: true })).missing).toMatchObject({
    fate: 'end',
    ended: 10,
  });
});

test('what is sold, off the site, somebody’s own or of another list is neither counted nor ended', async () => {
  const person = await api.signUp('karim@example.com');
  await run(csv(1, 2, 3, 4, 5));
  await change('102', { sold_at: new Date() });
  await change('103', { taken_off_at: new Date(), taken_off_reason: 'Its details are wrong.' });
  await change('104', { seller_id: person.id, origin: 'seller' });
  await addListing(api.database, { name: 'Honda CB Hornet 160R' });
  const other = mappingOf({ source: 'another-garage', columns });
  expect((await run(csv(1, 2, 3), { mapping: other })).missing).toMatchObject({ count: 0, of: 0 });
  await run(csv(1, 2), { mapping: other, endMissing: true });
  const before = (await listings()).get('105');
  expect((await run(csv(1), { endMissing: true })).missing).toMatchObject({ count: 1, of: 2, ended: 1 });
  const rows = await api.database.selectFrom('listings').select(['id', 'name', 'deleted_at']).execute();
  const gone = rows.filter(({ deleted_at }) => deleted_at !== null);
  expect(gone.map(({ name }) => name).sort()).toEqual(['Honda CB Hornet 103R', 'Honda CB Hornet 105R']);
  expect(gone.map(({ id }) => id)).toContain(before?.id);
});

test('a row with a fault is in the list; one that the mapping leaves out is not', async () => {
  const mapping = mappingOf({
    columns,
    skip: [{ column: 'km', is: ['sold'], reason: 'It is sold.' }],
  });
  await run(csv(1, 2, 3, 4, 5), { mapping });
  const faulty = csv(
    1,
    2,
    '3,Honda CB Hornet 103R,ask me,9000',
    '4,Honda CB Hornet 104R,150004,sold',
    '5,Honda CB Hornet 105R,ask me,9000',
    // A refused repetition of a motorcycle counts as naming it.
    '3,Honda CB Hornet 103R,140000,9000',
  );
  expect(await run(faulty, { mapping, endMissing: true })).toMatchObject({
    changed: 1,
    refusedInAll: 3,
    missing: { count: 1, ended: 1 },
  });
  expect(await ended()).toEqual(['104']);
});

test('while a row cannot be told apart, it may be of any of the missing, and nothing is ended', async () => {
  await run(csv(1, 2, 3, 4, 5));
  const broken = [
    '3,Honda CB Hornet 103R, with box,150003,9000',
    '3,"Honda CB Hornet 103R,150003,9000',
    '3,Honda CB Hornet \uFFFD হোন্ডা,150003,9000',
    '3,Honda CB Hornet 103R\u0000,150003,9000',
    `3,Honda CB Hornet 103R${' '.repeat(65_536)},150003,9000`,
  ];
  const codes = [
    'columns-missing',
    'quotes-unbalanced',
    'not-readable',
    'control-characters',
    'row-too-long',
  ] as const;
  for (const [i, row] of broken.entries())
    for (const dryRun of [true, false])
      expect(await run(csv(1, 2, row, 4), { dryRun, endMissing: true, moreThanHalf: true })).toMatchObject({
        refused: { [codes[i] ?? '']: 1 },
        missing: { count: 2, of: 5, unnamed: { count: 1, line: 4 }, fate: 'unclear', ended: 0 },
      });
  expect((await run(csv(1, 2, ...broken, 4))).missing).toMatchObject({
    fate: 'stay',
    unnamed: { count: 5, line: 4 },
  });
  expect(await ended()).toEqual([]);
  expect((await run(csv(1, 2, 3, 4), { endMissing: true })).missing).toMatchObject({
    unnamed: { count: 0, line: null },
    fate: 'end',
    ended: 1,
  });
  expect(await ended()).toEqual(['105']);
});

test('a line of totals is of no motorcycle, and is in the way of nothing', async () => {
  await run(csv(1, 2, 3, 4, 5));
  const summary = await run(csv(1, 2, 3, 4, ',Total,600006,'), { endMissing: true });
  expect(summary).toMatchObject({
    refused: { totals: 1 },
    missing: { count: 1, unnamed: { count: 0 }, fate: 'end', ended: 1 },
  });
});

test('a row is known without an id of its own, too, where it was accepted before and is refused now', async () => {
  const { id: _, ...others } = columns;
  const stricter = { plausible: { highestPrice: 150_002 } };
  const lists: MappingFile[] = [
    { source: 'no-ids', columns: others },
    { source: 'running', columns: { ...columns, id: { column: 'no', running: true } } },
  ];
  for (const list of lists) {
    await run(csv(1, 2, 3, 4, 5), { mapping: mappingOf(list) });
    // In another currency no price is plausible.
    const dollars = { mapping: mappingOf({ ...list, currency: 'VND' }), endMissing: true };
    expect(await run(csv(1, 2, 3, 4, 5), dollars)).toMatchObject({
      refusedInAll: 5,
      missing: { count: 0, of: 5 },
    });
    const mapping = mappingOf({ ...list, ...stricter });
    expect(await run(csv(1, 2, 3), { mapping, endMissing: true })).toMatchObject({
      refused: { 'price-implausible': 1 },
      missing: { count: 2, of: 5, unnamed: { count: 0 }, fate: 'end', ended: 2 },
    });
    expect(await ended()).toEqual(['104', '105']);
    await api.database.deleteFrom('listings').execute();
  }
});

test('a running number names a motorcycle with make, model and year; where one of them is lost, nothing is ended', async () => {
  const mapping = mappingOf({ columns: { ...columns, id: { column: 'no', running: true }, year: 'km' } });
  const list = (...rows: string[]) => csv(...rows.map((row, i) => `${i + 1},${row}`));
  const [dio, hornet, pulsar] = [
    'Honda Dio,65000,2015',
    'Honda Hornet,95000,2016',
    'Bajaj Pulsar 150,90000,2017',
  ];
  await run(list(dio, hornet, pulsar, 'TVS Apache RTR 160,80000,2018'), { mapping });
  for (const lost of ['Bajaj Pulsar 150,90000,long ago', ',90000,2017'])
    expect((await run(list(dio, hornet, lost), { mapping, endMissing: true })).missing).toMatchObject({
      count: 2,
      unnamed: { count: 1, line: 4 },
      fate: 'unclear',
    });
  // A refused row that is not about a motorcycle cannot be about a missing one.
  const told = list('Honda Dio,ask me,2015', hornet, pulsar, 'Honda quad,90000,2018');
  expect(await run(told, { mapping, endMissing: true })).toMatchObject({
    refused: { 'price-unreadable': 1, 'not-a-motorcycle': 1 },
    missing: { count: 1, unnamed: { count: 0 }, fate: 'end', ended: 1 },
  });
});

test('a list that was not read to its end ends nothing', async () => {
  await run(csv(1, 2, 3));
  const stop = new AbortController();
  stop.abort();
  const options = { endMissing: true, moreThanHalf: true, signal: stop.signal };
  expect(await run(csv(1, 2, 3), options)).toMatchObject({ stopped: true, missing: null });
  expect(await ended()).toEqual([]);
});

test('an ended one leaves search, category, feed and sitemap at once, keeps its page, and comes back', async () => {
  const buyer = await api.signUp('buyer@example.com');
  await run(csv(1, 2));
  const id = (await listings()).get('102')?.id ?? '';
  expect(await foundIn(api, buyer, id)).toEqual(everywhere);
  await run(csv(1), { endMissing: true });
  expect(await foundIn(api, buyer, id)).toEqual([]);
  const page = (await (await api.call('GET', `/bikes/${id}`)).json()) as BikePage;
  expect(page).toMatchObject({ forSale: false, takenOff: false, bike: { _id: id, soldAt: null } });
  await run(csv(1, 2));
  expect(await foundIn(api, buyer, id)).toEqual(everywhere);
});

test('whoever booked an ended one sees that it is gone, as when a seller takes it down, and that it is back', async () => {
  const buyer = await api.signUp('rider@example.com');
  const { book, bookingsOf } = bookers(() => buyer);
  await run(csv(1, 2));
  const id = (await listings()).get('102')?.id ?? '';
  const booking = await book(buyer, { productId: id });
  await run(csv(1), { endMissing: true });
  expect((await bookingsOf(buyer))[0]?.product).toMatchObject({ _id: null, sold: false, takenOff: false });
  expect((await buyer.call('POST', '/modalData', { ...meeting, productId: id })).status).toBe(404);
  // The booking is over: its buyer may hide it, and it returns to the list.
  expect((await buyer.call('POST', `/myBookings/${booking}/hide`)).status).toBe(200);
  expect(await bookingsOf(buyer)).toEqual([]);
  const cheaper = csv(1, '2,Honda CB Hornet 102R,120000,9000');
  expect(await run(cheaper)).toMatchObject({ changed: 0, leftAlone: 1, returned: 1 });
  expect((await bookingsOf(buyer))[0]?.product).toMatchObject({ _id: id, price: '1,50,002', now: null });
});

test('much that an import changes has prices learned anew soon; a little, or a try, does not', async () => {
  const { database } = api;
  const rows = [1, 2, 3, 4, 5, 6, 7];
  await learnPrices(database);
  await run(csv(...rows), { dryRun: true });
  expect(await learningAsked(database)).toBeNull();
  await run(csv(...rows));
  expect(await learnPricesAsked(database)).toEqual({ own: 7 });
  await run(csv(...rows, 8));
  expect(await learningAsked(database)).toBeNull();
  await run(csv(8), { endMissing: true, moreThanHalf: true });
  expect(await learningAsked(database)).not.toBeNull();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import type { Database } from '../../../platform/database.ts';
import type { Position } from '../domain/order.ts';
import { anySearch, type Search } from '../domain/search.ts';
import { createFinder, type Finder } from './finder.ts';

let database: Database;
let drop: () => Promise<void>;
let exact: Finder;
let sampling: Finder;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  for (let i = 0; i < 90; i += 1)
    await addListing(database, {
      price_amount: 50_000 + ((i * 7_919) % 90) * 1_000,
      description: i % 3 === 0 ? 'Papers incomplete.' : 'Papers complete.',
      condition: i % 2 === 0 ? 'good' : 'fair',
    });
  exact = createFinder(database, 'BDT');
  // Another process on the same database, for which these few listings are very many.
  sampling = createFinder(database, 'BDT', { mostByWords: 20, candidates: 10, rounds: 2 });
});
afterAll(() => drop());

async function everyPage(finder: Finder, search: Search): Promise<number[]> {
  const all: number[] = [];
  let after: Position | null = null;
  do {
    const found = await finder.find({ search, limit: 7, after });
    expect(found.numbers.length).toBeLessThanOrEqual(7);
    all.push(...found.numbers);
    after = found.next;
  } while (after);
  return all;
}

test('words that very many hold: the pages hold exactly what they should, in their order; figures are estimates', async () => {
  for (const search of [
    { ...anySearch, words: 'complete' },
    { ...anySearch, words: 'papers', sort: 'price-low' as const },
    { ...anySearch, words: 'complete', condition: ['fair'], sort: 'price-high' as const },
  ]) {
    const first = await sampling.find({ search, limit: 7, after: null });
    const wanted = await exact.find({ search, limit: 100, after: null });
    expect([first.approximate, wanted.approximate]).toEqual([true, false]);
    expect(await everyPage(sampling, search)).toEqual(wanted.numbers);
    expect(Math.abs(first.total - wanted.total)).toBeLessThan(wanted.total / 3);
  }
});

test('several processes: each finds at once what was written through any', async () => {
  const search = { ...anySearch, price: { from: 1_234, to: 1_234 } };
  const total = async (finder: Finder) => (await finder.find({ search, limit: 1, after: null })).total;
  expect([await total(exact), await total(sampling)]).toEqual([0, 0]);
  const id = await addListing(database, { price_amount: 1_234 });
  expect([await total(exact), await total(sampling)]).toEqual([1, 1]);
  await database.updateTable('listings').set({ price_amount: 4_321 }).where('id', '=', id).execute();
  expect([await total(exact), await total(sampling)]).toEqual([0, 0]);
});

test('what a transaction wrote that began before others ended is found as soon as it ends', async () => {
  const search = { ...anySearch, price: { from: 9_000, to: 9_999 } };
  const total = async () => (await exact.find({ search, limit: 1, after: null })).total;
  await database.transaction().execute(async (slow) => {
    await addListing(slow as unknown as Database, { price_amount: 9_001 });
    await addListing(database, { price_amount: 9_002 });
    expect(await total()).toBe(1);
  });
  expect(await total()).toBe(2);
});

test('50 searches at once while listings come: all are answered, and share what they read', async () => {
  const search = { ...anySearch, price: { from: 7_000, to: 7_999 } };
  const writes = Array.from({ length: 20 }, (_, i) => addListing(database, { price_amount: 7_000 + i }));
  const totals = await Promise.all(
    Array.from({ length: 50 }, async () => (await exact.find({ search, limit: 1, after: null })).total),
  );
  await Promise.all(writes);
  expect(Math.max(...totals)).toBeLessThanOrEqual(20);
  expect((await exact.find({ search, limit: 1, after: null })).total).toBe(20);
});

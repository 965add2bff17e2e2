import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import { readSearch } from '../domain/read-search.ts';
import { createFinder } from './finder.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

async function find(words: string): Promise<number> {
  const { search } = readSearch(new URLSearchParams({ q: words }));
  return (await createFinder(own.database, 'BDT').find({ search, limit: 5, after: null })).total;
}

test('a motorcycle is found by the size of its engine, and by the round size that it is sold as', async () => {
  // Digits at the end of the description are no part of it.
  const shine = { name: 'Honda CB Shine', make: 'Honda', model: 'CB Shine', description: 'Price 85' };
  const id = await addListing(own.database, { ...shine, engine_cc: 124 });
  await addListing(own.database, { ...shine, name: 'Honda Dio', model: 'Dio', engine_cc: null });
  for (const words of ['honda 125', '125 honda', 'honda 124', 'shine 125'])
    expect([words, await find(words)]).toEqual([words, 1]);
  for (const words of ['honda 150', 'honda 120', '"85124"'])
    expect([words, await find(words)]).toEqual([words, 0]);
  await own.database.updateTable('listings').set({ engine_cc: 155 }).where('id', '=', id).execute();
  expect([await find('honda 125'), await find('honda 155')]).toEqual([0, 1]);
  // As many call a 155; it is no 160.
  expect([await find('honda 150'), await find('honda 160')]).toEqual([1, 0]);
});

test('what was stored before gets its size, and nothing twice', async () => {
  await addListing(own.database, { name: 'Suzuki Gixxer', make: 'Suzuki', model: 'Gixxer', engine_cc: 155 });
  await sql`update search_words set words = ts_delete(words, array['155', '150'])`.execute(own.database);
  expect(await find('suzuki 155')).toBe(0);
  const file = new URL('../../../../db/migrations/0086-engine-sizes-as-words.sql', import.meta.url);
  const update = (await readFile(file, 'utf8')).match(/^update search_words[^;]*/m)?.[0] ?? '';
  const { numAffectedRows } = await sql.raw(update).execute(own.database);
  expect(Number(numAffectedRows)).toBeGreaterThan(0);
  expect([await find('suzuki 155'), await find('suzuki 150'), await find('suzuki 250')]).toEqual([1, 1, 0]);
  expect(Number((await sql.raw(update).execute(own.database)).numAffectedRows)).toBe(0);
});

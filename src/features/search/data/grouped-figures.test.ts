import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import { keysOfSearch } from '../../alerts/domain/filing.ts';
import { readSearch } from '../domain/read-search.ts';
import { searchedWords } from '../domain/words/searched-words.ts';
import { createFinder } from './finder.ts';

let test_: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

async function find(words: string): Promise<number> {
  const { search } = readSearch(new URLSearchParams({ q: words }));
  return (await createFinder(test_.database, 'BDT').find({ search, limit: 5, after: null })).total;
}

test('the database takes a text for the words that searches ask for', async () => {
  for (const text of [
    'CD 125, 80,000 km',
    '৮০,০০০ কিমি, দাম ১,৫০,০০০ টাকা',
    'Tk1,25,000.50/80.000km',
    '1.250.000 đồng oder 1,250,000',
    '१,५०,००० and ٨٠,٠٠٠ and ۸۰۰۰۰ and ８０，０００',
    'NS200, NS160; tyres 80/100-18, 90,90',
    'in 2018,500 km ago; 12.08.2020; 2.5 lakh; 1,23; 1234,567; 1,2345',
    '99,99,99,999 80,000/90,000 80,000,',
    'Größe 1.250,00 €',
  ]) {
    const { rows } = await sql<{ words: string[] }>`
      select tsvector_to_array(search_vector(${text})) as words`.execute(test_.database);
    expect(rows[0]?.words.toSorted(), text).toEqual(searchedWords(text).toSorted());
  }
});

test('a figure is one word: it is found as a whole, however its digits are grouped, and not by its parts', async () => {
  const texts = [
    'Honda CD 125, run 80,000 km.',
    'Honda CD 125, চলেছে ৮০,০০০ কিমি.',
    'Honda CD 125, 80.000 km.',
  ];
  for (const description of texts)
    await addListing(test_.database, { name: 'A motorcycle', make: null, model: null, description });
  expect(await find('cd80')).toBe(0);
  for (const words of ['cd125', '"80000"', '"80,000"', '"৮০,০০০"', '"80.000"'])
    expect([words, await find(words)]).toEqual([words, 3]);
  await addListing(test_.database, { name: 'Honda CD 80', make: null, model: null, description: '' });
  expect(await find('cd80')).toBe(1);
});

/** Applies the migration to the rows of a table. */
async function bringUpToDate(table: string): Promise<void> {
  const migration = new URL('../../../../db/migrations/0058-grouped-figures.sql', import.meta.url);
  const statements = (await readFile(migration, 'utf8')).split(/;$/m);
  const [update = ''] = statements.flatMap(
    (text) => text.match(new RegExp(`^update ${table}[^]*`, 'm')) ?? [],
  );
  await sql.raw(update).execute(test_.database);
}

test('what was stored in parts is found as a whole once it is brought up to date', async () => {
  const id = await addListing(test_.database, { description: 'Serviced at ১২,৩৪৫ km.' });
  const held = sql`no = (select no from search_entries where listing_id = ${id})`;
  await sql`update search_words set words = array_to_tsvector(array['12', '345', 'km']) where ${held}`.execute(
    test_.database,
  );
  expect(await find('"12,345"')).toBe(0);
  await bringUpToDate('search_words');
  expect(await find('"12,345"')).toBe(1);
  expect(await find('serviced')).toBe(1);
});

test('saved searches that were filed under a part of a figure are where new ones are filed', async () => {
  const { database } = test_;
  const { vocabulary } = await createFinder(database, 'BDT').current();
  await sql`insert into users (id, name, email, role) values ('u', 'U', 'u@example.org', 'buyer')`.execute(
    database,
  );
  for (const [address, former] of [
    ['?q=%221%2C500%22', '~500'],
    ['?maxYear=2015&q=a+%2212.500%22', '~500'],
    ['?q=%221%2C500%22+exhaust', '~exha*'],
    ['?q=%22500%22', '~500'],
  ] as const) {
    await sql`insert into saved_searches (id, user_id, name, address, frequency) values (${address}, 'u', 'S', ${address}, 'now')`.execute(
      database,
    );
    await sql`insert into saved_search_keys (key, search_id) values (${former}, ${address})`.execute(
      database,
    );
    await bringUpToDate('saved_search_keys');
    const { rows } = await sql<{
      key: string;
    }>`select key from saved_search_keys where search_id = ${address}`.execute(database);
    const { search } = readSearch(new URLSearchParams(address));
    expect(rows.map(({ key }) => key)).toEqual(keysOfSearch(search, vocabulary));
  }
});

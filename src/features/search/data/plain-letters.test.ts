import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import { plainLetters } from '../../../kernel/plain-letters.ts';
import { keysOfSearch } from '../../alerts/domain/filing.ts';
import { readSearch } from '../domain/read-search.ts';
import { createFinder } from './finder.ts';

let test_: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

async function find(words: string) {
  const { search } = readSearch(new URLSearchParams({ q: words }));
  const found = await createFinder(test_.database, 'BDT').find({ search, limit: 5, after: null });
  return { total: found.total, district: found.search.district, words: found.search.words };
}

test.each([
  ['Germany', 'Köln', 'koln'],
  ['Brazil', 'São Paulo', 'sao paulo'],
  ['Turkey', 'İsmail', 'ismail'],
  ['Poland', 'Łódź', 'lodz'],
])(
  'a place abroad is found as it is written and without its marks: %s, %s',
  async (country, location, typed) => {
    await addListing(test_.database, { country, location });
    const plain = await find(typed);
    expect([plain.total, plain.district.length, plain.words]).toEqual([1, 1, '']);
    expect(await find(location)).toEqual(plain);
  },
);

test.each([
  ['Αθήνα', 'αθηνα', 'ΑΘΗΝΑ'],
  ['ΗΡΑΚΛΕΙΟ', 'Ηράκλειο', 'ηρακλειο'],
  ['Πειραιάς', 'ΠΕΙΡΑΙΑΣ', 'πειραιασ'],
])('a place in Greek is found without its marks and in capitals: %s', async (location, ...typed) => {
  await addListing(test_.database, { country: 'Greece', location, description: `Near ${location}.` });
  const plain = await find(location);
  expect([plain.total, plain.district.length, plain.words]).toEqual([1, 1, '']);
  for (const words of typed) {
    expect(await find(words)).toEqual(plain);
    // As a word of the text.
    expect([words, (await find(`"${words}"`)).total]).toEqual([words, 1]);
  }
});

test('a place that lists write in several ways is one to who looks for it', async () => {
  for (const location of ['Malmö', 'Malmo'])
    await addListing(test_.database, { country: 'Sweden', location });
  await addListing(test_.database, { country: 'Norway', location: 'Malmo' });
  for (const words of ['malmo', 'Malmö'])
    expect(await find(words)).toEqual({ total: 2, district: ['sweden-malmo', 'sweden-malmö'], words: '' });
});

test.each([
  ['Stands near Düsseldorf.', 'dusseldorf', 'Düsseldorf', 'DÜSSELDORF'],
  ['Only used by Ömer İbrahim.', 'omer ibrahim', 'Ömer İbrahim', 'OMER İBRAHİM'],
  ['New Michelin Größe tyre.', 'grosse', 'Größe', 'große'],
  ['Typed as two signs: Goteborg\u0308.', 'goteborg', 'goteborg\u0308', 'GOTEBORG\u0308'],
])('words of a text are found by either spelling: %s', async (description, ...typed) => {
  await addListing(test_.database, { description });
  for (const words of typed) expect([words, (await find(words)).total]).toEqual([words, 1]);
});

test('an area is found in the one script and in the other, with what Bangla appends to it', async () => {
  for (const description of ['Stands in Uttara.', 'উত্তরায় আছে।', 'Stands in Savar.'])
    await addListing(test_.database, { description });
  for (const words of ['"Uttara"', '"উত্তরা"']) expect([words, (await find(words)).total]).toEqual([words, 2]);
});

test('an area of two words is found in both scripts, wherever its words stand', async () => {
  for (const description of ['In Old Dhaka.', 'পুরান ঢাকায় আছে।', 'An old bike, Savar.'])
    await addListing(test_.database, { description, location: 'Sylhet' });
  for (const words of ['"old dhaka" sylhet', '"পুরান ঢাকা" sylhet'])
    expect([words, (await find(words)).total]).toEqual([words, 2]);
});

test('an area that was known in Latin letters only is understood in Bangla, too', async () => {
  for (const words of ['Lalbagh', 'লালবাগ', 'লালবাগে', 'Wari', 'ওয়ারীতে', 'যাত্রাবাড়ি'])
    expect([words, (await find(words)).district]).toEqual([words, ['dhaka']]);
});

test('the database writes words as searches ask for them', async () => {
  for (const text of [
    'köln',
    'são paulo',
    'ısparta',
    'đà nẵng ưởng',
    'weißensee æøþð',
    'ḧẅ',
    'কুমিল্লা ড়',
    'майкоп ё',
    'a\u0308',
    'αθήνα ηράκλειο πειραιάς ΐ ὧ ώ',
  ]) {
    const { rows } = await sql<{ plain: string }>`select search_unmarked(${text}) as plain`.execute(
      test_.database,
    );
    expect(rows[0]?.plain).toBe(plainLetters(text));
  }
});

/** Applies a migration to the rows of a table. */
async function bringUpToDate(table: string, name = '0044-plain-letters'): Promise<void> {
  const migration = new URL(`../../../../db/migrations/${name}.sql`, import.meta.url);
  const statements = (await readFile(migration, 'utf8')).split(/;$/m);
  const changes = statements.flatMap(
    (text) => text.match(new RegExp(`^(?:update ${table}$|delete from ${table} )[^]*`, 'm')) ?? [],
  );
  for (const change of changes) await sql.raw(change).execute(test_.database);
}

test('what was stored with its marks is found by both spellings once it is brought up to date', async () => {
  const id = await addListing(test_.database, { description: 'Lies in Zürich, কাগজপত্র.' });
  const held = sql`no = (select no from search_entries where listing_id = ${id})`;
  await sql`
    update search_words set words = array_to_tsvector(array['lies', 'in', 'zürich', 'কাগজপত্র']) where ${held}`.execute(
    test_.database,
  );
  expect((await find('zurich')).total).toBe(0);
  await bringUpToDate('search_words');
  for (const words of ['zurich', 'Zürich', 'কাগজপত্র']) expect((await find(words)).total).toBe(1);
});

test('Greek that was stored with its marks is found, too, and saved searches are where new ones are filed', async () => {
  const { database } = test_;
  const id = await addListing(database, { description: 'Κατάσταση άριστη' });
  const held = sql`no = (select no from search_entries where listing_id = ${id})`;
  await sql`update search_words set words = array_to_tsvector(array['κατάσταση', 'άριστος']) where ${held}`.execute(
    database,
  );
  await bringUpToDate('search_words', '0083-greek-letters');
  for (const words of ['κατασταση', 'Κατάσταση', 'ΑΡΙΣΤΟΣ']) expect((await find(words)).total).toBe(1);

  const { vocabulary } = await createFinder(database, 'BDT').current();
  await sql`insert into users (id, name, email, role) values ('g', 'G', 'g@example.org', 'buyer')`.execute(
    database,
  );
  for (const [word, former] of [
    ['κατάσταση', '~κατά*'],
    ['σέλα', '~σέλα*'],
    ['λάδι', '~λάδι*'],
    ['πως', '~πως'],
  ] as const) {
    await sql`insert into saved_searches (id, user_id, name, address, frequency) values (${word}, 'g', 'S', ${word}, 'now')`.execute(
      database,
    );
    await sql`insert into saved_search_keys (key, search_id) values (${former}, ${word})`.execute(database);
    // Filed under two spellings of its word, which are one now.
    if (word === 'σέλα')
      await sql`insert into saved_search_keys (key, search_id) values ('~σελα*', ${word}), ('~σελά*', ${word})`.execute(
        database,
      );
    await bringUpToDate('saved_search_keys', '0083-greek-letters');
    const { rows } = await sql<{
      key: string;
    }>`select key from saved_search_keys where search_id = ${word}`.execute(database);
    const { search } = readSearch(new URLSearchParams({ q: word }));
    expect(rows.map(({ key }) => key)).toEqual(keysOfSearch(search, vocabulary));
  }
});

test('saved searches that were filed under a word with its marks are where new ones are filed', async () => {
  const { database } = test_;
  const { vocabulary } = await createFinder(database, 'BDT').current();
  await sql`insert into users (id, name, email, role) values ('u', 'U', 'u@example.org', 'buyer')`.execute(
    database,
  );
  for (const [word, former] of [
    ['zürich', '~züri*'],
    ['süß', '~süß'],
    ['heiß', '~heiß*'],
    ['été', '~été'],
    ['কাগজপত্র', '~কাগজ*'],
  ] as const) {
    await sql`insert into saved_searches (id, user_id, name, address, frequency) values (${word}, 'u', 'S', ${word}, 'now')`.execute(
      database,
    );
    await sql`insert into saved_search_keys (key, search_id) values (${former}, ${word})`.execute(database);
    await bringUpToDate('saved_search_keys');
    const { rows } = await sql<{
      key: string;
    }>`select key from saved_search_keys where search_id = ${word}`.execute(database);
    const { search } = readSearch(new URLSearchParams({ q: word }));
    expect(rows.map(({ key }) => key)).toEqual(keysOfSearch(search, vocabulary));
  }
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { readEveryName } from '../../../../test/support/known-names.ts';
import type { Database } from '../../../platform/database.ts';
import { anySearch, writeSearch } from '../domain/search.ts';
import { understand } from '../domain/words/understand.ts';
import type { Vocabulary } from '../domain/words/vocabulary.ts';

let database: Database;
let vocabulary: Vocabulary;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  vocabulary = await readEveryName(database);
});
afterAll(() => drop());

const read = (words: string) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, [])).replaceAll('+', ' '),
  );

test.each([
  ['Mirzapur', 'মির্জাপুর', 'tangail'],
  ['Birampur', 'বিরামপুর', 'dinajpur'],
  ['ECB Chattar', 'ইসিবি চত্বর', 'dhaka'],
  ['Banasri', 'বনশ্রী', 'dhaka'],
  ['Kamrangir char', 'কামরাঙ্গীরচর', 'dhaka'],
  ['Konabari', 'কোনাবাড়ী', 'gazipur'],
  ['Bahaddarhat', 'বহদ্দারহাট', 'chattogram'],
  ['GEC', 'জিইসি', 'chattogram'],
  ['Benapole', 'বেনাপোল', 'jashore'],
  ['Bakerganj', 'বাকেরগঞ্জ', 'barishal'],
  ['Bhaluka', 'ভালুকা', 'mymensingh'],
  ['Chowmuhani', 'চৌমুহনী', 'noakhali'],
  ['Nalchity', 'নলছিটি', 'jhalokathi'],
])(
  'an area or upazila is found in both scripts, and is none that is spelt like it: %s, %s',
  (latin, bangla, district) => {
    for (const words of [latin, bangla]) expect(read(words)).toContain(`district=${district}`);
    expect(read(`pulsar ${latin}`)).toMatch(new RegExp(`district=${district}.*model=bajaj-pulsar`));
  },
);

test.each([
  ['কুমিলা', '?district=cumilla'],
  ['mirpr', '?area=mirpur&district=dhaka'],
  ['palser', '?model=bajaj-pulsar'],
  ['magna', '?model=honda-magna'],
  ['comila', '?district=cumilla'],
  ['bograa', '?district=bogura'],
  ['kolkata', '?q=kolkata'],
])('names that were known before are still corrected to themselves: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

// Words of many languages, and places elsewhere: close to an area, or like it in sound.
test.each(
  (
    'kalar saturday source bandar arai ankara vorhanden colore muda gurgaon kolhapur doha sharjah mongolia kajiado dolar valuta ' +
    'program matlab oxygen hili domar ramu রূপালী দর্শন মতলব অক্সিজেন ramgarh style daylight'
  ).split(' '),
)('an area is meant only as it is written: not by "%s"', (word) =>
  expect(read(`${word} xyzzyq`)).not.toContain('area='),
);

test('ডোমিনার is a Dominar, and no area', () => expect(read('ডোমিনার')).toBe('?model=bajaj-dominar'));

test('no spelling of an area names two districts', async () => {
  const { rows } = await sql`
    select key from search_spellings where area_of is not null and built_in
    group by key having count(distinct term_id) > 1`.execute(database);
  expect(rows).toEqual([]);
});

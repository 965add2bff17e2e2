import { expect, test } from 'vitest';
import type { Term } from '../names.ts';
import { anySearch, writeSearch } from '../search.ts';
import { slugOf } from './model-meanings.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

const bikes = { 'Harley-Davidson': ['Road King'], Honda: ['NC 750', 'Shadow'], Yamaha: ['MT-07'] };

/** Reads texts in a garage whose lists write these places. */
function readerOf(places: Readonly<Record<string, readonly string[]>>): (words: string) => string {
  const terms: Term[] = [];
  const put = (kind: Term['kind'], name: string, parent: Term | null): Term => {
    const slug = parent ? `${parent.slug}-${slugOf(name)}` : slugOf(name);
    const term = { id: terms.length + 1, kind, slug, name, parent: parent?.id ?? null };
    terms.push(term);
    return term;
  };
  for (const [make, models] of Object.entries(bikes)) {
    const parent = put('make', make, null);
    for (const model of models) put('model', model, parent);
  }
  for (const [country, names] of Object.entries(places)) {
    const parent = put('division', country, null);
    for (const name of names) put('district', name, parent);
  }
  const vocabulary = buildVocabulary(terms, [], []);
  return (words) =>
    decodeURIComponent(
      writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, [])).replaceAll('+', ' '),
    );
}

test.each([
  ['東京 ホンダ', '?district=japan-東京都&make=honda'],
  ['東京都', '?district=japan-東京都'],
  ['大阪', '?district=japan-大阪府'],
])('prefectures of Japan with and without what they are: %s', (words, address) => {
  const read = readerOf({ Japan: ['東京都', '大阪府'] });
  expect(read(words)).toBe(address);
});

const inStates = readerOf({
  'United States': ['TX', 'Texas', 'OR', 'Indiana', 'New York', 'NC', 'MT', 'Denver', 'Washington D.C.'],
});
const texas = 'district=united-states-texas&district=united-states-tx';

test.each([
  ['texas', `?${texas}`],
  ['tx', `?${texas}`],
  ['TX', `?${texas}`],
  ['in texas', `?${texas}`],
  ['harley tx', `?${texas}&make=harley-davidson`],
  ['tx harley road king', `?${texas}&make=harley-davidson&model=harley-davidson-road-king`],
  ['austin, tx', `?${texas}&q=austin,`],
  ['texes', `?${texas}`],
  ['ny', '?district=united-states-new-york'],
  ['new york', '?district=united-states-new-york'],
  ['north carolina', '?district=united-states-nc'],
  ['not texas', '?notDistrict=united-states-texas&notDistrict=united-states-tx'],
  ['california', '?q=california'],
])('a state is found by its name and its abbreviation, however lists write it: %s', (words, address) => {
  expect(inStates(words)).toBe(address);
});

test.each([
  ['honda or yamaha', '?make=honda&make=yamaha'],
  ['honda, or yamaha', '?make=honda&make=yamaha'],
  ['honda in texas or denver', `?district=united-states-denver&${texas}&make=honda`],
  ['portland, or', '?district=united-states-or&q=portland,'],
  ['portland, or 2015', '?district=united-states-or&maxYear=2015&minYear=2015&q=portland,'],
  [
    'harley portland, or, under 5000',
    '?district=united-states-or&make=harley-davidson&maxPrice=5000&q=portland,',
  ],
  ['honda in or', '?district=united-states-or&make=honda'],
  ['denver or', '?district=united-states-denver&district=united-states-or'],
  ['honda in', '?make=honda'],
  ['oregon', '?district=united-states-or'],
  ['gary, in', '?district=united-states-indiana&q=gary,'],
  ['gary, in 2015 honda', '?district=united-states-indiana&make=honda&maxYear=2015&minYear=2015&q=gary,'],
])('an abbreviation that is a word is a state only where a place belongs: %s', (words, address) => {
  expect(inStates(words)).toBe(address);
});

test.each([
  ['mt', '?model=yamaha-mt'],
  ['honda nc', '?make=honda&model=honda-nc'],
  ['in mt', '?district=united-states-mt'],
])('an abbreviation that is a model, too, is a place behind "in" only: %s', (words, address) => {
  expect(inStates(words)).toBe(address);
});

test.each([
  ['in', ''],
  ['tx', '?q=tx'],
  ['texas', '?q=texas'],
  ['in or', ''],
  ['portland, or', '?q=portland,'],
])(
  'where nothing is offered in a state, neither its name nor its abbreviation is one: %s',
  (words, address) => {
    expect(readerOf({ 'United States': ['Denver'] })(words)).toBe(address);
  },
);

test('another country has places of its own with these names', () => {
  const read = readerOf({ India: ['TX', 'OR'] });
  expect(['tx', 'texas', 'honda or yamaha', 'in or'].map(read)).toEqual([
    '?district=india-tx',
    '?q=texas',
    '?make=honda&make=yamaha',
    '?district=india-or',
  ]);
});

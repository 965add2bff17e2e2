import { expect, test } from 'vitest';
import type { Term } from '../names.ts';
import { anySearch, writeSearch } from '../search.ts';
import { slugOf } from './model-meanings.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

/** Reads texts in a garage whose lists write these places. */
function readerOf(places: Readonly<Record<string, readonly string[]>>): (words: string) => string {
  const terms: Term[] = [];
  const put = (kind: Term['kind'], name: string, parent: Term | null): Term => {
    const slug = parent ? `${parent.slug}-${slugOf(name)}` : slugOf(name);
    const term = { id: terms.length + 1, kind, slug, name, parent: parent?.id ?? null };
    terms.push(term);
    return term;
  };
  for (const [make, model] of [
    ['Honda', 'NC 750'],
    ['Yamaha', 'MT-07'],
  ] as const)
    put('model', model, put('make', make, null));
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

test('behind an Arabic comma stands the town of a place', () => {
  const read = readerOf({ Egypt: ['القاهرة'] });
  expect(read('المعادي، القاهرة')).toBe('?district=egypt-القاهرة&q=المعادي,');
  expect(read('honda، القاهرة')).toBe('?district=egypt-القاهرة&make=honda');
});

const towns = readerOf({
  'United States': ['Austin', 'Seattle', 'Chicago', 'Portland', 'Denver', 'New York', 'Springfield'],
  Canada: ['Toronto', 'Vancouver'],
  Australia: ['Perth', 'Sydney'],
  India: ['Delhi'],
});

test.each([
  ['austin tx', '?district=united-states-austin'],
  ['Austin, TX', '?district=united-states-austin'],
  ['honda austin tx 2015', '?district=united-states-austin&make=honda&maxYear=2015&minYear=2015'],
  ['austin tx honda', '?district=united-states-austin&make=honda'],
  ['seattle wa', '?district=united-states-seattle'],
  ['chicago il', '?district=united-states-chicago'],
  ['denver co honda', '?district=united-states-denver&make=honda'],
  ['not austin tx', '?notDistrict=united-states-austin'],
  ['denver co', '?district=united-states-denver'],
  ['portland, or', '?district=united-states-portland'],
  ['springfield mo', '?district=united-states-springfield'],
  ['new york ny', '?district=united-states-new-york'],
  ['nyc', '?district=united-states-new-york'],
  ['honda nyc', '?district=united-states-new-york&make=honda'],
  ['vancouver bc', '?district=canada-vancouver'],
  ['toronto, on', '?district=canada-toronto'],
  ['perth wa', '?district=australia-perth'],
  ['sydney nsw', '?district=australia-sydney'],
])('a state behind its town says no more than it: %s', (words, address) =>
  expect(towns(words)).toBe(address),
);

test.each([
  ['tx', '?q=tx'],
  ['wa', '?q=wa'],
  ['honda tx', '?make=honda&q=tx'],
  ['tx austin', '?district=united-states-austin&q=tx'],
  ['delhi tx', '?district=india-delhi&q=tx'],
  ['perth tx', '?district=australia-perth&q=tx'],
  ['sydney bc', '?district=australia-sydney&q=bc'],
  ['austin nc 750', '?district=united-states-austin&model=honda-nc-750'],
  ['austin mt 07', '?district=united-states-austin&model=yamaha-mt-07'],
  ['austin ct 110', '?district=united-states-austin&q=ct 110'],
  ['denver mt 09', '?district=united-states-denver&model=yamaha-mt&q=09'],
  ['denver co pilot', '?district=united-states-denver&q=co pilot'],
  ['austin txt', '?district=united-states-austin&q=txt'],
])('what is no state of the town before it stays: %s', (words, address) =>
  expect(towns(words)).toBe(address),
);

test.each([
  ['athens', '?district=greece-αθηνα'],
  ['αθηνα', '?district=greece-αθηνα'],
  ['honda athens', '?district=greece-αθηνα&make=honda'],
  ['heraklion', '?district=greece-ηράκλειο'],
  ['πατρα', '?district=greece-patra'],
  ['alexandria', '?district=egypt-الإسكندرية'],
  ['الاسكندرية', '?district=egypt-الإسكندرية'],
  ['bucharest', '?district=romania-bucureşti'],
  ['siem reap', '?district=cambodia-សៀមរាប'],
  ['honda phnom penh', '?district=cambodia-phnom-penh&district=cambodia-ភ្នំពេញ&make=honda'],
  ['ភ្នំពេញ', '?district=cambodia-phnom-penh&district=cambodia-ភ្នំពេញ'],
  ['geneve', '?district=switzerland-geneva'],
])('a town is found by its name in another language: %s', (words, address) => {
  const read = readerOf({
    Greece: ['ΑΘΗΝΑ', 'Ηράκλειο', 'Patra'],
    Egypt: ['الإسكندرية'],
    Romania: ['Bucureşti'],
    Cambodia: ['សៀមរាប', 'ភ្នំពេញ', 'Phnom Penh'],
    Switzerland: ['Geneva'],
  });
  expect(read(words)).toBe(address);
});

test('a town by the name of another country’s stays that one', () => {
  const read = readerOf({ 'United States': ['Athens', 'Alexandria'] });
  expect(read('athens')).toBe('?district=united-states-athens');
  expect(read('alexandria va')).toBe('?district=united-states-alexandria');
});

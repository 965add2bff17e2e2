import { expect, test } from 'vitest';
import { anySearch, writeSearch } from '../search.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

const vocabulary = buildVocabulary(
  [
    { id: 1, kind: 'make', slug: 'tvs', name: 'TVS', parent: null },
    { id: 2, kind: 'model', slug: 'tvs-metro', name: 'Metro', parent: 1 },
    { id: 3, kind: 'make', slug: 'honda', name: 'Honda', parent: null },
    { id: 4, kind: 'model', slug: 'honda-cb-trigger', name: 'CB Trigger', parent: 3 },
    { id: 5, kind: 'district', slug: 'dhaka', name: 'Dhaka', parent: null },
    { id: 6, kind: 'make', slug: 'runner', name: 'Runner', parent: null },
    { id: 7, kind: 'model', slug: 'runner-bike-rt', name: 'Bike RT', parent: 6 },
  ],
  [],
  [],
);
const read = (words: string) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, [])).replaceAll('+', ' '),
  );

test.each([
  ['metro', '?model=tvs-metro'],
  ['মেট্রো', '?model=tvs-metro'],
  ['metro bike', '?model=tvs-metro'],
  ['মেট্রো ২০২১', '?maxYear=2021&minYear=2021&model=tvs-metro'],
  ['ট্রিগার', '?model=honda-cb-trigger'],
  ['triger', '?model=honda-cb-trigger'],
  ['metro la-12', '?q=metro la-12'],
  ['number plate dhaka metro ha', '?district=dhaka&q=number plate metro ha'],
  ['dhaka metro', '?district=dhaka&q=metro'],
  ['metro dhaka', '?district=dhaka&model=tvs-metro'],
  ['metros', '?q=metros'],
  ['matro', ''],
])('an ordinary word that names a model means it where nothing else is searched for: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test('whoever wants any motorcycle of a make means no model that begins with that word', () => {
  expect(read('runner bike')).toBe('?make=runner');
  expect(read('runner bike rt')).toBe('?make=runner&model=runner-bike-rt');
});

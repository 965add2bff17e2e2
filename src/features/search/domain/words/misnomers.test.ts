import { expect, test } from 'vitest';
import { anySearch, writeSearch } from '../search.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

// As lists have them: a category and a make of the catalogue as models, and a category as a make.
const vocabulary = buildVocabulary(
  [
    { id: 1, kind: 'make', slug: 'honda', name: 'Honda', parent: null },
    { id: 2, kind: 'model', slug: 'honda-scooter', name: 'Scooter', parent: 1 },
    { id: 3, kind: 'model', slug: 'honda-dio', name: 'Dio', parent: 1 },
    { id: 4, kind: 'make', slug: 'scooty', name: 'Scooty', parent: null },
    { id: 5, kind: 'make', slug: 'suzuki', name: 'Suzuki', parent: null },
    { id: 6, kind: 'model', slug: 'suzuki-houjou', name: 'Houjou', parent: 5 },
    { id: 7, kind: 'make', slug: 'runner', name: 'Runner', parent: null },
    { id: 8, kind: 'model', slug: 'runner-skooty', name: 'Skooty', parent: 7 },
    { id: 9, kind: 'district', slug: 'savar', name: 'Savar', parent: null },
    { id: 10, kind: 'make', slug: 'yadea', name: 'Yadea', parent: null },
  ],
  [],
  [
    { id: 'scooters', name: 'scooters', code: 0 },
    { id: 'electric', name: 'electric', code: 1 },
  ],
);
const read = (words: string) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, [])).replaceAll('+', ' '),
  );

test.each([
  ['scooter', '?category=scooters'],
  ['honda scooter', '?category=scooters&make=honda'],
  ['scooty savar', '?category=scooters&district=savar'],
  ['automatic', '?category=scooters'],
  ['haojue', '?q=haojue'],
  ['dio', '?model=honda-dio'],
  ['runner skooty', '?make=runner&model=runner-skooty'],
])(
  'a name that a list gave to a make or model does not take the place of what everybody means: %s',
  (words, address) => expect(read(words)).toBe(address),
);

test.each([
  ['savar e bike', '?district=savar'],
  ['mirpur e 1.5 lakh er moddhe bike', '?maxPrice=150000&q=mirpur'],
  ['1 lakh taka budget e 150cc bike', '?maxCc=158&maxPrice=100000&minCc=143'],
  ['e bike savar', '?category=electric&district=savar'],
  ['savar e-bike', '?category=electric&district=savar'],
  ['ebike', '?category=electric'],
  ['yadea e bike', '?category=electric&make=yadea'],
  ['used e bikes', '?category=electric'],
  ['low price e bike', '?category=electric&sort=price-low'],
  ['family e bike', '?category=electric&q=family'],
])('the "in" of Banglish before "bike" makes it no electric one: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

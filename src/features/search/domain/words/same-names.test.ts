import { expect, test } from 'vitest';
import type { Term } from '../names.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

// In the order in which they came: a list that names a wrong make may be first.
const bikes = {
  Honda: ['Z1000', 'CB Hornet 160R', 'Hornet 2.0'],
  Kawasaki: ['Z1000'],
  Vespa: ['LX'],
  Piaggio: ['LX'],
  Quidditch: ['Nimbus', 'R15'],
  Comet: ['Nimbus'],
  Yamaha: ['R15', 'R15 V3', 'FZ V3', 'FZ-S V3'],
  TVS: ['Apache RTR 160', 'Apache RTR 200 4V'],
  Suzuki: ['GSX-R150'],
  'Moto Guzzi': ['California 1400'],
  'American Ironhorse': ['Texas'],
  'Harley-Davidson': [
    'Forty-Eight',
    'Iron 883',
    'Sportster',
    'Sportster 883',
    'Fat Boy',
    'Street Bob',
    'Dyna Wide Glide',
  ],
  Bajaj: ['Bajaj', 'Bajaj Pulsar', 'Pulsar 150'],
};
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const terms: Term[] = [];
for (const [make, models] of Object.entries(bikes)) {
  const parent = terms.length + 1;
  terms.push({ id: parent, kind: 'make', slug: slugOf(make), name: make, parent: null });
  for (const name of models) {
    const slug = `${slugOf(make)}-${slugOf(name)}`;
    terms.push({ id: terms.length + 1, kind: 'model', slug, name, parent });
  }
}
for (const [kind, name] of [
  ['division', 'California'],
  ['district', 'Texas'],
] as const)
  terms.push({ id: terms.length + 1, kind, slug: slugOf(name), name, parent: null });
const taught = {
  id: 1,
  text: 'broom',
  term: terms.find(({ slug }) => slug === 'comet-nimbus')?.id ?? 0,
  taught: true,
};
const vocabulary = buildVocabulary(terms, [taught], []);
const read = (words: string) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, [])).replaceAll('+', ' '),
  );

test.each([
  ['z1000', '?model=kawasaki-z1000'],
  ['z 1000', '?model=kawasaki-z1000'],
  ['honda z1000', '?make=honda&model=honda-z1000'],
  ['r15', '?model=yamaha-r15'],
  ['lx', '?model=piaggio-lx&model=vespa-lx'],
  ['not lx', '?notModel=piaggio-lx&notModel=vespa-lx'],
  ['nimbus', '?model=comet-nimbus&model=quidditch-nimbus'],
  ['broom', '?model=comet-nimbus'],
])('a name of several makes is of those that are known for it: %s', (words, address) => {
  expect(read(words)).toBe(address);
});

test.each([
  ['in texas', '?district=texas'],
  ['texas', '?model=american-ironhorse-texas'],
  ['california', '?model=moto-guzzi-california'],
  ['yamaha in california', '?division=california&make=yamaha'],
  ['moto guzzi california', '?make=moto-guzzi&model=moto-guzzi-california'],
  ['california 1400', '?model=moto-guzzi-california-1400'],
])('a place that is called like a model is meant behind a word for places only: %s', (words, address) => {
  expect(read(words)).toBe(address);
});

test.each([
  ['fz v3', '?model=yamaha-fz-s-v3&model=yamaha-fz-v3'],
  ['fzs v3', '?model=yamaha-fz-s-v3'],
  ['hornet', '?model=honda-cb-hornet-160r&model=honda-hornet'],
  ['rtr', '?model=tvs-apache'],
  ['apache rtr', '?model=tvs-apache-rtr'],
  ['gsxr 150', '?model=suzuki-gsx-r150'],
  ['gsx r150', '?model=suzuki-gsx-r150'],
  ['suzuki gsx-r 150', '?make=suzuki&model=suzuki-gsx-r150'],
])('what people call a model finds it, and those that are called the same: %s', (words, address) => {
  expect(read(words)).toBe(address);
});

test.each([
  ['r15 v4', '?model=yamaha-r15&q=v4'],
  ['yamaha fzs v2', '?make=yamaha&model=yamaha-fz-s&q=v2'],
  ['gsx r1000', '?model=suzuki-gsx&q=r1000'],
])('a model of which none is for sale is no other of its make: %s', (words, address) => {
  expect(read(words)).toBe(address);
});

test.each([
  ['bajaj', '?make=bajaj'],
  ['বাজাজ', '?make=bajaj'],
  ['not bajaj', '?notMake=bajaj'],
])('what is called as a make is never its model of that name: %s', (words, address) => {
  expect(read(words)).toBe(address);
});

test.each([
  [
    'sportster',
    '?model=harley-davidson-forty-eight&model=harley-davidson-iron-883&model=harley-davidson-sportster',
  ],
  ['sportster 883', '?model=harley-davidson-sportster-883'],
  ['sportster forty-eight', '?model=harley-davidson-forty-eight'],
  ['harley sportster 48', '?make=harley-davidson&model=harley-davidson-forty-eight'],
  ['iron 883', '?model=harley-davidson-iron-883'],
  ['softail', '?model=harley-davidson-fat-boy&model=harley-davidson-street-bob'],
  ['dyna', '?model=harley-davidson-dyna&model=harley-davidson-street-bob'],
  [
    'not sportster',
    '?notModel=harley-davidson-forty-eight&notModel=harley-davidson-iron-883&notModel=harley-davidson-sportster',
  ],
])(
  'a family finds its models that are not called like it, and one of them only itself: %s',
  (words, address) => {
    expect(read(words)).toBe(address);
  },
);

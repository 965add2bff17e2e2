import { expect, it } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';
import type { Term } from '../names.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

it.each([
  ['aprilia rs 125', '?q=aprilia rs 125'],
  ['yamaha rs 125', '?make=yamaha&q=rs 125'],
  ['aprilia rs 660 2021', '?maxYear=2021&minYear=2021&q=aprilia rs 660'],
  ['pulsar rs 200', '?model=bajaj-pulsar&q=rs 200'],
  ['suzuki r 1200 rs', '?make=suzuki&q=r 1200 rs'],
  ['suzuki r 1200 rs 2015', '?make=suzuki&maxYear=2015&minYear=2015&q=r 1200 rs'],
  ['suzuki rs 1200 under rs 50000', '?make=suzuki&maxPrice=50000&q=rs 1200'],
])('"rs" beside a figure as small as an engine is part of a name: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

it.each([
  ['under rs 50000', '?maxPrice=50000'],
  ['honda under rs 900', '?make=honda&maxPrice=900'],
  ['rs 80000', '?maxPrice=92000&minPrice=68000'],
  ['honda rs 50000', '?make=honda&maxPrice=57000&minPrice=43000'],
  ['honda rs. 50,000', '?make=honda&maxPrice=57000&minPrice=43000'],
  ['pulsar 150 rs 80000', '?maxPrice=92000&minPrice=68000&model=bajaj-pulsar-150'],
  ['honda rs 1.5 lakh', '?make=honda&maxPrice=173000&minPrice=128000'],
  ['between rs 1 and rs 2 lakh', '?maxPrice=200000&minPrice=100000'],
  ['between rs 50 and 80 thousand', '?maxPrice=80000&minPrice=50000'],
  ['rs 50000 - rs 80000', '?maxPrice=80000&minPrice=50000'],
  ['honda 50000 rs', '?make=honda&maxPrice=57000&minPrice=43000'],
])('"rs" beside a price means rupees: %s', (words, address) => expect(read(words)).toBe(address));

it('finds the model of that name', () => {
  const terms: Term[] = [
    { id: 1, kind: 'make', slug: 'aprilia', name: 'Aprilia', parent: null },
    { id: 2, kind: 'model', slug: 'aprilia-rs-125', name: 'RS 125', parent: 1 },
  ];
  const search = understand({ ...anySearch, words: 'aprilia rs 125' }, buildVocabulary(terms, [], []), 2026, [
    'INR',
  ]);
  expect(writeSearch(search)).toBe('?make=aprilia&model=aprilia-rs-125');
});

import { expect, it } from 'vitest';
import type { Term } from '../names.ts';
import { anySearch } from '../search.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

const countries = ['Canada', 'Australia', 'United States', 'India', 'Mexico'];
const terms = countries.map((name, at): Term => {
  const slug = name.toLowerCase().replace(' ', '-');
  return { id: at + 1, kind: 'division', slug, name, parent: null };
});
const vocabulary = buildVocabulary(terms, [], []);
const currencyIn = (currencies: string, words: string, more = {}) =>
  understand({ ...anySearch, ...more, words }, vocabulary, 2026, currencies.split(' ')).currency;

it.each([
  ['BDT', 'under $8000 canada', 'CAD'],
  ['BDT USD CAD', 'canada under 8000 dollars', 'CAD'],
  ['USD', 'under $8000 canada', 'CAD'],
  ['CAD', 'under $8000 usa', 'USD'],
  ['BDT', '$8000 australia', 'AUD'],
  // The garage's own needs no name.
  ['CAD', 'under $8000 canada', null],
  ['USD', 'under $8000 usa', null],
  ['BDT', 'under $8000', 'USD'],
  ['BDT', 'under $8000 india', 'USD'],
  ['BDT', 'under us$8000 canada', 'USD'],
  ['BDT', 'under $8000 canada or australia', 'USD'],
  ['BDT', 'under $8000 not canada', 'USD'],
  ['BDT', 'under 80000 canada', null],
])('in a garage of %s "%s" is in %s', (currencies, words, code) =>
  expect(currencyIn(currencies, words)).toBe(code),
);

it('a country that was chosen before says whose dollars are meant, too', () => {
  expect(currencyIn('BDT', 'under $8000', { division: ['canada'] })).toBe('CAD');
});

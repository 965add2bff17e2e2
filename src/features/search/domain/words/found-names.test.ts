import { expect, test } from 'vitest';
import type { Term } from '../names.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

test('the "er" of Bangla is no Kawasaki, unless that make is named', () => {
  const terms: Term[] = [
    { id: 1, kind: 'make', slug: 'kawasaki', name: 'Kawasaki', parent: null },
    { id: 2, kind: 'model', slug: 'kawasaki-er-6n', name: 'ER-6n', parent: 1 },
  ];
  const vocabulary = buildVocabulary(terms, [], []);
  const read = (words: string) =>
    decodeURIComponent(writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, []))).replaceAll(
      '+',
      ' ',
    );
  expect(read('10 bochor er papers')).toBe('?q=10 bochor papers');
  expect(read('kawasaki er')).toBe('?make=kawasaki&model=kawasaki-er');
  expect(read('er 6n')).toBe('?model=kawasaki-er-6n');
});

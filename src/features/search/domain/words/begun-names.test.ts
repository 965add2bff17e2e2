import { expect, test } from 'vitest';
import { vocabulary } from '../../../../../test/support/known-words.ts';
import { anySearch } from '../search.ts';
import { beginsNearly } from './begun-names.ts';
import { suggest } from './suggest.ts';

test.each([
  ['pulsar150', 'puls', true],
  ['pulsar150', 'pals', true],
  ['pulsar150', 'palsa', true],
  ['pulsar150', 'pusl', true],
  ['pulsar150', 'plsa', true],
  ['pulsar150', 'pullsa', true],
  ['pulsar150', 'pualsa', true],
  // The last letter may be the beginning of anything.
  ['pulsar150', 'pulx', false],
  ['pulsar150', 'palx', false],
  ['pulsar150', 'balsa', false],
  ['pulsar150', 'palza', false],
  ['pul', 'puls', false],
])('of %s, %s is nearly the beginning: %s', (key, letters, expected) =>
  expect(beginsNearly(key, letters)).toBe(expected),
);

test.each([
  ['3', ['KTM Duke 390']],
  ['ktm 39', ['KTM Duke 390']],
  ['under 3', []],
  ['yamaha under 3', []],
  ['above ৩', []],
  ['under 3 lakh 3', ['KTM Duke 390']],
])('a figure begins a name, but not behind a word for a limit: %s', (text, names) => {
  const figuresBeside = () => ({ having: () => 1, finding: () => 1 });
  const found = suggest(text, anySearch, { vocabulary, currencies: [], figuresBeside }, 2026);
  expect(found.map(({ name }) => name)).toEqual(names);
});

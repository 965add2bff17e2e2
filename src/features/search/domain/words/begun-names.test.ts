import { expect, test } from 'vitest';
import { beginsNearly } from './begun-names.ts';

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

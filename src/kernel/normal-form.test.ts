import { expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';
import { visibleText } from './visible-text.ts';

const [acute, below, voiced] = ['\u0301', '\u0316', '\uff9e'];

test('S1 free texts: two ways to write a letter become one, whatever its marks', () => {
  expect(normalForm('e\u0301', 'NFC')).toBe('é');
  expect(normalForm('জায\u09bcগা', 'NFC')).toBe('জায়গা'.normalize('NFC'));
  expect(normalForm('Köln', 'NFD')).toBe('Ko\u0308ln');
  expect(normalForm('１５０ｃｃ', 'NFKC')).toBe('150cc');
});

test('S1 free texts: of marks that are piled on one letter thirty are left', () => {
  expect(normalForm(`a${acute.repeat(30)}b`, 'NFD')).toBe(`a${acute.repeat(30)}b`);
  expect(normalForm(`a${acute.repeat(31)}b${below}`, 'NFD')).toBe(`a${acute.repeat(30)}b${below}`);
  // Pieces of a thousand leave nothing between them.
  expect(normalForm(`a${acute.repeat(5_000)}b`, 'NFD')).toBe(`a${acute.repeat(30)}b`);
  expect(normalForm(`か${voiced.repeat(2_000)}`, 'NFKD')).toHaveLength(31);
});

// Marks of two kinds in turn have to be sorted: the time of 300,000 went by in minutes before it was seen.
test.each([
  ['sorted', acute.repeat(400_000) + below.repeat(400_000)],
  ['in turns', (acute + below).repeat(400_000)],
  ['with signs that become marks', (voiced + below).repeat(400_000)],
])('S1 free texts: what is nothing but marks, %s, comes to an end', (_, marks) => {
  expect(normalForm(`a${marks}`, 'NFKC').length).toBeLessThan(40);
  expect(visibleText(`a${marks}`).length).toBeLessThan(40);
});

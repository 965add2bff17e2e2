import { expect, test } from 'vitest';
import { readComparison } from './domain/comparison.ts';
import { mostCompared, priceDrop } from './domain.ts';

const codes = (values: string[]) => readComparison(values).leftOut.map(({ code }) => code);

test('a comparison: commas or repetitions, each once, in their order', () => {
  expect(readComparison(['01a,01b', '01a', ' 01c ', '', ',,']).ids).toEqual(['01a', '01b', '01c']);
  expect(codes(['01a,01b', '01a'])).toEqual([]);
});

test('a comparison: what is no id and what is too many is left out, and told', () => {
  const read = readComparison(["x' or 1=1", '1,2,3,4,5', '<b>', 'Ä', 'y'.repeat(41)]);
  expect(read.ids).toEqual(['1', '2', '3', '4']);
  expect(read.ids).toHaveLength(mostCompared);
  expect(codes(["x' or 1=1", '1,2,3,4,5'])).toEqual(['id-unreadable', 'too-many']);
  expect(readComparison([]).ids).toEqual([]);
});

test.each([
  [100, null, 90, null, 10],
  [100, null, 100, null, null],
  [100, null, 110, null, null],
  [null, null, 90, null, null],
  [100, null, null, null, null],
  [100, 'INR', 90, null, null],
  [100, 'INR', 90, 'INR', 10],
])('from %s %s to %s %s a price went down by %s', (before, was, now, is, drop) => {
  expect(priceDrop({ priceAmount: before, currency: was }, { priceAmount: now, currency: is })).toBe(drop);
});

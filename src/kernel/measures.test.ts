import { expect, test } from 'vitest';
import { readMeasure } from './measures.ts';

test.each([
  ['12000', 12_000],
  ['12,000 km', 12_000],
  ['12000 kms', 12_000],
  ['12000KM.', 12_000],
  ['12 000', 12_000],
  ['12 000 kilometers', 12_000],
  ['12k km', 12_000],
  ['12 thousand km', 12_000],
  ['১২,০০০ কিমি', 12_000],
  ['১২ হাজার কি.মি.', 12_000],
  ['১২০০০ কিলোমিটার', 12_000],
])('a distance as it is written: "%s" is %d', (typed, figure) => {
  expect(readMeasure(typed, 'km')).toBe(figure);
});

test.each([
  ['150 cc', 150],
  ['150cc', 150],
  ['150 CC', 150],
  ['১৫০ সিসি', 150],
  ['103 ci', 1_688],
  ['103 cu. in.', 1_688],
  ['107 cubic inches', 1_753],
])('an engine as it is written: "%s" is %d', (typed, figure) => {
  expect(readMeasure(typed, 'cc')).toBe(figure);
});

test.each([
  ['km', 'km'],
  ['12000 miles', 'km'],
  ['12000 cc', 'km'],
  ['12,00 km', 'km'],
  ['150 km', 'cc'],
] as const)('"%s" is no figure of %s', (typed, unit) => {
  expect(readMeasure(typed, unit)).toBeNull();
});

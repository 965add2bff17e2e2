import { expect, test } from 'vitest';
import { factIn } from './joint-facts.ts';

test.each([
  ['TÜV: 2027 | EZ 06/2019 | 12.000 km', 'EZ 06/2019'],
  ['HU bis 05/2027, 2018', '2018'],
  ['Tax token: 2027 | Year: 2019', '2019'],
  ['2019 | 12.000 km', '2019'],
  ['TÜV: 2027', null],
])('the year until which papers are valid is none of the motorcycle: %s', (cell, year) =>
  expect(factIn(cell, 'year')).toBe(year),
);

test.each([
  ['Hubraum: 650 ccm | EZ 2019 | 12.000 km', 'engine', '650 ccm'],
  ['Motor: 150 cc | 2019', 'engine', '150 cc'],
  ['Motorbike: 2019 | 12,000 km', 'year', '2019'],
] as const)('a label that only begins as one of papers is none: %s', (cell, target, fact) =>
  expect(factIn(cell, target)).toBe(fact),
);

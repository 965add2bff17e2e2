import { expect, test } from 'vitest';
import { entryOf } from '../../../../../test/support/columns.ts';
import { emptyColumns, putEntry } from './columns.ts';
import { belowUsual, noValue } from './usual-price.ts';

test('by how many thousandths a price is below what is usual; of what is below its range or half of it nothing', () => {
  const low = 70_000;
  expect(belowUsual({ price: 90_000, expected: 100_000, low })).toBe(100);
  expect(belowUsual({ price: 70_000, expected: 100_000, low })).toBe(300);
  expect(belowUsual({ price: 150_000, expected: 100_000, low })).toBe(-500);
  expect(belowUsual({ price: 50_000, expected: 100_000, low: 20_000 })).toBe(500);
  for (const [price, expected, least] of [
    [69_999, 100_000, low],
    [49_999, 100_000, 20_000],
    [-1, 100_000, low],
    [90_000, -1, low],
    [90_000, 100_000, -1],
  ] as const)
    expect(belowUsual({ price, expected, low: least })).toBe(noValue);
});

test('however far above what is usual a price is, and however large an engine, the columns hold it as such', () => {
  const columns = emptyColumns();
  putEntry(columns, entryOf(1, { price: 2_000_000_000, expected: 100_000, low: 80_000, cc: 40_000 }));
  expect(columns.below[0]).toBe(noValue + 1);
  expect(columns.cc[0]).toBeGreaterThan(30_000);
});

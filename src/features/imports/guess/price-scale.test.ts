import { expect, test } from 'vitest';
import { scaleOfPrices } from './price-scale.ts';

test.each<[why: string, prices: string[], currency: string | undefined, scale: number | undefined]>([
  ['millions of dong', ['66.0', '79.5', '12', '31.25', '20.0', '8.9'], 'VND', 1_000_000],
  ['thousands of rupiah', ['20800', '18600', '17500', '24500', '9800'], 'IDR', 1_000],
  ['lakhs of taka', ['1.2', '0.85', '2.4', '1.75', '3'], 'BDT', 100_000],
  ['thousands of taka', ['120', '85', '240', '175', '300'], 'BDT', 1_000],
  [
    'one that may be in groups among many',
    ['66', '79.5', '12', '31.2', '20', '8.9', '45', '17', '28', '31.999'],
    'VND',
    1_000_000,
  ],
  ['prices as they stand', ['125000', '85000', '240000', '175000', '300000'], 'BDT', undefined],
  ['a few that are much too low', ['125000', '85000', '240000', '1', '3'], 'BDT', undefined],
  ['an unknown currency', ['66.0', '79.5', '12', '31.25', '20.0'], undefined, undefined],
  ['a price with a word of its own', ['66 tr', '79.5', '12', '31.25', '20.0'], 'VND', undefined],
  ['too few to show a pattern', ['66.0', '79.5', '12'], 'VND', undefined],
  ['most of which may be in groups', ['66.000', '79.500', '12.000', '31.250', '20.000'], 'VND', undefined],
  ['codes, which no scale makes prices', ['1', '1', '2', '1', '3'], 'USD', undefined],
])('knows the scale of %s (issue 4, “another country”)', (_, prices, currency, scale) => {
  expect(scaleOfPrices(prices, currency)).toBe(scale);
});

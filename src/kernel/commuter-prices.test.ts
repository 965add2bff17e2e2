import { expect, test } from 'vitest';
import { commuterPriceIn, highestPriceIn } from './commuter-prices.ts';
import { marketOf } from './markets.ts';
import { readPrice } from './prices.ts';

test.each(['BDT', 'INR', 'PKR', 'LKR', 'NGN', 'COP', 'MMK', 'EUR', 'ISK', 'XOF'])(
  'nobody asks more than a thousand millions of %s',
  (currency) => expect(highestPriceIn(currency)).toBe(1_000_000_000),
);

test.each([
  ['IRR', 112_000_000_000],
  ['VND', 3_200_000_000],
  ['IDR', 2_560_000_000],
])('in %s, whose prices are long, the largest motorcycle costs up to %d', (currency, highest) => {
  expect(highestPriceIn(currency)).toBe(highest);
  expect(highest).toBe(160 * (commuterPriceIn(currency) ?? 0));
  const market = marketOf(currency);
  expect(readPrice(String(highest), market)).toMatchObject({ amount: highest });
  expect(readPrice(String(highest + 1), market)).toEqual({ problem: 'price-too-high' });
  expect(readPrice(String(highest))).toEqual({ problem: 'price-too-high' });
});

test('what begins with a zero is a telephone number, however high prices are', () => {
  const market = marketOf('IRR');
  expect(readPrice('09123456789', market)).toEqual({ problem: 'price-too-high' });
  expect(readPrice('9,123,456,789', market)).toMatchObject({ amount: 9_123_456_789 });
});

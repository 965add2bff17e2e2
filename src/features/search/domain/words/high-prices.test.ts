import { expect, it } from 'vitest';
import { readIn } from '../../../../../test/support/known-words.ts';

it.each([
  ['IRR', 'honda under 2,500,000,000', '?make=honda&maxPrice=2500000000'],
  ['IRR', 'honda 2500000000', '?make=honda&maxPrice=2875000000&minPrice=2125000000'],
  ['IRR', 'honda 09123456789', '?make=honda&q=09123456789'],
  ['BDT', 'honda 2500000000', '?make=honda&q=2500000000'],
  ['BDT', 'honda 950000000', '?make=honda&maxPrice=1000000000&minPrice=807500000'],
  ['BDT', 'honda under 200 crore', '?make=honda&maxPrice=1000000000'],
])('how high a price can be depends on the currency: %s, %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

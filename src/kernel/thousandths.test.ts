import { expect, test } from 'vitest';
import { marketOf } from './markets.ts';
import { readPrice } from './prices.ts';

test.each([
  ['KWD', '450.500', 450],
  ['KWD', '450.500 KWD', 450],
  ['KWD', '450.500 دينار', 450],
  ['KWD', '350.000', 350],
  ['KWD', '1,250', 1250],
  ['KWD', '1,250.750', 1250],
  ['BDT', 'OMR 450.500', 450],
])('in a garage with %s the price %s is %d', (currency, text, amount) =>
  expect(readPrice(text, marketOf(currency))).toEqual({ text, amount }),
);

test.each([
  // A thousand and a quarter, or one and a quarter: its author is asked.
  ['KWD', '1.250'],
  ['KWD', 'BDT 450.500'],
  ['KWD', '450.500 EUR'],
  ['BDT', '450.500'],
  ['IQD', '450.500 دينار'],
])('in a garage with %s the price %s lacks something', (currency, text) =>
  expect(readPrice(text, marketOf(currency))).toEqual({ problem: 'price-too-low' }),
);

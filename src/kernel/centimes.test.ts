import { expect, it } from 'vitest';
import { withMillionsOfCentimes } from './centimes.ts';
import { marketOf } from './markets.ts';
import { readPrice } from './prices.ts';

it.each([
  ['DZD', '30 millions', '30 万'],
  ['DZD', 'tmax 530 moins de 250 millions da', 'tmax 530 moins de 250 万 da'],
  ['DZD', '32,5 u ferme', '32,5 万 ferme'],
  ['DZD', '1.5 million da', '1.5 million da'],
  ['DZD', 'yamaha r1m', 'yamaha r1m'],
  ['DZD', 'm1 125 u2', 'm1 125 u2'],
  ['MAD', '4.5 مليون', '4.5 万'],
  ['MAD', '45 u', '45 u'],
  ['DZD', '0 u', '0 u'],
  ['DZD', '45 M', '45 万'],
  ['MAD', '4.5 M', '4.5 万'],
  ['DZD', '9 millions da', '9 millions da'],
  ['DZD', '10 millions da', '10 万 da'],
  ['DZD', 'DZD 1.5 million', 'DZD 1.5 million'],
  ['DZD', '9999 u', '9999 万'],
  ['DZD', '10000 u', '10000 u'],
  ['EUR', '30 millions', '30 millions'],
])('millions of %s in "%s"', (currency, text, read) => {
  expect(withMillionsOfCentimes(text, currency)).toBe(read);
});

it.each([
  ['DZD', '30 millions', 300_000],
  ['DZD', '32.5 millions négociable', 325_000],
  ['DZD', '30 millions DA', 300_000],
  ['DZD', '300 000 DA', 300_000],
  ['DZD', '1.2 million DA', 1_200_000],
  ['MAD', '4.5 millions', 45_000],
  ['EUR', '2 millions', 2_000_000],
])('a seller in a garage of %s types %s', (currency, text, amount) => {
  expect(readPrice(text, marketOf(currency))).toEqual({ text, amount });
});

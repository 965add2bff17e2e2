import { expect, test } from 'vitest';
import { priceText, yearText } from './product-words.ts';

const site = { publicUrl: 'http://127.0.0.1:3000' };

test('S1 price: the figure without a currency, with one where it is set, else the words as typed', () => {
  expect(priceText('1.25 lakh', 125_000, { ...site, currency: null })).toBe('1,25,000');
  expect(priceText('1.25 lakh', 125_000, { ...site, currency: 'BDT' })).toMatch(/^৳\s1,25,000$/);
  expect(priceText('Call me', null, { ...site, currency: 'BDT' })).toBe('Call me');
});

test.each([
  [2021, '2021', '2021'],
  [2021, '2021 model', '2021 model'],
  [2023, '3 years', '2023 (3 years)'],
  [2019, '', '2019'],
  [null, 'long ago', 'long ago'],
])('S3 yearOfUse: %s and "%s" read "%s"', (year, yearOfUse, text) => {
  expect(yearText({ year, yearOfUse })).toBe(text);
});

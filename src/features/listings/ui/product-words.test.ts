import { expect, test } from 'vitest';
import { marketOf } from '../../../kernel/markets.ts';
import { priceText, yearText } from './product-words.ts';
import { statedYearText } from './stated-year.ts';

const site = {
  market: marketOf(null),
  timeZone: 'Asia/Dhaka',
  home: null,
  publicUrl: 'http://127.0.0.1:3000',
  google: false,
  external: false,
};

test('S1 price: the figure without a currency, with one where it is set, else the words as typed', () => {
  const price = { price: '1.25 lakh', priceAmount: 125_000, currency: null };
  expect(priceText(price, { ...site, currency: null })).toBe('1,25,000');
  expect(priceText(price, { ...site, currency: 'BDT' })).toMatch(/^৳\s1,25,000$/);
  expect(priceText({ ...price, price: 'Call me', priceAmount: null }, { ...site, currency: 'BDT' })).toBe(
    'Call me',
  );
});

test.each([
  [null, 'INR', '₹\u00a04,85,000'],
  ['BDT', 'INR', '₹\u00a04,85,000'],
  [null, 'LKR', 'LKR\u00a0485,000'],
  ['LKR', 'LKR', 'Rs\u00a0485,000'],
  ['LKR', null, 'Rs\u00a0485,000'],
  ['INR', 'BDT', 'BDT\u00a04,85,000'],
  [null, 'BDT', '4,85,000'],
  [null, 'USD', '$\u00a0485,000'],
])('in a garage of %s a price of %s reads %s', (garage, currency, text) => {
  const price = { price: '485000', priceAmount: 485_000, currency };
  expect(priceText(price, { ...site, currency: garage })).toBe(text);
});

test.each([
  ['২০১৮', '2018 (২০১৮)'],
  ['2018', '2018'],
  ['3 years', '3 years'],
])('S3 yearOfUse of a booking: "%s" reads "%s"', (yearOfUse, text) => {
  expect(statedYearText(yearOfUse)).toBe(text);
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

import { expect, test } from 'vitest';
import { read } from '../../../../test/support/known-words.ts';
import { withDigits } from './said-figures.ts';

test.each([
  ['one lakh fifty thousand', '?maxPrice=173000&minPrice=128000'],
  ['1 lakh 50 hazar', '?maxPrice=173000&minPrice=128000'],
  ['ek lakh ponchash hajar', '?maxPrice=173000&minPrice=128000'],
  ['দেড় লাখ', '?maxPrice=173000&minPrice=128000'],
  ['আড়াই লাখ', '?maxPrice=288000&minPrice=213000'],
  ['এক লাখ পঞ্চাশ হাজার', '?maxPrice=173000&minPrice=128000'],
  ['under one lakh fifty thousand', '?maxPrice=150000'],
  ['over twenty-five thousand', '?minPrice=25000'],
  ['between fifty and eighty thousand', '?maxPrice=80000&minPrice=50000'],
  ['between one lakh and two lakh', '?maxPrice=200000&minPrice=100000'],
  ['তিন-চার লাখ', '?maxPrice=400000&minPrice=300000'],
  ['এক থেকে দেড় লাখ', '?maxPrice=150000&minPrice=100000'],
  ['ek lakh theke der lakh', '?maxPrice=150000&minPrice=100000'],
  ['নব্বই হাজারের নিচে', '?maxPrice=90000'],
  ['pochish hajar er niche', '?maxPrice=25000'],
  ['der lakh takar moddhe pulsar', '?maxPrice=150000&model=bajaj-pulsar'],
  ['এক লাখ পঞ্চাশ হাজার টাকার মধ্যে', '?maxPrice=150000'],
  ['under a lakh', '?maxPrice=100000'],
  ['bish hajar km', '?maxKm=20000'],
  ['দেড়শ সিসি', '?maxCc=158&minCc=143'],
  ['pulsar দেড়শ', '?model=bajaj-pulsar-150'],
  ['gixxer 80 hajar 150cc', '?maxCc=158&maxPrice=92000&minCc=143&minPrice=68000&model=suzuki-gixxer'],
])('a figure in words is one in digits: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['two and a half lakh', '2.5 lakh'],
  ['half a lakh', '0.5 lakh'],
  ['one point five crore', '1.5 crore'],
  ['nineteen thousand', '19 thousand'],
  ['ninety nine thousand', '99 thousand'],
  ['আড়াইলাখ', '2.5 লাখ'],
  ['সোয়া লাখ', '1.25 লাখ'],
  ['সাড়ে তিন লাখ', 'সাড়ে 3 লাখ'],
  ['নিরানব্বই হাজার', '99 হাজার'],
  ['sare tinsho', '350'],
  ['five hundred', '500'],
  ['one hundred and fifty thousand', '150 thousand'],
  ['fifty thousand five hundred', '50.5 thousand'],
  ['fifty thousand one hundred fifty cc', '50 thousand 150 cc'],
  ['one', 'one'],
  ['two tyres and a seat', 'two tyres and a seat'],
  ['der dhaka', 'der dhaka'],
])('%s is written as %s', (text, digits) =>
  expect(withDigits(text.normalize('NFKC'))).toBe(digits.normalize('NFKC')),
);

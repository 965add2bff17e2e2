import { expect, test } from 'vitest';
import { read, vocabulary } from '../../../../../test/support/known-words.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understandSearch } from './understand.ts';

/** What a text is understood as in a garage with this currency. */
function readIn(own: string, words: string): string {
  const { search } = understandSearch({ ...anySearch, words }, vocabulary, 2026, [own]);
  return decodeURIComponent(writeSearch(search).replaceAll('+', ' '));
}

test.each([
  ['pulsar km less than 20000', '?maxKm=20000&model=bajaj-pulsar'],
  ['km < 20000', '?maxKm=20000'],
  ['km under 20k', '?maxKm=20000'],
  ['km 20k', '?maxKm=20000'],
  ['mileage below 20,000', '?maxKm=20000'],
  ['kilometres should be under 15000', '?maxKm=15000'],
  ['km driven not more than 15000', '?maxKm=15000'],
  ['km over 10000', '?minKm=10000'],
  ['km between 10000 and 20000', '?maxKm=20000&minKm=10000'],
  ['km from 10 hajar to 20 hajar', '?maxKm=20000&minKm=10000'],
  ['কিমি ২০০০০ এর নিচে', '?maxKm=20000'],
  ['dhaka under 2 lakh, km under 20000', '?district=dhaka&maxKm=20000&maxPrice=200000'],
  ['cc under 160', '?maxCc=160'],
  ['cc above 150 dhaka', '?district=dhaka&minCc=150'],
  ['engine above 150', '?minCc=150'],
  ['engine between 100 and 150', '?maxCc=150&minCc=100'],
  ['engine size up to 125', '?maxCc=125'],
  ['cc 150', '?maxCc=158&minCc=143'],
  ['সিসি ১৫০ এর নিচে', '?maxCc=150'],
])('what a figure counts may stand before it: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['low km under 80000', '?maxPrice=80000&sort=km-low'],
  ['pulsar low mileage below 80k', '?maxPrice=80000&model=bajaj-pulsar&sort=km-low'],
  ['20000 km under 80000', '?maxKm=20000&maxPrice=80000'],
  ['10k km under 80000', '?maxKm=10000&maxPrice=80000'],
  ['150 cc under 80000', '?maxCc=158&maxPrice=80000&minCc=143'],
  ['cc under 80000', '?maxPrice=80000&q=cc'],
  ['km under 1 lakh', '?maxPrice=100000&q=km'],
  ['engine after 2015', '?minYear=2016&q=engine'],
  ['engine under 2 lakh', '?maxPrice=200000&q=engine'],
  ['engine 100% ok', '?q=engine 100% ok'],
])('a figure that counts something else keeps its meaning: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['mileage under 20000', '?maxKm=32187'],
  ['mileage below 50,000', '?maxKm=80467'],
  ['odometer 12000', '?maxKm=19312'],
  ['mileage between 10000 and 20000', '?maxKm=32187&minKm=16093'],
  ['miles under 20k', '?maxKm=32187'],
  ['under 20000 miles', '?maxKm=32187'],
  ['20k miles', '?maxKm=32187'],
  ['mileage under 20000 km', '?maxKm=20000'],
  ['km under 20000', '?maxKm=20000'],
  ['under 20000 km', '?maxKm=20000'],
  ['low mileage under 8000', '?maxPrice=8000&sort=km-low'],
])('where distances are miles, those without a unit are miles: %s', (words, address) =>
  expect(readIn('USD', words)).toBe(address),
);

test.each([
  ['mileage under 20000', '?maxKm=20000'],
  ['mileage under 70000', '?maxPrice=70000'],
  ['miles under 80000', '?maxPrice=80000&q=miles'],
])('where they are kilometres they are not: %s', (words, address) =>
  expect(readIn('EUR', words)).toBe(address),
);

import { expect, test } from 'vitest';
import { noFuel } from '#messages/search.ts';
import { expectGrowth } from '../../../../../test/support/growth.ts';
import { vocabulary } from '../../../../../test/support/known-words.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understandSearch } from './understand.ts';

/** What a text is understood as in a garage with this currency, and what is said of it. */
function readIn(own: string, words: string): [address: string, told: string[]] {
  const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026, [own]);
  return [decodeURIComponent(writeSearch(search).replaceAll('+', ' ')), leftOut.map(({ detail }) => detail)];
}

test.each([
  ['mileage 50+', '', 'mileage 50+'],
  ['50 kmpl', '', '50 kmpl'],
  ['50kmpl mileage', '', '50kmpl mileage'],
  ['40-50 kmpl', '', '40-50 kmpl'],
  ['50 km/l', '', '50 km/l'],
  ['50 km per litre', '', '50 km per litre'],
  ['1 litre e 50 km', '', '1 litre e 50 km'],
  ['প্রতি লিটারে ৫০ কিমি', '', 'প্রতি লিটারে 50 কিমি'],
  ['mileage 60 km', '', 'mileage 60 km'],
  ['60 km mileage', '', '60 km mileage'],
  ['mileage more than 50 kmpl', '', 'mileage more than 50 kmpl'],
  ['bike with 60 mileage', '', '60 mileage'],
  ['মাইলেজ ৫০+', '', 'মাইলেজ 50+'],
  ['good mileage', '', 'good mileage'],
  [
    'discover 125 valo mileage dhaka',
    '?district=dhaka&division=dhaka&make=bajaj&model=bajaj-discover-125',
    'valo mileage',
  ],
  ['মাইলেজ ভালো', '', 'মাইলেজ ভালো'],
  ['tel kom khay', '', 'tel kom khay'],
  ['fuel efficient', '', 'fuel efficient'],
  ['no 50 kmpl', '', 'no 50 kmpl'],
  ['pulsar 45 kmpl under 1 lakh', '?make=bajaj&maxPrice=100000&model=bajaj-pulsar', '45 kmpl'],
  ['1 lakh 50-60 kmpl', '?maxPrice=115000&minPrice=85000', '50-60 kmpl'],
  ['1 lakh 50+ mileage', '?maxPrice=115000&minPrice=85000', '50+ mileage'],
  ['mileage 50 2018', '?maxYear=2018&minYear=2018', 'mileage 50'],
  ['best mileage 125cc', '?maxCc=131&minCc=119', 'best mileage'],
  ['good mileage under 70000', '?maxPrice=70000', 'good mileage'],
  ['excellent mileage good condition', '?condition=good', 'excellent mileage'],
])('the use of fuel is neither a distance nor an engine, and is told: %s', (words, address, part) => {
  expect(readIn('BDT', words)).toEqual([address, [noFuel([part])]]);
});

test.each([
  ['mileage 20000', '?maxKm=20000'],
  ['mileage 20 000 km', '?maxKm=20000'],
  ['mileage 20k', '?maxKm=20000'],
  ['mileage under 20000', '?maxKm=20000'],
  ['mileage 100-150 cc', '?maxCc=150&minCc=100'],
  ['mileage 15 to 20 thousand', '?maxKm=20000&minKm=15000'],
  ['mileage 20 hazarer niche', '?maxKm=20000'],
  ['মাইলেজ ২০ হাজারের নিচে', '?maxKm=20000'],
  ['mileage 35 km driven', '?maxKm=35'],
  ['mileage good condition', '?condition=good'],
  ['low mileage gixxer', '?make=suzuki&model=suzuki-gixxer&sort=km-low'],
  ['pulsar 150 mileage', '?make=bajaj&model=bajaj-pulsar-150'],
  ['hero cd 80 mileage', '?make=hero&model=hero-cd&q=80'],
  ['15 litre tank', '?q=15 litre tank'],
  ['"50 kmpl"', '?q="50 kmpl"'],
])('what only resembles it keeps its meaning: %s', (words, address) => {
  expect(readIn('BDT', words)).toEqual([address, []]);
});

test('where distances are miles, mileage is one, and only what says fuel is told', () => {
  expect(readIn('USD', 'mileage under 20000')).toEqual(['?maxKm=32187', []]);
  expect(readIn('USD', 'good mileage')).toEqual(['', []]);
  expect(readIn('USD', '60 mpg')).toEqual(['', [noFuel(['60 mpg'])]]);
});

test('several parts are told in one sentence, each once', () => {
  expect(readIn('BDT', 'good mileage, 50 kmpl, good mileage')).toEqual([
    '',
    [noFuel(['50 kmpl', 'good mileage'])],
  ]);
});

test.each(['mileage 50 ', 'good mileage ', '50 km/l', '1 litre e 50 ', 'per per '])(
  'a text full of "%s" holds nothing up',
  (part) => {
    const full = (length: number) => part.repeat(length / part.length);
    const [address, told] = readIn('BDT', full(200));
    expect(address.length + told.join().length).toBeLessThan(900);
    expectGrowth((text) => readIn('BDT', text), full, { longest: 200, power: 2 });
  },
);

import { expect, test } from 'vitest';
import { vocabulary } from '../../../../../test/support/known-words.ts';
import { anySearch, writeSearch } from '../search.ts';
import { wishToSell } from './selling.ts';
import { understandSearch } from './understand.ts';

const readAll = (words: string) => {
  const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026, []);
  return [decodeURIComponent(writeSearch(search)).replaceAll('+', ' '), ...leftOut.map(({ code }) => code)];
};

test.each([
  ['how to sell my bike', ''],
  ['Sell my bike', ''],
  ['I want to sell my R15', '?make=yamaha&model=yamaha-r15'],
  ['where can i sell a scooter', '?category=scooters'],
  ['gari bikri korbo', ''],
  ['amar pulsar 150 sell korte chai', '?make=bajaj&model=bajaj-pulsar-150'],
  ['বাইক বিক্রি', ''],
  ['আমার জিক্সার বিক্রি করতে চাই', '?make=suzuki&model=suzuki-gixxer'],
  ['muốn bán xe', ''],
  ['vender mi moto', ''],
])('who wants to sell is told where, and their bike is looked for: %s', (words, address) => {
  expect(readAll(words)).toEqual([address, wishToSell]);
});

test.each([
  ['bike for sale', ''],
  ['r15 urgent sell', '?make=yamaha&model=yamaha-r15'],
  ['বিক্রি হবে জিক্সার', '?make=suzuki&model=suzuki-gixxer&q=হবে'],
  ['seller name', '?q=seller name'],
])('what sellers write is no such wish: %s', (words, address) => {
  expect(readAll(words)).toEqual([address]);
});

import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

test.each([
  ['dio ottimo stato', '?condition=excellent&model=honda-dio'],
  // A town that ends like a word for "not".
  ['dio milano ottimo stato', '?condition=excellent&model=honda-dio&q=milano'],
  ['dio come nuova', '?condition=excellent&model=honda-dio'],
  ['dio wie neu', '?condition=excellent&model=honda-dio'],
  ['dio en buen estado', '?condition=good&model=honda-dio'],
  ['bon état', '?condition=good'],
  ['da sistemare', '?condition=fair'],
  ['dio ممتازة', '?condition=excellent&model=honda-dio'],
  ['dio بحالة ممتازة', '?condition=excellent&model=honda-dio'],
])('a condition in another language: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  // Parts of names and of what sellers say of anything.
  ['ville neuve', '?q=ville neuve'],
  ['top box', '?q=top box'],
  ['ottimo prezzo', '?q=ottimo prezzo'],
  // The page says that this is not searched for.
  ['dio non ottimo', '?model=honda-dio'],
])('words that may mean a condition elsewhere stay words: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['naked', '?category=commuters&category=sports'],
  ['naked bikes under 2 lakh', '?category=commuters&category=sports&maxPrice=200000'],
  ['yamaha naked', '?category=commuters&category=sports&make=yamaha'],
])('a motorcycle without a fairing may be in two categories: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test('a motorcycle for the terrain, in Italian and Spanish', () => {
  for (const words of ['moto da cross', 'moto de cross', 'moto cross'])
    expect(read(words)).toBe('?category=dirt-bikes');
});

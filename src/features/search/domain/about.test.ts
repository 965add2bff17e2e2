import { expect, test } from 'vitest';
import { about, aboutWhich } from './about.ts';

test.each([7_500, 85_000, 150_000, 185_000, 230_000, 1_250_000, 40_000_000])(
  'the range of a price says which price it is about: %i',
  (price) => {
    expect(aboutWhich('price', about('price', price))).toBe(price);
  },
);

test.each([100, 125, 150, 155, 160, 250, 650])('and so does that of an engine: %i', (cc) => {
  expect(aboutWhich('cc', about('cc', cc))).toBe(cc);
});

test('a range that somebody chose by its ends is about nothing', () => {
  expect(aboutWhich('price', { from: 100_000, to: 200_000 })).toBeNull();
  expect(aboutWhich('price', { from: 0, to: 100_000 })).toBeNull();
  expect(aboutWhich('price', { from: null, to: 150_000 })).toBeNull();
  expect(aboutWhich('cc', { from: 149, to: 155 })).toBeNull();
  expect(aboutWhich('cc', { from: 150, to: 150 })).toBeNull();
});

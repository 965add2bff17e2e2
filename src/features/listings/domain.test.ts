import { expect, test } from 'vitest';
import { conditions, placeOf } from './domain.ts';

test.each([
  ['Mirpur, Dhaka', 'Mirpur, Dhaka, Bangladesh'],
  ['Mirpur, Dhaka, Bangladesh', 'Mirpur, Dhaka, Bangladesh'],
  ['Cumilla, bangladesh', 'Cumilla, bangladesh'],
  ['Sylhet, ', 'Sylhet, Bangladesh'],
  ['', 'Bangladesh'],
])('S1 location: "%s" is shown as "%s"', (location, place) => {
  expect(placeOf({ location, country: 'Bangladesh' })).toBe(place);
});

test('S5 conditions: excellent, good, fair', () => {
  expect(conditions).toEqual(['excellent', 'good', 'fair']);
});

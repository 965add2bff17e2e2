import { expect, test } from 'vitest';
import { firstNotBelow } from './first-not-below.ts';

test.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [20, 1],
  [30, 3],
  [40, 4],
])('the first place whose figure is not below %i', (figure, place) => {
  const figures = [10, 20, 20, 30];
  expect(firstNotBelow(figures.length, (at) => (figures[at] ?? 0) < figure)).toBe(place);
});

test('there is none among none', () => {
  expect(firstNotBelow(0, () => true)).toBe(0);
});

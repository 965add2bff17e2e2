import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

test.each([
  [[], 0],
  [[7], 7],
  [[10, 9, 100], 10],
  [[4, 30, 2, 1], 4],
])('the middle one of %j is %i', (figures, middle) => expect(medianOf(figures)).toBe(middle));

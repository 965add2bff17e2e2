import { expect, test } from 'vitest';
import { distanceOf, distanceRange, kilometresOf } from './distances.ts';

test('miles come back as they were typed, and kilometres stay as they are', () => {
  for (let miles = 0; miles < 200_000; miles += 7) {
    const kilometres = kilometresOf(miles, 'mi');
    expect(distanceOf(kilometres, 'mi')).toBe(miles);
    expect(distanceRange({ from: kilometres, to: kilometres }, 'mi')).toEqual({ from: miles, to: miles });
    // What ends just before it, and what begins just behind it.
    if (miles > 0)
      expect(distanceRange({ from: kilometres + 1, to: kilometres - 1 }, 'mi')).toEqual({
        from: miles + 1,
        to: miles - 1,
      });
  }
  expect(kilometresOf(20_000, 'km')).toBe(20_000);
  expect(distanceOf(32_187, 'km')).toBe(32_187);
  expect(distanceRange({ from: 1, to: null }, 'km')).toEqual({ from: 1, to: null });
});

test('an open end stays open, and nothing is nothing', () => {
  expect(distanceRange({ from: null, to: 32_187 }, 'mi')).toEqual({ from: null, to: 20_000 });
  expect(distanceRange({ from: 32_187, to: null }, 'mi')).toEqual({ from: 20_000, to: null });
  expect(distanceRange({ from: null, to: 0 }, 'mi')).toEqual({ from: null, to: 0 });
});

import { expect, test } from 'vitest';
import { rateAsking, ratings, roundRange, surenessOf } from './domain.ts';

const estimate = { expected: 100_000, low: 80_000, high: 130_000 };

test('an asking price is rated by where it stands in the range', () => {
  expect(rateAsking(estimate, 79_999).rating).toBe('great');
  expect(rateAsking(estimate, 80_000).rating).toBe('good');
  expect(rateAsking(estimate, 100_000)).toEqual({ rating: 'fair', position: 0.5 });
  expect(rateAsking(estimate, 125_000).rating).toBe('high');
  expect(rateAsking(estimate, 130_001).rating).toBe('very-high');
  expect(rateAsking(estimate, 80_000).position).toBeCloseTo(0);
  expect(rateAsking(estimate, 130_000).position).toBeCloseTo(1);
});

test('whoever works out by hand where a price stands in the range finds the same', () => {
  expect(rateAsking(estimate, 85_000)).toEqual({ rating: 'good', position: 0.125 });
  expect(rateAsking(estimate, 109_000)).toEqual({ rating: 'fair', position: 0.65 });
  expect(rateAsking(estimate, 115_000)).toEqual({ rating: 'high', position: 0.75 });
});

test('a range is told so that nothing in it is far off, and nothing outside of it is not', () => {
  for (let expected = 40; expected < 3_000_000; expected *= 1.037) {
    for (const width of [1.001, 1.05, 1.3, 2]) {
      const told = roundRange({ expected, low: expected / width, high: expected * width });
      expect(told.low).toBeLessThan(told.expected);
      expect(told.high).toBeGreaterThan(told.expected);
      expect(rateAsking(told, told.expected)).toEqual({ rating: 'fair', position: 0.5 });
      expect([rateAsking(told, told.low).rating, rateAsking(told, told.low - 1).rating]).toEqual([
        'good',
        'great',
      ]);
      expect([rateAsking(told, told.high).rating, rateAsking(told, told.high + 1).rating]).toEqual([
        'high',
        'very-high',
      ]);
    }
  }
});

test('a higher asking price is never rated better', () => {
  let worst = 0;
  for (let asking = 50_000; asking < 200_000; asking += 500) {
    const now = ratings.indexOf(rateAsking(estimate, asking).rating);
    expect(now).toBeGreaterThanOrEqual(worst);
    worst = now;
  }
});

test('one is sure only of narrow ranges among many bikes of the same model', () => {
  expect(surenessOf('same-model', 50, 90, 110)).toBe('sure');
  expect(surenessOf('same-model', 6, 90, 110)).toBe('fair');
  expect(surenessOf('same-model', 50, 80, 130)).toBe('fair');
  expect(surenessOf('same-model', 50, 60, 160)).toBe('unsure');
  expect(surenessOf('make-and-engine', 50, 90, 110)).toBe('unsure');
});

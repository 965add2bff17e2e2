import { expect, test } from 'vitest';
import { rateAsking, ratings, surenessOf } from './domain.ts';

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

import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment, yearOf } from './dates.ts';

const reference = new Date('2026-11-21T00:00:00Z');

describe('formatDate', () => {
  it('writes the day of the market, in either language', () => {
    expect(formatDate(reference)).toBe('21 Nov 2026');
    expect(formatDate('2026-11-20T19:00:00Z')).toBe('21 Nov 2026');
    expect(formatDate(reference, { locale: 'bn-BD' })).toContain('২০২৬');
    expect(yearOf(new Date('2026-12-31T19:00:00Z'))).toBe(2027);
  });
});

it('a moment is told by the clock in Dhaka', () => {
  expect(formatMoment('2026-11-20T19:05:00Z')).toMatch(/^21 Nov 2026,? 01:05$/);
});

import { describe, expect, it } from 'vitest';
import { readModelYear } from './model-years.ts';

const reference = new Date('2026-11-21T00:00:00Z');

describe('readModelYear', () => {
  it.each([
    ['2019', 2019],
    ['২০১৯', 2019],
    ['2019 model', 2019],
    ['May 2019', 2019],
    ['2019-05-01', 2019],
    ['2027', 2027],
    ['3', 2023],
    ['3 years', 2023],
    ['3yrs', 2023],
    ['৩ বছর', 2023],
    ['6 months', 2026],
    ['12 months', 2025],
    ['৬ মাস', 2026],
    ['1 year 6 months', 2025],
    ['1.5 years', 2025],
    ['0', 2026],
  ])('%s means %d', (text, year) => expect(readModelYear(text, reference)).toBe(year));

  it.each(['', 'new', '2031', '1850', '-3', '150 years', 'R15 160cc'])('%j means no year', (text) =>
    expect(readModelYear(text, reference)).toBeNull(),
  );
});

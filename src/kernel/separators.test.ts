import { describe, expect, test } from 'vitest';
import { readFigure } from './figures.ts';
import { type DecimalMark, settleMarks, type ThreeDigits, unclear } from './separators.ts';

const read = (text: string, mark: DecimalMark, three: ThreeDigits = 'as-written') => {
  const settled = settleMarks(text, mark, three);
  return settled === unclear ? unclear : readFigure(settled);
};

describe('a figure that shows how it is written is read so, whatever its source', () => {
  test.each([
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.250.000,50', 1_250_000.5],
    ['1,25,000', 125_000],
    ['1,25,000.50', 125_000.5],
    ['1.25.000,50', 125_000.5],
    ['1250.50', 1250.5],
    ['1250', 1250],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['2 900,50', 2900.5],
    ["2'900,50", 2900.5],
    ['1\u202f250\u202f000,5', 1_250_000.5],
  ])('%s', (text, value) => {
    for (const mark of ['point', 'comma', 'mixed'] as const)
      expect([mark, read(text, mark)]).toEqual([mark, value]);
  });
});

describe('two digits behind a comma are decimals, but not among points', () => {
  test.each<[string, DecimalMark, number | null]>([
    ['1250,50', 'comma', 1250.5],
    ['1250,50', 'mixed', 1250.5],
    ['12,5', 'mixed', 12.5],
    ['12,5', 'point', null],
    ['1250,50', 'point', null],
  ])('%s, %s: %s', (text, mark, value) => expect(read(text, mark)).toBe(value));
});

describe('three digits behind a single mark', () => {
  test.each<[string, DecimalMark, number | typeof unclear]>([
    ['1.250', 'point', 1.25],
    ['1,250', 'point', 1250],
    ['1.250', 'comma', 1250],
    ['1,250', 'comma', 1.25],
    ['1.250', 'mixed', unclear],
    ['1,250', 'mixed', unclear],
  ])('as written: %s, %s: %s', (text, mark, value) => expect(read(text, mark)).toBe(value));

  test.each(['1.250', '1,250'])('are a thousand where there are no decimals: %s', (text) => {
    for (const mark of ['point', 'comma', 'mixed'] as const) expect(read(text, mark, 'thousand')).toBe(1250);
  });

  test.each([
    ['450.500', 450.5],
    ['450,500', 450.5],
    ['1250.500', 1250.5],
    ['1250,500', 1250.5],
    ['1,250.500', 1250.5],
    ['1.250,500', 1250.5],
    ['12 500,000', 12_500],
  ])('are decimals of a price in thousandths: %s', (text, value) => {
    for (const mark of ['point', 'comma', 'mixed'] as const) expect(read(text, mark, 'decimals')).toBe(value);
  });
});

test('what stands around figures stays', () => {
  expect(settleMarks('16.990,- € VB', 'comma', 'thousand')).toBe('16990,- € VB');
  expect(settleMarks('Rp. 24,5 juta, nego', 'mixed', 'as-written')).toBe('Rp. 24.5 juta, nego');
  expect(settleMarks('12 500,75 km', 'mixed', 'thousand')).toBe('12 500.75 km');
});

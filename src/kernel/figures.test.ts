import { describe, expect, it } from 'vitest';
import {
  findFigures,
  readableText,
  readFigure,
  toLatinDigits,
  withDecimalPoints,
  withoutGrouping,
} from './figures.ts';

describe('toLatinDigits', () => {
  it('reads every script of the region and leaves the rest alone', () => {
    expect(toLatinDigits('০১২৩৪৫৬৭৮৯ ०१२३४५६७८९ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ R15')).toBe(
      '0123456789 0123456789 0123456789 0123456789 R15',
    );
  });
});

describe('readFigure', () => {
  it.each([
    ['125000', 125_000],
    ['1,25,000', 125_000],
    ['125,000', 125_000],
    ['125 000', 125_000],
    ["125'000", 125_000],
    ['1.250.000', 1_250_000],
    ['35000.0', 35_000],
    ['1.25 lakh', 125_000],
    ['1.25 lacs', 125_000],
    ['1.15 Lac', 115_000],
    ['1.25L', 125_000],
    ['২ লাখ', 200_000],
    ['২.১৫ লক্ষ', 215_000],
    ['১,২৫,০০০', 125_000],
    ['85k', 85_000],
    ['৮৫ হাজার', 85_000],
    ['1 crore', 10_000_000],
    ['১ কোটি', 10_000_000],
    ['1 lakh 25 thousand', 125_000],
    ['১ লাখ ২৫ হাজার', 125_000],
    ['1 crore 2 lakh 5,000', 10_205_000],
    ['দেড় লাখ', 150_000],
    ['two lakh', 200_000],
    ['.5 lakh', 50_000],
    ['-40', -40],
    ['0', 0],
    ['  17 ', 17],
  ])('%s is %d', (text, value) => expect(readFigure(text)).toBe(value));

  it.each([
    '',
    ' ',
    'call',
    '12,5',
    '1,2500',
    '1,25,00',
    'R15',
    '150cc',
    '1 2',
    '1e5',
    'NaN',
    '1.2.3',
    'lakh',
    '1 lakh 25',
  ])('%j is not one figure', (text) => expect(readFigure(text)).toBeNull());

  it('does not answer infinity', () => expect(readFigure('9'.repeat(400))).toBeNull());

  it('reads back every whole number however it is grouped', () => {
    for (let value = 1; value < 1e9; value = value * 3 + 7) {
      for (const locale of ['en-IN', 'en-US', 'bn-BD']) {
        expect(readFigure(new Intl.NumberFormat(locale).format(value))).toBe(value);
      }
    }
  });
});

describe('withoutGrouping', () => {
  it.each([
    ['80,000 km', '80000 km'],
    ['tk1,50,000/-', 'tk150000/-'],
    ['1,250,000.50', '1250000.50'],
    ['80.000 km, 1.250.000', '80000 km, 1250000'],
    ['80,000 90,000', '80000 90000'],
    ['80/100-18, 90,90, 1,23', '80/100-18, 90,90, 1,23'],
    ['in 2018,500 km; 1,2345; 12.08.2020', 'in 2018,500 km; 1,2345; 12.08.2020'],
  ])('%s becomes %s', (text, whole) => expect(withoutGrouping(text)).toBe(whole));

  it('comes to an end on long and hostile text', () =>
    expect(withoutGrouping('1,11'.repeat(20_000)).length).toBeGreaterThan(0));
});

describe('findFigures', () => {
  it('passes over figures that belong to a name', () => {
    const found = findFigures(readableText('Yamaha R15 v3 155cc ৳ 2,15,000 or -5'));
    expect(found.map(({ value, negative }) => [value, negative])).toEqual([
      [215_000, false],
      [5, true],
    ]);
  });

  it('comes to an end on long and hostile text', () => {
    expect(findFigures(readableText('1 22 '.repeat(2_000)))).toHaveLength(4_000);
    expect(findFigures(readableText('1,'.repeat(5_000))).length).toBeLessThanOrEqual(5_000);
  });
});

it.each([
  ['1,2 milyon', '1.2 milyon'],
  ['1,25 lakh', '1.25 lakh'],
  ['12,5k', '12.5k'],
  ['1,25,000', '1,25,000'],
  ['honda, 15,16', 'honda, 15,16'],
  ['80,85 bikes', '80,85 bikes'],
])('a comma that can group nothing is a decimal one: %s', (text, told) => {
  expect(withDecimalPoints(text)).toBe(told);
});

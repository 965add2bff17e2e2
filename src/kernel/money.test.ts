import { describe, expect, it } from 'vitest';
import { formatAmount, highestPrice, readPrice } from './money.ts';

describe('readPrice', () => {
  it.each([
    ['125000', 125_000],
    ['1,25,000', 125_000],
    ['1.25 lakh', 125_000],
    ['1.25L', 125_000],
    ['১,২৫,০০০', 125_000],
    ['২ লাখ', 200_000],
    ['৳ 1,25,000', 125_000],
    ['৳85000', 85_000],
    ['৮৫০০০৳', 85_000],
    ['Tk 85000/-', 85_000],
    ['Tk-85000', 85_000],
    ['Tk. 85,000.50', 85_001],
    ['85000tk', 85_000],
    ['85000/=', 85_000],
    ['85,000 BDT', 85_000],
    ['৮৫ হাজার টাকা', 85_000],
    ['Rs.35,000', 35_000],
    ['Price: 85000', 85_000],
    ['85000 (fixed)', 85_000],
    ['R15 V3 2,50,000', 250_000],
    ['1 lakh 25 thousand', 125_000],
    ['100 crore', highestPrice],
    ['0', 0],
  ])('%s is understood', (text, amount) => expect(readPrice(text)).toEqual({ text, amount }));

  it.each([
    ['80-90k', 80_000],
    ['80k - 90k', 80_000],
    ['1-1.2 lakh', 100_000],
    ['80,000 to 90,000', 80_000],
    ['৮০-৯০ হাজার', 80_000],
  ])('of a range (%s) the lower end counts', (text, amount) =>
    expect(readPrice(text)).toEqual({ text, amount }),
  );

  it.each([
    'Call',
    'আলোচনা সাপেক্ষে',
    'Call 01712-345678',
    '2018 model 85000',
    '90000 or 80000',
    '12,5',
    '90-80k',
  ])('%s is kept as words', (text) => expect(readPrice(text)).toEqual({ text, amount: null }));

  it.each([
    ['', 'price-empty'],
    [' \u0000\n', 'price-empty'],
    ['-5000', 'price-negative'],
    ['−5000', 'price-negative'],
    ['৳ -5000', 'price-negative'],
    ['- ৫০০০', 'price-negative'],
    ['1000000001', 'price-too-high'],
    ['101 crore', 'price-too-high'],
    ['9'.repeat(60), 'price-too-high'],
    ['9'.repeat(61), 'price-too-long'],
    ['very negotiable '.repeat(5), 'price-too-long'],
  ])('%j is refused: %s', (text, problem) => expect(readPrice(text)).toEqual({ problem }));

  it('keeps the words as typed, on one line and without control characters', () => {
    expect(readPrice('  1,25,000\n(neg.)\u0000 ')).toEqual({ text: '1,25,000 (neg.)', amount: 125_000 });
  });

  it('reads back what formatAmount writes', () => {
    for (let amount = 0; amount <= highestPrice; amount = amount * 2 + 13) {
      for (const currency of [undefined, 'BDT', 'INR', 'LKR', 'USD']) {
        expect(readPrice(formatAmount(amount, { currency }))).toMatchObject({ amount });
      }
    }
  });
});

describe('formatAmount', () => {
  it('groups the Indian way and shows no currency unless asked', () => {
    expect(formatAmount(125_000)).toBe('1,25,000');
    expect(formatAmount(1_250)).toBe('1,250');
    expect(formatAmount(12_500_000)).toBe('1,25,00,000');
    expect(formatAmount(125_000, { currency: 'BDT' })).toBe('৳ 1,25,000');
    expect(formatAmount(125_000, { currency: 'INR' })).toBe('₹ 1,25,000');
  });

  it('groups other currencies as their country does, and says whose they are', () => {
    expect(formatAmount(365_000, { currency: 'LKR' })).toBe('Rs 365,000');
    expect(formatAmount(365_000, { currency: 'LKR', sign: 'clear' })).toBe('LKR 365,000');
    expect(formatAmount(125_000, { currency: 'NPR', sign: 'clear' })).toBe('NPR 1,25,000');
    expect(formatAmount(1_125_000, { currency: 'USD', sign: 'clear' })).toBe('$ 1,125,000');
  });
});

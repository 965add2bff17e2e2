import { describe, expect, it } from 'vitest';
import { currencySign, formatAmount } from './money.ts';

describe('formatAmount', () => {
  it('groups the Indian way and shows no currency unless asked', () => {
    expect(formatAmount(125_000)).toBe('1,25,000');
    expect(formatAmount(1_250)).toBe('1,250');
    expect(formatAmount(12_500_000)).toBe('1,25,00,000');
    expect(formatAmount(125_000, { currency: 'BDT' })).toBe('৳ 1,25,000');
    expect(formatAmount(125_000, { currency: 'INR' })).toBe('₹ 1,25,000');
  });

  it('knows the market’s own sign as the platform writes it', () => {
    const format = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'BDT',
      currencyDisplay: 'symbol',
    });
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
    expect(currencySign('BDT', null)).toBe(sign);
    expect(currencySign('BDT', 'BDT')).toBe('৳');
    expect([currencySign('INR', null), currencySign('LKR', null), currencySign('LKR', 'LKR')]).toEqual([
      '₹',
      'LKR',
      'Rs',
    ]);
  });

  it('groups other currencies as their country does, and says whose they are', () => {
    expect(formatAmount(365_000, { currency: 'LKR' })).toBe('Rs 365,000');
    expect(formatAmount(365_000, { currency: 'LKR', sign: 'clear' })).toBe('LKR 365,000');
    expect(formatAmount(125_000, { currency: 'NPR', sign: 'clear' })).toBe('NPR 1,25,000');
    expect(formatAmount(1_125_000, { currency: 'USD', sign: 'clear' })).toBe('$ 1,125,000');
  });
});

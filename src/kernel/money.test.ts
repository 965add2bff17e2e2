import { afterEach, describe, expect, it } from 'vitest';
import { currencySign, formatAmount, formatPrice, groupOwn, signBeside } from './money.ts';

afterEach(() => groupOwn({ inLakhs: true }));

describe('formatAmount', () => {
  it('groups the Indian way and shows no currency unless asked', () => {
    expect(formatAmount(125_000)).toBe('1,25,000');
    expect(formatAmount(1_250)).toBe('1,250');
    expect(formatAmount(1_249.5)).toBe('1,250');
    expect(formatAmount(12_500_000)).toBe('1,25,00,000');
    expect(formatAmount(125_000, { currency: 'BDT' })).toBe('৳\u00a01,25,000');
    expect(formatAmount(125_000, { currency: 'INR' })).toBe('₹\u00a01,25,000');
  });

  it('says whose prices are, as the platform writes it where servers and browsers of all years agree', () => {
    expect(currencySign('BDT', 'BDT')).toBe('৳');
    expect(currencySign('LKR', 'LKR')).toBe('Rs');
    const signs = ['BDT', 'INR', 'LKR', 'USD', 'EUR', 'JPY'].map((code) => currencySign(code, null));
    expect(signs).toEqual(['BDT', '₹', 'LKR', '$', '€', 'JP¥']);
    // For newer currencies a server may know a sign that a browser does not.
    expect(['XCG', 'SLE', 'ZWG', 'XAF'].map((code) => currencySign(code, null))).toEqual([
      'XCG',
      'SLE',
      'ZWG',
      'XAF',
    ]);
    const platform = (currency: string) =>
      new Intl.NumberFormat('en-IN', { style: 'currency', currency })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value;
    for (const code of Intl.supportedValuesOf('currency')) {
      const sign = currencySign(code, null);
      if (sign !== code) expect(sign).toBe(platform(code));
    }
  });

  it('leaves the sign beside figures out only where the garage shows none and has no other currencies', () => {
    expect(signBeside('BDT', { garage: null, several: false })).toBeNull();
    expect(signBeside('BDT', { garage: null, several: true })).toBe('BDT');
    expect(signBeside('BDT', { garage: 'BDT', several: false })).toBe('৳');
    expect(signBeside('INR', { garage: null, several: false })).toBe('₹');
  });

  it('groups other currencies as their country does, and says whose they are', () => {
    expect(formatAmount(365_000, { currency: 'LKR' })).toBe('Rs\u00a0365,000');
    expect(formatAmount(365_000, { currency: 'LKR', sign: 'clear' })).toBe('LKR\u00a0365,000');
    expect(formatAmount(125_000, { currency: 'NPR', sign: 'clear' })).toBe('NPR\u00a01,25,000');
    expect(formatAmount(1_125_000, { currency: 'USD', sign: 'clear' })).toBe('$\u00a01,125,000');
  });

  it('groups figures without a currency as the garage does, and prices as their own country', () => {
    groupOwn({ inLakhs: false });
    expect(formatAmount(125_000)).toBe('125,000');
    expect(formatPrice(1_250_000, null, 'IDR')).toBe('Rp\u00a01,250,000');
    expect(formatPrice(125_000, 'BDT', 'IDR')).toBe('BDT\u00a01,25,000');
  });
});

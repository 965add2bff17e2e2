import { describe, expect, it } from 'vitest';
import { currenciesIn, decideCurrency, isCurrency, readCurrency } from './currencies.ts';

describe('currenciesIn', () => {
  it.each([
    ['85000', null],
    ['Yamaha R15 V3', null],
    ['৳85,000', ['BDT']],
    ['85000tk', ['BDT']],
    ['Tk. 85000/-', ['BDT']],
    ['৮৫ হাজার টাকা', ['BDT']],
    ['₹85k', ['INR']],
    ['R$ 12.900,00', ['BRL']],
    ['Rp 12,5 juta', ['IDR']],
    ['rp450', ['IDR']],
    ['INR 85,000', ['INR']],
    ['$4,500', expect.arrayContaining(['USD', 'AUD', 'MXN', 'COP'])],
    ['US$4,500', ['USD']],
    ['A$ 4,500', ['AUD']],
    ['$4,500 USD', ['USD']],
    ['Rs. 85,000 LKR', ['LKR']],
    ['₨ 85,000', ['INR', 'LKR', 'NPR', 'PKR', 'MUR']],
    ['KSh 85,000/=', ['KES']],
    ['€4.500', ['EUR']],
    ['Tk 85,000 ($800)', []],
  ])('%s', (text, codes) => expect(currenciesIn(text)).toEqual(codes));
});

describe('readCurrency', () => {
  it.each([
    ['inr', ['INR']],
    ['CHF', ['CHF']],
    ['ALL', ['ALL']],
    ['Taka', ['BDT']],
    ['₹', ['INR']],
    ['Rs.', ['INR', 'LKR', 'NPR', 'PKR', 'MUR']],
    ['gold', null],
    ['', null],
  ])('%s', (text, codes) => expect(readCurrency(text)).toEqual(codes));
});

describe('decideCurrency', () => {
  it('goes by what decides, then by what is usual, and else says that it cannot', () => {
    const rupees = readCurrency('Rs') ?? [];
    expect(decideCurrency(rupees, [undefined, 'LKR', 'INR'])).toBe('LKR');
    expect(decideCurrency(rupees, ['BDT', null])).toBeNull();
    expect(decideCurrency(['INR'], ['BDT'])).toBe('INR');
    expect(decideCurrency(readCurrency('$') ?? [], ['BDT'])).toBe('USD');
    expect(decideCurrency(readCurrency('$') ?? [], ['AUD'])).toBe('AUD');
    expect(decideCurrency([], ['BDT'])).toBeNull();
  });

  it('knows the codes of ISO 4217', () => {
    expect(['BDT', 'LKR', 'XXY', 'bdt', 'BDTX', ''].map(isCurrency)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

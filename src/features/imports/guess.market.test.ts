import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../test/support/mappings.ts';
import { guessMapping } from './guess.ts';

describe('guessMapping', () => {
  it.each([
    [['Bike', 'Price'], ['Honda Dio', '85,000'], 'BDT', 'Bangladesh'],
    [['Bike', 'Price'], ['Honda Dio', 'Tk 85,000'], 'BDT', 'Bangladesh'],
    [['Bike', 'Price'], ['Honda Dio', '85,000'], 'LKR', 'Sri Lanka'],
    [['Bike', 'Price'], ['Honda Dio', '85,000'], 'USD', undefined],
    [['Bike', 'Price'], ['Honda Dio', '$850'], 'BDT', undefined],
    [['Bike', 'Price'], ['Honda Dio', 'Rs 85,000'], 'BDT', undefined],
    [['Bike', 'Price (Rs)'], ['Honda Dio', '85,000'], 'BDT', undefined],
    [['Bike', 'Price', 'Currency'], ['Honda Dio', '85,000', 'INR'], 'BDT', 'India'],
    [['Bike', 'Price', 'Currency'], ['Honda CG', '45,000', 'ج.م'], 'EGP', 'Egypt'],
    [['Bike', 'Price', 'Currency'], ['Honda CG', '950', 'USD'], 'MXN', undefined],
    [['Bike', 'Asking price (KSh)'], ['Boxer', '120,000'], 'BDT', 'Kenya'],
    [['Bike', 'Asking price'], ['Boxer', 'KSh 120,000'], 'BDT', 'Kenya'],
    [['Bike', 'Harga (Rp)'], ['Honda Beat', '12.000.000'], 'BDT', 'Indonesia'],
    [['Bike', 'Price (EUR)'], ['Honda Dio', '850'], 'BDT', undefined],
    [['Bike', 'Price (KSh)', 'Country'], ['Boxer', '120,000', 'Uganda'], 'BDT', undefined],
    [['Bike', 'Price', 'Country'], ['Honda Dio', '85,000', 'Nepal'], 'BDT', undefined],
  ])('%j above %j in a garage of %s: the country is %s', (header, row, ownCurrency, country) => {
    const guess = guessMapping(header, { delimiter: ',', ownCurrency, sample: [row] });
    expect(guess?.mapping.country).toBe(country);
    expect(problemsOf(guess?.mapping)).toEqual([]);
  });

  it.each([
    [['$45,000', '$52,000', '61,000', '1,200 USD'], 'MXN', 'Mexico'],
    [['45000 ج.م', '52 الف جنيه', '61000', '1,200 USD'], 'EGP', 'Egypt'],
    [['45000 ج.م', '52 الف جنيه', '61000 ج.م', '1,200 USD'], 'BDT', 'Egypt'],
    [['$45,000', '1,300 USD', '1,200 USD'], 'MXN', undefined],
    [['45,000', '52,000', '61,000', 'KSh 120,000'], 'BDT', undefined],
  ])(
    'takes prices of %j in a garage of %s, some of them in dollars, for those of %s',
    (prices, ownCurrency, country) => {
      const sample = prices.map((price) => ['Honda CG', price]);
      const guess = guessMapping(['Bike', 'Price'], { delimiter: ',', ownCurrency, sample });
      expect(guess?.mapping.country).toBe(country);
    },
  );

  it('takes the currency from the prices only where most of them name it and none another', () => {
    const guessOf = (...prices: string[]) =>
      guessMapping(['Bike', 'Price'], { delimiter: ',', sample: prices.map((price) => ['Boxer', price]) });
    expect(guessOf('KSh 120,000', 'Ksh. 95,000', 'call')?.mapping).toMatchObject({
      currency: 'KES',
      country: 'Kenya',
    });
    expect(guessOf('95,000', 'KSh 120,000', 'Ksh. 95,000')?.mapping.currency).toBe('KES');
    for (const prices of [['KSh 120,000', '95,000'], ['KSh 120,000', 'UGX 950,000'], ['Rs 1,20,000']]) {
      expect(guessOf(...prices)?.mapping).not.toHaveProperty('currency');
      expect(guessOf(...prices)?.mapping).not.toHaveProperty('country');
    }
  });
});

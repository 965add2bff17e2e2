import { describe, expect, it } from 'vitest';
import { type Cells, outcomeOf, usual } from '../../../test/support/rows.ts';
import type { MappingFile } from './contract.ts';

describe('listingOf', () => {
  it('takes a sign that stands alone for the currency that it is', () => {
    const mapping = { ...usual, columns: { ...usual.columns, currency: 'notes' } };
    expect(outcomeOf({ notes: '₹' }, mapping)).toMatchObject({ listing: { currency: 'INR' } });
  });

  it('reads the backslash that an old encoding has for the sign of the yen', () => {
    expect(outcomeOf({ price: '\\995,000' }, { ...usual, country: 'Japan' })).toMatchObject({
      listing: { price_amount: 995_000, currency: 'JPY' },
    });
  });

  it.each<[string, Cells, Partial<MappingFile>, string | null | { refusal: string }]>([
    ['a bare figure by the file’s', {}, { currency: 'LKR', country: 'India' }, 'LKR'],
    ['else by its country’s', {}, { country: 'Sri Lanka' }, 'LKR'],
    ['that of a country by its code', { price: '3900' }, { country: 'GB' }, 'GBP'],
    ['that of another by its code', { price: '3900' }, { country: 'FR' }, 'EUR'],
    ['else the garage’s own, which needs no code', {}, { country: 'Atlantis' }, null],
    ['the garage’s own said aloud', { price: 'Tk 65,000' }, {}, null],
    ['a sign that says more than the file', { price: '$1,500' }, { currency: 'INR' }, 'USD'],
    ['rupees of the file', { price: 'Rs 365,000' }, { currency: 'LKR' }, 'LKR'],
    ['rupees of the country', { price: 'Rs 65,000' }, { country: 'India' }, 'INR'],
    ['rupees of nobody', { price: 'Rs 65,000' }, { country: 'Atlantis' }, { refusal: 'currency-unclear' }],
    ['two at once', { price: 'Tk 65,000 ($600)' }, {}, { refusal: 'currency-unclear' }],
    ['a column of its own', { notes: 'USD', price: '1500' }, { currency: 'INR' }, 'USD'],
    ['a column in words', { notes: 'Rupees', price: '65000' }, { currency: 'INR' }, 'INR'],
    ['a column that says nothing', { notes: 'n/a' }, { currency: 'INR' }, 'INR'],
    ['a column of something else', { notes: 'gold' }, {}, { refusal: 'currency-unreadable' }],
    ['a column against the sign', { notes: 'INR', price: '$1,500' }, {}, { refusal: 'currency-unclear' }],
  ])('the currency of a price: %s', (_, cells, change, expected) => {
    const columns = { ...usual.columns, description: 'name', currency: 'notes' };
    const outcome = outcomeOf(cells, { ...usual, ...change, columns });
    const seen = 'listing' in outcome ? outcome.listing.currency : { refusal: outcome.refusal.code };
    expect(seen).toEqual(expected);
  });

  it('a garage of rupees takes its own for granted, and taka for another', () => {
    const nowhere = { ...usual, country: 'Atlantis' };
    const currencyOf = (price: string) => {
      const outcome = outcomeOf({ price }, nowhere, 'LKR');
      return 'listing' in outcome ? [outcome.listing.currency, outcome.listing.price] : outcome.refusal;
    };
    expect(currencyOf('Rs 365,000')).toEqual([null, '3,65,000']);
    expect(currencyOf('৳ 65,000')).toEqual(['BDT', 'BDT 65,000']);
  });

  it('a price when new in another currency is left away', () => {
    const columns = { ...usual.columns, originalPrice: 'notes' };
    const outcome = outcomeOf({ price: '65000', notes: '$900' }, { ...usual, columns });
    expect(outcome).toMatchObject({ listing: { currency: 'INR', original_price_amount: null } });
    expect(outcomeOf({ notes: '₹ 90,000' }, { ...usual, columns })).toMatchObject({
      listing: { original_price: '₹ 90,000', original_price_amount: 90_000 },
    });
  });
});

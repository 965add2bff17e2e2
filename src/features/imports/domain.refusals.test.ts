import { describe, expect, it } from 'vitest';
import { type Cells, outcomeOf, usual } from '../../../test/support/rows.ts';

describe('listingOf', () => {
  it.each<[Cells, string]>([
    [{ name: '' }, 'name-missing'],
    [{ name: 'ATV Beach Bike' }, 'not-a-motorcycle'],
    [{ name: 'VW Golf' }, 'car'],
    [{ brand: 'Toyota', name: 'Corolla' }, 'car'],
    [{ brand: 'Honda', name: 'Honda Civic 1.8' }, 'car'],
    [{ name: 'Quad bike 150cc' }, 'not-a-motorcycle'],
    [{ price: '' }, 'price-missing'],
    [{ price: '{"sold":true}' }, 'price-missing'],
    [{ year: '2075' }, 'year-in-future'],
    [{ name: 'Total', price: '', city: '' }, 'totals'],
    [{ price: 'call' }, 'price-unreadable'],
    [{ price: '1,11,111' }, 'price-unreadable'],
    [{ price: '123456' }, 'price-unreadable'],
    [{ price: '0' }, 'price-implausible'],
    [{ price: '-65000' }, 'price-implausible'],
    [{ price: '12' }, 'price-implausible'],
    [{ name: 'KTM Duke 200cc', price: '860000' }, 'price-implausible'],
    [{ price: '99999999999' }, 'price-implausible'],
    [{ year: '2035' }, 'year-in-future'],
    [{ year: '2027' }, 'year-in-future'],
    [{ year: '1900' }, 'year-implausible'],
    [{ year: 'ages ago' }, 'year-unreadable'],
    [{ age: '-2' }, 'year-unreadable'],
    [{ age: '120' }, 'year-implausible'],
    [{ km: '750000', age: '10' }, 'kilometres-implausible'],
    [{ km: '-5' }, 'kilometres-implausible'],
    [{ name: 'Bajaj Discover', cc: '8' }, 'engine-implausible'],
    [{ city: 'x'.repeat(121) }, 'text-too-long'],
    [{ name: `Bajaj ${'x'.repeat(121)}` }, 'text-too-long'],
  ])('refuses %j: %s', (cells, code) => expect(outcomeOf(cells)).toMatchObject({ refusal: { code } }));

  it('quotes a negative price as it is written', () => {
    const refusal = { code: 'price-implausible', value: '-65,000 Tk' };
    expect(outcomeOf({ price: '-65,000 Tk' })).toEqual({ refusal });
  });

  it('refuses a country that is longer than any', () => {
    const mapping = { ...usual, columns: { ...usual.columns, country: 'notes' } };
    expect(outcomeOf({ notes: 'x'.repeat(61) }, mapping)).toMatchObject({
      refusal: { code: 'text-too-long', value: 'country, 61 characters' },
    });
    expect(outcomeOf({ notes: 'x'.repeat(60) }, mapping)).toHaveProperty('listing');
  });

  it.each<Cells>([
    { name: 'Triumph Daytona 675R', price: '600000', km: '110', age: '8' },
    { name: 'LML Freedom DX 110cc', price: '4400', km: '55000', age: '16' },
    { name: 'Indian Chief Classic 1800cc', price: '1900000' },
    { name: 'Royal Enfield Bullet 350cc', price: '70000', age: '63' },
    { price: '1.25 lacs', km: '2,40,000', age: '12' },
    { year: '2026' },
  ])('is not too strict: %j goes in', (cells) => expect(outcomeOf(cells)).toHaveProperty('listing'));

  it('leaves out what the mapping skips, with its reason', () => {
    const mapping = { ...usual, skip: [{ column: 'city', is: ['Nowhere'], reason: 'No place.' }] };
    expect(outcomeOf({ city: 'nowhere' }, mapping)).toEqual({
      refusal: { code: 'skipped-by-mapping', value: 'No place.' },
    });
  });
});

import { expect, test } from 'vitest';
import { listingOf } from '../../../../test/support/listings.ts';
import { type ListingRow, present } from '../../listings/data.ts';
import { comparisonRows } from './comparison-rows.ts';

/** The cells of the price row, for motorcycles with these prices. */
function prices(garage: string | null, ...asked: readonly (readonly [number, string | null])[]) {
  const bikes = asked.map(([price_amount, currency]) => {
    const stored = {
      ...listingOf({ price: String(price_amount), price_amount, currency }),
      category: 'Sports',
      origin: 'import',
      country: '',
    };
    const bike = present({ ...stored, posted_at: new Date('2026-11-01') } as unknown as ListingRow);
    return { bike, forSale: true, takenOff: false, taxOver: false, price: null };
  });
  const settings = { currency: garage } as Parameters<typeof comparisonRows>[1];
  return comparisonRows(bikes, settings).find(({ name }) => name === 'Price')?.cells;
}

test('prices side by side say their currency as soon as they are of two', () => {
  expect(prices(null, [84_000, null], [90_000, null])).toEqual(['84,000', '90,000']);
  expect(prices(null, [84_000, null], [90_000, 'BDT'])).toEqual(['84,000', '90,000']);
  expect(prices(null, [84_000, null], [90_000, 'INR'])).toEqual(['৳ 84,000', '₹ 90,000']);
  expect(prices('INR', [84_000, 'BDT'], [90_000, null])).toEqual(['BDT 84,000', '₹ 90,000']);
});

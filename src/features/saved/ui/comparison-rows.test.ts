import { describe, expect, test } from 'vitest';
import { listingOf } from '../../../../test/support/listings.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { type ListingRow, present } from '../../listings/data.ts';
import { comparisonRows } from './comparison-rows.ts';

interface Asked {
  price_amount?: number;
  currency?: string | null;
  year?: number;
  mileage_km?: number | null;
  owners?: number;
  condition?: 'excellent' | 'good' | 'fair';
  forSale?: boolean;
  origin?: 'import' | 'sample';
}

/** The rows of motorcycles that say this, by name. */
function rowsOf(asked: readonly Asked[], garage: string | null = null) {
  const bikes = asked.map(({ forSale = true, origin = 'import', price_amount = 84_000, ...said }) => {
    const stored = {
      ...listingOf({ price: String(price_amount), price_amount, ...said }),
      category: 'Sports',
      origin,
      country: '',
    };
    const bike = present({ ...stored, posted_at: new Date('2026-11-01') } as unknown as ListingRow);
    return { bike, forSale, takenOff: false, taxOver: false, price: null };
  });
  const settings = { currency: garage, market: marketOf(garage) } as Parameters<typeof comparisonRows>[1];
  return new Map(comparisonRows(bikes, settings).map((row) => [row.name, row]));
}

/** The price row of motorcycles with these prices. */
function prices(garage: string | null, ...asked: readonly (readonly [number, string | null])[]) {
  const rows = rowsOf(
    asked.map(([price_amount, currency]) => ({ price_amount, currency })),
    garage,
  );
  return rows.get('Price')?.cells.map(({ text }) => text);
}

test('prices side by side say their currency as soon as they are of two', () => {
  expect(prices(null, [84_000, null], [90_000, null])).toEqual(['84,000', '90,000']);
  expect(prices(null, [84_000, null], [90_000, 'BDT'])).toEqual(['84,000', '90,000']);
  expect(prices(null, [84_000, null], [90_000, 'INR'])).toEqual(['৳\u00a084,000', '₹\u00a090,000']);
  expect(prices('INR', [84_000, 'BDT'], [90_000, null])).toEqual(['BDT\u00a084,000', '₹\u00a090,000']);
});

describe('what helps to choose', () => {
  const best = (name: string, ...asked: readonly Asked[]) =>
    rowsOf(asked)
      .get(name)
      ?.cells.map((cell) => cell.best);

  test('the best of a row is marked, also where several are', () => {
    expect(best('Price', { price_amount: 90_000 }, { price_amount: 84_000 })).toEqual([null, 'Lowest']);
    expect(best('Year of use', { year: 2019 }, { year: 2021 }, { year: 2021 })).toEqual([
      null,
      'Newest',
      'Newest',
    ]);
    expect(best('Kilometres', { mileage_km: 0 }, { mileage_km: null }, { mileage_km: 9_000 })).toEqual([
      'Lowest',
      null,
      null,
    ]);
    expect(best('Owners', { owners: 2 }, { owners: 1 })).toEqual([null, 'Fewest']);
    expect(best('Condition', { condition: 'fair' }, { condition: 'good' })).toEqual([null, 'Best']);
  });

  test('none is where all are equal, or nothing can be compared', () => {
    expect(best('Price', {}, {})).toEqual([null, null]);
    expect(best('Price', { price_amount: 90_000 })).toEqual([null]);
    expect(best('Kilometres', { mileage_km: 9_000 }, { mileage_km: null })).toEqual([null, null]);
    expect(best('Price', { currency: 'INR' }, { price_amount: 90_000 })).toEqual([null, null]);
  });

  test('what is no longer for sale is not the best, nor is a sample beside what is', () => {
    const samples = [{ origin: 'sample', price_amount: 1_000 }, { origin: 'sample' }] as const;
    expect(best('Price', ...samples)).toEqual(['Lowest', null]);
    expect(best('Price', ...samples, { price_amount: 3_000 }, {})).toEqual([null, null, 'Lowest', null]);
    expect(
      best(
        'Price',
        { price_amount: 1_000, forSale: false },
        { price_amount: 2_000 },
        { price_amount: 3_000 },
      ),
    ).toEqual([null, 'Lowest', null]);
  });

  test('a sample is not called available beside what really is', () => {
    const state = rowsOf([{}, { origin: 'sample' }]).get('State');
    expect(state?.cells.map(({ text }) => text)).toEqual(['Available', 'Sample']);
  });

  test('a row in which all say the same is told from the others, but not for one alone', () => {
    const rows = rowsOf([{ owners: 1 }, { owners: 2 }]);
    expect(rows.get('Owners')?.isSame).toBe(false);
    expect(rows.get('Price')?.isSame).toBe(true);
    expect(rowsOf([{}]).get('Price')?.isSame).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { offerSchema } from './contract.ts';
import { differences, type Offer, readOffer, recipientOf, seenOf } from './domain.ts';

const offer = {
  name: 'Yamaha FZ-S',
  yearOfUse: '2019',
  price: '1.6 lakh',
  priceAmount: 160_000,
  currency: null,
  condition: 'good',
  mileage: 12_000,
  owners: 1,
  registration: 'seller',
  taxUntil: '2027-12-31',
  receipt: true,
  place: 'Mirpur, Dhaka',
} as const satisfies Offer;

/** Whether the API accepts it: pages have no schemas, and must read it the same way. */
function isTaken(text: string): boolean {
  try {
    return offerSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

describe('what the booking dialog showed', () => {
  test.each([
    offer,
    { ...offer, yearOfUse: null, price: 'Ask me', priceAmount: null, currency: 'USD' },
    { ...offer, condition: null, mileage: null, owners: null, place: null },
    { ...offer, registration: null, taxUntil: null, receipt: null },
  ])('is read from its hidden field as it was written: %o', (shown) => {
    expect(readOffer(JSON.stringify({ ...shown, more: 1 }))).toEqual(shown);
    expect(isTaken(JSON.stringify(shown))).toBe(true);
  });

  test.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    ...Object.keys(offer).map((name) => JSON.stringify({ ...offer, [name]: undefined })),
    JSON.stringify({ ...offer, name: 1 }),
    JSON.stringify({ ...offer, price: null }),
    JSON.stringify({ ...offer, priceAmount: 0.5 }),
    JSON.stringify({ ...offer, mileage: '12,000' }),
    JSON.stringify({ ...offer, condition: 'new' }),
    JSON.stringify({ ...offer, registration: 'mine' }),
    JSON.stringify({ ...offer, receipt: 'yes' }),
  ])('is nothing where the field is no such thing: %s', (text) => {
    expect([readOffer(text), isTaken(text)]).toEqual([null, false]);
  });
});

describe('what a listing says otherwise', () => {
  test.each([
    ['nothing', { place: ' mirpur,  Dhaka' }, []],
    ['the kilometres, also where they are not told any more', { mileage: null }, ['mileage']],
    ['all of its state', { condition: 'fair', mileage: 1, owners: 2 }, ['condition', 'mileage', 'owners']],
    ['the papers', { registration: null, receipt: false }, ['registration', 'receipt']],
    ['that its condition is not told any more', { condition: null }, ['condition']],
    ['where it can be seen', { place: 'Uttara' }, ['place']],
    ['nothing of a price in the same words, read or not', { priceAmount: null }, []],
    ['a price in other words that has no amount', { price: 'Ask me', priceAmount: null }, ['price']],
    [
      'nothing of place and state that were not kept',
      { place: null, condition: null, receipt: null, mileage: null },
      [],
    ],
  ] as const)('%s', (_, changes, fields) => {
    expect(differences(offer, { ...offer, ...changes })).toEqual(fields);
    expect(differences({ ...offer, ...changes }, offer)).toEqual(fields);
  });
});

test('the garage answers for what no account sells, and where no motorcycle is named', () => {
  expect([recipientOf(null), recipientOf({ sellerId: null })]).toEqual(['garage', 'garage']);
  expect(recipientOf({ sellerId: 'somebody' })).toBe('seller');
});

test('a checksum of what was seen differs where offers do, and nowhere else', () => {
  const others: Offer[] = [
    { ...offer, name: 'Another' },
    { ...offer, yearOfUse: '2018' },
    { ...offer, priceAmount: 160_001 },
    { ...offer, currency: 'USD' },
    { ...offer, condition: 'fair' },
    { ...offer, mileage: 77 },
    { ...offer, owners: 9 },
    { ...offer, registration: 'none' },
    { ...offer, taxUntil: '2031-01-01' },
    { ...offer, receipt: false },
    { ...offer, place: 'Uttara' },
  ];
  expect(new Set([offer, ...others].map(seenOf)).size).toBe(others.length + 1);
  expect(others.every((other) => differences(offer, other).length === 1)).toBe(true);
  const same = {
    ...offer,
    name: ` ${offer.name.toUpperCase()}  `,
    price: 'in other words',
    place: 'mirpur,  Dhaka',
  };
  expect([differences(offer, same), seenOf(same)]).toEqual([[], seenOf(offer)]);
});

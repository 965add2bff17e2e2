import { describe, expect, test } from 'vitest';
import { readOffer } from './domain.ts';

const offer = {
  name: 'Yamaha FZ-S',
  yearOfUse: '2019',
  price: '1.6 lakh',
  priceAmount: 160_000,
  currency: null,
};

describe('what the booking dialog showed', () => {
  test.each([offer, { ...offer, yearOfUse: null, price: 'Ask me', priceAmount: null, currency: 'USD' }])(
    'is read from its hidden field as it was written: %o',
    (shown) => {
      expect(readOffer(JSON.stringify({ ...shown, more: 1 }))).toEqual(shown);
    },
  );

  test.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    ...Object.keys(offer).map((name) => JSON.stringify({ ...offer, [name]: undefined })),
    JSON.stringify({ ...offer, name: 1 }),
    JSON.stringify({ ...offer, priceAmount: 0.5 }),
  ])('is nothing where the field is no such thing: %s', (text) => {
    expect(readOffer(text)).toBeNull();
  });
});

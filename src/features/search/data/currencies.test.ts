import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import { knownCurrencies } from '../domain/price-currency.ts';
import { readCurrencies } from './currencies.ts';
import { createFinder } from './finder.ts';

test('the currencies read from the database are those of the listings in memory, and so is the one that people mean', async () => {
  const { database, drop } = await createTestDatabase();
  try {
    const finder = createFinder(database, 'BDT');
    const both = async () => {
      const inMemory = knownCurrencies(await finder.current());
      expect(await readCurrencies(database, 'BDT')).toEqual(inMemory);
      return inMemory;
    };
    expect(await both()).toEqual({ currencies: ['BDT'], meant: 'BDT' });
    // Without a price it counts as offered in the garage's own currency, but nobody would mean that one by a price.
    await addListing(database, { price: 'Negotiable', price_amount: null });
    await addListing(database, { currency: 'INR', price: '50,000', price_amount: 50_000 });
    await addListing(database, { currency: 'INR', price: '60,000', price_amount: 60_000 });
    expect(await both()).toEqual({ currencies: ['BDT', 'INR'], meant: 'INR' });
    await addListing(database, { price: '70,000', price_amount: 70_000 });
    expect(await both()).toEqual({ currencies: ['BDT', 'INR'], meant: 'BDT' });
  } finally {
    await drop();
  }
});

import { yearOf } from '../../src/kernel/dates.ts';
import type { Database } from '../../src/platform/database.ts';
import { addListing, type ListingParts } from './listings.ts';

/** A Pulsar that costs about a tenth less for each year. */
export function pulsar(i: number, parts: ListingParts = {}): ListingParts {
  const age = i % 8;
  const price = Math.round(180_000 * 0.9 ** age * (1 + ((i * 37) % 11) / 100 - 0.05));
  return {
    name: 'Bajaj Pulsar 150',
    make: 'Bajaj',
    model: 'Pulsar 150',
    engine_cc: 149,
    year: yearOf(new Date()) - age,
    mileage_km: age * 6_000 + ((i * 731) % 3_000),
    price: String(price),
    price_amount: price,
    location: 'Dhaka',
    ...parts,
  };
}

/** Adds as many as prices can be learned from, and some in rupees; returns the ids of the former. */
export async function addPulsars(database: Database): Promise<string[]> {
  const made: string[] = [];
  for (let i = 0; i < 60; i += 1) made.push(await addListing(database, pulsar(i)));
  for (let i = 0; i < 24; i += 1)
    await addListing(database, pulsar(i, { currency: 'INR', price_amount: 900_000 + i }));
  return made;
}

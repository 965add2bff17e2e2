import type { Insertable } from 'kysely';
import { newId } from '../../src/kernel/ids.ts';
import type { Database } from '../../src/platform/database.ts';
import type { Tables } from '../../src/platform/tables.ts';

export type ListingParts = Partial<Insertable<Tables['listings']>>;

/** A listing as a database row. */
export function listingOf(parts: ListingParts = {}): Insertable<Tables['listings']> {
  return {
    id: newId(),
    seller_name: 'Rahima',
    email: 'rahima@example.com',
    mobile: '',
    category_id: 'commuters',
    name: 'Yamaha FZ-S V3',
    image: '/art/naked-signal.svg',
    price: '1,25,000',
    price_amount: 125_000,
    original_price: '',
    original_price_amount: null,
    location: 'Sylhet',
    year_of_use: '2019',
    condition: 'good',
    make: 'Yamaha',
    model: 'FZ-S V3',
    year: 2019,
    kind: 'naked',
    ...parts,
  };
}

/** Inserts a listing, valid or not, into the database and returns its id. */
export async function addListing(database: Database, parts: ListingParts = {}): Promise<string> {
  const listing = listingOf(parts);
  await database.insertInto('listings').values(listing).execute();
  return listing.id;
}

/** The body of an API call that adds a product. */
export const newProduct = {
  name: 'Honda CB Hornet 160R',
  image: '/art/naked-sky.svg',
  price: '1,60,000',
  originalPrice: '1,90,000',
  number: '01812345678',
  location: 'Sylhet',
  yearOfUse: '3 years',
  category: 'commuters',
} as const;

/** The listings that a search found. */
import { sql } from 'kysely';
import { onceFor } from '../../../kernel/once.ts';
import type { Database } from '../../../platform/database.ts';
import { anyOf, runPrepared } from '../../../platform/prepared.ts';
import type { Bike, Product } from '../../listings/contract.ts';
import { type ListingRow, present } from '../../listings/data.ts';
import { noPapers } from '../../listings/domain/papers.ts';
import { roundPrice } from '../../prices/domain.ts';
import { factsOf, scopeOf } from '../../prices/listing-facts.ts';
import type { Comparable } from '../contract.ts';
import { type ListedRow, type ListingMemory, selectListed } from './listing-memory.ts';

// The same listing gives the same object, so that its rendered card can be reused.
const productOf = onceFor<ListedRow, Product>(present);
const bikeOf = onceFor<ListedRow, Bike>((row) => asVisitorsSee(productOf(row)));

/** The listings with these numbers that are still for sale, in the same order, as members see them. */
export async function listProducts(memory: ListingMemory, numbers: readonly number[]): Promise<Product[]> {
  return (await memory.list(numbers)).map(productOf);
}

/** The same, as visitors see them. */
export async function listBikes(memory: ListingMemory, numbers: readonly number[]): Promise<Bike[]> {
  return (await memory.list(numbers)).map(bikeOf);
}

/** A bike, what the price model needs of it, and its last hourly estimate. */
export interface ValuedBike {
  bike: Bike;
  facts: ReturnType<typeof factsOf>;
  scope: string;
  expected: number | null;
  low: number | null;
}

/** As `listBikes`, with what the comparison of prices needs. */
export async function listValued(
  memory: ListingMemory,
  numbers: readonly number[],
  thisYear: number,
): Promise<ValuedBike[]> {
  return (await memory.list(numbers)).map((row) => ({
    bike: bikeOf(row),
    facts: factsOf(row, thisYear),
    scope: scopeOf(row),
    expected: row.expected,
    low: row.expected_low,
  }));
}

/** A listing by its id, without its bookings and former prices; undefined when it is gone for good. */
export async function findListed(
  database: Database,
  id: string,
): Promise<{ bike: Bike; forSale: boolean } | undefined> {
  const row = await selectListed(database)
    .select('search_entries.for_sale')
    .where('search_entries.listing_id', '=', id)
    .executeTakeFirst();
  return row && { bike: presentToVisitors(row), forSale: row.for_sale };
}

/**
 * The bikes with these ids that are for sale or sold, in the same order, to compare a price with. `asThisOne`
 * is what each would ask if it were the bike in question, in that bike's currency.
 */
export async function listComparables(
  database: Database,
  inCurrency: string | null,
  compared: readonly { id: string; asThisOne: number }[],
): Promise<Comparable[]> {
  if (compared.length === 0) return [];
  const ids = compared.map(({ id }) => id);
  const { rows } = await runPrepared(
    database,
    database
      .selectFrom('listings')
      .select(['id', 'name', 'price', 'price_amount', 'currency'])
      .select(['year', 'year_of_use', 'mileage_km', 'location', 'sold_at'])
      .where('deleted_at', 'is', null)
      .where('taken_off_at', 'is', null)
      .where(sql<boolean>`id = any (${anyOf(ids)}::text[])`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return compared.flatMap(({ id, asThisOne }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { price_amount, year_of_use, mileage_km, sold_at, name, price, currency, year, location } = row;
    return {
      _id: id,
      name,
      price,
      priceAmount: price_amount,
      currency,
      year,
      location,
      yearOfUse: year_of_use,
      mileage: mileage_km,
      soldAt: sold_at?.toISOString() ?? null,
      asThisOne:
        price_amount === null || currency !== inCurrency ? null : roundPrice(price_amount * asThisOne),
    };
  });
}

/** A listing without the fields for members only. */
export function asVisitorsSee({ email, number, ...bike }: Product): Bike {
  return bike;
}

/**
 * A stored listing as visitors see it, whatever became of it. If the garage took it off the site, its picture
 * and its seller's words are hidden, because they may be the reason. The rest is as it was then, so that
 * visitors recognise the listing that they are warned of, and nothing new from its seller is shown.
 */
export function presentToVisitors(row: ListingRow): Bike {
  if (!row.taken_off_at) return asVisitorsSee(present(row));
  const bike = asVisitorsSee(present({ ...row, ...row.taken_off_as }));
  return { ...bike, ...noPapers, image: `/art/${row.kind}-signal.svg`, description: '' };
}

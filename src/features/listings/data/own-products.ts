import { sql } from 'kysely';
import { cutPage, type Page } from '../../../kernel/paging.ts';
import type { Database } from '../../../platform/database.ts';
import type { DeletedProduct, OwnProduct } from '../contract.ts';
import { newestFirst, type PageRequest, present } from '../data.ts';
import { restorableUntil, undoDays } from '../domain.ts';

/** A page of what somebody sells or has sold, newest first, with who booked it. */
export async function listOwnProducts(
  database: Database,
  sellerId: string,
  page: PageRequest,
): Promise<Page<OwnProduct>> {
  const rows = await newestFirst(database, page)
    .where('listings.seller_id', '=', sellerId)
    .select((eb) => {
      const standing = eb
        .selectFrom('bookings')
        .whereRef('bookings.listing_id', '=', 'listings.id')
        .where('bookings.cancelled_at', 'is', null);
      return [
        standing.select(({ fn }) => fn.countAll<number>().as('n')).as('bookings'),
        standing.select(({ fn }) => fn.count<number>('bookings.user_id').distinct().as('n')).as('buyers'),
      ];
    })
    .execute();
  return cutPage(
    rows,
    page.limit,
    (row) => ({ at: row.at, id: row.id }),
    (row) => ({ ...present(row), bookings: Number(row.bookings ?? 0), buyers: Number(row.buyers ?? 0) }),
  );
}

const deletedMicros = sql<string>`(extract(epoch from listings.deleted_at) * 1000000)::bigint::text`;

/** A page of what somebody deleted and can still bring back, the latest deletion first. */
export async function listDeletedProducts(
  database: Database,
  sellerId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<DeletedProduct>> {
  let query = database
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .selectAll('listings')
    .select(['categories.name as category', deletedMicros.as('at')])
    .where('listings.seller_id', '=', sellerId)
    .where('listings.deleted_at', '>', sql<Date>`now() - make_interval(days => ${undoDays})`)
    .orderBy('listings.deleted_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1);
  if (cursor) {
    query = query.where(
      sql<boolean>`(listings.deleted_at, listings.id) < (to_timestamp(0) + ${cursor.at}::bigint * interval '1 microsecond', ${cursor.id})`,
    );
  }
  return cutPage(
    await query.execute(),
    limit,
    (row) => ({ at: row.at, id: row.id }),
    (row) => ({
      ...present(row),
      // The query asks for deleted ones only; the type does not know.
      restorableUntil: restorableUntil(row.deleted_at ?? new Date()).toISOString(),
    }),
  );
}

/** What the prices of one's own listing are in the seller's words, held until the transaction ends; none of a deleted one. */
export async function lockOwnPrices(write: Database, id: string, sellerId: string) {
  return write
    .selectFrom('listings')
    .select(['original_price as originalPrice', 'sold_at as soldAt'])
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Both prices of a listing: the seller's words, the amounts, and their currency (null: the garage's own). */
interface Prices {
  price: string;
  amount: number | null;
  originalPrice: string;
  originalAmount: number | null;
  currency: string | null;
}

/** Writes both prices at once, so that the amounts always belong to the words. */
export async function setPrices(write: Database, id: string, prices: Prices): Promise<void> {
  await write
    .updateTable('listings')
    .set({
      price: prices.price,
      price_amount: prices.amount,
      original_price: prices.originalPrice,
      original_price_amount: prices.originalAmount,
      currency: prices.currency,
    })
    .where('id', '=', id)
    .execute();
}

import { sql } from 'kysely';
import { cutPage, type Page } from '../../../kernel/paging.ts';
import type { Database } from '../../../platform/database.ts';
import type { DeletedProduct } from '../contract.ts';
import { type PageRequest, present } from '../data.ts';
import { restorableUntil, undoDays } from '../domain.ts';

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

import type { Database } from '../../../platform/database.ts';
import { findsAny, type InboxFilter, type InboxRow, isOnPage, micros, nothingElse } from './rows.ts';
import { presentStanding, standingColumns } from './standing.ts';

/** Listings like one of the same seller that was off the site, newest first, one more than a page has. */
export async function findRepeats(database: Database, filter: InboxFilter): Promise<InboxRow[]> {
  const rows = await database
    .selectFrom('repeats')
    .innerJoin('listings', 'listings.id', 'repeats.listing_id')
    .innerJoin('listings as former', 'former.id', 'repeats.former_id')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .selectAll('repeats')
    .select(['users.name', 'users.email', ...standingColumns, micros('repeats').as('at')])
    .select(['former.name as former_name', 'former.taken_off_at as former_since'])
    .where(isOnPage('repeats', filter))
    .where(findsAny(['users.name', 'users.email', 'listings.name', 'former.name'], filter.search))
    .orderBy('repeats.created_at', 'desc')
    .orderBy('repeats.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return rows.map((row) => ({
    ...nothingElse,
    _id: row.id,
    kind: 'repeat',
    time: row.created_at.toISOString(),
    name: row.name,
    email: row.email,
    product: { name: row.product_name, sample: false, here: row.deleted_at === null },
    repeat: {
      productId: row.former_id,
      name: row.former_name,
      since: row.former_since?.toISOString() ?? null,
      alike: row.alike,
    },
    ...presentStanding(row),
    done: row.done_at?.toISOString() ?? null,
    at: row.at,
  }));
}

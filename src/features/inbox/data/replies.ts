import type { Database } from '../../../platform/database.ts';
import { findsAny, type InboxFilter, type InboxRow, isOnPage, micros, nothingElse } from './rows.ts';
import { presentStanding, standingColumns } from './standing.ts';

/** What sellers wrote about listings that are off the site, newest first, one more than a page has. */
export async function findReplies(database: Database, filter: InboxFilter): Promise<InboxRow[]> {
  const rows = await database
    .selectFrom('replies')
    .innerJoin('listings', 'listings.id', 'replies.listing_id')
    .innerJoin('users', 'users.id', 'replies.user_id')
    .selectAll('replies')
    .select(['users.name', 'users.email', ...standingColumns, micros('replies').as('at')])
    .where(isOnPage('replies', filter))
    .where(
      findsAny(
        ['users.name', 'users.email', 'replies.words', 'listings.name'],
        filter.search,
        'replies.earlier',
      ),
    )
    .orderBy('replies.created_at', 'desc')
    .orderBy('replies.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return rows.map((row) => ({
    ...nothingElse,
    _id: row.id,
    kind: 'reply',
    time: row.created_at.toISOString(),
    name: row.name,
    email: row.email,
    product: { name: row.product_name, sample: false, here: row.deleted_at === null },
    reply: {
      said: [{ words: row.words, at: row.created_at.toISOString() }, ...row.earlier].map(({ words, at }) => ({
        text: words,
        time: at,
      })),
    },
    ...presentStanding(row),
    done: row.done_at?.toISOString() ?? null,
    at: row.at,
  }));
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Found, InboxFilter } from '../data.ts';
import { finds, isAfter, micros } from './rows.ts';
import { presentStanding, standingColumns } from './standing.ts';

/** What sellers say of listings that are off the site, newest first, one more than a page has. */
export async function findReplies(database: Database, filter: InboxFilter): Promise<Found[]> {
  const { state, search, limit, cursor } = filter;
  let query = database
    .selectFrom('replies')
    .innerJoin('listings', 'listings.id', 'replies.listing_id')
    .innerJoin('users', 'users.id', 'replies.user_id')
    .selectAll('replies')
    .select(['users.name', 'users.email', ...standingColumns, micros('replies').as('at')])
    .where('replies.done_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy('replies.created_at', 'desc')
    .orderBy('replies.id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where(isAfter('replies', cursor));
  if (search !== '') {
    query = query.where((eb) =>
      eb.or([
        ...(['users.name', 'users.email', 'replies.words', 'listings.name'] as const).map((told) =>
          finds(told, search),
        ),
        sql<boolean>`exists (
          select from jsonb_to_recordset(replies.earlier) as said (words text) where ${finds('said.words', search)})`,
      ]),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    _id: row.id,
    kind: 'reply',
    time: row.created_at.toISOString(),
    name: row.name,
    email: row.email,
    number: '',
    location: '',
    intent: null,
    product: { name: row.product_name, sample: false, here: row.deleted_at === null },
    booking: null,
    report: null,
    reply: {
      said: [{ words: row.words, at: row.created_at.toISOString() }, ...row.earlier].map(({ words, at }) => ({
        text: words,
        time: at,
      })),
    },
    repeat: null,
    standing: presentStanding(row),
    cancelled: false,
    changed: null,
    done: row.done_at?.toISOString() ?? null,
    at: row.at,
  }));
}

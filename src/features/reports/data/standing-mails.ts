/** The content of mails about a listing that the garage took off the site, or put back. */
import { sql } from 'kysely';
import { undoSeconds } from '../../../kernel/undo.ts';
import type { Database } from '../../../platform/database.ts';
import type { LastTold } from '../../listings/domain/standing.ts';

/**
 * Seconds until putting a listing back can no longer be undone; 0 where that is over, or it was not put back.
 * Until then no mail is sent about it: it may be off the site again, as if nothing had happened.
 */
export async function secondsToUndo(database: Database, listingId: string): Promise<number> {
  const latest = await database
    .selectFrom('standing_changes')
    .select('reason')
    .select(
      sql<number>`ceil(extract(epoch from changed_at - now()) + ${undoSeconds}::integer)::integer`.as('left'),
    )
    .where('listing_id', '=', listingId)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest && latest.reason === null ? Math.max(0, latest.left) : 0;
}

/**
 * The content of a mail to the seller of a listing that was taken off the site, or put back, and what their
 * last mail said. Undefined when the listing is gone, or when another change has followed this one, which has
 * a mail of its own. `reason` is null where it was put back.
 */
export async function findChanged(
  database: Database,
  { listing, change }: { listing: string; change?: number },
) {
  const latest = sql<number>`(select max(no) from standing_changes where listing_id = listings.id)`;
  const last = sql<(LastTold & { reason: string | null }) | null>`(
    select json_build_object('isOff', reason is not null, 'reason', reason,
      'secondsAgo', extract(epoch from now() - told_at))
    from standing_changes where listing_id = listings.id and told_at is not null
    order by no desc limit 1)`;
  const query = database
    .selectFrom('listings')
    .select([
      'name',
      'make',
      'model',
      'taken_off_reason as reason',
      'sold_at as soldAt',
      'deleted_at as deletedAt',
    ])
    .select([latest.as('change'), last.as('last')])
    .where('id', '=', listing);
  // Letters without a number, from before changes had one, tell of the latest change.
  return (change === undefined ? query : query.where(latest, '=', change)).executeTakeFirst();
}

/** Records that a mail has told, or is about to tell, the seller of these changes. */
export async function noteSellerTold(database: Database, changes: readonly number[]): Promise<void> {
  await database
    .updateTable('standing_changes')
    .set({ told_at: sql<Date>`now()` })
    .where(sql<boolean>`no = any (${changes}::bigint[])`)
    .execute();
}

/** Telling those who reported a listing what came of it. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** A column: whether its reporter can be told, and has not been. A member is where their mailbox is proven. */
export const willBeTold = sql<boolean>`reports.told_at is null and (reports.email <> '' or exists (
  select from users reporter where reporter.id = reports.user_id and reporter.email_verified))`;

/**
 * Notes that the reporters are told of those reports that this transaction has ticked off: of one, or of all of a listing.
 * Returns which, and where they read mail; each mailbox once.
 */
export async function noteTold(
  write: Database,
  which: { id: string } | { listingId: string },
): Promise<{ id: string; email: string }[]> {
  const rows = await write
    .updateTable('reports')
    .set({ told_at: sql<Date>`now()` })
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('listing_id', '=', which.listingId)))
    // The moment of the transaction.
    .where('done_at', '=', sql<Date>`now()`)
    .where(willBeTold)
    .returning((eb) => [
      'id',
      sql<string>`coalesce(nullif(reports.email, ''), ${eb
        .selectFrom('users')
        .select('users.email')
        .whereRef('users.id', '=', 'reports.user_id')})`.as('email'),
    ])
    .execute();
  const byMailbox = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  return [...byMailbox.values()];
}

/** Takes that back of a report that is open again, unless the mail is on its way. */
export async function withdrawTold(write: Database, id: string): Promise<void> {
  const waiting = await write
    .deleteFrom('mails')
    .where('kind', '=', 'reported')
    .where(sql`details ->> 'report'`, '=', id)
    .where('tries', '=', 0)
    .executeTakeFirst();
  if (Number(waiting.numDeletedRows) === 0) return;
  await write.updateTable('reports').set({ told_at: null }).where('id', '=', id).execute();
}

/**
 * What the mail says about a report: what it was about, what came of it by now, and whether a visitor wrote it. Undefined when it
 * is open again, or gone.
 */
export async function findOutcome(database: Database, id: string) {
  return database
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .select(['listings.id as listingId', 'listings.name', 'listings.make', 'listings.model'])
    .select((eb) => eb('reports.email', '<>', '').$castTo<boolean>().as('isVisitor'))
    .select(
      sql<'off' | 'stays' | 'ended'>`case when listings.taken_off_at is not null then 'off'
        when search_for_sale(listings) then 'stays' else 'ended' end`.as('outcome'),
    )
    .where('reports.id', '=', id)
    .where('reports.done_at', 'is not', null)
    .executeTakeFirst();
}

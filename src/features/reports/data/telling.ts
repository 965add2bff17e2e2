/** Telling those who reported a listing what came of it. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { calledColumns } from '../../listings/data/called.ts';

/** A column: whether its reporter can be told, and has not been. A member is where their mailbox is proven. */
export const willBeTold = sql<boolean>`reports.told_at is null and (reports.email <> '' or exists (
  select from users reporter where reporter.id = reports.user_id and reporter.email_verified))`;

/** The listing of which a report is. */
function listingOf(reportId: string) {
  return sql<string>`(select listing_id from reports where id = ${reportId})`;
}

/**
 * Keeps the accounts of those who reported the same listing as a report does until the transaction ends, before the reports:
 * so does whoever closes one.
 */
export async function holdReporters(write: Database, id: string): Promise<void> {
  await write
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reports')
        .select('user_id')
        .where('listing_id', '=', listingOf(id))
        .where('user_id', 'is not', null)
        .$narrowType<{ user_id: string }>(),
    )
    .forKeyShare()
    .execute();
}

/**
 * Notes that the reporters are told of those reports that this transaction has ticked off of a listing, or of that of a report.
 * Returns where they read mail, each mailbox once, and which reports are theirs.
 */
export async function noteTold(
  write: Database,
  which: { report: string } | { listing: string },
): Promise<{ email: string; ids: string[] }[]> {
  const rows = await write
    .updateTable('reports')
    .set({ told_at: sql<Date>`now()` })
    .where('listing_id', '=', 'listing' in which ? which.listing : listingOf(which.report))
    // The moment of the transaction: of what was done before nobody is told any more.
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
  const byMailbox = Map.groupBy(rows, ({ email }) => email.toLowerCase());
  return [...byMailbox.values()].map((all) => ({ email: all[0]?.email ?? '', ids: all.map(({ id }) => id) }));
}

/** Takes that back of reports that are open again, unless the mail is on its way. One that tells of others as well goes on waiting. */
export async function withdrawTold(write: Database, ids: readonly string[]): Promise<void> {
  await sql`
    with held as (
      select id, details -> 'reports' as reports from mails
      where kind = 'reported' and details -> 'reports' ?| ${ids}::text[] and (not being_sent or due_at <= now())
      for update
    ), withdrawn as (
      update mails set details = jsonb_build_object('reports', held.reports - ${ids}::text[])
      from held where held.id = mails.id
    )
    update reports set told_at = null
    where id = any (${ids}::text[]) and exists (select from held where held.reports ? reports.id)`.execute(
    write,
  );
}

/** A condition: whether a mail about reports tells of the one of this id. */
export function tellsOf(id: RawBuilder<unknown>) {
  return sql<boolean>`mails.details -> 'reports' ? ${id}`;
}

/**
 * What the mail says about reports of one listing: what it was about, what came of it by now, and whether a visitor wrote it.
 * Undefined when they are open again, or gone.
 */
export async function findOutcome(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .select('listings.id as listingId')
    .select(calledColumns)
    .select((eb) => eb('reports.email', '<>', '').$castTo<boolean>().as('isVisitor'))
    .select(
      sql<'off' | 'stays' | 'ended'>`case when listings.taken_off_at is not null then 'off'
        when search_for_sale(listings) then 'stays' else 'ended' end`.as('outcome'),
    )
    .where(sql<boolean>`reports.id = any (${ids}::text[])`)
    .where('reports.done_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}

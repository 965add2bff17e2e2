/** Tells those who reported a listing what became of it. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { calledColumns } from '../../listings/data/called.ts';

/** A column: whether a report's author can be told, and has not been. Members need a proven mailbox. */
export const willBeTold = sql<boolean>`reports.told_at is null and (reports.email <> '' or exists (
  select from users reporter where reporter.id = reports.user_id and reporter.email_verified))`;

/** The listing of a report. */
function listingOf(reportId: string) {
  return sql<string>`(select listing_id from reports where id = ${reportId})`;
}

/**
 * Holds the accounts of all who reported the same listing until the transaction ends, before the reports: the
 * same order as when an account is closed.
 */
export async function holdReporters(transaction: Transaction, id: string): Promise<void> {
  await transaction
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
 * Records that the authors of reports that this transaction has marked as done are told: all of these listings,
 * or of the listing of a report. Returns their e-mail addresses, each once for a listing, with the ids of their
 * reports.
 */
export async function noteReportersTold(
  transaction: Transaction,
  which: { report: string } | { listings: readonly string[] },
): Promise<{ email: string; ids: string[] }[]> {
  const rows = await transaction
    .updateTable('reports')
    .set({ told_at: sql<Date>`now()` })
    .where(
      'listings' in which
        ? sql<boolean>`listing_id = any (${which.listings}::text[])`
        : sql<boolean>`listing_id = ${listingOf(which.report)}`,
    )
    // Marked in this transaction: reports that were done before are not told any more.
    .where('done_at', '=', sql<Date>`now()`)
    .where(willBeTold)
    .returning((eb) => [
      'id',
      'listing_id as listing',
      sql<string>`coalesce(nullif(reports.email, ''), ${eb
        .selectFrom('users')
        .select('users.email')
        .whereRef('users.id', '=', 'reports.user_id')})`.as('email'),
    ])
    .execute();
  // An id has no space.
  const byMail = Map.groupBy(rows, ({ listing, email }) => `${listing} ${email.toLowerCase()}`);
  return [...byMail.values()].map((all) => ({ email: all[0]?.email ?? '', ids: all.map(({ id }) => id) }));
}

/**
 * Undoes that for reports that are open again, unless the mail is being sent. A mail that is also about other
 * reports goes on waiting for those.
 */
export async function withdrawReportersTold(transaction: Transaction, ids: readonly string[]): Promise<void> {
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
    transaction,
  );
}

/** Conditions on a listing: whether it has an open report, and whether a mail about a report of it waits. */
export const neededByReports = {
  hasOpenReport: sql<boolean>`exists (
    select from reports where listing_id = listings.id and done_at is null)`,
  owesMail: sql<boolean>`exists (
    select from reports join mails on mails.kind = 'reported' and mails.details -> 'reports' ? reports.id
    where reports.listing_id = listings.id)`,
};

/**
 * The content of a mail about reports of one listing: its name, what became of it by now, and whether a
 * visitor wrote them. Undefined when the reports are open again, or gone.
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

import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Transaction } from '../../platform/database.ts';
import { offerColumns } from '../bookings/data/offers.ts';
import { everBooked } from '../bookings/data/own-bookings.ts';
import { withdrawReportersTold } from './data/telling.ts';
import type { ReportedAs } from './domain/said-then.ts';
import { mostInOne, type ReportReason } from './domain.ts';

/**
 * Who reports: a member, or a visitor with an identifying hash and, if they like, an address for the answer.
 */
type Reporter = { userId: string } | { visitor: string; email: string };

/** What a listing says, to be kept with a report of it and compared with it later. */
export const reportedAsColumns = [
  ...offerColumns,
  'listings.seller_name as sellerName',
  'listings.description',
  sql<string[]>`listings.image || listings.more_photos`.as('pictures'),
] as const;

/**
 * A listing that somebody reports, what it says, and whether they have booked it, cancelled or not (`reporterId`: null for a
 * visitor); undefined when it is gone for good. It is locked until the transaction ends, so that a form sent twice at once makes
 * one report, and nobody changes what it says meanwhile.
 */
export async function lockReported(transaction: Transaction, id: string, reporterId: string | null) {
  const listing = await transaction
    .selectFrom('listings')
    .select(['seller_id as sellerId', sql<boolean>`search_for_sale(listings)`.as('forSale')])
    .select((eb) => [
      eb('origin', '=', 'sample').$castTo<boolean>().as('sample'),
      eb('taken_off_at', 'is not', null).$castTo<boolean>().as('takenOff'),
      everBooked(reporterId).as('booked'),
    ])
    .select(reportedAsColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!listing) return undefined;
  const { sellerId, forSale, sample, takenOff, booked, ...saidThen } = listing;
  return { sellerId, forSale, sample, takenOff, booked, saidThen };
}

interface NewlyReported {
  listingId: string;
  saidThen: ReportedAs;
  reason: ReportReason;
  words: string;
}

/**
 * Stores a report, with what the listing says at its first words. What a member says is added in front of their
 * open report of the same listing, which gets a new id, so that no admin marks what they have not read. A full
 * report stays, and a new one begins. Visitors cannot be told apart reliably, so theirs are only merged when they say
 * the same and do not leave different addresses. Repeated texts are stored once. Returns the report's id.
 */
export async function saveReport(
  transaction: Transaction,
  reporter: Reporter,
  { listingId, saidThen, ...told }: NewlyReported,
): Promise<string> {
  const isVisitor = 'visitor' in reporter;
  const email = isVisitor ? reporter.email : '';
  const saysTheSame = sql<boolean>`(reason, words) = (${told.reason}, ${told.words})
    and (${email} = '' or email = '' or lower(email) = lower(${email}))`;
  const open = await transaction
    .selectFrom('reports')
    .select(['id', 'reason', 'words', 'earlier'])
    .where('listing_id', '=', listingId)
    .where('done_at', 'is', null)
    .where((eb) =>
      isVisitor
        ? eb.and([eb('visitor', '=', reporter.visitor), saysTheSame])
        : eb('user_id', '=', reporter.userId),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    // An admin who marks it at this moment waits, or is waited for.
    .forUpdate()
    .executeTakeFirst();
  const said = open ? [{ reason: open.reason, words: open.words }, ...open.earlier] : [];
  const isSaid = said.some(({ reason, words }) => reason === told.reason && words === told.words);
  const id = open && isSaid ? open.id : newId();
  if (open && (isSaid || said.length < mostInOne)) {
    await transaction
      .updateTable('reports')
      .set({
        ...(!isSaid && {
          ...told,
          id,
          no: sql<number>`default`,
          earlier: JSON.stringify(said),
          news_at: sql<Date>`now()`,
        }),
        // A repetition may add an address for the answer, but neither removes nor replaces one.
        email: sql<string>`coalesce(nullif(email, ''), ${email})`,
        created_at: sql<Date>`now()`,
      })
      .where('id', '=', open.id)
      .execute();
    return id;
  }
  const who = isVisitor ? { visitor: reporter.visitor } : { user_id: reporter.userId };
  await transaction
    .insertInto('reports')
    .values({ id, listing_id: listingId, ...who, ...told, email, said_then: JSON.stringify(saidThen) })
    .execute();
  return id;
}

/**
 * Marks every open report of these listings as done. Members stay known as reporters; visitors are no longer
 * told apart.
 */
export async function settleReports(transaction: Transaction, listingIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('reports')
    .set({ done_at: sql<Date>`now()`, visitor: null })
    .where(sql<boolean>`listing_id = any (${listingIds}::text[])`)
    .where('done_at', 'is', null)
    .execute();
}

/**
 * Marks the open reports of a listing as done, up to the one with this id: nobody has read later ones. With
 * `done` false, all that were marked together with it are open again. Returns whether there is such a report.
 */
export async function settleReport(transaction: Transaction, id: string, done: boolean): Promise<boolean> {
  const report = await transaction
    .selectFrom('reports')
    .select(['no', 'listing_id', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!report) return false;
  // Marking it twice changes nothing.
  if ((report.done_at !== null) === done) return true;
  const ofListing = transaction.updateTable('reports').where('listing_id', '=', report.listing_id);
  if (done) {
    await ofListing
      // The next report of the same visitor must be a separate one.
      .set({ done_at: sql<Date>`now()`, visitor: null })
      .where('done_at', 'is', null)
      .where('no', '<=', report.no)
      .execute();
    return true;
  }
  const opened = await ofListing
    .set({ done_at: null })
    // Compared in SQL, to keep PostgreSQL's full precision.
    .where('done_at', '=', (eb) => eb.selectFrom('reports').select('done_at').where('id', '=', id))
    .returning('id')
    .execute();
  await withdrawReportersTold(
    transaction,
    opened.map((each) => each.id),
  );
  return true;
}

import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import type { ReportReason } from './domain.ts';

/** Who reports: a member, or a visitor with what tells them from others and, if they like, where to answer. */
export type Reporter = { userId: string } | { visitor: string; email: string };

/**
 * A listing as somebody reports it; undefined when there never was one. Until the transaction ends nobody else reports it,
 * so that a form sent twice at once is one report.
 */
export async function holdReported(write: Database, id: string) {
  return write
    .selectFrom('listings')
    .select(['seller_id as sellerId', sql<boolean>`search_for_sale(listings)`.as('forSale')])
    .select((eb) => eb('origin', '=', 'sample').$castTo<boolean>().as('sample'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Writes a report. A member's takes the place of their open one of the same listing, under another id where it says something
 * else: nobody ticks off what they have not read. Of visitors, who are told apart badly, only what says the same is the same
 * report. Returns its id.
 */
export async function saveReport(
  write: Database,
  reporter: Reporter,
  { listingId, ...told }: { listingId: string; reason: ReportReason; words: string },
): Promise<string> {
  const isVisitor = 'visitor' in reporter;
  const email = isVisitor ? reporter.email : '';
  const id = newId();
  const saysTheSame = sql<boolean>`(reason, words) = (${told.reason}, ${told.words})`;
  const latest = write
    .selectFrom('reports')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('done_at', 'is', null)
    .where((eb) =>
      isVisitor
        ? eb.and([eb('visitor', '=', reporter.visitor), saysTheSame])
        : eb('user_id', '=', reporter.userId),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const before = await write
    .updateTable('reports')
    .set({
      ...told,
      // Where to answer is not taken back by saying it once only.
      ...(email !== '' && { email }),
      id: sql<string>`case when ${saysTheSame} then id else ${id} end`,
      created_at: sql<Date>`now()`,
    })
    // One that an admin has opened again says something else, and stays.
    .where('id', '=', latest)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (before) return before.id;
  const who = isVisitor ? { visitor: reporter.visitor } : { user_id: reporter.userId };
  await write
    .insertInto('reports')
    .values({ id, listing_id: listingId, ...who, ...told, email })
    .execute();
  return id;
}

/** Ticks off every open report of a listing. Whose they are is told as before; visitors are told apart no more. */
export async function settleReports(write: Database, listingId: string): Promise<void> {
  await write
    .updateTable('reports')
    .set({ done_at: sql<Date>`now()`, visitor: null })
    .where('listing_id', '=', listingId)
    .where('done_at', 'is', null)
    .execute();
}

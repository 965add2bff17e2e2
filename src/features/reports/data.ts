import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { withdrawTold } from './data/telling.ts';
import { mostInOne, type ReportReason } from './domain.ts';

/** Who reports: a member, or a visitor with what tells them from others and, if they like, where to answer. */
type Reporter = { userId: string } | { visitor: string; email: string };

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
 * Writes a report. What a member says goes before what they said in their open one of the same listing, under another id:
 * nobody ticks off what they have not read. A full one stays, and a new one begins. Of visitors, who are told apart badly, only
 * what says the same is the same report. What was said already, in the same words, is said once. Returns its id.
 */
export async function saveReport(
  write: Database,
  reporter: Reporter,
  { listingId, ...told }: { listingId: string; reason: ReportReason; words: string },
): Promise<string> {
  const isVisitor = 'visitor' in reporter;
  const email = isVisitor ? reporter.email : '';
  const saysTheSame = sql<boolean>`(reason, words) = (${told.reason}, ${told.words})`;
  const open = await write
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
    // An admin who ticks it off at this moment waits, or is waited for.
    .forUpdate()
    .executeTakeFirst();
  const said = open ? [{ reason: open.reason, words: open.words }, ...open.earlier] : [];
  const isSaid = said.some(({ reason, words }) => reason === told.reason && words === told.words);
  const id = open && isSaid ? open.id : newId();
  if (open && (isSaid || said.length < mostInOne)) {
    await write
      .updateTable('reports')
      .set({
        ...(!isSaid && { ...told, id, earlier: JSON.stringify(said) }),
        // Where to answer is not taken back by saying it once only.
        ...(email !== '' && { email }),
        created_at: sql<Date>`now()`,
      })
      .where('id', '=', open.id)
      .execute();
    return id;
  }
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

/**
 * Ticks off what is open of the listing of a report, up to that one: what has come in since nobody has read. With `done` false
 * all that was ticked off together with it is open again. Returns whether there is such a report.
 */
export async function settleReport(write: Database, id: string, done: boolean): Promise<boolean> {
  const report = await write
    .selectFrom('reports')
    .select(['listing_id', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!report) return false;
  // Who does it twice leaves it as it was.
  if ((report.done_at !== null) === done) return true;
  const ofListing = write.updateTable('reports').where('listing_id', '=', report.listing_id);
  if (done) {
    await ofListing
      // The next report of the same visitor is another one.
      .set({ done_at: sql<Date>`now()`, visitor: null })
      .where('done_at', 'is', null)
      .where('id', '<=', id)
      .execute();
    return true;
  }
  const opened = await ofListing
    .set({ done_at: null })
    // With all digits that PostgreSQL knows.
    .where('done_at', '=', (eb) => eb.selectFrom('reports').select('done_at').where('id', '=', id))
    .returning('id')
    .execute();
  await withdrawTold(
    write,
    opened.map((each) => each.id),
  );
  return true;
}

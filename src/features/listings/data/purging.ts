/** Final deletion of listings. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { undoDays } from '../domain/restoring.ts';
import { repeatDays } from '../domain/standing.ts';

const wasTakenOffLately = sql<boolean>`(taken_off_as is not null and exists (
  select from standing_changes where listing_id = listings.id and reason is not null
    and changed_at > now() - make_interval(days => ${sql.lit(repeatDays)})))`;

/** Conditions on a listing which its reports know. */
export interface NeededByReports {
  /** An admin has not looked at a report of it. */
  hasOpenReport: RawBuilder<boolean>;
  /** A reporter waits for mail about it. */
  owesMail: RawBuilder<boolean>;
}

/** Listings that one statement deletes: as many as take a fraction of a second, with all that goes with them. */
const inABatch = 1_000;
/** Listings that are deleted at once, in about half a minute: a job has five. The next hour deletes the rest. */
const atOnce = 200_000;

/**
 * Finally deletes what was deleted too long ago to be restored, and what closed accounts had for sale.
 * Exceptions: listings of closed accounts with an open report, so that nobody escapes by closing the account
 * and those who booked can still be warned; listings that were recently taken off the site, as long as their
 * seller's account exists, so that nobody escapes by deleting: they must be counted, and compared with new
 * ones; and listings about which a reporter still waits for mail. Deletes in batches, so that what is done stays done
 * and nobody waits long for a row. Returns how many listings.
 */
export async function purgeDeleted(
  database: Database,
  needed: NeededByReports,
  batch: number = inABatch,
): Promise<number> {
  const due = await selectDue(database, needed).limit(atOnce).execute();
  let purged = 0;
  for (let first = 0; first < due.length; first += batch) {
    const ids = due.slice(first, first + batch).map(({ id }) => id);
    // Still due: some of them may have been restored meanwhile.
    const still = selectDue(database, needed).where(sql<boolean>`id = any (${ids}::text[])`).forUpdate();
    const result = await database.deleteFrom('listings').where('id', 'in', still).executeTakeFirst();
    purged += Number(result.numDeletedRows);
  }
  return purged;
}

function selectDue(database: Database, { hasOpenReport, owesMail }: NeededByReports) {
  return (
    database
      .selectFrom('listings')
      .select('id')
      .where('deleted_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${undoDays})`),
          eb.and([eb('seller_id', 'is', null), eb('origin', '=', 'seller'), eb.not(hasOpenReport)]),
        ]),
      )
      .where((eb) => eb.or([eb('seller_id', 'is', null), eb.not(wasTakenOffLately)]))
      .where((eb) => eb.not(owesMail))
      // In the same order as all others who lock many listings.
      .orderBy('id')
  );
}

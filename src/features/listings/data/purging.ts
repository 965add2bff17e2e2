/** Final deletion of listings. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { repeatDays } from '../domain/standing.ts';
import { undoDays } from '../domain.ts';

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

/**
 * Finally deletes what was deleted too long ago to be restored, and what closed accounts had for sale.
 * Exceptions: listings of closed accounts with an open report, so that nobody escapes by closing the account
 * and those who booked can still be warned; listings that were recently taken off the site, as long as their
 * seller's account exists, so that nobody escapes by deleting: they must be counted, and compared with new
 * ones; and listings about which a reporter still waits for mail. Returns how many listings.
 */
export async function purgeDeleted(
  database: Database,
  { hasOpenReport, owesMail }: NeededByReports,
): Promise<number> {
  const over = database
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
    .forUpdate();
  const result = await database.deleteFrom('listings').where('id', 'in', over).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** When a listing that was deleted is gone for good. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { tellsOf } from '../../reports/data/telling.ts';
import { repeatDays } from '../../reports/domain.ts';
import { undoDays } from '../domain.ts';

const wasTakenOffLately = sql<boolean>`(taken_off_as is not null and exists (
  select from standing_changes where listing_id = listings.id and reason is not null
    and changed_at > now() - make_interval(days => ${sql.lit(repeatDays)})))`;

/**
 * Deletes for good what was deleted so long ago that nobody can bring it back, and what closed accounts had for sale; of
 * that no sooner what has an open report, so that nobody escapes by closing the account: those who booked can still be warned.
 * Nobody escapes by deleting either: what was taken off the site not long ago is kept as long as its seller's account is, to be
 * counted and found alike. And whoever waits for mail of what came of their report gets it. Returns how many listings.
 */
export async function purgeDeleted(database: Database): Promise<number> {
  const over = database
    .selectFrom('listings')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${undoDays})`),
        eb.and([
          eb('seller_id', 'is', null),
          eb('origin', '=', 'seller'),
          sql<boolean>`not exists (select from reports where listing_id = listings.id and done_at is null)`,
        ]),
      ]),
    )
    .where((eb) => eb.or([eb('seller_id', 'is', null), eb.not(wasTakenOffLately)]))
    .where(sql<boolean>`not exists (
      select from reports join mails on mails.kind = 'reported' and ${tellsOf(sql.ref('reports.id'))}
      where reports.listing_id = listings.id)`)
    // In the order of all who hold many.
    .orderBy('id')
    .forUpdate();
  const result = await database.deleteFrom('listings').where('id', 'in', over).executeTakeFirst();
  return Number(result.numDeletedRows);
}

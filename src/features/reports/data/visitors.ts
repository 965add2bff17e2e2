/** What is stored about visitors who report motorcycles. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { reporterDays } from '../domain.ts';

/**
 * Deletes the e-mail addresses that visitors left with reports which were settled long ago, unless a mail about one still waits.
 * Returns how many.
 */
export async function forgetReporters(database: Database): Promise<number> {
  const result = await database
    .updateTable('reports')
    .set({ email: '' })
    .where('email', '<>', '')
    .where('done_at', '<=', sql<Date>`now() - make_interval(days => ${reporterDays})`)
    .where(
      sql<boolean>`not exists (
        select from mails where mails.kind = 'reported' and mails.details -> 'reports' ? reports.id)`,
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

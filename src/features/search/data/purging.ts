/** Deletion of what the search has stored about listings that are gone for good. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/**
 * Hours for which the entry of a listing that is gone is kept: every mirror must see that it is not for sale any
 * more. Mirrors that have read nothing for half of that read everything again; the other half is for transactions
 * that end long after they wrote.
 */
export const hoursKept = 24;

/** Entries that are deleted in one statement. */
const inABatch = 5_000;

/** Deletes the entries of listings that have been gone for so long that every mirror knows. Returns how many. */
export async function purgeEntries(database: Database): Promise<number> {
  let purged = 0;
  for (;;) {
    const { rows } = await sql<{ due: number; entries: number }>`
      with due as (
        delete from search_gone where no in (
          select no from search_gone where at <= now() - make_interval(hours => ${hoursKept})
          order by no limit ${inABatch} for update skip locked
        ) returning no
      ), entry as (
        -- A listing that was put back under its id, as from a backup, has its entry again.
        delete from search_entries where no in (select no from due) and not for_sale
          and not exists (select from listings where id = search_entries.listing_id)
        returning no
      ), arrival as (
        delete from past_arrivals where no in (select no from entry)
      )
      select (select count(*) from due)::int as due, (select count(*) from entry)::int as entries`.execute(
      database,
    );
    const [{ due, entries } = { due: 0, entries: 0 }] = rows;
    purged += entries;
    if (due < inABatch) return purged;
  }
}

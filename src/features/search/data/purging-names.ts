/**
 * Deletion of what sellers typed for a place, a make or a model, once no listing says it any more: it may be an address,
 * and nobody reads it again. The names that were learned from it stay.
 */
import { sql } from 'kysely';
import { type Database, sqlState } from '../../../platform/database.ts';

/** The two texts of a row, and the same of a listing; the listings' have an index. */
const said = {
  search_places: [
    sql`search_places.country, search_places.location`,
    sql`listings.country, listings.location`,
  ],
  search_bikes: [
    sql`search_bikes.make, search_bikes.model`,
    sql`coalesce(listings.make, ''), coalesce(listings.model, '')`,
  ],
} as const;

/** Rows of one transaction, during which no listing can be written. */
const inABatch = 1_000;

/** Deletes rows that no listing needs. Returns how many. */
export async function purgeSaid(database: Database, table: keyof typeof said): Promise<number> {
  const [texts, ofListing] = said[table];
  const isUnsaid = sql`not exists (select from listings where (${ofListing}) = (${texts}))`;
  let purged = 0;
  for (;;) {
    const { rows } = await sql<{ one: string; two: string }>`
      select one, two from (select ${texts} from ${sql.table(table)} where ${isUnsaid} limit ${inABatch}) unsaid (one, two)
      order by one, two`.execute(database);
    if (rows.length === 0) return purged;
    const deleted = await database
      .transaction()
      .execute(async (transaction) => {
        // Whoever is adding a listing has read the row already. The wait is shorter than that after which PostgreSQL
        // breaks off a vacuum of the table, and than anybody notices who adds one meanwhile.
        await sql`set local lock_timeout = '800ms'`.execute(transaction);
        await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(transaction);
        await sql`lock table listings in share mode`.execute(transaction);
        return await sql`
          delete from ${sql.table(table)}
          where (${texts}) in (
            select * from unnest(${rows.map(({ one }) => one)}::text[], ${rows.map(({ two }) => two)}::text[])
          ) and ${isUnsaid}`.execute(transaction);
      })
      .catch((error: unknown) => {
        // Somebody writes listings for long, as an import does: the next hour deletes the rest.
        if (sqlState(error) === '55P03') return null;
        throw error;
      });
    if (!deleted) return purged;
    purged += Number(deleted.numAffectedRows ?? 0);
    if (rows.length < inABatch) return purged;
  }
}

import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { ImportedListing } from './domain.ts';

/** A listing with what the store needs besides. */
export interface NewImport extends ImportedListing {
  id: string;
  import_key: string;
  posted_at: Date;
}

/**
 * Adds a batch in one statement, which is one transaction. Rows whose key is there already, be it from an earlier run
 * or from this very batch, are left as they are. Returns how many were added.
 *
 * The rows travel as one JSON parameter: PostgreSQL types them by the table itself, and a thousand rows of 25 columns
 * would not leave much of the 65,535 parameters that a statement may have.
 */
export async function insertImports(database: Database, rows: readonly NewImport[]): Promise<number> {
  const result = await sql`
    insert into listings (
      id, seller_name, email, mobile, category_id, name, image, price, price_amount, original_price,
      original_price_amount, currency, location, country, year_of_use, condition, description, make, model, year, mileage_km,
      engine_cc, owners, kind, origin, import_key, posted_at
    )
    select
      id, seller_name, email, mobile, category_id, name, image, price, price_amount, original_price,
      original_price_amount, currency, location, country, year_of_use, condition, description, make, model, year, mileage_km,
      engine_cc, owners, kind, 'import', import_key, posted_at
    from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)
    on conflict (import_key) do nothing
  `.execute(database);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Lets `read` run as if its rows were stored: the function that it gets counts what is new, in the table and among the
 * rows it was given before, and stores nothing. The keys seen are kept in a table of this connection alone, which goes with
 * it: a file of any size fits. Before the first migration nothing is there.
 */
export async function tryImports<Result>(
  database: Database,
  read: (count: (rows: readonly NewImport[]) => Promise<number>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (one) => {
    const { rows } = await sql<{
      there: boolean;
    }>`select to_regclass('listings') is not null as there`.execute(one);
    const known = rows[0]?.there
      ? sql`where not exists (select from listings where listings.import_key = tried.import_key)`
      : sql``;
    await sql`create temporary table tried_keys (import_key text primary key)`.execute(one);
    try {
      return await read(async (batch) => {
        const result = await sql`
          insert into tried_keys
          select import_key
          from json_to_recordset(${JSON.stringify(batch)}::json) as tried (import_key text) ${known}
          on conflict do nothing
        `.execute(one);
        return Number(result.numAffectedRows ?? 0);
      });
    } finally {
      await sql`drop table tried_keys`.execute(one);
    }
  });
}

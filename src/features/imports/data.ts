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

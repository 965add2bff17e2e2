import { sql } from 'kysely';
import { type Database, repeatOnDeadlock } from '../../platform/database.ts';
import { type Former, followBatch, wouldFollow } from './data/follow.ts';
import { forgetNamed, type Named, namedBy, rememberNamed } from './data/missing.ts';
import type { ImportedListing } from './domain.ts';

/** A listing with what the store needs besides. */
export interface NewImport extends ImportedListing {
  id: string;
  import_key: string;
  posted_at: Date;
  /** Whether the row tells the day on which it was posted. */
  dated: boolean;
}

/** What became of a batch: of most, how many of its rows. */
interface Stored {
  /** The keys of those that were not there. */
  added: ReadonlySet<string>;
  /** They say something else than before, and so does the listing now. */
  changed: number;
  unchanged: number;
  /** They say something else, but the listing is booked, sold or taken down. */
  leftAlone: number;
  /** An import had ended them. */
  returned: number;
  /** The same motorcycle was in the file before: the first row counts. */
  repeated: number;
  /** Listings that changed, as they were. */
  former: readonly Former[];
}

/** Puts a batch where it belongs. */
export type Store = (rows: readonly NewImport[]) => Promise<Stored>;

/**
 * Adds a batch in one statement, and answers the keys that were new. Rows whose key is there already are left as they are.
 *
 * The rows travel as one JSON parameter: PostgreSQL types them by the table itself, and a thousand rows of thirty columns
 * would not leave much of the 65,535 parameters that a statement may have.
 */
async function insertNew(one: Database, rows: readonly NewImport[]): Promise<ReadonlySet<string>> {
  const result = await sql<{ import_key: string }>`
    insert into listings (
      id, seller_name, email, mobile, category_id, name, image, price, price_amount, original_price,
      original_price_amount, currency, location, country, year_of_use, condition, description, make, model, year, mileage_km,
      engine_cc, owners, registration, tax_until, receipt, kind, origin, import_key, posted_at, dated
    )
    select
      id, seller_name, email, mobile, category_id, name, image, price, price_amount, original_price,
      original_price_amount, currency, location, country, year_of_use, condition, description, make, model, year, mileage_km,
      engine_cc, owners, registration, tax_until, receipt, kind, 'import', import_key, posted_at, dated
    from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)
    on conflict (import_key) do nothing
    returning import_key
  `.execute(one);
  return new Set(result.rows.map(({ import_key }) => import_key));
}

function addBatch(one: Database, rows: readonly NewImport[]): Promise<ReadonlySet<string>> {
  return repeatOnDeadlock(() => insertNew(one, rows));
}

/** The keys of a batch that no listing has; before the first migration none has. */
async function unknownKeys(one: Database, rows: readonly NewImport[]): Promise<ReadonlySet<string>> {
  const keys = rows.map(({ import_key }) => import_key);
  const { rows: known } = await sql<{ import_key: string }>`
    select import_key from listings where import_key = any(${keys})
  `.execute(one);
  const there = new Set(known.map(({ import_key }) => import_key));
  return new Set(keys.filter((key) => !there.has(key)));
}

/** The rows of motorcycles that the file has not named before, each once. */
async function firstRows(one: Database, rows: readonly NewImport[]): Promise<NewImport[]> {
  const keys = JSON.stringify(rows.map(({ import_key }) => import_key));
  const { rows: fresh } = await sql<{ import_key: string }>`
    insert into import_seen select distinct json_array_elements_text(${keys}::json)
    on conflict do nothing returning import_key
  `.execute(one);
  const first = new Set(fresh.map(({ import_key }) => import_key));
  return rows.filter(({ import_key }) => first.delete(import_key));
}

/**
 * Lets `read` bring batches into the garage: what is new is added, and what is there already follows its row; and tells it
 * what the file does not name. A dry run tells the same and stores nothing. Each batch takes a handful of statements, however
 * many of its rows are there. The keys seen are kept in tables of this connection alone, which go with it: a file of any size
 * fits.
 */
export async function storeBatches<Result>(
  database: Database,
  dryRun: boolean,
  read: (store: Store, named: Named) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (one) => {
    const { rows } = await sql<{
      there: boolean;
    }>`select to_regclass('listings') is not null as there`.execute(one);
    const isEmpty = dryRun && !rows[0]?.there;
    await rememberNamed(one);
    const addNew = dryRun ? unknownKeys : addBatch;
    const follow = dryRun ? wouldFollow : followBatch;
    try {
      const store: Store = async (batch) => {
        const first = await firstRows(one, batch);
        const repeated = batch.length - first.length;
        const none = { changed: 0, unchanged: 0, leftAlone: 0, returned: 0, former: [] };
        if (isEmpty) return { ...none, added: new Set(first.map(({ import_key }) => import_key)), repeated };
        const added = first.length === 0 ? new Set<string>() : await addNew(one, first);
        const there = first.filter(({ import_key }) => !added.has(import_key));
        const { differing, former, returned } = await follow(one, there);
        return {
          added,
          changed: former.length,
          unchanged: there.length - differing,
          leftAlone: differing - former.length,
          returned: returned.length,
          repeated,
          former,
        };
      };
      return await read(store, namedBy(one, isEmpty));
    } finally {
      await forgetNamed(one);
    }
  });
}

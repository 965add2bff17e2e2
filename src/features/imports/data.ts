import { sql } from 'kysely';
import { type Database, repeatOnDeadlock } from '../../platform/database.ts';
import { type Former, followBatch, wouldFollow } from './data/follow.ts';
import { forgetNamed, type Named, namedBy, rememberNamed } from './data/missing.ts';
import { storedColumns } from './data/stored-columns.ts';
import type { ImportedListing } from './domain.ts';

/** A listing with the further data that the store needs. */
export interface NewImport extends ImportedListing {
  id: string;
  import_key: string;
  posted_at: Date;
  /** Whether the row has the day on which it was posted. */
  dated: boolean;
}

/** What happened to a batch, mostly as numbers of rows. */
interface Stored {
  /** The keys of those that are new. */
  added: ReadonlySet<string>;
  /** Listings that were changed, as their rows were. */
  changed: number;
  unchanged: number;
  /** Listings whose rows were changed, but which are booked, sold or deleted. */
  leftAlone: number;
  /** Listings that an import had ended and that are back. */
  returned: number;
  /** Motorcycles that were in the file before: the first row counts. */
  repeated: number;
  /** The changed listings as they were before. */
  former: readonly Former[];
}

/** Stores a batch. */
export type Store = (rows: readonly NewImport[]) => Promise<Stored>;

/**
 * Adds a batch in one statement, and returns the keys that were new. Listings with an existing key stay as
 * they are.
 *
 * The rows are sent as one JSON parameter: PostgreSQL types them by the table itself, and a thousand rows of
 * thirty columns would nearly exhaust the 65,535 parameters of a statement.
 */
async function insertNew(one: Database, rows: readonly NewImport[]): Promise<ReadonlySet<string>> {
  const columns = sql.join(storedColumns.map((column) => sql.ref(column)));
  const result = await sql<{ import_key: string }>`
    insert into listings (${columns}, origin)
    select ${columns}, 'import'
    from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)
    on conflict (import_key) do nothing
    returning import_key
  `.execute(one);
  return new Set(result.rows.map(({ import_key }) => import_key));
}

function addBatch(one: Database, rows: readonly NewImport[]): Promise<ReadonlySet<string>> {
  return repeatOnDeadlock(() => insertNew(one, rows));
}

/** The keys of a batch that no listing has; before the first migration that is all of them. */
async function unknownKeys(one: Database, rows: readonly NewImport[]): Promise<ReadonlySet<string>> {
  const keys = rows.map(({ import_key }) => import_key);
  const { rows: known } = await sql<{ import_key: string }>`
    select import_key from listings where import_key = any(${keys})
  `.execute(one);
  const there = new Set(known.map(({ import_key }) => import_key));
  return new Set(keys.filter((key) => !there.has(key)));
}

/** The rows of motorcycles that are new in this file, each once. */
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
 * Runs `read` with functions that store batches and find what the file does not contain: new rows are added,
 * and existing listings are updated from their rows. A dry run returns the same and stores nothing. Each
 * batch takes a few statements, however many of its rows exist already. The keys seen are kept in temporary
 * tables of this connection, so a file of any size fits.
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
      const result = await read(store, namedBy(one, isEmpty));
      await forgetNamed(one);
      return result;
    } catch (error) {
      // On a lost connection the tables are gone, and asking it would hide why it failed.
      await forgetNamed(one).catch(() => undefined);
      throw error;
    }
  });
}

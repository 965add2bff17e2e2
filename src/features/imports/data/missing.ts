/** Motorcycles of a list that are for sale, and that its file does not contain any more. */
import { sql } from 'kysely';
import { type Database, repeatOnDeadlock } from '../../../platform/database.ts';
import type { ImportedListing } from '../domain.ts';

/** The parts that the import shows. */
export type MissingListing = Pick<
  ImportedListing,
  'name' | 'price' | 'year_of_use' | 'mileage_km' | 'location' | 'country'
>;

interface Missing {
  /** The number of the list's motorcycles that are for sale, including those that are new from this file. */
  forSale: number;
  missing: number;
  /** The newest of the missing ones. */
  first: readonly MissingListing[];
}

/** What a file contains, and what it does not. */
export interface Named {
  /** Stores the keys of refused rows: the file contains their motorcycles all the same. */
  refused(keys: readonly string[]): Promise<void>;
  /**
   * Finds the missing listings of a list, whose keys begin with `list`. Call it once, after the last batch.
   */
  missing(list: string, most: number): Promise<Missing>;
  /**
   * Ends those that were missing then and are still for sale, in batches, until it is asked to stop. Returns
   * how many.
   */
  end(signal?: AbortSignal): Promise<number>;
}

/** Creates the tables for the keys of a file, for one connection. */
export async function rememberNamed(one: Database): Promise<void> {
  await sql`create temporary table import_seen (import_key text primary key)`.execute(one);
  // A table of its own: after a motorcycle's row was refused, a further row of it still counts.
  await sql`create temporary table import_refused (import_key text)`.execute(one);
}

/** Drops these tables: the connection goes back to the pool. */
export async function forgetNamed(one: Database): Promise<void> {
  await sql`drop table if exists import_seen, import_refused, import_missing`.execute(one);
}

const endedInABatch = 500;

const mayEnd = sql`listings.origin = 'import' and listings.seller_id is null and search_for_sale(listings)`;

/** `isEmpty`: there are no listings yet, or not even their table. */
export function namedBy(one: Database, isEmpty: boolean): Named {
  return {
    refused: async (keys) => {
      await sql`insert into import_refused select json_array_elements_text(${JSON.stringify(keys)}::json)`.execute(
        one,
      );
    },
    missing: (list, most) =>
      isEmpty ? Promise.resolve({ forSale: 0, missing: 0, first: [] }) : findMissing(one, list, most),
    end: (signal) => endMissing(one, signal),
  };
}

async function findMissing(one: Database, list: string, most: number): Promise<Missing> {
  const ofList = sql`${mayEnd} and starts_with(listings.import_key, ${list})`;
  // Without statistics the planner takes both tables for small, and looks up each listing separately.
  await sql`analyze import_seen, import_refused`.execute(one);
  await sql`
    create temporary table import_missing as
    select listings.id from listings
    where ${ofList}
      and not exists (select from import_seen seen where seen.import_key = listings.import_key)
      and not exists (select from import_refused refused where refused.import_key = listings.import_key)
  `.execute(one);
  const { rows } = await sql<{ for_sale: number; missing: number }>`
    select (select count(*) from listings where ${ofList})::int as for_sale,
      (select count(*) from import_missing)::int as missing
  `.execute(one);
  const first = await sql<MissingListing>`
    select name, price, year_of_use, mileage_km, location, country
    from listings where id in (select id from import_missing)
    order by posted_at desc, id desc limit ${most}
  `.execute(one);
  return { forSale: rows[0]?.for_sale ?? 0, missing: rows[0]?.missing ?? 0, first: first.rows };
}

async function endMissing(one: Database, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  while (!signal?.aborted) {
    const { rows } = await sql<{ id: string }>`
      delete from import_missing where id in (select id from import_missing order by id limit ${endedInABatch})
      returning id
    `.execute(one);
    if (rows.length === 0) break;
    ended += await endBatch(
      one,
      rows.map(({ id }) => id),
    );
  }
  return ended;
}

/**
 * Deletes listings as a seller would. The whole rows are locked, in the same order as by all others who lock
 * many, so that a booking at this moment is waited for, or waits.
 */
function endBatch(one: Database, ids: readonly string[]): Promise<number> {
  return repeatOnDeadlock(async () => {
    const { numAffectedRows } = await sql`
      update listings set deleted_at = now()
      where id in (select id from listings where id = any(${ids}) and ${mayEnd} order by id for update)
    `.execute(one);
    return Number(numAffectedRows ?? 0);
  });
}

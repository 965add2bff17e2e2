/** Motorcycles of a list that are for sale, and that its file does not name any more. */
import { sql } from 'kysely';
import { type Database, repeatOnDeadlock } from '../../../platform/database.ts';
import type { ImportedListing } from '../domain.ts';

/** As it is told to whoever imports. */
export type MissingListing = Pick<
  ImportedListing,
  'name' | 'price' | 'year_of_use' | 'mileage_km' | 'location' | 'country'
>;

interface Missing {
  /** How many of the list are for sale, those that came with this file among them. */
  forSale: number;
  missing: number;
  /** The newest of the missing ones. */
  first: readonly MissingListing[];
}

/** What a file names, and what it does not. */
export interface Named {
  /** Notes the keys of rows that were refused: their motorcycles are in the file all the same. */
  refused(keys: readonly string[]): Promise<void>;
  /** Looks for what is missing of a list, whose keys begin with `list`; once, after the last batch. */
  missing(list: string, most: number): Promise<Missing>;
  /** Ends what was missing then and is for sale still, batch by batch until it is asked to stop. Answers how many. */
  end(signal?: AbortSignal): Promise<number>;
}

/** Where the keys of a file are noted, for one connection. */
export async function rememberNamed(one: Database): Promise<void> {
  await sql`create temporary table import_seen (import_key text primary key)`.execute(one);
  // Apart, as a further row of a motorcycle that was refused before counts.
  await sql`create temporary table import_refused (import_key text)`.execute(one);
}

export async function forgetNamed(one: Database): Promise<void> {
  await sql`drop table if exists import_seen, import_refused, import_missing`.execute(one);
}

const endedInABatch = 500;

const mayEnd = sql`listings.origin = 'import' and listings.seller_id is null and search_for_sale(listings)`;

/** `isEmpty`: there are no listings yet, nor a table of them. */
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
  // Without figures the planner takes both tables for small, and looks each listing up by itself.
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
 * Takes listings down, as a seller would: they are held as a whole and in the order of all who hold many, so that whoever
 * books one of them at this moment is waited for, or waits.
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

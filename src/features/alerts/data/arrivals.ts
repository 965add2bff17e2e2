/**
 * The queues of what waits to be matched with the saved searches: listings that came up for sale, and prices
 * that went down.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { conditionCode, type Entry } from '../../search/domain/engine/columns.ts';
import type { CategoryName } from '../../search/domain/names.ts';
import { sellers } from '../../search/domain/search.ts';
import type { Filed } from '../domain/filing.ts';
import { holdSaving } from './saving-lock.ts';

/** Why a listing is matched with the searches: it came up for sale, or its price went down. */
export type Reason = 'new' | 'lowered';

/** A listing that is matched with the searches. */
interface Arrival {
  entry: Entry;
  filed: Filed;
  /** The price before it went down; null for a listing that came up for sale. */
  was: number | null;
}

interface ArrivalRow extends Filed {
  /** The key of its row in the queue: the number of the listing, or of the price change. */
  ticket: number;
  was: number | null;
  no: number;
  listing_id: string | null;
  make_id: number | null;
  model_id: number | null;
  division_id: number | null;
  district_id: number | null;
  condition: string | null;
  seller: string;
  photo: boolean;
  own_name: boolean;
  currency: string | null;
  price: number | null;
  year: number | null;
  km: number | null;
  cc: number | null;
  owners: number | null;
}

/** Empties the queues while nobody has saved a search. */
export async function dropUnwanted(database: Database): Promise<void> {
  const { rows } = await sql`select from saved_searches limit 1`.execute(database);
  if (rows.length > 0) return;
  await database.transaction().execute(async (transaction) => {
    // Whoever is saving the first search waits here: what comes in from then on must reach that search.
    await holdSaving(transaction);
    // What another process is matching is waiting for this transaction.
    for (const [table, key] of [
      ['listing_arrivals', 'no'],
      ['lowered_arrivals', 'change'],
    ] as const)
      await sql`
        delete from ${sql.table(table)} where ${sql.ref(key)} in (
          select ${sql.ref(key)} from ${sql.table(table)} where not exists (select from saved_searches) for update skip locked
        )`.execute(transaction);
  });
}

/** The reasons for which listings wait to be matched: none, one or both. */
export async function waitingReasons(database: Database): Promise<Reason[]> {
  const { rows } = await sql<{ arrived: boolean; lowered: boolean }>`
    select exists (select from listing_arrivals) as arrived, exists (select from lowered_arrivals) as lowered`.execute(
    database,
  );
  const [row] = rows;
  return [...(row?.arrived ? (['new'] as const) : []), ...(row?.lowered ? (['lowered'] as const) : [])];
}

/** The prices that went down first, which this transaction holds from now on. */
const queuedLowered = (most: number): RawBuilder<unknown> =>
  sql`select change as ticket, no, was from lowered_arrivals order by change limit ${most} for update skip locked`;

/** Listings that came up for sale. */
const queuedArrivals = (numbers: readonly number[]): RawBuilder<unknown> =>
  sql`select no as ticket, no, null::bigint as was from listing_arrivals where no = any (${numbers}::int[])`;

/**
 * The numbers of the listings that came up for sale first. Until the transaction ends nobody changes them or takes them
 * down: one that comes back while it waits in the queue does not come into the queue again. Those that somebody is
 * changing stay in the queue, and what is behind them is read.
 */
async function holdArrived(database: Database, most: number): Promise<number[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ no: number; listing: string | null }>`
      select no, (
        select listing.id from search_entries entry join listings listing on listing.id = entry.listing_id
        where entry.no = queued.no
      ) as listing
      from listing_arrivals queued
      where no > ${last}
      order by no limit ${most} for update skip locked`.execute(database);
    const listings = rows.flatMap(({ listing }) => listing ?? []);
    const { rows: held } = await sql<{ id: string }>`
      select id from listings where id = any (${listings}::text[]) order by id for share skip locked`.execute(
      database,
    );
    const ids = new Set(held.map(({ id }) => id));
    // What is gone for good is in nobody's way.
    const numbers = rows.filter(({ listing }) => listing === null || ids.has(listing)).map(({ no }) => no);
    if (numbers.length > 0 || rows.length < most) return numbers;
    last = rows.at(-1)?.no ?? last;
  }
}

/** Rows of a queue, each with the listing where that is for sale. */
async function readRows(database: Database, queued: RawBuilder<unknown>): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select arrived.ticket, arrived.was, arrived.no, entry.listing_id, entry.category_id as category, entry.make_id,
      entry.model_id, entry.division_id, entry.district_id, make.slug as make, model.slug as model,
      division.slug as division, district.slug as district, entry.condition, entry.seller, entry.photo, entry.own_name,
      entry.currency, entry.price, entry.year, entry.km, entry.cc, entry.owners,
      coalesce(tsvector_to_array(held.words), '{}') as words
    from (${queued}) arrived
    left join search_entries entry on entry.no = arrived.no and entry.for_sale
    left join search_terms make on make.id = entry.make_id
    left join search_terms model on model.id = entry.model_id
    left join search_terms division on division.id = entry.division_id
    left join search_terms district on district.id = entry.district_id
    left join search_words held on held.no = arrived.no`.execute(database);
  return rows;
}

/**
 * The first waiting listings that no other process is matching, and the keys of all rows that were read: some
 * listings are not for sale any more, and some were lowered twice. This transaction holds the rows.
 */
export async function readArrivals(
  database: Database,
  most: number,
  {
    reason,
    own,
    currencies,
    categories,
  }: { reason: Reason; own: string; currencies: string[]; categories: readonly CategoryName[] },
): Promise<{ taken: number[]; arrivals: Arrival[] }> {
  // What is not for sale when its price goes down is matched when it comes back.
  const queued = reason === 'new' ? queuedArrivals(await holdArrived(database, most)) : queuedLowered(most);
  const rows = await readRows(database, queued);
  const codeOf = (currency: string) => {
    const place = currencies.indexOf(currency);
    return place >= 0 ? place : currencies.push(currency) - 1;
  };
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  const arrivals = new Map<number, Arrival>();
  for (const row of rows) {
    if (row.listing_id === null) continue;
    const { no, was } = row;
    const known = arrivals.get(no);
    arrivals.set(no, {
      entry: entryOf(row, codeOf(row.currency ?? own), codes.get(row.category)),
      filed: row,
      // Of several steps the highest price counts, because the prices in between were never matched.
      was: was === null ? null : Math.max(was, known?.was ?? was),
    });
  }
  return { taken: rows.map(({ ticket }) => ticket), arrivals: [...arrivals.values()] };
}

function entryOf(row: ArrivalRow, currency: number, category: number | undefined): Entry {
  return {
    no: row.no,
    forSale: true,
    posted: 0,
    // The code of no category.
    category: category ?? 255,
    make: row.make_id ?? 0,
    model: row.model_id ?? 0,
    division: row.division_id ?? 0,
    district: row.district_id ?? 0,
    condition: conditionCode(row.condition),
    seller: (sellers as readonly string[]).indexOf(row.seller),
    photo: row.photo,
    ownName: row.own_name,
    currency,
    price: row.price ?? -1,
    year: row.year ?? 0,
    km: row.km ?? -1,
    cc: row.cc ?? -1,
    owners: row.owners ?? 0,
    // Only a sort order needs it, and a saved search has none.
    expected: -1,
    low: -1,
  };
}

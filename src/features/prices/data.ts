/** Listings to learn prices from, and the learned models. */
import { sql } from 'kysely';
import { shareRuns } from '../../kernel/share-runs.ts';
import { type Database, repeatOnDeadlock } from '../../platform/database.ts';
import { runPrepared } from '../../platform/prepared.ts';
import type { BikeFacts, PricedListing } from './domain.ts';
import { factsOf, type PricedRow } from './listing-facts.ts';
import type { PriceModel } from './model.ts';
import { readPriceModel } from './stored.ts';

/** The newest listings of each model: more of one would add nothing. */
const mostOfAModel = 300;
const mostOfAll = 40_000;

/** The scope of a `listing` in a query, and the same of its `entry` in the search: as `scopeOf` has it. */
const scopeOfListing = sql`case when listing.origin = 'sample' then 'sample' else coalesce(listing.currency, 'own') end`;
const scopeOfEntry = sql`case when entry.seller = 'sample' then 'sample' else coalesce(entry.currency, 'own') end`;

/** The columns of a `listing` and its `entry` that `factsOf` reads. */
const factColumns = sql`listing.id, listing.name, listing.make, listing.model, listing.kind, listing.engine_cc,
  listing.year, listing.mileage_km, listing.owners, listing.condition, listing.origin, listing.currency,
  entry.district_id`;

/** Scopes with anything to learn from. */
export async function listPriceScopes(database: Database): Promise<string[]> {
  const { rows } = await sql<{ scope: string }>`
    select distinct ${scopeOfListing} as scope
    from listings listing where deleted_at is null and price_amount > 0 order by 1`.execute(database);
  return rows.map(({ scope }) => scope);
}

/**
 * Half a year: the last asking price of a sold motorcycle is the best evidence there is, as long as the
 * market is the same.
 */
const soldDays = 180;

/**
 * Listings of a scope that are for sale or were sold lately, as the model sees them: the newest of each
 * model.
 */
export async function readPricedListings(
  database: Database,
  scope: string,
  thisYear: number,
): Promise<PricedListing[]> {
  const { rows } = await sql<PricedRow & { price_amount: number; posted: number }>`
    select * from (
      select ${factColumns}, listing.price_amount, listing.posted_at,
        extract(epoch from listing.posted_at)::float8 as posted,
        row_number() over (partition by listing.make, listing.model
          order by listing.posted_at desc, listing.id desc) as place
      from listings listing
      join search_entries entry on entry.listing_id = listing.id
      where (entry.for_sale or listing.sold_at > now() - make_interval(days => ${soldDays})
          and listing.deleted_at is null and listing.taken_off_at is null)
        and listing.price_amount > 0
        and ${scopeOfListing} = ${scope}
    ) ranked
    where place <= ${mostOfAModel}
    order by place, posted_at desc, id desc
    limit ${mostOfAll}`.execute(database);
  return rows.map((row) => ({ ...factsOf(row, thisYear), price: row.price_amount, posted: row.posted }));
}

/** A listing as the model sees it, with the usual price stored before. */
type ListingToJudge = BikeFacts & { id: string; no: number; expected: number | null; low: number | null };

/**
 * All that is for sale in a scope, in batches. A batch is a range of numbers: for "the next so many" the
 * planner cannot know how far they reach, and read all of a million listings for each batch.
 */
export async function* readForSale(
  database: Database,
  scope: string,
  thisYear: number,
  batchSize = 4_000,
): AsyncGenerator<ListingToJudge[]> {
  const { rows: end } = await sql<{
    last: number | null;
  }>`select max(no) as last from search_entries`.execute(database);
  const last = end[0]?.last ?? 0;
  for (let from = 0; from < last; from += batchSize) {
    const { rows } = await sql<PricedRow & Pick<ListingToJudge, 'no' | 'expected' | 'low'>>`
      select ${factColumns}, entry.no, entry.expected::float8 as expected, entry.expected_low::float8 as low
      from search_entries entry
      join listings listing on listing.id = entry.listing_id
      where entry.no > ${from} and entry.no <= ${from + batchSize} and entry.for_sale
        and ${scopeOfEntry} = ${scope}
      order by entry.no`.execute(database);
    if (rows.length > 0)
      yield rows.map((row) => {
        const { no, expected, low } = row;
        return { ...factsOf(row, thisYear), no, expected, low };
      });
  }
}

/**
 * Stores the usual prices of listings, and the low ends of their ranges, in their search entries; null
 * removes them. Rows are locked in the order of their numbers, as by the triggers of listings: an import that
 * changes the same ones is waited for, or waits.
 */
export async function saveExpected(
  database: Database,
  told: readonly Pick<ListingToJudge, 'no' | 'expected' | 'low'>[],
): Promise<void> {
  if (told.length === 0) return;
  const statement = sql`
    with told as materialized (
      select * from json_to_recordset(${JSON.stringify(told)}::json) as told (no integer, expected bigint, low bigint)
    ), held as materialized (
      select no from search_entries where no in (select no from told) order by no for no key update
    )
    update search_entries entry set expected = told.expected, expected_low = told.low, changed = pg_current_xact_id()
    from held join told using (no)
    where entry.no = held.no and entry.for_sale`;
  await repeatOnDeadlock(() => statement.execute(database));
}

/** Removes usual prices in scopes that have no model any more; in the same order. */
export async function forgetExpectedBut(database: Database, scopes: readonly string[]): Promise<void> {
  const statement = sql`
    with held as materialized (
      select no from search_entries entry
      where expected is not null and ${scopeOfEntry} <> all (${scopes}::text[])
      order by no for no key update
    )
    update search_entries entry set expected = null, expected_low = null, changed = pg_current_xact_id()
    from held where entry.no = held.no`;
  await repeatOnDeadlock(() => statement.execute(database));
}

/** Stores a model in place of the former one. */
export async function savePriceModel(
  database: Database,
  scope: string,
  model: { text: string; listings: number },
): Promise<void> {
  const row = { model: model.text, listings: model.listings, made_at: sql<Date>`now()` };
  await database
    .insertInto('price_models')
    .values({ scope, ...row })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet(row))
    .execute();
}

/** Deletes the models of scopes in which nothing is left. */
export async function deletePriceModelsBut(database: Database, scopes: readonly string[]): Promise<void> {
  await sql`delete from price_models where scope <> all (${scopes}::text[])`.execute(database);
}

/** Reads the price model of a scope; null where none was made. */
export type ModelOf = (scope: string) => Promise<PriceModel | null>;

/** The models of these scopes, each read once, one after the other: most are in memory. */
export async function modelsOf(
  scopes: Iterable<string>,
  modelOf: ModelOf,
): Promise<Map<string, PriceModel | null>> {
  const models = new Map<string, PriceModel | null>();
  for (const scope of new Set(scopes)) models.set(scope, await modelOf(scope));
  return models;
}

const mostKept = 3;

/**
 * Reads models when they are needed and caches the last few, reading them again when there is a newer one. A
 * model is megabytes of text: requests that need it during a read share the next read.
 */
export function createPriceModels(database: Database): ModelOf {
  const kept = new Map<string, { madeAt: string; model: PriceModel | null }>();
  const readers = new Map<string, () => Promise<PriceModel | null>>();

  async function read(scope: string): Promise<PriceModel | null> {
    const known = kept.get(scope);
    const { rows } = await runPrepared(
      database,
      sql<{ made_at: string; text: string | null }>`
        select made_at::text, case when made_at::text is distinct from ${known?.madeAt ?? null}::text then model end as text
        from price_models where scope = ${scope}`,
    );
    const row = rows[0];
    kept.delete(scope);
    if (!row) return null;
    const model = row.text === null ? (known?.model ?? null) : readPriceModel(row.text);
    kept.set(scope, { madeAt: row.made_at, model });
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
    return model;
  }

  return (scope) => {
    // Bounded by the number of currencies.
    const reader = readers.get(scope) ?? shareRuns(() => read(scope));
    readers.set(scope, reader);
    return reader();
  };
}

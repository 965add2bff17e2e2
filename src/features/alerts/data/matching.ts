/** What has come up for sale, the searches it may fit, and what did. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { readNames } from '../../search/data/names.ts';
import { conditionCode, type Entry } from '../../search/domain/columns.ts';
import { sellers } from '../../search/domain/search.ts';
import { buildNames, type CategoryName } from '../../search/domain/vocabulary.ts';
import type { Filed } from '../domain/filing.ts';
import type { Ground } from '../domain/matcher.ts';

/** A listing that came up for sale. */
export interface Arrival {
  entry: Entry;
  filed: Filed;
}

interface ArrivalRow extends Filed {
  no: number;
  listing_id: string | null;
  make_id: number | null;
  model_id: number | null;
  division_id: number | null;
  district_id: number | null;
  condition: string | null;
  seller: string;
  photo: boolean;
  currency: string | null;
  price: number | null;
  year: number | null;
  km: number | null;
  cc: number | null;
  owners: number | null;
}

/**
 * Waits until the searches that are being saved just now are saved; those that come later wait for nothing. Whatever was
 * read before is known to them: they were told by their own snapshot that it is there.
 */
export async function awaitSaving(database: Database): Promise<void> {
  await sql`select pg_advisory_lock(hashtext('alerts')), pg_advisory_unlock(hashtext('alerts'))`.execute(
    database,
  );
}

/** The other side of it: until the transaction ends a search is being saved. */
export async function announceSaving(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('alerts'))`.execute(database);
}

/** Forgets what came in while nobody had saved a search. */
export async function dropUnwanted(database: Database): Promise<void> {
  const { rows } = await sql`select from saved_searches limit 1`.execute(database);
  if (rows.length > 0) return;
  await database.transaction().execute(async (write) => {
    // Here whoever saves the first search waits: what comes in after it was begun is for it.
    await sql`select pg_advisory_xact_lock(hashtext('alerts'))`.execute(write);
    await sql`delete from listing_arrivals where not exists (select from saved_searches)`.execute(write);
  });
}

/** Whether anything waits to be matched. */
export async function hasArrivals(database: Database): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from listing_arrivals) as waits`.execute(database);
  return rows[0]?.waits ?? false;
}

/**
 * The first listings that wait and that nobody else is matching, and the numbers of all that were looked at: some are for
 * sale no more. They are this transaction's.
 */
export async function readArrivals(
  database: Database,
  most: number,
  { own, currencies, categories }: { own: string; currencies: string[]; categories: readonly CategoryName[] },
): Promise<{ numbers: number[]; arrivals: Arrival[] }> {
  const { rows } = await sql<ArrivalRow>`
    select arrived.no, entry.listing_id, entry.category_id as category, entry.make_id, entry.model_id,
      entry.division_id, entry.district_id, make.slug as make, model.slug as model, division.slug as division,
      district.slug as district, entry.condition, entry.seller, entry.photo, entry.currency, entry.price, entry.year,
      entry.km, entry.cc, entry.owners, coalesce(tsvector_to_array(held.words), '{}') as words
    from (select no from listing_arrivals order by no limit ${most} for update skip locked) arrived
    left join search_entries entry on entry.no = arrived.no and entry.for_sale
    left join search_terms make on make.id = entry.make_id
    left join search_terms model on model.id = entry.model_id
    left join search_terms division on division.id = entry.division_id
    left join search_terms district on district.id = entry.district_id
    left join search_words held on held.no = arrived.no`.execute(database);
  const codeOf = (currency: string) => {
    const place = currencies.indexOf(currency);
    return place >= 0 ? place : currencies.push(currency) - 1;
  };
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  const arrivals = rows
    .filter((row) => row.listing_id !== null)
    .map((row) => ({
      entry: entryOf(row, codeOf(row.currency ?? own), codes.get(row.category)),
      filed: row,
    }));
  return { numbers: rows.map(({ no }) => no), arrivals };
}

function entryOf(row: ArrivalRow, currency: number, category: number | undefined): Entry {
  return {
    no: row.no,
    forSale: true,
    posted: 0,
    // One of no category that there is.
    category: category ?? 255,
    make: row.make_id ?? 0,
    model: row.model_id ?? 0,
    division: row.division_id ?? 0,
    district: row.district_id ?? 0,
    condition: conditionCode(row.condition),
    seller: (sellers as readonly string[]).indexOf(row.seller),
    photo: row.photo,
    currency,
    price: row.price ?? -1,
    year: row.year ?? 0,
    km: row.km ?? -1,
    cc: row.cc ?? -1,
    owners: row.owners ?? 0,
    // An order, which no search saved for its news has.
    expected: -1,
  };
}

/** The names that searches name, and a list of currencies that grows with what is met. */
export async function readGround(
  database: Database,
  own: string,
): Promise<Ground & { currencies: string[] }> {
  const { terms, categories } = await readNames(database);
  const names = terms.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  return { vocabulary: buildNames(terms, categories), names, currencies: [own] };
}

/** Pairs of a listing's number and a search that is filed under one of its keys and whose ranges it fits. */
export async function findCandidates(
  database: Database,
  keys: readonly { key: string; no: number }[],
): Promise<{ no: number; search: string }[]> {
  const { rows } = await sql<{ no: number; search: string }>`
    select wanted.no, filed.search_id as search
    from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ no }) => no)}::int[]) as wanted (key, no)
    join saved_search_keys filed on filed.key = wanted.key
    join search_entries entry on entry.no = wanted.no
    where (filed.price_from is null or entry.price >= filed.price_from)
      and (filed.price_to is null or entry.price <= filed.price_to)
      and (filed.year_from is null or entry.year >= filed.year_from)
      and (filed.year_to is null or entry.year <= filed.year_to)
      and (filed.km_from is null or entry.km >= filed.km_from)
      and (filed.km_to is null or entry.km <= filed.km_to)
      and (filed.cc_from is null or entry.cc >= filed.cc_from)
      and (filed.cc_to is null or entry.cc <= filed.cc_to)
      and (filed.owners is null or entry.owners <= filed.owners)`.execute(database);
  return rows;
}

/** The addresses of searches, by their ids. */
export async function readAddresses(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; address: string }>`
    select id, address from saved_searches where id = any (${ids}::text[])`.execute(database);
  return new Map(rows.map(({ id, address }) => [id, address]));
}

/**
 * Writes what was found and takes the listings off what waits. Left out is what its own seller would be told of, and
 * what was there already when the search was saved: its transaction had ended by then. What was there when its owner last
 * looked at the search is not new to them. (A restored backup's snapshots are of another server's transactions; the clock
 * goes on.) The searches are held until all is written: a look at one of them ends before it is read here, or finds what
 * was written. In the order of their ids, and shared, so that those who match at once do not wait for each other. Returns
 * how many are new.
 */
export async function saveMatches(
  database: Database,
  found: readonly { no: number; search: string }[],
  numbers: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with held as (
      select id, user_id, created_at, known, looked, looked_at, frequency
      from saved_searches
      where id = any (${[...new Set(found.map(({ search }) => search))]}::text[])
      order by id
      for share
    ), pair as (
      select * from unnest(${found.map(({ no }) => no)}::int[], ${found.map(({ search }) => search)}::text[])
        as pair (no, search_id)
    ), gone as (
      delete from listing_arrivals where no = any (${numbers}::int[])
    ), saved as (
      insert into saved_search_matches (search_id, listing_id, seen, mail)
      select saved.id, listing.id,
        coalesce(arrival.at <= saved.looked_at and pg_visible_in_snapshot(arrival.changed, saved.looked), false),
        case when saved.frequency <> 'never' and owner.email_verified then 'due' else 'none' end
      from pair
      join held saved on saved.id = pair.search_id
      join users owner on owner.id = saved.user_id
      join search_entries entry on entry.no = pair.no and entry.for_sale
      join listings listing on listing.id = entry.listing_id
      join listing_arrivals arrival on arrival.no = pair.no
      where listing.seller_id is distinct from saved.user_id
        and (arrival.at > saved.created_at or not pg_visible_in_snapshot(arrival.changed, saved.known))
      on conflict do nothing
      returning 1
    )
    select count(*)::int as count from saved`.execute(database);
  return rows[0]?.count ?? 0;
}

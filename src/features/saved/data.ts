/** What members saved, and listings by their ids. */
import { sql } from 'kysely';
import { type Cursor, cutPage, type Page } from '../../kernel/paging.ts';
import type { Database } from '../../platform/database.ts';
import { isAfter, microsOf } from '../../platform/paging.ts';
import type { ListingRow } from '../listings/data.ts';
import { presentToVisitors } from '../search/data/bikes.ts';
import type { Glance, NewSavedBike, SavedBike } from './contract.ts';
import { mostKept } from './domain.ts';

/** The result for each listing: whether it exists, and whether it is on the list now. */
interface Outcome {
  id: string;
  known: boolean;
  saved: boolean;
}

/**
 * Adds listings to somebody's list, as many as it has room for. Those that are on it already stay unchanged,
 * so repeating the call does no harm. A time given by a browser is limited to the range from 2020 to now.
 */
export async function saveListings(
  database: Database,
  userId: string,
  bikes: readonly NewSavedBike[],
): Promise<Outcome[]> {
  const asked = bikes.map(({ _id, savedAt, priceAmount, currency }) => ({
    id: _id,
    at: savedAt ?? null,
    amount: priceAmount ?? null,
    currency: currency ?? null,
  }));
  const { rows } = await sql<Outcome>`
    with asked as (
      select distinct on (id) id, at, amount, currency
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as row (id text, at timestamptz, amount bigint, currency text)
      order by id
    ), former as (
      select listing_id from saved_listings where user_id = ${userId}
    ), added as (
      insert into saved_listings (user_id, listing_id, saved_at, name, price_amount, currency)
      select ${userId}, listing.id, greatest('2020-01-01', least(now(), coalesce(asked.at, now()))),
        was.name,
        coalesce(asked.amount, was.price_amount),
        case when asked.amount is null then was.currency else asked.currency end
      from asked join listings listing using (id), lateral (
        -- Of what is off the site nothing leaves that its seller has written since.
        select listing.name, listing.price_amount, listing.currency where listing.taken_off_at is null
        union all
        select said.name, said.price_amount, said.currency
        from jsonb_to_record(listing.taken_off_as) as said (name text, price_amount bigint, currency text)
        where listing.taken_off_at is not null
      ) was
      where not exists (select from former where listing_id = asked.id)
      order by asked.at desc nulls first, asked.id desc
      limit greatest(0, ${mostKept.account} - (select count(*) from former))
      on conflict do nothing
      returning listing_id
    )
    select asked.id,
      coalesce(listing.id, former.listing_id) is not null as known,
      -- What another call has just saved is neither in the snapshot nor added by this one.
      coalesce(former.listing_id, added.listing_id) is not null
        or (listing.id is not null and (select count(*) from former) + (select count(*) from asked) <= ${mostKept.account}) as saved
    from asked
    left join listings listing using (id)
    left join former on former.listing_id = asked.id
    left join added on added.listing_id = asked.id`.execute(database);
  return rows;
}

/**
 * Removes a listing from somebody's list; with `until`, only if it was saved by then. Returns how many were
 * removed: 1, or 0 when it was not on the list.
 */
export async function deleteSaved(
  database: Database,
  userId: string,
  listingId: string,
  until?: Date,
): Promise<number> {
  let query = database
    .deleteFrom('saved_listings')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId);
  if (until) query = query.where('saved_at', '<=', until);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The ids of all that somebody saved, the latest first; with `until`, only what was saved by then. */
export async function listSavedIds(database: Database, userId: string, until?: Date): Promise<string[]> {
  let query = database
    .selectFrom('saved_listings')
    .select('listing_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id', 'desc');
  if (until) query = query.where('saved_at', '<=', until);
  return (await query.execute()).map((row) => row.listing_id);
}

/** A page of what somebody saved, the latest first, as it is now and as it was when it was saved. */
export async function listSaved(
  database: Database,
  userId: string,
  { limit, cursor }: { limit: number; cursor: Cursor | null },
): Promise<Page<SavedBike>> {
  let query = database
    .selectFrom('saved_listings as saved')
    .leftJoin('listings', 'listings.id', 'saved.listing_id')
    .leftJoin('categories', 'categories.id', 'listings.category_id')
    .leftJoin('search_entries as entry', 'entry.listing_id', 'listings.id')
    .selectAll('listings')
    .select([
      'categories.name as category',
      'entry.for_sale',
      'saved.listing_id',
      'saved.saved_at',
      'saved.name as saved_name',
      'saved.price_amount as saved_amount',
      'saved.currency as saved_currency',
      microsOf('saved.saved_at').as('at'),
    ])
    .where('saved.user_id', '=', userId)
    .orderBy('saved.saved_at', 'desc')
    .orderBy('saved.listing_id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where(isAfter(cursor, 'saved.saved_at', 'saved.listing_id'));
  return cutPage(
    await query.execute(),
    limit,
    (row) => ({ at: row.at, id: row.listing_id }),
    (row) => {
      const bike = row.id === null ? null : presentToVisitors(row as ListingRow);
      return {
        _id: row.listing_id,
        name: bike?.name ?? row.saved_name,
        bike,
        forSale: row.for_sale ?? false,
        takenOff: row.taken_off_at !== null,
        savedAt: row.saved_at.toISOString(),
        priceThen: { priceAmount: row.saved_amount, currency: row.saved_currency },
      };
    },
  );
}

/** The listings with these ids in the same order, also those that are gone. */
export async function listGlances(database: Database, ids: readonly string[]): Promise<Glance[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .innerJoin('search_entries as entry', 'entry.listing_id', 'listings.id')
    .selectAll('listings')
    .select(['categories.name as category', 'entry.for_sale'])
    .where(sql<boolean>`listings.id = any (${ids}::text[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return {
      _id: id,
      bike: row ? presentToVisitors(row) : null,
      forSale: row?.for_sale ?? false,
      takenOff: (row?.taken_off_at ?? null) !== null,
    };
  });
}

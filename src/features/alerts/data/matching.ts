/** The searches that a listing may match, and the matches. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { getsMail } from '../../identity/data/mail-wishes.ts';
import { readNames } from '../../search/data/names.ts';
import { buildNames } from '../../search/domain/names.ts';
import type { Ground } from '../domain/matcher.ts';
import type { Reason } from './arrivals.ts';
import { isToldAsSaved } from './price-drops.ts';
import { isInRange } from './price-ranges.ts';

/** The names that searches may contain, and the known currencies, a list that grows when new ones are met. */
export async function readGround(
  database: Database,
  own: string,
): Promise<Ground & { currencies: string[] }> {
  const { terms, categories } = await readNames(database);
  const names = terms.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  return { vocabulary: buildNames(terms, categories), names, currencies: [own] };
}

/**
 * Pairs of a listing's number and a search that is filed under one of its keys and whose ranges it fits. For
 * a lowered price only the searches that it was too dear for: all others found it before, or have no price
 * range.
 */
export async function findCandidates(
  database: Database,
  keys: readonly { key: string; no: number; was: number | null }[],
): Promise<{ no: number; search: string }[]> {
  const { rows } = await sql<{ no: number; search: string }>`
    select wanted.no, filed.search_id as search
    from unnest(
      ${keys.map(({ key }) => key)}::text[], ${keys.map(({ no }) => no)}::int[], ${keys.map(({ was }) => was)}::bigint[]
    ) as wanted (key, no, was)
    join saved_search_keys filed on filed.key = wanted.key
    join search_entries entry on entry.no = wanted.no
    where (filed.price_from is null or entry.price >= filed.price_from)
      and (filed.price_to is null or entry.price <= filed.price_to)
      and (wanted.was is null or wanted.was > filed.price_to)
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

/** Deletes queue rows and returns when each listing last came in, and its price before it went down. */
const takeFromQueue = (reason: Reason, taken: readonly number[]) =>
  reason === 'new'
    ? sql`delete from listing_arrivals where no = any (${taken}::int[])
        returning no, null::bigint as change, null::bigint as was, at, changed`
    : sql`delete from lowered_arrivals where change = any (${taken}::bigint[])
        returning no, change, was, at, changed`;

/**
 * Stores matches and takes the listings off the queue. Returns how many matches are new.
 * Left out: the seller's own searches; listings that were there when the search was saved, because their
 * transaction had ended by then; lowered prices that are back where they were when the search was saved, as
 * the search has shown them, unless the listing came up for sale only since. A listing that was there when
 * the owner last looked at the search is stored as seen. (After a restored backup, snapshots belong to
 * another server's transactions, so the clock is compared as well.)
 * The searches are locked until all is written: a look at one of them ends before it is read here, or finds
 * what was written. The locks are shared and in the order of ids, so that concurrent runs do not wait for
 * each other. Rows are written in order, too, as matching of new listings and of lowered prices may write the
 * same pairs. Whoever has saved the motorcycle itself gets one mail about its lower price, not two.
 */
export async function saveMatches(
  database: Database,
  found: readonly { no: number; search: string }[],
  taken: readonly number[],
  reason: Reason = 'new',
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
      ${takeFromQueue(reason, taken)}
    ), arrival as (
      select distinct on (no) no, at, changed, max(was) over (partition by no) as was
      from gone
      order by no, change desc
    ), noted as (
      insert into past_arrivals (no, at, changed)
      select gone.no, gone.at, gone.changed
      from gone join search_entries entry on entry.no = gone.no
      where gone.was is null and exists (select from price_changes where listing_id = entry.listing_id)
      order by gone.no
      on conflict (no) do update set at = excluded.at, changed = excluded.changed
    ), saved as (
      insert into saved_search_matches (search_id, listing_id, seen, seen_at, mail, daily, was, currency)
      select saved.id, listing.id,
        looked.seen, case when looked.seen then saved.looked_at end,
        case
          when saved.frequency = 'never' or not ${getsMail('owner')} then 'none'
          when arrival.was is not null and ${isToldAsSaved(sql`owner.id`)} then 'none'
          else 'due' end,
        saved.frequency = 'daily', arrival.was, listing.currency
      from pair
      join held saved on saved.id = pair.search_id
      join users owner on owner.id = saved.user_id
      join search_entries entry on entry.no = pair.no and entry.for_sale
      join listings listing on listing.id = entry.listing_id
      join arrival on arrival.no = pair.no
      cross join lateral (
        select coalesce(arrival.at <= saved.looked_at and pg_visible_in_snapshot(arrival.changed, saved.looked), false) as seen
      ) looked
      left join lateral (
        select was as price, was_currency as currency
        from price_changes
        where arrival.was is not null and listing_id = listing.id and changed_at > saved.created_at
        order by no
        limit 1
      ) first on true
      where listing.seller_id is distinct from saved.user_id
        and (arrival.at > saved.created_at or not pg_visible_in_snapshot(arrival.changed, saved.known))
        and (arrival.was is null or not coalesce(
          ${isInRange(sql`saved.id`, sql`first.price`)} and first.currency is not distinct from listing.currency, false)
          or exists (
            select from (
              select no, at, changed from past_arrivals union all select no, at, changed from listing_arrivals
            ) came
            where came.no = pair.no
              and (came.at > saved.created_at or not pg_visible_in_snapshot(came.changed, saved.known))))
      order by saved.id, listing.id
      on conflict do nothing
      returning 1
    )
    select count(*)::int as count from saved`.execute(database);
  return rows[0]?.count ?? 0;
}

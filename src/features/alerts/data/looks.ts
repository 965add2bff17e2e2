/** Marks what people have looked at on the site: it is not new any more, and no mail tells of it. */
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { ShownPrice } from '../contract.ts';
import { isNews } from './price-drops.ts';

/**
 * Marks what has been found as seen, and notes what could be seen: some of it may only be matched from now on. What comes
 * in after that is new. No mail tells of the motorcycles that were `shown`; it does of all others, as nobody may have come to
 * their page of the list. Returns when that was; null when the search is not theirs or not there.
 */
export async function markSeen(
  transaction: Transaction,
  userId: string,
  id: string,
  shown: readonly string[] = [],
): Promise<Date | null> {
  const looked = await transaction
    .updateTable('saved_searches')
    .set({ looked: sql`pg_current_snapshot()`, looked_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('looked_at')
    .executeTakeFirst();
  if (!looked?.looked_at) return null;
  await transaction
    .updateTable('saved_search_matches')
    .set({ seen: true, seen_at: looked.looked_at })
    .where('search_id', '=', id)
    .where('seen', '=', false)
    .execute();
  if (shown.length > 0)
    await transaction
      .updateTable('saved_search_matches')
      .set({ mail: 'none' })
      .where('search_id', '=', id)
      .where('listing_id', 'in', shown)
      .where('mail', '=', 'due')
      .execute();
  return looked.looked_at;
}

/** Marks one motorcycle as seen in all of somebody's searches that found it: no mail tells of it. Returns in how many it was new. */
export async function markBikeSeen(
  transaction: Transaction,
  userId: string,
  listingId: string,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('saved_search_matches')
    .set({ seen: true, seen_at: sql<Date>`now()`, mail: sql`case mail when 'due' then 'none' else mail end` })
    .where('search_id', 'in', (eb) =>
      eb
        .selectFrom('saved_searches')
        .select('saved_searches.id')
        .where('saved_searches.user_id', '=', userId),
    )
    .where('listing_id', '=', listingId)
    .where('seen', '=', false)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Somebody has seen on the site what these saved motorcycles cost: no mail tells them that, nor anything but a lower price from
 * now on, also where the change has yet to be held against what is saved. What costs less by now than the page showed has not been
 * seen. Returns of how many they would have been told.
 */
export async function markDropsSeen(
  transaction: Transaction,
  userId: string,
  shown: readonly ShownPrice[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into price_drops (user_id, listing_id, change, mail, due_at, told, told_currency)
    select saved.user_id, saved.listing_id, last.change, 'none', now(), listing.price_amount, listing.currency
    from (
      select _id, min("priceAmount") as amount
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as page (_id text, "priceAmount" bigint)
      group by _id
    ) shown
    join saved_listings saved on saved.user_id = ${userId} and saved.listing_id = shown._id
    join listings listing on listing.id = saved.listing_id and listing.price_amount >= shown.amount
    cross join lateral (
      select max(no) as change from price_changes where listing_id = saved.listing_id
    ) last
    left join price_drops told on told.user_id = saved.user_id and told.listing_id = saved.listing_id
    where last.change is not null and ${isNews}
    order by saved.listing_id
    for key share of saved
    on conflict (user_id, listing_id) do update
    set mail = case when price_drops.mail = 'due' then 'none' else price_drops.mail end,
      told = excluded.told, told_currency = excluded.told_currency`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

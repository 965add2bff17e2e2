/** Whose saved listings cost less than when they were saved. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** A saved listing that is for sale, whose last change of price was a lower one, below what it was saved at. */
export interface PriceDrop {
  userId: string;
  listingId: string;
  name: string;
  /** What it was asked for when it was saved, and what it is asked for now, in the same currency. */
  before: number;
  now: number;
  currency: string | null;
  /** The number of the last change: with the listing's id and the person's it names this drop, and no other. */
  change: number;
  changedAt: Date;
}

/**
 * Price drops of saved listings whose price last changed after `since`, the earliest first; a page of `limit` of them
 * goes on after the last one of the page before. Changes become visible when their transaction ends, which may be later
 * than the moment that they carry: whoever asks again and again asks from somewhat before the last time, and knows those
 * that were told by `change`.
 */
export async function listPriceDrops(
  database: Database,
  { since, limit, after }: { since: Date; limit: number; after?: PriceDrop | undefined },
): Promise<PriceDrop[]> {
  const onward = after
    ? sql`and (change.changed_at, change.no, saved.user_id) > (${after.changedAt}, ${after.change}, ${after.userId})`
    : sql``;
  const { rows } = await sql<PriceDrop>`
    select saved.user_id as "userId", listing.id as "listingId", listing.name, saved.price_amount as before,
      listing.price_amount as now, listing.currency, change.no as change, change.changed_at as "changedAt"
    from (
      select distinct on (listing_id) listing_id, no, date_trunc('milliseconds', changed_at) as changed_at,
        became, was, became_currency is not distinct from was_currency as comparable
      from price_changes where changed_at >= ${since}::timestamptz + interval '1 millisecond' order by listing_id, no desc
    ) change
    join listings listing on listing.id = change.listing_id
    join search_entries entry on entry.listing_id = listing.id and entry.for_sale
    join saved_listings saved on saved.listing_id = listing.id
    where (change.was is null or (change.comparable and change.became < change.was))
      and listing.price_amount < saved.price_amount
      and listing.currency is not distinct from saved.currency
      ${onward}
    order by change.changed_at, change.no, saved.user_id
    limit ${limit}`.execute(database);
  return rows;
}

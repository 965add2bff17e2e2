/** What the inbox tells of a motorcycle that somebody writes of: whether it is on the site, and what else its seller sells. */
import { sql } from 'kysely';
import { latestChange, presentChange } from '../../reports/data/standing.ts';
import type { InboxStanding } from '../contract.ts';
import { othersNamed } from '../domain.ts';

// As a column, so that a page of the inbox needs no statement more.
const othersOfSeller = sql<InboxStanding['others']>`case when listings.seller_id is not null then (
  select json_build_object(
    'forSale', count(*) filter (where for_sale),
    'takenOff', count(*) filter (where was_off),
    'some', coalesce(
      json_agg(json_build_object('_id', id, 'name', name, 'takenOff', was_off) order by place)
        filter (where place <= ${sql.lit(othersNamed)}), '[]'))
  from (
    select other.id, other.name, search_for_sale(other) as for_sale, was_off,
      row_number() over (order by was_off desc, other.posted_at desc, other.id desc) as place
    from listings other, lateral (select other.taken_off_at is not null or exists (
      select from standing_changes change where change.listing_id = other.id and change.reason is not null
    ) as was_off) past
    where other.seller_id = listings.seller_id and other.id <> listings.id and (search_for_sale(other) or was_off)
  ) others
) end`;

/** Columns of a listing, which `presentStanding` reads. */
export const standingColumns = [
  'listings.id as product_id',
  'listings.name as product_name',
  'listings.deleted_at',
  'listings.taken_off_at',
  'listings.taken_off_reason',
  latestChange.as('latest_change'),
  othersOfSeller.as('others'),
] as const;

interface StandingRow {
  product_id: string;
  taken_off_at: Date | null;
  taken_off_reason: string | null;
  latest_change: Parameters<typeof presentChange>[0];
  others: InboxStanding['others'];
}

/** The same as answers tell it. */
export function presentStanding(row: StandingRow): InboxStanding {
  return {
    productId: row.product_id,
    takenOff: row.taken_off_at && {
      since: row.taken_off_at.toISOString(),
      reason: row.taken_off_reason ?? '',
    },
    latestChange: presentChange(row.latest_change),
    others: row.others,
  };
}

/**
 * What the inbox shows of a motorcycle that somebody writes about: whether it is on the site, and what else
 * its seller sells.
 */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { latestChange, presentChange } from '../../reports/data/standing.ts';
import { othersCounted } from '../../search/domain/bike-page/other-bikes.ts';
import type { InboxStanding } from '../contract.ts';
import { othersNamed } from '../domain.ts';

/** Whether the garage has ever taken a listing off the site, put back or not. */
function wasOff(listing: string) {
  return sql<boolean>`${sql.ref(`${listing}.taken_off_as`)} is not null`;
}

/** The columns of a listing that `presentStanding` reads. */
export const standingColumns = [
  'listings.id as product_id',
  'listings.name as product_name',
  'listings.deleted_at',
  'listings.taken_off_at',
  'listings.taken_off_reason',
  'listings.seller_id',
  sql<boolean>`search_for_sale(listings)`.as('for_sale'),
  wasOff('listings').as('was_off'),
  latestChange.as('latest_change'),
] as const;

interface StandingRow {
  product_id: string;
  taken_off_at: Date | null;
  taken_off_reason: string | null;
  latest_change: Parameters<typeof presentChange>[0];
  seller_id: string | null;
  for_sale: boolean;
  was_off: boolean;
}

/** The same as in answers, except for the seller's other listings; `sold` says whose they are. */
export function presentStanding(row: StandingRow) {
  return {
    standing: {
      productId: row.product_id,
      takenOff: row.taken_off_at && {
        since: row.taken_off_at.toISOString(),
        reason: row.taken_off_reason ?? '',
      },
      latestChange: presentChange(row.latest_change),
      others: null,
    },
    sold: row.seller_id === null ? null : { by: row.seller_id, forSale: row.for_sale, wasOff: row.was_off },
  };
}

/** The seller of an entry's listing, and in which of the seller's counts the listing is included. */
export type Sold = NonNullable<ReturnType<typeof presentStanding>['sold']>;

interface AllOfSeller {
  seller: string;
  /** Counted only up to two more than `othersCounted`. */
  for_sale: number;
  off: number;
  named_off: { _id: string; name: string }[];
  named_plain: { _id: string; name: string }[];
}

/**
 * What each of some sellers has for sale and had taken off: read once for all entries of a page, as a seller
 * may have thousands. Everything includes one more than an entry shows, because an entry leaves out its own
 * listing.
 */
export async function findAllOf(
  database: Database,
  sellers: readonly string[],
): Promise<Map<string, AllOfSeller>> {
  if (sellers.length === 0) return new Map();
  const named = sql.lit(othersNamed + 1);
  const { rows } = await sql<AllOfSeller>`
    select seller.id as seller,
      (select count(*)::int from (
        select from listings one where one.seller_id = seller.id and search_for_sale(one)
        limit ${sql.lit(othersCounted + 2)}
      ) counted) as for_sale,
      (select count(*)::int from listings one where one.seller_id = seller.id and ${wasOff('one')}) as off,
      array(
        select json_build_object('_id', id, 'name', name) from listings one
        where one.seller_id = seller.id and ${wasOff('one')}
        order by posted_at desc, id desc limit ${named}) as named_off,
      array(
        select json_build_object('_id', id, 'name', name) from listings one
        where one.seller_id = seller.id and not ${wasOff('one')} and search_for_sale(one)
        order by posted_at desc, id desc limit ${named}) as named_plain
    from unnest(${[...new Set(sellers)]}::text[]) as seller (id)`.execute(database);
  return new Map(rows.map((row) => [row.seller, row]));
}

/** The seller's other listings beside this one. */
export function othersBeside(
  listingId: string,
  { forSale, wasOff: isOff }: Sold,
  all: AllOfSeller,
): InboxStanding['others'] {
  const some = [
    ...all.named_off.map((bike) => ({ ...bike, takenOff: true })),
    ...all.named_plain.map((bike) => ({ ...bike, takenOff: false })),
  ];
  return {
    forSale: Math.min(all.for_sale - (forSale ? 1 : 0), othersCounted + 1),
    takenOff: all.off - (isOff ? 1 : 0),
    some: some.filter(({ _id }) => _id !== listingId).slice(0, othersNamed),
  };
}

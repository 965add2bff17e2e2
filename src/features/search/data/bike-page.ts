/** One listing with everything on its page, even when it is no longer for sale. */

import { sql } from 'kysely';
import { yearOf } from '../../../kernel/dates.ts';
import type { Database } from '../../../platform/database.ts';
import { anyOf, runPrepared } from '../../../platform/prepared.ts';
import {
  type Answers,
  type Asked,
  answerDays,
  answersOf,
  answersRead,
  patienceHours,
} from '../../bookings/domain/answers.ts';
import type { Bike } from '../../listings/contract.ts';
import { listingColumns } from '../../listings/data.ts';
import { isTaxOver } from '../../listings/domain/papers.ts';
import { photoAddress } from '../../photos/domain.ts';
import { factsOf, scopeOf } from '../../prices/listing-facts.ts';
import { othersCounted } from '../domain/bike-page/other-bikes.ts';
import {
  type AskedPrice,
  type PriceChange,
  pricesOf,
  pricesTold,
} from '../domain/bike-page/price-history.ts';
import { presentToVisitors } from './bikes.ts';

export interface BikeFound {
  bike: Bike;
  /** The addresses of its photos beside its picture; none while it is off the site. */
  photos: string[];
  /** Its number in the mirror, and the names that it is found by. */
  no: number;
  names: { make: number | null; model: number | null; division: number | null; district: number | null };
  categoryId: string;
  forSale: boolean;
  /** Whether the garage has taken it off the site. */
  takenOff: boolean;
  /** Whether its tax token has expired, by its seller's own date. */
  taxOver: boolean;
  sellerId: string | null;
  /** When its seller's account was made; null where no account sells it, and while it is off the site. */
  memberSince: Date | null;
  /** Whether its seller has proven to own the account's mailbox; null as above. */
  emailConfirmed: boolean | null;
  /** How many other motorcycles its seller has for sale, counted up to `othersCounted` + 1; null as above. */
  othersForSale: number | null;
  /** How its seller, or the garage, answers bookings; null where too little is known, and as above. */
  answers: Answers | null;
  /** Its former prices and the present one, newest first; empty where the price never changed. */
  priceHistory: AskedPrice[];
  /** The facts for the price model, and the scope of that model. */
  facts: ReturnType<typeof factsOf>;
  scope: string;
}

// A column, so that a page needs no further statement.
const latestChanges = sql<PriceChange[]>`array(
  select json_build_object('at', changed_at, 'was', was, 'became', became,
    'wasIn', was_currency, 'becameIn', became_currency)
  from price_changes where listing_id = listings.id and changed_at <= coalesce(listings.taken_off_at, 'infinity')
  order by no desc limit ${sql.lit(pricesTold)}
)`;

// Part of a column, too. No answer is due for a booking that was cancelled before an answer, or whose account
// is closed. The same holds while the garage has the motorcycle off the site, or when it was off at the time
// an answer was due, unless it was answered before.
const wantsAnswer = sql`bookings.created_at > now() - make_interval(days => ${sql.lit(answerDays)})
  and (bookings.done_at is not null or bookings.cancelled_at is null and bookings.user_id is not null)
  and (bookings.taken_off_at is null or bookings.done_at < bookings.taken_off_at
    or bookings.put_back_at is not null and bookings.created_at + make_interval(hours => ${sql.lit(patienceHours)})
      not between bookings.taken_off_at and bookings.put_back_at)
  order by bookings.created_at desc limit ${sql.lit(answersRead)}`;
const latestAsked = sql<Asked[]>`array(
  select json_build_object('at', created_at, 'answeredAt', done_at) from (
    (select created_at, done_at from bookings where bookings.seller_id = listings.seller_id and ${wantsAnswer})
    union all
    (select created_at, done_at from bookings
      where listings.seller_id is null and bookings.recipient = 'garage' and ${wantsAnswer})
  ) asked
)`;

// A column, too. A seller may have very many listings, so counting stops where the exact number does not
// matter.
const othersForSale = sql<number | null>`case when users.id is not null then (
  select count(*)::int from (
    select from listings other
    where other.seller_id = listings.seller_id and other.id <> listings.id and search_for_sale(other)
    limit ${sql.lit(othersCounted + 1)}
  ) others
) end`;

/** A listing by its id; undefined when it is gone for good. */
export async function findBike(
  database: Database,
  id: string,
  now = new Date(),
): Promise<BikeFound | undefined> {
  return (await findBikes(database, [id], now))[0];
}

/** The listings with these ids that exist, in no particular order. */
export async function findBikes(
  database: Database,
  ids: readonly string[],
  now = new Date(),
): Promise<BikeFound[]> {
  const statement = database
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .innerJoin('search_entries as entry', 'entry.listing_id', 'listings.id')
    .leftJoin('users', 'users.id', 'listings.seller_id')
    .select(listingColumns)
    .select([
      'categories.name as category',
      'users.created_at as member_since',
      'users.email_verified as email_confirmed',
      othersForSale.as('others_for_sale'),
      'listings.more_photos',
      'entry.no',
      'entry.for_sale',
      'entry.make_id',
      'entry.model_id',
      'entry.division_id',
      'entry.district_id',
      latestChanges.as('price_changes'),
      latestAsked.as('asked'),
    ])
    .where(sql<boolean>`listings.id = any (${anyOf(ids)}::text[])`);
  const { rows } = await runPrepared(database, statement);
  return rows.map((row) => ({
    bike: presentToVisitors(row),
    photos: row.taken_off_at ? [] : row.more_photos.map(photoAddress),
    no: row.no,
    names: { make: row.make_id, model: row.model_id, division: row.division_id, district: row.district_id },
    categoryId: row.category_id,
    forSale: row.for_sale,
    takenOff: row.taken_off_at !== null,
    taxOver: row.taken_off_at === null && isTaxOver(row.tax_until, now),
    sellerId: row.seller_id,
    // Facts in favour of a seller are left out where the garage warns of their listing.
    ...(row.taken_off_at
      ? { memberSince: null, emailConfirmed: null, othersForSale: null, answers: null }
      : {
          memberSince: row.member_since,
          emailConfirmed: row.email_confirmed,
          othersForSale: row.others_for_sale,
          answers: answersOf(row.asked, now),
        }),
    priceHistory: pricesOf(row.price_changes, row.posted_at),
    facts: factsOf(row, yearOf(now)),
    scope: scopeOf(row),
  }));
}

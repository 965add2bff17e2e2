/** Which searches are due for a mail, what it says, and what became of it. */
import { sql } from 'kysely';
import { claimedMinutes } from '../../../kernel/claimed-minutes.ts';
import type { Database } from '../../../platform/database.ts';
import { getsMail } from '../../identity/data/mail-wishes.ts';
import { gatheredMinutes } from '../domain/mail-times.ts';
import { alertLimits } from '../domain.ts';
import { isStillWanted } from './price-ranges.ts';

/** A search whose mail was claimed by one process. */
export interface Claim {
  id: string;
  /** The number of this try. */
  tries: number;
}

/** What the mail says of a motorcycle. */
export interface MailedBike {
  id: string;
  /** What its seller calls it, the same as on its page. */
  name: string;
  make: string | null;
  model: string | null;
  year: number | null;
  priceAmount: number | null;
  currency: string | null;
  kilometres: number | null;
  district: string | null;
}

/**
 * A motorcycle that a search has found. `was`: the price before, if the search found it only when its price
 * went down.
 */
interface FoundBike extends MailedBike {
  was: number | null;
}

/**
 * Claims up to `most` searches that are due, those that have waited longest: of those that want mail at once, or of
 * the daily ones that have had none since the boundary, with something found before it. It starts from what waits, by
 * the index of it, and ends when it has enough: its cost does not grow with what is saved, nor with what is due.
 */
export async function claimDue(database: Database, daily: Date | null, most: number): Promise<Claim[]> {
  const due = daily
    ? sql`waiting.daily and waiting.found_at < ${daily} and search.frequency = 'daily' and search.daily_until < ${daily}`
    : sql`not waiting.daily and search.frequency = 'now'`;
  // A search is there once for each motorcycle that waits: it counts as often, and is claimed once.
  const { rows } = await sql<Claim>`
    with due as (
      select search.id
      from saved_search_matches waiting join saved_searches search on search.id = waiting.search_id
      where waiting.mail = 'due' and search.mail_after <= now() and ${due}
      order by waiting.found_at, waiting.search_id
      limit ${most}
      for update of search skip locked
    )
    update saved_searches claim
    set mail_after = now() + make_interval(mins => ${claimedMinutes}), mail_tries = mail_tries + 1
    where id in (select id from due)
    returning id, mail_tries as tries`.execute(database);
  return rows;
}

/** Whom a mail goes to, and the search that it is about, as they are when it is written. */
export interface Recipient {
  name: string;
  address: string;
  email: string;
  proven: boolean;
}

/** The content of a search's mail. */
export interface DueBikes {
  count: number;
  /** How many of them were found because their price went down. */
  lowered: number;
  bikes: FoundBike[];
}

/**
 * What waits to be mailed: ids of all that do, and of those that the search still shows the latest with what the mail says. What
 * was shown on the site waits no more (looks.ts). Whom it goes to is read here and not when it is claimed, as others of the same
 * run are sent in between; null when nothing waits any more.
 */
export async function readDue(
  database: Database,
  searchId: string,
  before: Date | null,
): Promise<DueBikes & { ids: string[]; recipient: Recipient | null }> {
  const { rows } = await sql<FoundBike & { wanted: boolean | null; recipient: Recipient }>`
    select found.listing_id as id, ${isStillWanted} as wanted, listing.name, listing.make, listing.model, listing.year,
      listing.price_amount as "priceAmount", listing.currency, found.was, listing.mileage_km as kilometres,
      district.name as district,
      json_build_object('name', search.name, 'address', search.address,
        'email', owner.email, 'proven', ${getsMail('owner')}) as recipient
    from saved_search_matches found
    join saved_searches search on search.id = found.search_id
    join users owner on owner.id = search.user_id
    join listings listing on listing.id = found.listing_id
    left join search_entries entry on entry.listing_id = found.listing_id
    left join search_terms district on district.id = entry.district_id
    where found.search_id = ${searchId} and found.mail = 'due'
      and (${before}::timestamptz is null or found.found_at < ${before})
    order by found.found_at desc, listing.posted_at desc, listing.id desc`.execute(database);
  const wanted = rows.filter((row) => row.wanted);
  return {
    recipient: rows[0]?.recipient ?? null,
    ids: rows.map(({ id }) => id),
    count: wanted.length,
    lowered: wanted.filter(({ was }) => was !== null).length,
    bikes: wanted.slice(0, alertLimits.inMail).map(({ wanted: _, recipient: __, ...bike }) => bike),
  };
}

/**
 * Records that the mail was sent or given up; the next one may follow at once, or after the gathering time.
 */
export async function settleDue(
  database: Database,
  searchId: string,
  ids: readonly string[],
  { mail, daily }: { mail: 'sent' | 'none' | 'refused'; daily: Date | null },
): Promise<void> {
  await sql`
    with settled as (
      update saved_search_matches set mail = ${mail}
      where search_id = ${searchId} and listing_id = any (${ids}::text[]) and mail = 'due'
    )
    update saved_searches
    set mail_after = now() + make_interval(mins => ${mail === 'sent' && daily === null ? gatheredMinutes : 0}),
      mail_tries = 0, daily_until = coalesce(${daily}::timestamptz, daily_until)
    where id = ${searchId}`.execute(database);
}

/** Delays a mail that failed: it is tried again after so many minutes. */
export async function putOff(database: Database, searchId: string, minutes: number): Promise<void> {
  await sql`
    update saved_searches set mail_after = now() + make_interval(mins => ${minutes}) where id = ${searchId}`.execute(
    database,
  );
}

/** Gives claimed searches back of which no mail was tried: another run may claim them at once. */
export async function giveBack(database: Database, searchIds: readonly string[]): Promise<void> {
  await sql`
    update saved_searches set mail_after = now(), mail_tries = greatest(mail_tries - 1, 0)
    where id = any (${searchIds}::text[])`.execute(database);
}

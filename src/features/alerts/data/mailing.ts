/** Which searches are due for a mail, what it says, and what became of it. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { claimedMinutes, gatheredMinutes } from '../domain/mail-times.ts';
import { alertLimits, type Frequency } from '../domain.ts';
import { isStillWanted } from './price-ranges.ts';

/** A search whose mail was claimed by one process. */
export interface Claim {
  id: string;
  name: string;
  address: string;
  frequency: Frequency;
  /** The number of this try. */
  tries: number;
  email: string;
  proven: boolean;
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
 * Claims one search that is due: of those that want mail at once, or of the daily ones that have had none
 * since the boundary, with something found before it. Undefined when none is due.
 */
export async function claimDue(database: Database, daily: Date | null): Promise<Claim | undefined> {
  const due = daily
    ? sql`frequency = 'daily' and daily_until < ${daily} and exists (
        select from saved_search_matches where search_id = candidate.id and mail = 'due' and found_at < ${daily})`
    : sql`frequency = 'now' and exists (
        select from saved_search_matches where search_id = candidate.id and mail = 'due')`;
  const { rows } = await sql<Claim>`
    update saved_searches claim
    set mail_after = now() + make_interval(mins => ${claimedMinutes}), mail_tries = mail_tries + 1
    from users owner
    where owner.id = claim.user_id and claim.id = (
      select id from saved_searches candidate
      where mail_after <= now() and ${due}
      order by mail_after
      limit 1
      for update skip locked
    )
    returning claim.id, claim.name, claim.address, claim.frequency, claim.mail_tries as tries, owner.email,
      owner.email_verified as proven`.execute(database);
  return rows[0];
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
 * was shown on the site waits no more (news.ts).
 */
export async function readDue(
  database: Database,
  searchId: string,
  before: Date | null,
): Promise<DueBikes & { ids: string[] }> {
  const { rows } = await sql<FoundBike & { wanted: boolean | null }>`
    select found.listing_id as id, ${isStillWanted} as wanted, listing.name, listing.make, listing.model, listing.year,
      listing.price_amount as "priceAmount", listing.currency, found.was, listing.mileage_km as kilometres,
      district.name as district
    from saved_search_matches found
    join listings listing on listing.id = found.listing_id
    left join search_entries entry on entry.listing_id = found.listing_id
    left join search_terms district on district.id = entry.district_id
    where found.search_id = ${searchId} and found.mail = 'due'
      and (${before}::timestamptz is null or found.found_at < ${before})
    order by found.found_at desc, listing.posted_at desc, listing.id desc`.execute(database);
  const wanted = rows.filter((row) => row.wanted);
  return {
    ids: rows.map(({ id }) => id),
    count: wanted.length,
    lowered: wanted.filter(({ was }) => was !== null).length,
    bikes: wanted.slice(0, alertLimits.inMail).map(({ wanted: _, ...bike }) => bike),
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

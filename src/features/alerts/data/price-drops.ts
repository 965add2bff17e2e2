/** Saved motorcycles that cost less now: whom to tell, of which, and whether they want it. */
import { type RawBuilder, sql } from 'kysely';
import { claimedMinutes } from '../../../kernel/claimed-minutes.ts';
import { type Database, repeatOnDeadlock } from '../../../platform/database.ts';
import { getsMail, mailWishesIn } from '../../identity/data/mail-wishes.ts';
import { gatheredMinutes } from '../domain/mail-times.ts';
import { alertLimits } from '../domain.ts';
import type { MailedBike } from './mailing.ts';

/** Price changes that are matched with saved motorcycles in one statement. */
const inABatch = 100;

/**
 * Percent of the price that was told last. What is lowered by less waits until a day after the last mail about the motorcycle:
 * a seller who takes off one taka after the other would be in everybody's mailbox every quarter of an hour.
 */
const worthAtOnce = 5;

/** Whether the price is only a little lower than the one told last. The query must name the listing and what was told of it. */
const isSmallStep = sql`coalesce(
  told.told_currency is not distinct from listing.currency
    and listing.price_amount * 100 > told.told * ${sql.lit(100 - worthAtOnce)}, false)`;

/**
 * Worth telling: cheaper than when it was saved, and than what was told before. The query must name the listing, what was
 * saved of it and what was told so.
 */
export const isNews = sql`
  listing.price_amount < saved.price_amount
  and listing.currency is not distinct from saved.currency
  and (told.told is null or told.told_currency is distinct from listing.currency or listing.price_amount < told.told)`;

/**
 * Whether somebody has saved the motorcycle itself, so that mail about lower prices tells them of this price,
 * or has told them already. The query must name the motorcycle `listing`.
 */
export function isToldAsSaved(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from saved_listings kept
    left join price_drop_mails wish on wish.user_id = kept.user_id
    left join price_drops told on told.user_id = kept.user_id and told.listing_id = kept.listing_id
    where kept.user_id = ${userId} and kept.listing_id = listing.id and coalesce(wish.wanted, true)
      and listing.price_amount < kept.price_amount and listing.currency is not distinct from kept.currency
      and (told.told is null or told.told_currency is distinct from listing.currency
        or listing.price_amount <= told.told))`;
}

/**
 * Takes the first price changes off the queue and stores who is to be told: people with a proven mailbox who
 * saved the motorcycle. The cost grows with the changes and with the people who saved these motorcycles, not
 * with all that is saved, thanks to the index. Returns how many changes were read and how many notices were
 * stored.
 */
export async function matchPriceDrops(database: Database): Promise<{ changes: number; drops: number }> {
  const statement = sql<{ changes: number; drops: number }>`
    with taken as (
      delete from price_drop_arrivals where change in (
        select change from price_drop_arrivals order by change limit ${inABatch} for update skip locked
      ) returning change, listing_id
    ), last as (
      select listing_id, max(change) as change from taken group by listing_id
    ), news as (
      select saved.user_id, saved.listing_id, last.change,
        case
          when not ${isSmallStep} or told.mail = 'none' then soon.at
          when told.mail = 'due' or told.due_at > now() then told.due_at
          else greatest(soon.at, told.due_at + interval '1 day')
        end as due_at
      from (select now() + make_interval(mins => ${gatheredMinutes}) as at) soon, last
      join listings listing on listing.id = last.listing_id
      join search_entries entry on entry.listing_id = listing.id and entry.for_sale
      join saved_listings saved on saved.listing_id = listing.id
      join users saver on saver.id = saved.user_id and ${getsMail('saver')}
      left join price_drop_mails wish on wish.user_id = saved.user_id
      left join price_drops told on told.user_id = saved.user_id and told.listing_id = saved.listing_id
      where coalesce(wish.wanted, true) and listing.seller_id is distinct from saved.user_id and ${isNews}
      -- Whoever is just closing their account, or removing it from their list, is waited for and told nothing.
      for key share of saver, saved
    ), wishes as (
      insert into price_drop_mails (user_id) select distinct user_id from news order by user_id on conflict do nothing
    ), written as (
      insert into price_drops (user_id, listing_id, change, mail, due_at)
      select user_id, listing_id, change, 'due', due_at from news
      order by user_id, listing_id
      on conflict (user_id, listing_id) do update set change = excluded.change, mail = 'due',
        due_at = case when price_drops.mail = 'due' then least(price_drops.due_at, excluded.due_at)
          else excluded.due_at end
      returning 1
    )
    select (select count(*)::int from taken) as changes, (select count(*)::int from written) as drops`;
  const { rows } = await repeatOnDeadlock(() => statement.execute(database));
  return rows[0] ?? { changes: 0, drops: 0 };
}

/** Somebody whose mail was claimed by one process. */
export interface DropClaim {
  userId: string;
  /** The number of this try. */
  tries: number;
  email: string;
  /** The mailbox is proven, and mail is wanted. */
  wanted: boolean;
}

/** Claims one person who is to be told; none when there is nobody. */
export async function claimDrops(database: Database): Promise<DropClaim[]> {
  const { rows } = await sql<DropClaim>`
    update price_drop_mails claim
    set mail_after = now() + make_interval(mins => ${claimedMinutes}), mail_tries = mail_tries + 1
    from users owner
    where owner.id = claim.user_id and claim.user_id = (
      select candidate.user_id
      from price_drops due join price_drop_mails candidate on candidate.user_id = due.user_id
      where due.mail = 'due' and due.due_at <= now() and candidate.mail_after <= now()
      order by due.due_at
      limit 1
      for update of candidate skip locked
    )
    returning claim.user_id as "userId", claim.mail_tries as tries, owner.email,
      ${getsMail('owner')} and claim.wanted as wanted`.execute(database);
  return rows;
}

/** A motorcycle in the mail, with its price when it was saved. */
interface CheaperBike extends MailedBike {
  before: number;
}

/**
 * What waits for a mail: all changes, and the content of the mail for those that are still cheaper and for
 * sale.
 */
export interface DueDrops {
  all: { id: string; change: number; told: number | null; currency: string | null }[];
  count: number;
  bikes: CheaperBike[];
}

/** Reads what somebody is to be told now, the latest change first. */
export async function readDrops(database: Database, userId: string): Promise<DueDrops> {
  const { rows } = await sql<CheaperBike & { change: number; news: boolean }>`
    select told.listing_id as id, told.change, coalesce(entry.for_sale and ${isNews}, false) as news,
      listing.name, listing.make, listing.model, listing.year, listing.price_amount as "priceAmount", listing.currency,
      listing.mileage_km as kilometres, district.name as district, saved.price_amount as before
    from price_drops told
    join saved_listings saved on saved.user_id = told.user_id and saved.listing_id = told.listing_id
    left join listings listing on listing.id = told.listing_id
    left join search_entries entry on entry.listing_id = told.listing_id
    left join search_terms district on district.id = entry.district_id
    where told.user_id = ${userId} and told.mail = 'due'
    order by told.change desc`.execute(database);
  const cheaper = rows.filter(({ news }) => news);
  return {
    all: rows.map(({ id, change, news, priceAmount, currency }) => ({
      id,
      change,
      told: news ? priceAmount : null,
      currency,
    })),
    count: cheaper.length,
    bikes: cheaper.slice(0, alertLimits.inMail).map(({ change: _, news: __, ...bike }) => bike),
  };
}

/**
 * Records that the mail was sent or given up. What changed again meanwhile waits for the next mail, which
 * knows what this one told.
 */
export async function settleDrops(
  database: Database,
  userId: string,
  all: DueDrops['all'],
  mail: 'sent' | 'none' | 'refused',
): Promise<void> {
  await sql`
    with settled as (
      update price_drops drop_ set
        mail = case
          when drop_.change is distinct from done.change or drop_.mail <> 'due' then drop_.mail
          when done.told is null then 'none'
          else ${mail} end,
        told = case
          when ${mail} <> 'sent' or done.told is null then drop_.told
          -- A mail that took long may come after one that told less.
          when drop_.told_currency is not distinct from done.currency then least(done.told, drop_.told)
          else done.told end,
        told_currency = case when ${mail} = 'sent' and done.told is not null then done.currency else drop_.told_currency end
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as done (id text, change bigint, told bigint, currency text)
      where drop_.user_id = ${userId} and drop_.listing_id = done.id
    )
    update price_drop_mails
    set mail_after = now() + make_interval(mins => ${mail === 'sent' ? gatheredMinutes : 0}), mail_tries = 0
    where user_id = ${userId}`.execute(database);
}

/** Delays a mail that failed: it is tried again after so many minutes. */
export async function putOffDrops(database: Database, userId: string, minutes: number): Promise<void> {
  await sql`
    update price_drop_mails set mail_after = now() + make_interval(mins => ${minutes})
    where user_id = ${userId}`.execute(database);
}

/** The wishes about mail that tells of lower prices; mail that waits and is not wanted is cancelled. */
export const priceDropMail = mailWishesIn(
  'price_drop_mails',
  (userId) => sql`update price_drops set mail = 'none' where user_id = ${userId} and mail = 'due'`,
);

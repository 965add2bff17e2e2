/** Which admin is to be told of what has come into the inbox, and what it is. */
import { sql } from 'kysely';
import { claimedMinutes } from '../../../kernel/claimed-minutes.ts';
import type { Database } from '../../../platform/database.ts';
import type { ReportReason } from '../../reports/domain.ts';
import { inboxMails } from '../domain.ts';
import { entryId, isOfEntry, summary } from './reports.ts';
import { isOpenBooking } from './rows.ts';

/** An entry in a mail: of what kind, and about which motorcycle. Nothing that its sender wrote. */
export interface MailedEntry {
  id: string;
  kind: 'enquiry' | 'booking' | 'report' | 'reply' | 'repeat';
  /** The motorcycle's title; null where the entry is about none. */
  name: string | null;
  make: string | null;
  model: string | null;
  /** Of a booking. */
  intent: 'viewing' | 'purchase' | null;
  /** All that its reporters chose. */
  reasons: ReportReason[] | null;
}

/**
 * The open entries of the inbox, the same as on its page, with the time at which something in them was last new to
 * an admin. That a report was said again is not. The last report of each motorcycle is found first: that time is asked for, and
 * PostgreSQL would look for it beside every report otherwise.
 */
const openEntries = sql`(
  select 'enquiry' as kind, enquiries.id, enquiries.created_at as news_at, null as name, null as make, null as model,
    null as intent, null::json as reasons
  from enquiries where enquiries.done_at is null
  union all
  select 'booking', bookings.id, greatest(bookings.created_at, bookings.changed_at), bookings.product_name,
    listings.make, listings.model, bookings.intent, null
  from bookings
  join users on users.id = bookings.user_id
  left join listings on listings.id = bookings.listing_id
  where bookings.recipient = 'garage' and ${isOpenBooking}
  union all
  select 'report', ${entryId}, (select max(said.news_at) from reports said where ${isOfEntry}), listings.name,
    listings.make, listings.model, null, ${summary} -> 'reasons'
  from (
    select distinct on (listing_id) * from reports where done_at is null
    order by listing_id, created_at desc, id desc
  ) reports join listings on listings.id = reports.listing_id
  union all
  select 'reply', replies.id, replies.created_at, listings.name, listings.make, listings.model, null, null
  from replies join listings on listings.id = replies.listing_id
  where replies.done_at is null
  union all
  select 'repeat', repeats.id, repeats.created_at, listings.name, listings.make, listings.model, null, null
  from repeats join listings on listings.id = repeats.listing_id
  join users on users.id = listings.seller_id
  where repeats.done_at is null
)`;

/** Until when entries have come in that a mail may tell of now. In milliseconds, as a Date has no more. */
const tellable = sql<Date>`date_trunc('milliseconds', now() - make_interval(secs => ${inboxMails.gathered}))`;

/** Lets every admin with a proven mailbox be told, where nothing is known of their wishes yet. */
export async function noteAdmins(database: Database): Promise<void> {
  await sql`
    insert into inbox_mails (user_id)
    select id from users
    where admin and email_verified and not exists (select from inbox_mails where user_id = users.id)
    -- Whoever is just closing their account is waited for.
    for key share
    on conflict do nothing`.execute(database);
}

/** An admin whose mail was claimed by one process. */
export interface InboxClaim {
  userId: string;
  email: string;
  /** The number of this try. */
  tries: number;
  /** Up to when mails have told them, in milliseconds since 1970; 0 before the first. */
  told: number;
  /** What comes in later is for the next mail. */
  until: Date;
}

/**
 * Claims one admin with a proven mailbox who wants the mail, has got none within the hour, and is to be told of
 * something; none when there is nobody.
 */
export async function claimAdmin(database: Database): Promise<InboxClaim[]> {
  const { rows } = await sql<InboxClaim>`
    update inbox_mails claim
    set mail_after = now() + make_interval(mins => ${claimedMinutes}), mail_tries = mail_tries + 1
    from users owner
    where owner.id = claim.user_id and claim.user_id = (
      select candidate.user_id
      from inbox_mails candidate join users person on person.id = candidate.user_id
      where candidate.wanted and person.admin and person.email_verified and candidate.mail_after <= now()
        and exists (
          select from ${openEntries} entry
          where entry.news_at > candidate.told_until and entry.news_at <= ${tellable})
      order by candidate.mail_after, candidate.user_id
      limit 1
      for update of candidate skip locked
    )
    returning claim.user_id as "userId", owner.email, claim.mail_tries as tries,
      case when claim.told_until = '-infinity' then 0
        else floor(extract(epoch from claim.told_until) * 1000) end::bigint as told,
      ${tellable} as until`.execute(database);
  return rows;
}

/** What a mail tells: how many entries, and the latest of them. */
export interface InboxNews {
  count: number;
  entries: MailedEntry[];
}

/** What an admin is to be told now: what is open and came in since the last mail, the latest first. */
export async function readNews(
  database: Database,
  { userId, until }: Pick<InboxClaim, 'userId' | 'until'>,
): Promise<InboxNews> {
  const { rows } = await sql<MailedEntry & { count: number }>`
    select entry.id, entry.kind, entry.name, entry.make, entry.model, entry.intent, entry.reasons,
      (count(*) over ())::int as count
    from inbox_mails told, ${openEntries} entry
    where told.user_id = ${userId} and entry.news_at > told.told_until and entry.news_at <= ${until}
    order by entry.news_at desc, entry.id desc
    limit ${inboxMails.named}`.execute(database);
  return { count: rows[0]?.count ?? 0, entries: rows.map(({ count: _, ...entry }) => entry) };
}

/**
 * Records what became of a mail. What it told, or what the mail server has refused for good, is not told again; the
 * next mail comes no sooner than an hour later.
 */
export async function settleNews(
  database: Database,
  { userId, until }: Pick<InboxClaim, 'userId' | 'until'>,
  mail: 'sent' | 'none' | 'refused',
): Promise<void> {
  const isOver = mail !== 'none';
  await database
    .updateTable('inbox_mails')
    .set({
      ...(isOver && { told_until: sql<Date>`greatest(told_until, ${until})` }),
      mail_after: sql<Date>`now() + make_interval(mins => ${isOver ? inboxMails.pause : 0})`,
      mail_tries: 0,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Delays a mail that failed: it is tried again after so many minutes. */
export async function putOffNews(database: Database, userId: string, minutes: number): Promise<void> {
  await database
    .updateTable('inbox_mails')
    .set({ mail_after: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .where('user_id', '=', userId)
    .execute();
}

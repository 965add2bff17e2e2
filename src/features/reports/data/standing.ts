/** Whether a listing is on the site, and which admin changed that. */
import { type Selectable, sql } from 'kysely';
import { undoSeconds } from '../../../kernel/undo.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type Change, unwarned } from '../../bookings/data/warnings.ts';
import { isElseForSale, wentOffWithAccount } from '../../identity/data/stopped.ts';
import type { Moderation } from '../../listings/contract/moderation.ts';
import { calledColumns } from '../../listings/data/called.ts';
import { listingColumns, present } from '../../listings/data.ts';
import { isTaxOver } from '../../listings/domain/papers.ts';
import { photoAddress } from '../../photos/domain.ts';
import { asVisitorsSee } from '../../search/data/bikes.ts';
import { buyersWarnedDays } from '../domain.ts';

/**
 * Whether a listing is on the site, its name, and the e-mail address of its seller, if it has one. The whole
 * row is locked: a booking at this moment is waited for, or waits.
 */
function lockedListings(transaction: Transaction) {
  return (
    transaction
      .selectFrom('listings')
      .leftJoin('users', 'users.id', 'listings.seller_id')
      .select(['listings.id', 'listings.taken_off_at as takenOffAt', 'users.email as sellerEmail'])
      .select(calledColumns)
      // Everybody who locks many listings does so in this order, to avoid deadlocks.
      .orderBy('listings.id')
      .forUpdate('listings')
  );
}

/** Locks a listing; undefined when it is gone. A deleted one can be restored, so it is included. */
export async function lockListed(transaction: Transaction, id: string) {
  return lockedListings(transaction).where('listings.id', '=', id).executeTakeFirst();
}
export type Listed = NonNullable<Awaited<ReturnType<typeof lockListed>>>;

/** Locks these listings, those of them that exist. */
export async function lockAllListed(transaction: Transaction, ids: readonly string[]): Promise<Listed[]> {
  return lockedListings(transaction).where(sql<boolean>`listings.id = any (${ids}::text[])`).execute();
}

/** The account that sells a listing; null where nobody with an account does, and when it is gone. */
export async function findSeller(database: Database, listingId: string): Promise<string | null> {
  const listing = await database
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', listingId)
    .executeTakeFirst();
  return listing?.seller_id ?? null;
}

/**
 * The ids of all listings that somebody has for sale, but for the given one. Their account is locked, so that they
 * neither add nor change anything meanwhile, before anything of a listing is locked or held.
 */
export async function listForSale(
  transaction: Transaction,
  sellerId: string,
  except?: string,
): Promise<string[]> {
  const found = transaction
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`search_for_sale(listings)`);
  const rows = await (except === undefined ? found : found.where('id', '<>', except)).execute();
  return rows.map(({ id }) => id);
}

/**
 * The ids of the listings that somebody has marked as sold or deleted of late, and that have buyers who have not
 * cancelled and are not warned: whoever deceives marks it as sold once a deposit is paid. The account is locked as for
 * `listForSale`.
 */
export async function listJustGone(transaction: Transaction, sellerId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('taken_off_at', 'is', null)
    .where(
      sql<boolean>`greatest(sold_at, deleted_at) > now() - make_interval(days => ${sql.lit(buyersWarnedDays)})`,
    )
    .where(sql<boolean>`exists (select from bookings where listing_id = listings.id and ${unwarned})`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * All listings that went off the site when their seller's account was stopped, and still are. The account is locked as
 * for `listForSale`.
 */
export function listStopped(
  transaction: Transaction,
  sellerId: string,
): Promise<{ id: string; isForSale: boolean }[]> {
  return transaction
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .select(['listings.id', isElseForSale.as('isForSale')])
    .where('users.id', '=', sellerId)
    .where(wentOffWithAccount)
    .execute();
}

/**
 * Holds the accounts of those who have booked or reported one of these listings until the transaction ends,
 * also before the listings: closing such an account writes the same bookings and reports, and the two
 * transactions could deadlock.
 */
export async function holdConcerned(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where(
      sql<boolean>`id = any (array(
        select user_id from bookings where listing_id = any (${ids}::text[])
        union select user_id from reports where listing_id = any (${ids}::text[])))`,
    )
    .forKeyShare()
    .execute();
}

type TakenOffAs = Required<NonNullable<Selectable<Tables['listings']>['taken_off_as']>>;

// An object, because a list that forgot a column would compile.
const takenOffColumns = Object.keys({
  name: true,
  image: true,
  more_photos: true,
  description: true,
  seller_name: true,
  price: true,
  price_amount: true,
  original_price: true,
  original_price_amount: true,
  currency: true,
  location: true,
  country: true,
  year_of_use: true,
  condition: true,
  make: true,
  model: true,
  year: true,
  mileage_km: true,
  engine_cc: true,
  owners: true,
  kind: true,
} satisfies Record<keyof TakenOffAs, true>);

/**
 * The listing as it is when it is taken off. While it is off, visitors go on seeing this (without picture and
 * description), whatever its seller changes.
 */
const asItIs = sql<string>`jsonb_build_object(${sql.join(
  takenOffColumns.flatMap((column) => [sql.lit(column), sql.ref(column)]),
)})`;

/**
 * Takes listings off the site, or puts them back when `reason` is null, and records which admin did. Returns the
 * numbers of these changes.
 */
export async function setTakenOff(
  transaction: Transaction,
  { ids, adminId, reason }: { ids: readonly string[]; adminId: string; reason: string | null },
): Promise<Change[]> {
  await transaction
    .updateTable('listings')
    .set({
      taken_off_at: reason === null ? null : sql<Date>`now()`,
      taken_off_reason: reason,
      // It stays stored afterwards, but is shown only while the listing is off.
      ...(reason !== null && { taken_off_as: asItIs }),
    })
    .where(sql<boolean>`id = any (${ids}::text[])`)
    .execute();
  const { rows } = await sql<Change>`
    insert into standing_changes (listing_id, admin_id, reason)
    select id, ${adminId}, ${reason} from unnest(${ids}::text[]) as id
    returning listing_id as listing, no`.execute(transaction);
  return rows;
}

/**
 * Undoes that a listing was put back, if this admin did so a moment ago: it is off the site with the former
 * time and reason, its seller's texts are open again, and no record of it remains. Returns the number of that
 * change, and of the one before, by which it is off; null where there is nothing to undo.
 */
export async function takeBackPutBack(
  transaction: Transaction,
  { id, adminId }: { id: string; adminId: string },
): Promise<{ change: number; before: number } | null> {
  const [latest, before] = await transaction
    .selectFrom('standing_changes')
    .select(['no', 'admin_id', 'reason'])
    .select(sql<boolean>`changed_at > now() - make_interval(secs => ${undoSeconds})`.as('isRecent'))
    .where('listing_id', '=', id)
    .orderBy('no', 'desc')
    .limit(2)
    .execute();
  if (!latest || latest.reason !== null || latest.admin_id !== adminId || !latest.isRecent) return null;
  if (!before || before.reason === null) return null;
  await transaction
    .updateTable('listings')
    .set({ taken_off_at: momentOf(before.no), taken_off_reason: before.reason })
    .where('id', '=', id)
    .execute();
  // The texts were marked as done in the transaction that put it back, so they have its time.
  const then = momentOf(latest.no);
  await transaction
    .updateTable('replies')
    .set({ done_at: null })
    .where('listing_id', '=', id)
    .where('done_at', '=', then)
    .execute();
  await transaction.deleteFrom('standing_changes').where('no', '=', latest.no).execute();
  return { change: latest.no, before: before.no };
}

/** The time of a change as an SQL expression, to keep PostgreSQL's full precision. */
function momentOf(change: number) {
  return sql<Date>`(select changed_at from standing_changes where no = ${change})`;
}

/** The form in which PostgreSQL writes it as JSON. */
type ChangeRow = { off: boolean; at: string; by: string | null };

/** A column: the latest change of a listing, null where there was none. */
export const latestChange = sql<ChangeRow | null>`(
  select json_build_object('off', change.reason is not null, 'at', change.changed_at,
    'by', coalesce(nullif(admin.name, ''), admin.email))
  from standing_changes change left join users admin on admin.id = change.admin_id
  where change.listing_id = listings.id order by change.no desc limit 1)`;

/** The same in the form of the API. */
export function presentChange(change: ChangeRow | null): Moderation['latestChange'] {
  return change && { ...change, at: new Date(change.at).toISOString() };
}

/** What admins need to know about a listing; null when it does not exist. */
export async function findModeration(
  database: Database,
  id: string,
  now = new Date(),
): Promise<Moderation | null> {
  const row = await database
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .select(listingColumns)
    .select([
      'categories.name as category',
      'taken_off_reason',
      'more_photos',
      latestChange.as('latest_change'),
    ])
    .where('listings.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { taken_off_at, taken_off_reason, latest_change } = row;
  return {
    takenOff: taken_off_at && {
      since: taken_off_at.toISOString(),
      reason: taken_off_reason ?? '',
      bike: asVisitorsSee(present(row)),
      photos: row.more_photos.map(photoAddress),
      taxOver: isTaxOver(row.tax_until, now),
    },
    latestChange: presentChange(latest_change),
  };
}

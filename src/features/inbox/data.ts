import { type ExpressionBuilder, sql } from 'kysely';
import { toLatinDigits } from '../../kernel/figures.ts';
import { cutPage, type Page } from '../../kernel/paging.ts';
import type { Database } from '../../platform/database.ts';
import { isAfter } from '../../platform/paging.ts';
import type { Tables } from '../../platform/tables.ts';
import type { InboxEntry } from './contract.ts';
import { findRepeats } from './data/repeats.ts';
import { findReplies } from './data/replies.ts';
import { findReports } from './data/reports.ts';
import {
  finds,
  findsAny,
  type InboxFilter,
  type InboxRow,
  isOnPage,
  isOpenBooking,
  micros,
  nothingElse,
} from './data/rows.ts';
import { findAllOf, othersBeside } from './data/standing.ts';

/** A page of the inbox, newest first: rows of several tables, each read only as far as the page needs. */
export async function listInbox(database: Database, filter: InboxFilter): Promise<Page<InboxEntry>> {
  const found = await Promise.all([
    findEnquiries(database, filter),
    findBookings(database, filter),
    findReports(database, filter),
    findReplies(database, filter),
    findRepeats(database, filter),
  ]);
  const sorted = found
    .flat()
    .sort((one, other) => Number(other.at) - Number(one.at) || (other._id > one._id ? 1 : -1));
  const page = cutPage(
    sorted,
    filter.limit,
    ({ at, _id }) => ({ at, id: _id }),
    (each) => each,
  );
  const all = await findAllOf(
    database,
    page.items.flatMap(({ sold }) => sold?.by ?? []),
  );
  const items = page.items.map(({ at: _, sold, ...entry }) => {
    const ofSeller = sold && all.get(sold.by);
    if (!entry.standing || !ofSeller) return entry;
    const others = othersBeside(entry.standing.productId, sold, ofSeller);
    return { ...entry, standing: { ...entry.standing, others } };
  });
  return { ...page, items };
}

async function findEnquiries(database: Database, filter: InboxFilter): Promise<InboxRow[]> {
  const rows = await database
    .selectFrom('enquiries')
    .selectAll()
    .select(micros('enquiries').as('at'))
    .where(isOnPage('enquiries', filter))
    .where(findsAny(['email'], filter.search))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return rows.map((row) => ({
    ...nothingElse,
    _id: row.id,
    kind: 'enquiry',
    time: row.created_at.toISOString(),
    name: '',
    email: row.email,
    done: row.done_at?.toISOString() ?? null,
    at: row.at,
  }));
}

/** Bookings of accounts that were closed since are left out: nobody is there to be answered. */
async function findBookings(database: Database, filter: InboxFilter): Promise<InboxRow[]> {
  const { state, search, limit, cursor } = filter;
  let query = database
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .leftJoin('listings', (join) =>
      join.onRef('listings.id', '=', 'bookings.listing_id').on('listings.deleted_at', 'is', null),
    )
    .selectAll('bookings')
    .select(['users.name', 'users.email', 'listings.origin', micros('bookings').as('at')])
    .where('bookings.recipient', '=', 'garage')
    .where(state === 'open' ? isOpenBooking : sql<boolean>`not ${isOpenBooking}`)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where(isAfter(cursor, 'bookings.created_at', 'bookings.id'));
  if (search !== '') query = query.where((eb) => says(eb, search));
  const rows = await query.execute();
  return rows.map((row) => ({
    ...nothingElse,
    _id: row.id,
    kind: 'booking',
    time: row.created_at.toISOString(),
    name: row.name,
    email: row.email,
    number: row.cancelled_at ? '' : row.mobile,
    location: row.cancelled_at ? '' : row.location,
    intent: row.intent,
    product:
      row.product_name === null
        ? null
        : { name: row.product_name, sample: row.origin === 'sample', here: row.origin !== null },
    booking:
      row.product_name === null
        ? null
        : {
            productId: row.listing_id,
            yearOfUse: row.product_year_of_use,
            price: row.product_price ?? '',
            priceAmount: row.product_price_amount,
            currency: row.product_currency,
          },
    cancelled: row.cancelled_at !== null,
    changed: row.changed_at?.toISOString() ?? null,
    done: row.changed_at ? null : (row.done_at?.toISOString() ?? null),
    at: row.at,
  }));
}

function says(eb: ExpressionBuilder<Tables, 'bookings' | 'users'>, search: string) {
  const number = numberIn(search);
  // A cancelled booking is not found by the texts that its sender withdrew.
  const kept = eb('bookings.cancelled_at', 'is', null);
  return eb.or([
    finds('users.name', search),
    finds('users.email', search),
    finds('bookings.product_name', search),
    eb.and([kept, finds('bookings.location', search)]),
    ...(number === null ? [] : [eb.and([kept, eb('bookings.mobile', 'like', `%${number}%`)])]),
  ]);
}

/**
 * The digits of a number as they are stored, however it is typed: without the 0 in place of the country code.
 */
function numberIn(search: string): string | null {
  const typed = toLatinDigits(search).trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  return typed.replace(/\D/g, '').replace(/^0+/, '') || null;
}

/**
 * Marks an entry as done, or as open again, except reports and bookings. Returns whether there is such an
 * entry.
 */
export async function setDone(database: Database, id: string, done: boolean): Promise<boolean> {
  // Marking it twice keeps the first time.
  const done_at = done ? sql<Date>`coalesce(done_at, now())` : null;
  for (const table of ['enquiries', 'replies', 'repeats'] as const) {
    const entry = await database.updateTable(table).set({ done_at }).where('id', '=', id).executeTakeFirst();
    if (Number(entry.numUpdatedRows) > 0) return true;
  }
  return false;
}

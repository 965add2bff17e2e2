/** Mails that tell sellers of bookings, and buyers of what becomes of theirs. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { calledColumns, calledName } from '../../listings/data/called.ts';
import type { LastTold } from '../../reports/domain/standing-mails.ts';
import { waitsForAnswer } from './waiting.ts';

/** Seconds between two mails to a seller: what comes meanwhile is told by the next one. */
const pause = 60 * 60;

/**
 * Where a seller reads mail, and in how many seconds the next one about bookings may leave; undefined where one that has not
 * left yet tells of this booking as well, or where they want none. In the transaction that writes the booking.
 */
export async function takeTurn(
  write: Database,
  sellerId: string,
): Promise<{ email: string; inSeconds: number } | undefined> {
  const due = await write
    .insertInto('booking_letters')
    .values({ user_id: sellerId, due_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          due_at: sql<Date>`greatest(now(), booking_letters.due_at + make_interval(secs => ${pause}))`,
        })
        .where('booking_letters.due_at', '<=', sql<Date>`now()`)
        .where('booking_letters.wanted', '=', true),
    )
    .returning(sql<number>`extract(epoch from due_at - now())::float8`.as('inSeconds'))
    .executeTakeFirst();
  if (!due) return undefined;
  const { email } = await write
    .selectFrom('users')
    .select('email')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return { email, ...due };
}

export interface WaitingBike {
  name: string;
  make: string | null;
  model: string | null;
  waiting: number;
}

/** Motorcycles of a seller that somebody waits for, those first that most do, and one more than are asked for at the most. */
export async function listWaiting(
  database: Database,
  sellerId: string,
  most: number,
): Promise<WaitingBike[]> {
  const rows = await database
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['listings.id', 'listings.name', 'listings.make', 'listings.model'])
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('bookings.seller_id', '=', sellerId)
    .where(sql<boolean>`search_for_sale(listings)`)
    .where(waitsForAnswer)
    .groupBy('listings.id')
    .orderBy('waiting', 'desc')
    .orderBy('listings.id')
    .limit(most + 1)
    .execute();
  return rows.map(({ name, make, model, waiting }) => ({ name, make, model, waiting: Number(waiting) }));
}

/**
 * Notes with the bookings that stand that the garage took their listing off the site, by the change of this number: that
 * outlives the listing. Whoever had taken theirs off their list has it there again, as it warns them. Those that it is noted with
 * already stay as they are. Returns where all the others read mail.
 */
export async function noteTakenOff(write: Database, listingId: string, change: number): Promise<string[]> {
  const noted = await write
    .updateTable('bookings')
    .set({ taken_off_at: sql<Date>`now()`, put_back_at: null, hidden_at: null, standing_change: change })
    .where('listing_id', '=', listingId)
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('taken_off_at', 'is', null), eb('put_back_at', 'is not', null)]))
    .returning('user_id')
    .execute();
  return mailboxesOf(write, noted);
}

/**
 * Notes with the bookings that the garage had taken their listing off the site of that it put it back, by the change of this
 * number. Returns where all of them read mail.
 */
export async function notePutBack(write: Database, listingId: string, change: number): Promise<string[]> {
  const noted = await write
    .updateTable('bookings')
    .set({ put_back_at: sql<Date>`now()`, standing_change: change })
    .where('listing_id', '=', listingId)
    .where('taken_off_at', 'is not', null)
    // Of one that was cancelled it may be long ago.
    .where('put_back_at', 'is', null)
    .returning('user_id')
    .execute();
  return mailboxesOf(write, noted);
}

async function mailboxesOf(
  write: Database,
  bookings: readonly { user_id: string | null }[],
): Promise<string[]> {
  const ids = bookings.map(({ user_id }) => user_id);
  const users = await write
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`id = any (${ids}::text[])`)
    .execute();
  return users.map(({ email }) => email);
}

/**
 * What a mail tells somebody of the listing that they booked, which may be gone: their bookings, whether it is off the site
 * or back, whether no mail has told them yet of one of them that it is off, and what the last mail told. Undefined where they have cancelled, also if
 * they booked it anew since, where another change has followed the one of this number, which has a mail of its own, and
 * where it is back but not for sale.
 */
export async function findTold(
  database: Database,
  userId: string,
  { listing, change }: { listing: string; change?: number },
) {
  const rows = await database
    .selectFrom('bookings')
    .leftJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['bookings.id', 'bookings.warned_at', 'bookings.put_back_at', lastTold.as('last')])
    .select(calledColumns)
    .select(sql<string>`coalesce(${calledName}, bookings.product_name, '')`.as('name'))
    .where('bookings.user_id', '=', userId)
    .where('bookings.cancelled_at', 'is', null)
    .where('bookings.taken_off_at', 'is not', null)
    // A letter that was noted before changes had numbers tells of the latest.
    .where((eb) =>
      change === undefined
        ? eb('bookings.listing_id', '=', listing)
        : eb('bookings.standing_change', '=', change),
    )
    .where((eb) =>
      eb.or([
        eb('bookings.put_back_at', 'is', null),
        eb.and([eb('listings.id', 'is not', null), sql<boolean>`search_for_sale(listings)`]),
      ]),
    )
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { name, make, model, put_back_at } = first;
  return {
    bookings: rows.map(({ id }) => id),
    bike: { name, make, model },
    isOff: put_back_at === null,
    isFirst: rows.some(({ warned_at }) => warned_at === null),
    last: rows.map(({ last }) => last).reduce(latestOf),
  };
}

const lastTold = sql<LastTold | null>`
  case when bookings.warned_at is not null then json_build_object(
    'isOff', bookings.put_back_told_at is null or bookings.put_back_told_at < bookings.warned_at,
    'secondsAgo', extract(epoch from now() - greatest(bookings.warned_at, bookings.put_back_told_at))) end`;

function latestOf(one: LastTold | null, other: LastTold | null): LastTold | null {
  if (!one || !other) return one ?? other;
  return other.secondsAgo < one.secondsAgo ? other : one;
}

/** Notes with bookings that a mail has left that tells not to pay for what was booked, or that it was put back. */
export async function noteTold(
  database: Database,
  { bookings, isOff }: { bookings: readonly string[]; isOff: boolean },
): Promise<void> {
  await database
    .updateTable('bookings')
    .set({ [isOff ? 'warned_at' : 'put_back_told_at']: sql<Date>`now()` })
    .where('id', 'in', bookings)
    .execute();
}

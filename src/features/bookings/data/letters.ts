/** Mails that tell sellers of bookings, and buyers of what becomes of theirs. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
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

/** Whether somebody wants mail about bookings, and whether the link of one ended it; undefined when the account is gone. */
export async function findBookingWish(database: Database, userId: string): Promise<MailWish | undefined> {
  return database
    .selectFrom('users')
    .leftJoin('booking_letters as wish', 'wish.user_id', 'users.id')
    .select((eb) => [
      eb.fn.coalesce('wish.wanted', sql<boolean>`true`).as('wanted'),
      eb.fn.coalesce('wish.stopped', sql<boolean>`false`).as('stopped'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Notes whether somebody wants mail about bookings; nothing where the account is gone. */
export async function writeBookingWish(
  database: Database,
  userId: string,
  { wanted, stopped }: MailWish,
): Promise<void> {
  await database
    .insertInto('booking_letters')
    .columns(['user_id', 'wanted', 'stopped'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(['id', eb.val(wanted).as('wanted'), eb.val(stopped).as('stopped')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wanted, stopped }))
    .execute();
}

interface MailWish {
  wanted: boolean;
  stopped: boolean;
}

export interface WaitingBike {
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
    .select(['listings.id', 'listings.make', 'listings.model'])
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('bookings.seller_id', '=', sellerId)
    .where(sql<boolean>`search_for_sale(listings)`)
    .where(waitsForAnswer)
    .groupBy('listings.id')
    .orderBy('waiting', 'desc')
    .orderBy('listings.id')
    .limit(most + 1)
    .execute();
  return rows.map(({ make, model, waiting }) => ({ make, model, waiting: Number(waiting) }));
}

/** Notes with the bookings that stand that the garage took their listing off the site, which outlives the listing. */
export async function noteTakenOff(write: Database, listingId: string): Promise<void> {
  await write
    .updateTable('bookings')
    .set({ taken_off_at: sql<Date>`now()`, put_back_at: null })
    .where('listing_id', '=', listingId)
    .where('cancelled_at', 'is', null)
    .where('hidden_at', 'is', null)
    .execute();
}

/**
 * Notes with the bookings of a listing that the garage put it back on the site. Returns where those read mail who were told
 * that it was off, and still want it; nobody where it is not for sale.
 */
export async function notePutBack(write: Database, listingId: string): Promise<string[]> {
  const told = await write
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select('users.email')
    .distinct()
    .where('bookings.listing_id', '=', listingId)
    .where('bookings.taken_off_at', 'is not', null)
    .where('bookings.put_back_at', 'is', null)
    .where('bookings.cancelled_at', 'is', null)
    .where('bookings.hidden_at', 'is', null)
    .where(sql<boolean>`search_for_sale(listings)`)
    .execute();
  await write
    .updateTable('bookings')
    .set({ put_back_at: sql<Date>`now()` })
    .where('listing_id', '=', listingId)
    .where('taken_off_at', 'is not', null)
    .where('put_back_at', 'is', null)
    .execute();
  return told.map(({ email }) => email);
}

/** Where those read mail whose booking of a listing stands, and whether the garage tells them of it for the first time. */
export async function listBuyers(
  write: Database,
  listingId: string,
): Promise<{ email: string; isFirst: boolean }[]> {
  return write
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['users.email', sql<boolean>`bool_or(bookings.taken_off_at is null)`.as('isFirst')])
    .where('bookings.listing_id', '=', listingId)
    .where('bookings.cancelled_at', 'is', null)
    .where('bookings.hidden_at', 'is', null)
    .groupBy('users.id')
    .execute();
}

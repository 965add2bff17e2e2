/** Mails to sellers about bookings, and to buyers about what happens to theirs. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { calledColumns, calledName } from '../../listings/data/called.ts';
import type { LastTold } from '../../listings/domain/standing.ts';
import { waitsForAnswer } from './waiting.ts';

/** Seconds between two mails to a seller; bookings that come meanwhile are in the next mail. */
const pause = 60 * 60;

/**
 * Where a seller reads mail, and in how many seconds the next mail about bookings may leave; undefined when a
 * mail that has not left yet includes this booking, or when they want none. Call it last in the transaction that
 * writes the booking: the mail waits for it (`awaitTurns`). Compared with the clock and not with the transaction's
 * beginning, as it may have waited while a mail left.
 */
export async function takeTurn(
  transaction: Transaction,
  sellerId: string,
): Promise<{ email: string; inSeconds: number } | undefined> {
  const due = await transaction
    .insertInto('booking_letters')
    .values({ user_id: sellerId, due_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          due_at: sql<Date>`greatest(clock_timestamp(), booking_letters.due_at + make_interval(secs => ${pause}))`,
        })
        .where('booking_letters.due_at', '<=', sql<Date>`clock_timestamp()`)
        .where('booking_letters.wanted', '=', true),
    )
    // From the beginning of the transaction, as the time of the mail counts from there.
    .returning(sql<number>`extract(epoch from due_at - now())::float8`.as('inSeconds'))
    .executeTakeFirst();
  if (!due) return undefined;
  const { email } = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return { email, ...due };
}

/** Waits for bookings under way that leave it to the mail which is written now to tell of them. */
export async function awaitTurns(database: Database, sellerId: string): Promise<void> {
  await database
    .selectFrom('booking_letters')
    .select('user_id')
    .where('user_id', '=', sellerId)
    // `takeTurn` has locked the row even where it changed nothing.
    .forShare()
    .execute();
}

export interface WaitingBike {
  name: string;
  make: string | null;
  model: string | null;
  waiting: number;
}

/**
 * A seller's motorcycles with waiting buyers, those with the most buyers first; up to one more than `most`.
 */
export async function listWaiting(
  database: Database,
  sellerId: string,
  most: number,
): Promise<WaitingBike[]> {
  const rows = await database
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['listings.id', 'listings.name', 'listings.make', 'listings.model'])
    // Who books to see it and then to buy it is one buyer.
    .select(({ fn }) => fn.count<number>('bookings.user_id').distinct().as('waiting'))
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
 * The content of a mail about a listing, which may be gone, to somebody who booked it: their bookings,
 * whether it is off the site or back, whether no mail has warned them yet about one of these bookings, and
 * what the last mail told. Undefined where they have cancelled, even if they booked again since; where
 * another change has followed this one, which has a mail of its own; and where it is back but not for sale.
 */
export async function findBuyerTold(
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
    // Letters without a number, from before changes had one, tell of the latest change.
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

/**
 * Records in bookings that a mail was sent that warns against paying, or that says that the motorcycle was
 * put back.
 */
export async function noteBuyerTold(
  database: Database,
  { bookings, isOff }: { bookings: readonly string[]; isOff: boolean },
): Promise<void> {
  await database
    .updateTable('bookings')
    .set({ [isOff ? 'warned_at' : 'put_back_told_at']: sql<Date>`now()` })
    .where('id', 'in', bookings)
    .execute();
}

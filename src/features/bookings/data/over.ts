/** Bookings whose motorcycle is not for sale any more: who is to be told. */
import { sql } from 'kysely';
import { undoSeconds } from '../../../kernel/undo.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { calledColumns, calledName } from '../../listings/data/called.ts';

/** Bookings of one buyer, to be told in one mail. */
interface OverBookings {
  email: string;
  bookings: string[];
}

/** Takes the bookings that are over by now, by buyer: nobody else takes them, until they are over once more. */
export async function claimOver(transaction: Transaction): Promise<OverBookings[]> {
  const { rows } = await sql<OverBookings>`
    with over as (
      update bookings set over_since = null
      where id in (
        select id from bookings where over_since <= now() - make_interval(secs => ${undoSeconds})
        -- What a seller is just taking back, or a buyer changing, is for the next time.
        order by id for update skip locked
      )
      returning id, user_id
    )
    select users.email, array_agg(over.id) as bookings
    from over join users on users.id = over.user_id
    group by users.id`.execute(transaction);
  return rows;
}

interface OverBike {
  name: string;
  make: string | null;
  model: string | null;
  isSold: boolean;
}

/**
 * What somebody has booked and is not for sale any more, of those bookings; without what they have cancelled or
 * were told of, what is for sale again, and what the garage has told them not to pay for.
 */
export async function listOver(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ bookings: string[]; bikes: OverBike[] }> {
  const rows = await database
    .selectFrom('bookings')
    .leftJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['bookings.id', 'bookings.listing_id'])
    .select(calledColumns)
    .select(sql<string>`coalesce(${calledName}, bookings.product_name, '')`.as('name'))
    .select(sql<boolean>`listings.sold_at is not null`.as('isSold'))
    .where('bookings.id', 'in', ids)
    .where('bookings.user_id', '=', userId)
    .where('bookings.cancelled_at', 'is', null)
    .where('bookings.over_told_at', 'is', null)
    // Whoever has removed it from their list has seen it.
    .where('bookings.hidden_at', 'is', null)
    .where((eb) =>
      eb.or([eb('bookings.taken_off_at', 'is', null), eb('bookings.put_back_at', 'is not', null)]),
    )
    .where((eb) =>
      eb.or([
        eb('listings.id', 'is', null),
        eb('listings.sold_at', 'is not', null),
        eb('listings.deleted_at', 'is not', null),
      ]),
    )
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
    .execute();
  // Who books to see it and then to buy it has booked one motorcycle.
  const bikes = new Map(rows.map(({ id, listing_id, ...bike }) => [listing_id ?? id, bike]));
  return { bookings: rows.map(({ id }) => id), bikes: [...bikes.values()] };
}

/** Records in bookings that mail has told their buyer. */
export async function noteOverTold(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .updateTable('bookings')
    .set({ over_told_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute();
}

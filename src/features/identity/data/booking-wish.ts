import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/**
 * Whether somebody wants mail about bookings, and whether a link in one ended it; undefined when the account
 * is gone.
 */
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

/** Stores whether somebody wants mail about bookings; does nothing where the account is gone. */
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

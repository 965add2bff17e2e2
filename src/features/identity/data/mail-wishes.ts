/** Which kinds of mail people want. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Whether somebody wants a kind of mail, and whether a link in one ended it. */
export interface MailWish {
  wanted: boolean;
  stopped: boolean;
}

/** The tables of wishes: a row for everybody who made a choice, as the others want the mail. */
type WishTable = 'booking_letters' | 'inbox_mails' | 'price_drop_mails';

/** What somebody wishes about the mail of this table; undefined for people whose account is gone. */
export async function findMailWish(
  database: Database,
  table: WishTable,
  userId: string,
): Promise<MailWish | undefined> {
  const { rows } = await sql<MailWish>`
    select coalesce(wish.wanted, true) as wanted, coalesce(wish.stopped, false) as stopped
    from users left join ${sql.table(table)} wish on wish.user_id = users.id
    where users.id = ${userId}`.execute(database);
  return rows[0];
}

/** Whether somebody wants the mail of this table, as a column of a query over `users`. */
export const isMailWanted = (table: WishTable): RawBuilder<boolean> =>
  sql`coalesce((select wanted from ${sql.table(table)} where user_id = users.id), true)`;

/** Whether an account gets mail at all beside that about itself, as a column; `users` is the table's name in the query. */
export const getsMail = (users: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${users}.email_verified`)} and ${sql.ref(`${users}.stopped_at`)} is null)`;

/** What can be done with the wishes about one kind of mail; undefined for people whose account is gone. */
export interface MailWishes {
  find(database: Database, userId: string): Promise<MailWish | undefined>;
  /** Stores a choice made on the site; does nothing where the account is gone. */
  write(database: Database, userId: string, wanted: boolean): Promise<void>;
  /** Ends the mail by its link. Calling it twice does no harm. */
  stop(database: Database, userId: string): Promise<MailWish | undefined>;
  /** Resumes it where a link ended it. Mail that was turned off on the site stays off. */
  resume(database: Database, userId: string): Promise<MailWish | undefined>;
}

/**
 * Writes the wishes of a table, each in one statement, as site and link may change the choice at the same time.
 * `cancel` is an update that cancels a person's waiting mail of this kind when it is not wanted any more.
 */
export function mailWishesIn(table: WishTable, cancel?: (userId: string) => RawBuilder<unknown>): MailWishes {
  const [was, wasStopped] = [sql.ref(`${table}.wanted`), sql.ref(`${table}.stopped`)];

  async function settle(
    database: Database,
    userId: string,
    wish: MailWish,
    change: RawBuilder<unknown>,
  ): Promise<MailWish | undefined> {
    const before = cancel && !wish.wanted ? sql`with cancelled as (${cancel(userId)})` : sql``;
    const { rows } = await sql<MailWish>`
      ${before}
      insert into ${sql.table(table)} (user_id, wanted, stopped)
      select id, ${wish.wanted}, ${wish.stopped} from users where id = ${userId} for key share
      on conflict (user_id) do update set ${change}
      returning wanted, stopped`.execute(database);
    return rows[0];
  }

  return {
    find: (database, userId) => findMailWish(database, table, userId),
    async write(database, userId, wanted) {
      const change = sql`wanted = excluded.wanted, stopped = excluded.stopped`;
      await settle(database, userId, { wanted, stopped: false }, change);
    },
    stop: (database, userId) =>
      settle(
        database,
        userId,
        { wanted: false, stopped: true },
        sql`wanted = false, stopped = ${was} or ${wasStopped}`,
      ),
    resume: (database, userId) =>
      settle(
        database,
        userId,
        { wanted: true, stopped: false },
        sql`wanted = ${was} or ${wasStopped}, stopped = false`,
      ),
  };
}

/** The wishes about mail that tells sellers of bookings. */
export const bookingMail = mailWishesIn('booking_letters');

/** The wishes about mail that tells admins of what comes into the garage's inbox. */
export const inboxMail = mailWishesIn('inbox_mails');

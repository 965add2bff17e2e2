/** Accounts that an admin has stopped. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';

/**
 * Whether a listing went off the site when its seller's account was stopped, and still is, in a query that joins the two:
 * stopping took it off in the same transaction, so both have its time.
 */
export const wentOffWithAccount = sql<boolean>`listings.taken_off_at = users.stopped_at`;
/** Whether it would be for sale otherwise: what is sold or deleted comes back to no list. */
export const isElseForSale = sql<boolean>`listings.sold_at is null and listings.deleted_at is null`;

/** What is to be known of a stopped account before somebody is told why it is. */
interface Stop {
  emailVerified: boolean;
  /** What its owner is told, which may be nothing. */
  stopReason: string;
}

/**
 * The stop of an account; null for one that is not stopped. Waits for whoever is just stopping it, so that a session
 * opened before this call has ended, or its opener learns of it.
 */
export async function awaitStop(database: Database, userId: string): Promise<Stop | null> {
  const row = await database
    .selectFrom('users')
    .select(['stop_reason as stopReason', 'email_verified as emailVerified'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (!row || row.stopReason === null) return null;
  return { emailVerified: row.emailVerified, stopReason: row.stopReason };
}

/**
 * Whether the account of this mailbox is stopped. If the account's creator never confirmed the mailbox, it may be
 * somebody else's, and counts as one without an account.
 */
export async function isMailboxStopped(database: Database, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified', '=', true)
    .where('stopped_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an account as stopped by an admin, or as open again where there is no reason. */
export async function writeStop(
  transaction: Transaction,
  userId: string,
  stop: { adminId: string; reason: string } | null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      stopped_at: stop ? sql<Date>`now()` : null,
      stopped_by: stop?.adminId ?? null,
      stop_reason: stop?.reason ?? null,
    })
    .where('id', '=', userId)
    .execute();
}

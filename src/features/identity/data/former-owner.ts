import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { ProvenPerson } from '../domain.ts';
import type { ExternalId } from './ways-in.ts';

// Removes what somebody left in an account whose mailbox they never proved, once its owner comes: the parts of
// `takeOver`, which holds the account.

/**
 * Takes off sale what was listed by somebody who never proved the account's mailbox; its owner can restore it
 * like their own deleted listings. The rows are locked completely, as when one is deleted alone: a booking at
 * this moment is waited for, or waits. Returns how many motorcycles.
 */
export async function takeOffSale(transaction: Transaction, userId: string): Promise<number> {
  const held = transaction
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', userId)
    .where('deleted_at', 'is', null)
    // Everybody who locks many listings does so in this order, to avoid deadlocks.
    .orderBy('id')
    .forUpdate();
  const result = await transaction
    .updateTable('listings')
    .set({ deleted_at: sql`now()` })
    .where('id', 'in', held)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Takes the account out of the bookings that were made by somebody who never proved its mailbox, as closing it
 * would: their place and number are not the owner's, and their sellers have not heard from the owner.
 */
export async function leaveBookings(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ user_id: null, location: '', mobile: '' })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Parts the account from what somebody who never proved its mailbox wrote to the garage, as closing it would:
 * their reports stay as anybody's, and their replies as a seller go. After `takeOffSale`, so that no reply comes
 * later: whoever writes one holds its listing, and finds it deleted then.
 */
export async function leaveInbox(transaction: Transaction, userId: string): Promise<void> {
  await transaction.updateTable('reports').set({ user_id: null }).where('user_id', '=', userId).execute();
  await transaction.deleteFrom('replies').where('user_id', '=', userId).execute();
}

/** Deletes the credentials of an account, all but one that is `kept`. Returns their providers. */
export async function deleteCredentials(
  transaction: Transaction,
  userId: string,
  kept?: ExternalId,
): Promise<string[]> {
  let query = transaction.deleteFrom('credentials').where('user_id', '=', userId);
  if (kept) query = query.where((eb) => eb.not(eb.and({ issuer: kept.issuer, account_id: kept.uid })));
  const rows = await query.returning('provider_id').execute();
  return rows.map((row) => row.provider_id);
}

/** Deletes credentials with another e-mail than the account's, other than its password. Returns how many. */
export async function unlinkStrangers(
  transaction: Transaction,
  { id, email }: { id: string; email: string },
): Promise<number> {
  const result = await transaction
    .deleteFrom('credentials')
    .where('user_id', '=', id)
    .where('provider_id', '<>', 'credential')
    .where(sql<boolean>`lower(email) is distinct from ${email.toLowerCase()}`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Makes the photos of somebody who was not the owner nobody's: those of their listings stay with these, and the others are
 * deleted soon.
 */
export async function leavePhotos(transaction: Transaction, userId: string): Promise<void> {
  await transaction.updateTable('photos').set({ owner_id: null }).where('owner_id', '=', userId).execute();
}

/**
 * Deletes the saved searches and motorcycles of somebody who was not the owner, because mail about them would
 * contain their words, and their choices about mail.
 */
export async function dropInterests(transaction: Transaction, userId: string): Promise<void> {
  await transaction.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('saved_listings').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('price_drop_mails').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('booking_letters').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('inbox_mails').where('user_id', '=', userId).execute();
}

/** Writes who owns the account: their proven address, and name and photo in place of those of somebody else. */
export async function writeOwner(
  transaction: Transaction,
  userId: string,
  { email, name, photoURL }: Pick<ProvenPerson, 'email' | 'name' | 'photoURL'>,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, email_verified: true, name, image: photoURL, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

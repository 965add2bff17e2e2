/** Deletes all that is stored about somebody. What else a new table about people needs: `own-data.ts`. */
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { dropLinks } from '../data.ts';
import { lockSession } from './sessions.ts';

/**
 * Deletes an account for good; null when it or the session is gone already. Its listings are deleted, and
 * lose the seller with all that they wrote or showed of themselves. Its bookings stay with their sellers
 * without saying whose they are; so do its reports and its actions as an admin. Whatever the account is just
 * adding, and any booking of its listings, is written before this or not at all, because rows that refer to
 * the account wait for its lock.
 */
export async function deleteAccount(
  transaction: Transaction,
  userId: string,
  sessionId: string,
): Promise<{ isProven: boolean } | null> {
  const account = await transaction
    .selectFrom('users')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // It is being deleted twice at once.
  if (!account || !(await lockSession(transaction, userId, sessionId))) return null;
  const { email, email_verified } = account;
  const listings = transaction
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', userId)
    // In the same order as all others who lock many listings. The lock is no stronger than an update's,
    // because a booking that holds a listing may wait for the account.
    .orderBy('id')
    .forNoKeyUpdate();
  await transaction
    .updateTable('listings')
    .set({
      deleted_at: sql`coalesce(deleted_at, now())`,
      seller_name: '',
      email: '',
      mobile: '',
      description: '',
      taken_off_as: sql`taken_off_as - array['seller_name', 'image', 'more_photos', 'description']`,
      image: sql`'/art/' || kind || '-signal.svg'`,
      more_photos: [],
    })
    .where('id', 'in', listings)
    .execute();
  await transaction.deleteFrom('photos').where('owner_id', '=', userId).execute();
  await transaction
    .deleteFrom('repeats')
    .where('listing_id', 'in', (eb) => eb.selectFrom('listings').select('id').where('seller_id', '=', userId))
    .execute();
  // What the reports of its listings keep of these texts.
  await transaction
    .updateTable('reports')
    .set({ said_then: sql`said_then || '{"sellerName": null, "description": null, "pictures": null}'` })
    .where('listing_id', 'in', (eb) => eb.selectFrom('listings').select('id').where('seller_id', '=', userId))
    .where('said_then', 'is not', null)
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ location: '', mobile: '' })
    .where('user_id', '=', userId)
    .execute();
  if (email_verified) {
    await transaction.deleteFrom('enquiries').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
    await transaction
      .updateTable('reports')
      .set({ email: '' })
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .execute();
  }
  await dropLinks(transaction, userId);
  // The database also deletes sessions, passwords, saved searches and texts to the garage, by foreign keys.
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
  return { isProven: email_verified };
}

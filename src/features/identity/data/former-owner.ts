import { sql } from 'kysely';
import type { ProvenPerson } from '../domain.ts';
import type { Arrival } from './ways-in.ts';

// What is taken from whoever made an account without proving its mailbox, once its owner comes.

/**
 * Takes off sale what was listed by somebody who never proved the mailbox of the account; its owner can bring it back as
 * whatever they delete themselves. Each is held as a whole, as when it is taken down alone: whoever books it at this moment
 * is waited for, or waits. Returns how many motorcycles.
 */
export async function takeOffSale(arrival: Arrival, userId: string): Promise<number> {
  const held = arrival
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', userId)
    .where('deleted_at', 'is', null)
    // Whoever holds many listings takes them in this order, or two of them would wait for each other.
    .orderBy('id')
    .forUpdate();
  const result = await arrival
    .updateTable('listings')
    .set({ deleted_at: sql`now()` })
    .where('id', 'in', held)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Takes away every way into an account. */
export async function deleteCredentials(arrival: Arrival, userId: string): Promise<void> {
  await arrival.deleteFrom('credentials').where('user_id', '=', userId).execute();
}

/**
 * Forgets what somebody searched and kept an eye on who was not the owner, as mail about it would bring their words, and
 * which mail they wanted.
 */
export async function dropInterests(arrival: Arrival, userId: string): Promise<void> {
  await arrival.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
  await arrival.deleteFrom('saved_listings').where('user_id', '=', userId).execute();
  await arrival.deleteFrom('price_drop_mails').where('user_id', '=', userId).execute();
  await arrival.deleteFrom('booking_letters').where('user_id', '=', userId).execute();
}

/** Writes name and photo over those that somebody chose who was not the owner; what they looked for goes as well. */
export async function replaceProfile(
  arrival: Arrival,
  userId: string,
  { name, photoURL }: ProvenPerson,
): Promise<void> {
  await arrival.updateTable('users').set({ name, image: photoURL }).where('id', '=', userId).execute();
  await dropInterests(arrival, userId);
}

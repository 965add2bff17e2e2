/** What bookings keep of it that the garage took their motorcycle off the site, or put it back. */
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';

/** That a listing is off the site or back, and the number of that change, which outlives the listing. */
export interface Change {
  listing: string;
  no: number;
}

/** The e-mail address of somebody who booked a listing. */
export interface BuyerToWarn {
  listing: string;
  email: string;
}

/** Bookings in which it is to be recorded that their listing is off the site: the open ones where it is not yet. */
export const unwarned = sql<boolean>`bookings.cancelled_at is null
  and (bookings.taken_off_at is null or bookings.put_back_at is not null)`;

/**
 * Records in the open bookings of listings that the garage took them off the site. A booking that its buyer had
 * hidden is on their list again, as it warns them. Bookings where this is recorded already stay as they are.
 * Returns all other buyers, each once for a listing.
 */
export function noteTakenOff(transaction: Transaction, changes: readonly Change[]): Promise<BuyerToWarn[]> {
  return note(
    transaction,
    changes,
    sql`taken_off_at = now(), put_back_at = null, hidden_at = null`,
    unwarned,
  );
}

/**
 * Records that the garage put listings back on the site in the bookings where their removal is recorded. Returns
 * the buyers, each once for a listing.
 */
export function notePutBack(transaction: Transaction, changes: readonly Change[]): Promise<BuyerToWarn[]> {
  return note(
    transaction,
    changes,
    sql`put_back_at = now()`,
    // A cancelled booking may have recorded it long ago.
    sql`taken_off_at is not null and put_back_at is null`,
  );
}

/** Sets columns in those bookings of the listings that meet a condition: one statement for any number of them. */
async function note(
  transaction: Transaction,
  changes: readonly Change[],
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<BuyerToWarn[]> {
  const [ids, numbers] = [changes.map(({ listing }) => listing), changes.map(({ no }) => no)];
  const { rows } = await sql<BuyerToWarn>`
    with noted as (
      update bookings set ${columns}, standing_change = change.no
      from unnest(${ids}::text[], ${numbers}::bigint[]) as change (listing, no)
      where bookings.listing_id = change.listing and ${condition}
      returning bookings.listing_id, bookings.user_id
    )
    select distinct noted.listing_id as listing, users.email
    from noted join users on users.id = noted.user_id`.execute(transaction);
  return rows;
}

/**
 * Undoes `notePutBack`, as if it had not been noted: in bookings that have the number of that change, the
 * listing is off the site by the change before.
 */
export async function undoPutBack(
  transaction: Transaction,
  listingId: string,
  { change, before }: { change: number; before: number },
): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ put_back_at: null, standing_change: before })
    .where('listing_id', '=', listingId)
    .where('standing_change', '=', change)
    .execute();
}

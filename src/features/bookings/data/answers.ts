/** Whether a booking is answered, as its recipient marks it. */
import { sql } from 'kysely';
import { undoSeconds } from '../../../kernel/undo.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { Meeting } from '../domain.ts';

/**
 * What a booking asks for, of a listing or of the garage, whose it is (null: their account is closed), and whether it was
 * cancelled; undefined when it is gone. It is locked until the transaction ends.
 */
export async function lockBooking(
  transaction: Transaction,
  { id, of }: { id: string; of: { listing: string } | 'garage' },
): Promise<(Meeting & { userId: string | null; cancelledAt: Date | null }) | undefined> {
  return transaction
    .selectFrom('bookings')
    .select(['location', 'mobile as number', 'user_id as userId', 'cancelled_at as cancelledAt'])
    .where('id', '=', id)
    .where((eb) => (of === 'garage' ? eb('recipient', '=', of) : eb('listing_id', '=', of.listing)))
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a booking as answered by its recipient. Marking it twice keeps the first time. */
export async function markAnswered(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ done_at: sql<Date>`coalesce(done_at, now())`, changed_at: null, ...nothingFormer })
    .where('id', '=', id)
    .execute();
}

/** Marks it as waiting again, and keeps when it was answered for whoever did so by mistake. */
export async function unmarkAnswered(transaction: Transaction, by: string, id: string): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({
      former_done_at: sql<Date>`done_at`,
      unmarked_at: sql<Date>`now()`,
      unmarked_by: by,
      done_at: null,
      changed_at: null,
    })
    .where('id', '=', id)
    // Unmarking it twice keeps the time all the same.
    .where('done_at', 'is not', null)
    .execute();
}

/**
 * Undoes that the same person unmarked a booking a moment ago: it is answered since when it was before.
 * Returns whether it is answered now: not if that was too long ago, or somebody else did it.
 */
export async function takeBackUnmarked(transaction: Transaction, by: string, id: string): Promise<boolean> {
  await transaction
    .updateTable('bookings')
    .set({ done_at: sql<Date>`former_done_at`, ...nothingFormer })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('unmarked_by', '=', by)
    .where('unmarked_at', '>', sql<Date>`now() - make_interval(secs => ${undoSeconds})`)
    .execute();
  const { done_at } = await transaction
    .selectFrom('bookings')
    .select('done_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return done_at !== null;
}

const nothingFormer = { former_done_at: null, unmarked_at: null, unmarked_by: null };

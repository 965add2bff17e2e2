/** What sellers of motorcycles that are off the site write to the garage. */
import { sql } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import type { Transaction } from '../../../platform/database.ts';
import { mostReplies } from '../../listings/domain/standing.ts';

/**
 * The seller of a listing, and whether it is off the site; locked until the transaction ends. Undefined when
 * it is gone.
 */
export async function lockForReply(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('listings')
    .select(['seller_id as sellerId', 'taken_off_at as takenOffAt'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Stores a seller's text. It is added in front of their open texts about this listing, under a new id, so
 * that no admin marks what they have not read. Repeated texts are stored once. Returns the id; null when the
 * open one is full.
 */
export async function saveReply(
  transaction: Transaction,
  { listingId, userId, words }: { listingId: string; userId: string; words: string },
): Promise<string | null> {
  const open = await transaction
    .selectFrom('replies')
    .select(['id', 'words', 'earlier', 'created_at'])
    .where('listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    // An admin who marks it at this moment waits, or is waited for.
    .forUpdate()
    .executeTakeFirst();
  const id = newId();
  if (!open) {
    await transaction
      .insertInto('replies')
      .values({ id, listing_id: listingId, user_id: userId, words })
      .execute();
    return id;
  }
  const said = [{ words: open.words, at: open.created_at.toISOString() }, ...open.earlier];
  if (said.some((each) => each.words === words)) return open.id;
  if (said.length >= mostReplies) return null;
  await transaction
    .updateTable('replies')
    .set({ id, words, earlier: JSON.stringify(said), created_at: sql<Date>`now()` })
    .where('id', '=', open.id)
    .execute();
  return id;
}

/** Marks everything as done that the sellers of these listings have written about them. */
export async function settleReplies(transaction: Transaction, listingIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('replies')
    .set({ done_at: sql<Date>`now()` })
    .where(sql<boolean>`listing_id = any (${listingIds}::text[])`)
    .where('done_at', 'is', null)
    .execute();
}

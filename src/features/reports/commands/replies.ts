import * as words from '#messages/reports.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database.ts';
import { asLiveMember, type Member } from '../../identity/commands/live-member.ts';
import { notYours, productNotFound } from '../../listings/domain/refusals.ts';
import { mayChangeListing } from '../../listings/policy.ts';
import { lockForReply, saveReply } from '../data/replies.ts';

/**
 * Stores what the seller of a listing that is off the site writes to the garage. Returns the id of the entry
 * in the inbox. Throws 404 for a listing that is gone or deleted, 403 for somebody else's, 409 for one that
 * is on the site, or when the garage has too many unread texts about it.
 */
export function replyToGarage(
  database: Database,
  member: Member,
  listingId: string,
  text: string,
): Promise<string> {
  const { actor } = member;
  return asLiveMember(database, member, async (transaction) => {
    const listing = await lockForReply(transaction, listingId);
    if (!listing) throw productNotFound();
    if (!mayChangeListing(actor, listing)) throw notYours();
    if (!listing.takenOffAt) throw new AppError(409, 'product-on-site', words.onSite);
    const id = await saveReply(transaction, { listingId, userId: actor.id, words: text });
    if (!id) throw new AppError(409, 'written-enough', words.writtenEnough);
    return id;
  });
}

/** What members have looked at: it is not new to them any more, and no mail tells them of it. */
import { type Database, repeatOnDeadlock } from '../../../platform/database.ts';
import { asLiveMember, type Member } from '../../identity/commands/live-member.ts';
import { searchNotFound } from '../commands.ts';
import type { ShownPrice } from '../contract.ts';
import { markBikeSeen, markDropsSeen, markSeen } from '../data/looks.ts';

/**
 * The actor has opened one of their searches, and its page showed the motorcycles `shown`. Returns when that was.
 * Throws 404 when there is no such search, or it is somebody else's.
 */
export async function lookAtSearch(
  database: Database,
  member: Member,
  id: string,
  shown?: readonly string[],
): Promise<Date> {
  const lookedAt = await asLiveMember(database, member, (transaction) =>
    markSeen(transaction, member.actor.id, id, shown),
  );
  if (!lookedAt) throw searchNotFound();
  return lookedAt;
}

/** The actor has opened the page of a motorcycle. Returns in how many of their searches it was new. */
export function lookAtBike(database: Database, member: Member, listingId: string): Promise<number> {
  return asLiveMember(database, member, (transaction) =>
    markBikeSeen(transaction, member.actor.id, listingId),
  );
}

/**
 * The actor has seen what these of their saved motorcycles cost. Returns of how many of them mail would have told.
 */
export function lookAtPrices(
  database: Database,
  member: Member,
  shown: readonly ShownPrice[],
): Promise<number> {
  // Mail is claimed and matched in another order of the same rows.
  return repeatOnDeadlock(() =>
    asLiveMember(database, member, (transaction) => markDropsSeen(transaction, member.actor.id, shown)),
  );
}

import * as words from '#messages/saved.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import { asLiveMember, type Member } from '../identity/commands/live-member.ts';
import type { NewSavedBike, Saving } from './contract.ts';
import { saveListings } from './data.ts';
import { mostKept } from './domain.ts';

/**
 * Saves motorcycles on the actor's list: one of a card, or all that a browser kept before login. Those that
 * are on it already stay unchanged. Throws 409 when the list is full and nothing could be saved.
 */
export async function saveBikes(
  database: Database,
  member: Member,
  bikes: readonly NewSavedBike[],
): Promise<Omit<Saving, 'acknowledged'>> {
  const outcomes = await asLiveMember(database, member, (transaction) =>
    saveListings(transaction, member.actor.id, bikes),
  );
  const idsOf = (which: (outcome: (typeof outcomes)[number]) => boolean) =>
    outcomes.filter(which).map(({ id }) => id);
  const saved = idsOf((outcome) => outcome.saved);
  const left = idsOf((outcome) => outcome.known && !outcome.saved);
  if (saved.length === 0 && left.length > 0) {
    throw new AppError(409, 'saved-full', words.accountFull(mostKept.account));
  }
  return { saved, unknown: idsOf((outcome) => !outcome.known), left };
}

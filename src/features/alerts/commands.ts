import * as words from '#messages/alerts.ts';
import { AppError, fieldError } from '../../kernel/errors.ts';
import { type Database, repeatIfTaken } from '../../platform/database.ts';
import { asLiveMember, type Member } from '../identity/commands/live-member.ts';
import type { Finder } from '../search/data/finder.ts';
import { isUnfiltered } from '../search/domain/search.ts';
import type { NewSearch, SearchChange } from './contract.ts';
import { priceDropMail } from './data/price-drops.ts';
import { deleteSearch, insertSearch, onceForEach, type Saving, updateSearch } from './data.ts';
import { keysOfSearch } from './domain/filing.ts';
import { searchAt } from './domain/matcher.ts';
import { alertLimits } from './domain.ts';

/**
 * Saves a search as it is understood now. Saving the same one again only changes its name and frequency.
 * Throws 422 for a search without filters or words, 409 when there is no room for more.
 */
export async function saveSearch(
  { database, finder }: { database: Database; finder: Pick<Finder, 'understand' | 'own'> },
  member: Member,
  { address, name, frequency }: NewSearch,
): Promise<Saving> {
  const { lasting: search, vocabulary } = await finder.understand(searchAt(address, finder.own));
  if (isUnfiltered(search)) throw fieldError('address', 'search-empty', words.searchEmpty);
  const keys = keysOfSearch(search, vocabulary);
  // Another of their searches may just be getting this address, as a name in it was replaced by another one.
  const saving = await repeatIfTaken(onceForEach, () =>
    asLiveMember(database, member, (transaction) =>
      insertSearch(transaction, member.actor.id, { search, name, frequency, keys }),
    ),
  );
  if (!saving) throw new AppError(409, 'too-many-searches', words.tooManySearches(alertLimits.searches));
  return saving;
}

/**
 * Changes name and frequency of one of the actor's searches. Returns how many were changed: 1 also when they are
 * the same. Throws 404 when there is none, or it is somebody else's.
 */
export async function changeSearch(
  database: Database,
  member: Member,
  id: string,
  change: SearchChange,
): Promise<number> {
  const changed = await asLiveMember(database, member, (transaction) =>
    updateSearch(transaction, member.actor.id, id, change),
  );
  if (changed === 0) throw searchNotFound();
  return changed;
}

/**
 * Deletes one of the actor's searches with all that it found. Returns how many were deleted. Throws 404 when there
 * is none, or it is somebody else's.
 */
export async function forgetSearch(database: Database, member: Member, id: string): Promise<number> {
  const deleted = await asLiveMember(database, member, (transaction) =>
    deleteSearch(transaction, member.actor.id, id),
  );
  if (deleted === 0) throw searchNotFound();
  return deleted;
}

/** Stores whether the actor wants mail about lower prices of what they saved. */
export async function chooseDropMail(database: Database, member: Member, wanted: boolean): Promise<void> {
  await asLiveMember(database, member, (transaction) =>
    priceDropMail.write(transaction, member.actor.id, wanted),
  );
}

/** The refusal for a search that does not exist or is somebody else's. */
export function searchNotFound(detail: string = words.searchNotFound): AppError {
  return new AppError(404, 'search-not-found', detail);
}

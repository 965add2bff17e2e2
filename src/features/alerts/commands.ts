import * as words from '#messages/alerts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import { orSessionOver } from '../identity/access.ts';
import type { Actor } from '../identity/domain.ts';
import type { Finder } from '../search/data/finder.ts';
import { isUnfiltered } from '../search/domain/search.ts';
import type { NewSearch } from './contract.ts';
import { insertSearch, type Saving } from './data.ts';
import { keysOfSearch } from './domain/filing.ts';
import { searchAt } from './domain/matcher.ts';
import { alertLimits } from './domain.ts';

/**
 * Saves a search as it is understood now. Saving the same one again only changes its name and frequency.
 * Throws 422 for a search without filters or words, 409 when there is no room for more.
 */
export async function saveSearch(
  { database, finder }: { database: Database; finder: Pick<Finder, 'understand'> },
  actor: Actor,
  { address, name, frequency }: NewSearch,
): Promise<Saving> {
  const { lasting: search, vocabulary } = await finder.understand(searchAt(address));
  if (isUnfiltered(search)) {
    const detail = words.searchEmpty;
    throw new AppError(422, 'validation-failed', detail, [
      { field: 'address', code: 'search-empty', detail },
    ]);
  }
  const keys = keysOfSearch(search, vocabulary);
  const saving = await orSessionOver(
    insertSearch(database, actor.id, { search, name, frequency, keys }),
    'saved_searches_user_id_fkey',
  );
  if (!saving) throw new AppError(409, 'too-many-searches', words.tooManySearches(alertLimits.searches));
  return saving;
}

/** The refusal for a search that does not exist or is somebody else's. */
export function searchNotFound(detail: string = words.searchNotFound): AppError {
  return new AppError(404, 'search-not-found', detail);
}

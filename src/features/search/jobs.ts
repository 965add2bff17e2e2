import type { Database } from '../../platform/database.ts';
import { runSteps } from '../../platform/steps.ts';
import { purgeEntries } from './data/purging.ts';
import { purgeSaid } from './data/purging-names.ts';

/** Deletes what the search has stored about listings that are gone, and words of sellers that no listing says any more. */
export function sweepSearch(database: Database) {
  return runSteps([
    async () => ({ entries: await purgeEntries(database) }),
    async () => ({ places: await purgeSaid(database, 'search_places') }),
    async () => ({ bikes: await purgeSaid(database, 'search_bikes') }),
  ]);
}

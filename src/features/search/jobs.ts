import type { Database } from '../../platform/database.ts';
import { purgeEntries } from './data/purging.ts';

/** Deletes what the search has stored about listings that are gone. */
export async function sweepSearch(database: Database) {
  return { entries: await purgeEntries(database) };
}

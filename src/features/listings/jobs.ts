import type { Database } from '../../platform/database.ts';
import { purgeDeleted } from './data/purging.ts';

/** Deletes for good what nobody can bring back any more. */
export async function sweepListings(database: Database) {
  return { listings: await purgeDeleted(database) };
}

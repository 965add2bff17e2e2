import type { Database } from '../../platform/database.ts';
import { purgeDeleted } from './data/purging.ts';

/** Finally deletes what nobody can restore any more. */
export async function sweepListings(database: Database) {
  return { listings: await purgeDeleted(database) };
}

import type { Database } from '../../platform/database.ts';
import { type NeededByReports, purgeDeleted } from './data/purging.ts';

/** Finally deletes what nobody can restore any more. */
export async function sweepListings(database: Database, neededByReports: NeededByReports) {
  return { listings: await purgeDeleted(database, neededByReports) };
}

import type { Database } from '../../platform/database.ts';
import { purgeAnswered } from './data.ts';

/** Deletes enquiries that were answered long ago. */
export async function sweepEnquiries(database: Database) {
  return { enquiries: await purgeAnswered(database) };
}

import type { Database } from '../../platform/database.ts';
import { forgetReporters } from './data/visitors.ts';

/** Deletes the addresses of visitors whose reports were settled long ago. */
export async function sweepReports(database: Database) {
  return { reporters: await forgetReporters(database) };
}

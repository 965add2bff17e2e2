import type { Database } from '../../platform/database.ts';
import { purgeUnused } from './data.ts';

/** Deletes uploaded photos that no listing shows. */
export async function sweepPhotos(database: Database) {
  return { photos: await purgeUnused(database) };
}

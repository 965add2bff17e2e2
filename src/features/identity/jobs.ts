import type { Database } from '../../platform/database.ts';
import { purgeSessions, purgeVerifications } from './data.ts';

/** Deletes sessions and links of mails whose time is over. */
export async function sweepIdentity(database: Database) {
  return {
    sessions: await purgeSessions(database),
    verifications: await purgeVerifications(database),
  };
}

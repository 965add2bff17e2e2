import type { Database } from '../../platform/database.ts';
import { purgeSessions, purgeVerifications } from './data.ts';

/** Deletes expired sessions and links of mails. */
export async function sweepIdentity(database: Database) {
  return {
    sessions: await purgeSessions(database),
    verifications: await purgeVerifications(database),
  };
}

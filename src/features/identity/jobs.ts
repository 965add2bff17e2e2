import type { Database } from '../../platform/database.ts';
import { runSteps } from '../../platform/steps.ts';
import { purgeSessions, purgeVerifications } from './data.ts';

/** Deletes expired sessions and links of mails. */
export function sweepIdentity(database: Database) {
  return runSteps([
    async () => ({ sessions: await purgeSessions(database) }),
    async () => ({ verifications: await purgeVerifications(database) }),
  ]);
}

import type { Database } from '../../platform/database.ts';
import { runSteps } from '../../platform/steps.ts';
import { purgeSignIns } from './data/external-accounts.ts';
import { purgeSessions, purgeVerifications } from './data.ts';

/** Deletes expired sessions and links of mails, and the records of sign-ins elsewhere whose sessions have ended. */
export function sweepIdentity(database: Database) {
  return runSteps([
    async () => ({ sessions: await purgeSessions(database) }),
    async () => ({ signIns: await purgeSignIns(database) }),
    async () => ({ verifications: await purgeVerifications(database) }),
  ]);
}

import { APIError, BASE_ERROR_CODES } from 'better-auth';
import type { Database } from '../../../platform/database.ts';
import { lockSession } from '../data/sessions.ts';
import { updateProfile } from '../data.ts';
import { refuseBadProfile } from './refusals.ts';

/**
 * Writes name and photo as the library would, but only while the session is live, as every write of a member:
 * the library writes for whoever had one when the call began (see `asLiveMember`).
 */
export async function writeOwnProfile(
  database: Database,
  { id, userId }: { id: string; userId: string },
  { name, image }: { name?: string; image?: string },
): Promise<void> {
  await refuseBadProfile({ name, image });
  await database.transaction().execute(async (transaction) => {
    if (!(await lockSession(transaction, userId, id)))
      throw APIError.from('UNAUTHORIZED', BASE_ERROR_CODES.SESSION_EXPIRED);
    await updateProfile(transaction, userId, { name, photoURL: image });
  });
}

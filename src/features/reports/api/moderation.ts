import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../identity/domain.ts';
import type { Moderation } from '../../listings/contract/moderation.ts';
import { findModeration } from '../data/standing.ts';

/** Finds what admins need to know about a listing; null for others, and where there is no such listing. */
export function moderationFinder(database: Database) {
  return async (actor: Actor, id: string): Promise<Moderation | null> =>
    actor.admin ? findModeration(database, id) : null;
}

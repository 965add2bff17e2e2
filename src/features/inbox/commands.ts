import * as words from '#messages/inbox.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import type { Actor } from '../identity/domain.ts';
import { setDone } from './data.ts';
import { maySeeInbox } from './policy.ts';

/** Marks an entry of the inbox as done, or as open again. 403 for whoever is no admin, 404 when it is gone. */
export async function settleEntry(
  database: Database,
  actor: Actor,
  id: string,
  done: boolean,
): Promise<void> {
  requireGarage(actor);
  if (!(await setDone(database, id, done))) throw new AppError(404, 'entry-not-found', words.entryNotFound);
}

/** Refuses everybody but admins. */
export function requireGarage(actor: Actor): void {
  if (!maySeeInbox(actor)) throw new AppError(403, 'admins-only', words.adminsOnly);
}

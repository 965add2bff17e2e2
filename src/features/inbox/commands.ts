import * as words from '#messages/inbox.ts';
import { AppError } from '../../kernel/errors.ts';
import { answerForGarage } from '../bookings/commands.ts';
import { asLiveAdmin, type Member } from '../identity/commands/live-member.ts';
import { tellReporters } from '../reports/commands/change-listed.ts';
import type { ModerationParts } from '../reports/commands.ts';
import { holdReporters } from '../reports/data/telling.ts';
import { settleReport } from '../reports/data.ts';
import type { EntryChange } from './contract.ts';
import { setDone } from './data.ts';

/**
 * Marks an entry of the inbox as done, or as open again; an entry of reports with all that it shows. Reporters
 * are told by mail that it is done. `was` is what the admin saw of a booking: one that asks for something else
 * by now is refused (409), and `undo` takes back a mistake (410), as for sellers. Throws 403 for non-admins,
 * 404 when it is gone, or a booking that is cancelled.
 */
export async function settleEntry(
  { database, mails }: ModerationParts,
  member: Member,
  id: string,
  { done, ...seen }: EntryChange,
): Promise<void> {
  const { actor } = member;
  await asLiveAdmin(database, member, async (transaction) => {
    await holdReporters(transaction, id);
    const isThere =
      (await settleReport(transaction, id, done)) ||
      (await answerForGarage(transaction, actor, { id, answered: done, ...seen })) ||
      (await setDone(transaction, id, done));
    if (!isThere) throw new AppError(404, 'entry-not-found', words.entryNotFound);
    if (done) await tellReporters(transaction, mails, { report: id });
  });
}

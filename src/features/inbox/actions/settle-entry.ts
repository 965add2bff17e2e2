import { data, redirect } from 'react-router';
import * as words from '#messages/inbox.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { undoing } from '../../../undo.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { entryRow } from '../domain.ts';
import { refreshInbox, settleEntry } from '../queries.ts';

/** Why an entry could not be marked. */
export type SettleAnswer = Refusal | null;

/** Whether this action takes the form of the inbox with this wish. */
export const isMarkWish = isOneOf('done', 'reopen');

/** The part of the action of the inbox that marks an entry as done, or as open again. */
export async function settleEntryAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, wish, near, seen, location, number } = readTexts(form, [
    'id',
    'wish',
    'near',
    'seen',
    'location',
    'number',
  ]);
  const done = wish === 'done';
  // Only bookings have a number.
  const was = number === '' ? undefined : { location, number };
  try {
    await settleEntry(app.api, id, { done, was });
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    app.notify.error(refusal.message);
    // Another admin may have marked it, or it is gone: the list shows its current state.
    await refreshInbox(app.queries, user.uid);
    return data<SettleAnswer>(refusal, 422);
  }
  const notice = done ? 'done' : 'reopened';
  if (app.side === 'server') {
    // A marked entry leaves this list, so its reader continues at its neighbour.
    const row = near && `#${encodeURIComponent(entryRow(near))}`;
    return redirect(withSearch(new URL(request.url), { notice }) + row);
  }
  const refresh = () => refreshInbox(app.queries, user.uid);
  // The latest notice about an entry replaces the former one.
  const about = `entry-${id}`;
  // It was done before: opening it again would not undo this.
  if (done && seen === 'change') app.notify.success(words.marked[notice], about);
  else {
    const undo = () => settleEntry(app.api, id, { done: !done, was, undo: true });
    app.notify.undoable(words.marked[notice], words.undo, undoing(app, undo, refresh), about);
  }
  await refresh();
  return null satisfies SettleAnswer;
}

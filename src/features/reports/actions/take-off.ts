import { data, redirect } from 'react-router';
import * as words from '#messages/reports.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { cacheKeys } from '../../../kernel/cache-keys.ts';
import { keepDraft } from '../../../ui/draft.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { undoing } from '../../../undo.ts';
import { refreshOwnBookings } from '../../bookings/queries.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { refreshBike } from '../../listings/queries.ts';
import { takeOffReasonRule } from '../domain.ts';
import { putBack, takeOff, undoPutBack } from '../queries.ts';

/** The id of a motorcycle that is off the site or back on it, as wished; or why it is not. */
export type TakeOffAnswer = { settled: string } | Refusal;

/** Whether this action takes the form with this wish. */
export const isTakeOffWish = isOneOf('takeOff', 'putBack', 'undoPutBack');

/** The choice where none of the sentences fits. */
export const ownWords = 'own';

/** The key of the draft of an admin's text for a seller. */
export function takeOffDraft(id: string): string {
  return `take-off:${id}`;
}

/** The part of a page's action that takes a motorcycle off the site, puts it back, or undoes that. */
export async function takeOffAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, wish, row, ...typed } = readTexts(form, ['id', 'wish', 'row', 'reason', 'text']);
  const isOff = wish === 'takeOff';
  const reason = sendsOwnWords(typed) ? typed.text : sentenceOf(typed.reason);
  const problem = isOff ? problemOf(typed, reason) : null;
  if (problem) {
    return data<TakeOffAnswer>({ message: words.takeOffRefused, problems: [problem], values: typed }, 422);
  }
  const [notice, done] = isOff
    ? (['takenOff', takeOff(app.api, id, reason)] as const)
    : wish === 'putBack'
      ? (['putBack', putBack(app.api, id)] as const)
      : (['undone', undoPutBack(app.api, id)] as const);
  const changed = await done.catch((error: unknown) => {
    leaveWhenSignedOut(app, request, error);
    return refusalOf(error, typed);
  });
  if (typeof changed !== 'boolean') {
    app.notify.error(changed.message);
    await refresh(app, user.uid, id);
    return data<TakeOffAnswer>(changed, 422);
  }
  if (app.side === 'server') {
    // Without its cursor, as that page of the list may be empty now.
    const place = withSearch(new URL(request.url), {
      takeOff: null,
      notice: changed ? notice : `${notice}Already`,
      back: notice === 'putBack' && changed ? id : null,
      ...(!row && { cursor: null }),
    });
    return redirect(row ? `${place}#${encodeURIComponent(row)}` : place);
  }
  // Deletes the draft, which would otherwise return when the motorcycle is taken off again.
  if (isOff && changed) keepDraft('session', takeOffDraft(id), {});
  await refresh(app, user.uid, id);
  if (notice === 'putBack' && changed) {
    const undo = async () => {
      await undoPutBack(app.api, id);
      app.notify.success(words.standingNotices.undone, about(id));
    };
    const undone = undoing(app, undo, () => refresh(app, user.uid, id));
    app.notify.undoable(words.standingNotices.putBack, words.undo, undone, about(id));
  } else
    app.notify.success(changed ? words.standingNotices[notice] : words.nothingChanged[notice], about(id));
  return { settled: id } satisfies TakeOffAnswer;
}

/** A new notice about a motorcycle replaces the former one. */
const about = (id: string) => `standing-${id}`;

/** The other things that admins see on its page are loaded with their bookings of it. */
async function refresh({ queries }: AppContext, uid: string, id: string): Promise<void> {
  const inbox = queries.invalidateQueries({ queryKey: cacheKeys.inbox(uid) });
  await Promise.all([inbox, refreshBike(queries, id), refreshOwnBookings(queries, uid)]);
}

/** A typed text has priority over a chosen sentence, which may have been preselected from the report. */
function sendsOwnWords({ reason: choice, text }: Record<'reason' | 'text', string>): boolean {
  return choice === ownWords || takeOffReasonRule(text)?.code !== 'reason-missing';
}

function problemOf(typed: Record<'reason' | 'text', string>, reason: string) {
  const isOwn = sendsOwnWords(typed);
  const problem = takeOffReasonRule(reason);
  if (!problem) return null;
  const isEmpty = isOwn && problem.code === 'reason-missing';
  return {
    field: isOwn ? 'text' : 'reason',
    code: problem.code,
    detail: isEmpty ? words.ownWordsMissing : problem.detail,
  };
}

function sentenceOf(choice: string): string {
  return Object.entries(words.takeOffReasons).find(([name]) => name === choice)?.[1] ?? '';
}

import { data, redirect } from 'react-router';
import * as words from '#messages/reports.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { cacheKeys } from '../../../kernel/cache-keys.ts';
import { refetch } from '../../../kernel/refetch.ts';
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
  const { id, wish, row, rowBeyond, ...typed } = readTexts(form, [
    'id',
    'wish',
    'row',
    'rowBeyond',
    'reason',
    'text',
    'others',
  ]);
  const isAll = typed.others !== '';
  const isOff = wish === 'takeOff';
  const reason = sendsOwnWords(typed) ? typed.text : sentenceOf(typed.reason);
  const problem = isOff ? problemOf(typed, reason) : null;
  if (problem) {
    return data<TakeOffAnswer>({ message: words.takeOffRefused, problems: [problem], values: typed }, 422);
  }
  const [notice, done] = isOff
    ? (['takenOff', takeOff(app.api, id, { reason, others: isAll })] as const)
    : wish === 'putBack'
      ? (['putBack', alone(putBack(app.api, id))] as const)
      : (['undone', alone(undoPutBack(app.api, id))] as const);
  const result = await done.catch((error: unknown) => {
    leaveWhenSignedOut(app, request, error);
    return refusalOf(error, typed);
  });
  if ('problems' in result) {
    app.notify.refused(result.message);
    await refresh(app, user.uid, { id });
    return data<TakeOffAnswer>(result, 422);
  }
  const { changed, others } = result;
  if (app.side === 'server') {
    // Without its cursor, as that page of the list may be empty now.
    const next = isAll ? rowBeyond : row;
    const place = withSearch(new URL(request.url), {
      takeOff: null,
      notice: changed ? notice : `${notice}Already`,
      others: others > 0 ? String(others) : null,
      back: notice === 'putBack' && changed ? id : null,
      ...(!next && { cursor: null }),
    });
    return redirect(next ? `${place}#${encodeURIComponent(next)}` : place);
  }
  // Deletes the draft, which would otherwise return when the motorcycle is taken off again.
  if (isOff && (changed || others > 0)) keepDraft('session', takeOffDraft(id), {});
  await refresh(app, user.uid, { id, isAll });
  if (notice === 'putBack' && changed) {
    const undo = async () => {
      await undoPutBack(app.api, id);
      app.notify.success(words.standingNotices.undone, about(id));
    };
    const undone = undoing(app, undo, () => refresh(app, user.uid, { id }));
    app.notify.undoable(words.standingNotices.putBack, words.undo, undone, about(id));
  } else app.notify.success(standingText(notice, changed, others), about(id));
  return { settled: id } satisfies TakeOffAnswer;
}

/** What is done with one motorcycle only. */
async function alone(done: Promise<boolean>): Promise<{ changed: boolean; others: number }> {
  return { changed: await done, others: 0 };
}

/**
 * Says what was done with a motorcycle, and with how many others of its seller; `changed` is false where
 * another admin was quicker.
 */
export function standingText(
  notice: keyof typeof words.standingNotices,
  changed: boolean,
  others: number,
): string {
  if (notice === 'takenOff' && others > 0) return words.othersTakenOff(others, !changed);
  return (changed ? words.standingNotices : words.nothingChanged)[notice];
}

/** A new notice about a motorcycle replaces the former one. */
const about = (id: string) => `standing-${id}`;

/** The other things that admins see on its page are loaded with their bookings of it. */
async function refresh(
  { queries }: AppContext,
  uid: string,
  { id, isAll = false }: { id: string; isAll?: boolean },
): Promise<void> {
  const keys = [cacheKeys.inbox(uid), ...(isAll ? [cacheKeys.everyBike] : [])];
  await Promise.all([refetch(queries, ...keys), refreshBike(queries, id), refreshOwnBookings(queries, uid)]);
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

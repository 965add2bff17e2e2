import { data, redirect } from 'react-router';
import * as words from '#messages/reports.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { takeOffReasonRule } from '../../reports/domain.ts';
import { putBack, takeOff } from '../../reports/queries.ts';
import { refreshBike } from '../../search/queries.ts';
import { refreshInbox } from '../queries.ts';

/** The id of a motorcycle that is off the site or back on it, as wished; or why it is not. */
export type TakeOffAnswer = { settled: string } | Refusal;

const wishes = ['takeOff', 'putBack'] as const;

/** Whether a form of the inbox is one of those taken here. */
export function isTakeOffWish(wish: unknown): wish is (typeof wishes)[number] {
  return wishes.some((known) => known === wish);
}

/** What is chosen where none of the sentences fits. */
export const ownWords = 'own';

/** The part of the action of the inbox that takes a motorcycle off the site, or puts it back. */
export async function takeOffFrom(app: AppContext, request: Request, form: FormData) {
  const user = requireUser(app, request);
  const { id, wish, ...typed } = readTexts(form, ['id', 'wish', 'reason', 'text']);
  const isOff = wish === 'takeOff';
  const reason = typed.reason === ownWords ? typed.text : sentenceOf(typed.reason);
  const problem = isOff ? problemOf(typed, reason) : null;
  if (problem) {
    return data<TakeOffAnswer>({ message: words.takeOffRefused, problems: [problem], values: typed }, 422);
  }
  const changed = await (isOff ? takeOff(app.api, id, reason) : putBack(app.api, id)).catch(
    (error: unknown) => {
      leaveWhenSignedOut(app, request, error);
      return refusalOf(error, typed);
    },
  );
  if (typeof changed !== 'boolean') {
    app.notify.error(changed.message);
    await refreshInbox(app.queries, user.uid);
    return data<TakeOffAnswer>(changed, 422);
  }
  const notice = isOff ? 'takenOff' : 'putBack';
  if (app.side === 'server')
    return redirect(withSearch(new URL(request.url), { takeOff: null, cursor: null, notice }));
  await Promise.all([refreshInbox(app.queries, user.uid), refreshBike(app.queries, id)]);
  app.notify.success(changed ? words.standingNotices[notice] : words.nothingChanged[notice]);
  return { settled: id } satisfies TakeOffAnswer;
}

function problemOf({ reason: choice, text }: Record<'reason' | 'text', string>, reason: string) {
  const isOwn = choice === ownWords;
  const problem = takeOffReasonRule(reason);
  if (problem) {
    const isEmpty = isOwn && problem.code === 'reason-missing';
    return {
      field: isOwn ? 'text' : 'reason',
      code: problem.code,
      detail: isEmpty ? words.ownWordsMissing : problem.detail,
    };
  }
  // A sentence is chosen from the beginning: what was typed besides would be lost, and the mail be on its way.
  const isLeftOut = !isOwn && text.trim() !== '';
  return isLeftOut ? { field: 'text', code: 'not-chosen', detail: words.ownWordsNotChosen } : null;
}

function sentenceOf(choice: string): string {
  return Object.entries(words.takeOffReasons).find(([name]) => name === choice)?.[1] ?? '';
}

import { data, redirect } from 'react-router';
import * as words from '#messages/alerts.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readForm, readTexts, refusalOf, refuseUnknownWish } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { paths, searchPath } from '../../../routes.ts';
import { noticeAt } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { openedParam, writeOpening } from '../domain/opening.ts';
import { type Frequency, frequencies } from '../domain.ts';
import { changeDropMail, changeMail, deleteSearch, markSeen, refreshSearches } from '../queries.ts';

/** The id of the search that was deleted or changed, or why it was not. */
export type ChangeAnswer = { deleted: string } | { changed: string } | Refusal;

/** Why a change was refused, in its answer. */
export function refusalIn(answer: ChangeAnswer | undefined): Refusal | undefined {
  return answer && 'message' in answer ? answer : undefined;
}

const isFrequency = (text: string): text is Frequency => (frequencies as readonly string[]).includes(text);

const isChange = isOneOf('open', 'delete', 'drops', 'mail');

/** The action of My searches: opens one, changes its mail, or deletes it. */
export async function changeSearchAction(app: AppContext, request: Request) {
  const user = await requireUser(app, request);
  const { id, wish, frequency, address } = readTexts(await readForm(request), [
    'id',
    'wish',
    'frequency',
    'address',
  ]);
  if (!isChange(wish)) return refuseUnknownWish();
  const onServer = app.side === 'server';
  try {
    if (wish === 'open') {
      const opened = writeOpening({ id, since: await markSeen(app.api, id) });
      if (!onServer) void refreshSearches(app.queries, user.uid);
      const search = new URLSearchParams(address);
      search.set(openedParam, opened);
      return redirect(searchPath(`?${search}`));
    }
    if (wish === 'delete') {
      await deleteSearch(app.api, id).catch((error: unknown) => {
        // Deleted already, by a call whose answer was lost, or in another tab: it is as they wish.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      if (onServer) return redirect(noticeAt(paths.searches(), 'deleted'));
      await refreshSearches(app.queries, user.uid);
      // Not before: the dialog closes now, and a toast in it would come a second time.
      app.notify.success(words.removed);
      return { deleted: id } satisfies ChangeAnswer;
    }
    if (!isFrequency(frequency)) {
      const problem = { field: 'frequency', code: 'frequency-unknown', detail: words.frequencyUnknown };
      return data<ChangeAnswer>({ message: words.frequencyUnknown, problems: [problem], values: {} }, 422);
    }
    if (wish === 'drops') await changeDropMail(app.api, frequency !== 'never');
    else await changeMail(app.api, id, frequency);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    app.notify.refused(refusal.message);
    // Only the answer may have been lost, or it was deleted elsewhere: the list shows what there is. The dialog of a deletion stays
    // as it is, to be sent again.
    if (!onServer && wish !== 'delete') void refreshSearches(app.queries, user.uid);
    return data<ChangeAnswer>(refusal, 422);
  }
  if (onServer) return redirect(noticeAt(paths.searches(), 'changed'));
  app.notify.success(words.mailChanged);
  await refreshSearches(app.queries, user.uid);
  return { changed: id } satisfies ChangeAnswer;
}

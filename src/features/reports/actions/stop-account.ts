import { data, redirect } from 'react-router';
import * as words from '#messages/reports.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf, refuseUnknownWish } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { cacheKeys } from '../../../kernel/cache-keys.ts';
import { refetch } from '../../../kernel/refetch.ts';
import { keepDraft } from '../../../ui/draft.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { refreshAccounts } from '../../identity/queries.ts';
import { accountRow } from '../../identity/ui/account-list.tsx';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { stopReasonRule } from '../domain.ts';
import { letAccountIn, stopAccount } from '../queries.ts';

/** The id of an account that is stopped or open again, as wished; or why it is not. */
export type StopAnswer = { settled: string } | Refusal;

const isStopWish = isOneOf('stop', 'letIn');

/** The key of the draft of an admin's text for the owner of an account. */
export function stopDraft(id: string): string {
  return `stop-account:${id}`;
}

/** The action of a page that lists accounts: stops one, or lets its owner in again. */
export async function stopAccountAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, wish, ...typed } = readTexts(form, ['id', 'wish', 'reason', 'listings', 'email']);
  if (!isStopWish(wish)) return refuseUnknownWish();
  const problem = wish === 'stop' ? stopReasonRule(typed.reason) : null;
  if (problem)
    return data<StopAnswer>(
      { message: words.stopRefused, problems: [{ field: 'reason', ...problem }], values: typed },
      422,
    );
  const call =
    wish === 'stop'
      ? stopAccount(app.api, id, typed.reason)
      : letAccountIn(app.api, id, typed.listings !== '');
  const result = await call.catch((error: unknown) => {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    // Of an account that is gone no dialog is left.
    const isGone = error instanceof ApiError && error.status === 404;
    app.notify[isGone ? 'error' : 'refused'](refusal.message);
    return refusal;
  });
  const isRefused = 'problems' in result;
  if (isRefused || app.side === 'browser') await refresh(app, user.uid);
  if (isRefused) return data<StopAnswer>(result, 422);
  const { changed, listings } = result;
  if (app.side === 'server') {
    const at = new URL(request.url);
    // It leaves the list of stopped ones, and would not be seen any more.
    const isLeaving = wish === 'letIn' && at.searchParams.has('show');
    const place = withSearch(at, {
      ...(isLeaving && { show: null, cursor: null, search: typed.email }),
      stop: null,
      letIn: null,
      notice: changed ? wish : `${wish}Already`,
      about: id,
      count: listings > 0 ? String(listings) : null,
    });
    return redirect(`${place}#${accountRow(id)}`);
  }
  // Deletes the draft, which would otherwise return when the account is stopped again. What was not used stays.
  if (wish === 'stop' && changed) keepDraft('session', stopDraft(id), {});
  app.notify.success(stopText(wish, changed, listings), `account-${id}`);
  return { settled: id } satisfies StopAnswer;
}

/** Says what was done with an account, and with how many motorcycles; `changed` is false where another admin was quicker. */
export function stopText(wish: 'stop' | 'letIn', changed: boolean, listings: number): string {
  return changed ? words.accountNotices[wish](listings) : words.accountNothingChanged[wish];
}

/** What an account has for sale shows in many places. */
async function refresh({ queries }: AppContext, uid: string): Promise<void> {
  await Promise.all([
    refreshAccounts(queries, uid),
    refetch(queries, cacheKeys.inbox(uid), cacheKeys.everyBike, cacheKeys.searches),
  ]);
}

import { useQuery } from '@tanstack/react-query';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useActionData,
  useLocation,
  useParams,
} from 'react-router';
import * as words from '#messages/bike.ts';
import * as bookingWords from '#messages/bookings.ts';
import * as common from '#messages/common.ts';
import * as reportWords from '#messages/reports.ts';
import { readApp } from '../../../app-context.ts';
import { type Refusal, readForm, refuseUnknownWish } from '../../../forms.ts';
import { notFound, orErrorPage, throwNotFound } from '../../../load.ts';
import { bikeIdOf, bikePath, paths } from '../../../routes.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp, useSession } from '../../../use-app.tsx';
import { useBikeLookedAt } from '../../alerts/ui/use-looked-at.ts';
import { bookAction, bookWish } from '../../bookings/actions/book.ts';
import { lastMeetingQuery, mineQuery } from '../../bookings/queries.ts';
import { loadMarks } from '../../bookings/ui/booked-mark.tsx';
import { replyAction, replyWish } from '../../reports/actions/reply.ts';
import { reportAction } from '../../reports/actions/report.ts';
import { isTakeOffWish, takeOffAction } from '../../reports/actions/take-off.ts';
import { ModerationNotice } from '../../reports/ui/moderate-bike.tsx';
import { MoneyAdvice } from '../../reports/ui/money-advice.tsx';
import { useLowerPriceSeen } from '../../saved/ui/use-lower-price-seen.ts';
import { bikeQuery, readBikeNow } from '../queries.ts';
import { BikeDetails } from '../ui/bike-details.tsx';
import { BikeHead } from '../ui/bike-head.tsx';
import { longestAddress } from '../ui/place.ts';

/**
 * Loads the motorcycle. A former name redirects to the present one; whoever wants to book it, or take it off
 * the site, signs in first.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { bike: slug = '' } = params;
  const id = bikeIdOf(slug);
  if (id === '') notFound();
  const { pathname, search } = new URL(request.url);
  const query = bikeQuery(app.api, id);
  // What is known shows at once, and the page itself refreshes it: a dialog in the address waits for nothing.
  const isKnown = app.side === 'browser' && app.queries.getQueryData(query.queryKey) !== undefined;
  const answer = app.queries.fetchQuery({ ...query, staleTime: isKnown ? Infinity : 15_000 });
  const { user } = app.session.getState();
  // What the reader may do with it is loaded separately: it is not part of the page that everybody sees,
  // which works without it.
  const mine = user && app.queries.prefetchQuery(mineQuery(app.api, user.uid, id));
  // For the dialog, which works without script, too.
  const isBooking = app.side === 'server' && new URLSearchParams(search).get('book') === id;
  const last = user && isBooking && app.queries.prefetchQuery(lastMeetingQuery(app.api, user.uid));
  const marks = loadMarks(app);
  const found = app.side === 'server' ? await orErrorPage(answer) : await answer.catch(() => null);
  if (!found) return null;
  if (app.side === 'server') await Promise.all([mine, last]);
  await marks;
  const path = bikePath(found.bike);
  const isSignedOut = app.session.getState().status === 'signed-out';
  if (app.side === 'server' && isSignedOut && isForMembers(search))
    throw redirect(paths.login(path + search));
  // An address with an open dialog is not redirected: the dialog may hold what was typed before the name
  // changed.
  if (new URL(path, request.url).pathname !== pathname && !opensDialog(search))
    throw redirect(search.length > longestAddress ? path : path + search, 301);
  // The status tells search engines that it is gone; people still see the page. A sold motorcycle is still
  // worth a look.
  return found.forSale || found.bike.soldAt ? null : data(null, { status: 410 });
}

/** Whether the address opens a dialog for members: to book it or to take it off the site. */
function isForMembers(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.has('book') || params.has('takeOff');
}

function opensDialog(search: string): boolean {
  const params = new URLSearchParams(search);
  return isForMembers(search) || ['report', 'write'].some((name) => params.has(name));
}

/**
 * Handles the booking dialog, a report, the seller's reply to the garage, and an admin taking the motorcycle
 * off or putting it back.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const form = await readForm(request);
  const wish = form.get('wish');
  if (wish === replyWish) return replyAction(app, request, form);
  if (isTakeOffWish(wish)) return takeOffAction(app, request, form);
  if (wish === 'report') return reportAction(app, request, form);
  return wish === bookWish ? bookAction(app, request, form, readBikeNow) : refuseUnknownWish();
}

/** One motorcycle. */
export function Component() {
  const { bike: slug = '' } = useParams();
  const { api } = useApp();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const notice = new URLSearchParams(search).get('notice');
  const answer = useActionData<object>();
  const refused = answer && 'problems' in answer ? (answer as Refusal) : null;
  const page = useQuery({ ...bikeQuery(api, bikeIdOf(slug)), throwOnError: throwNotFound });
  useBikeLookedAt(page.data?.bike._id ?? null);
  useLowerPriceSeen(page.data ? { ...page.data.bike, isLowered: page.data.priceHistory.length > 1 } : null);
  return (
    <div className="page-width pt-6 lg:pt-8">
      {/* Stay on this page until login is loaded, which takes a while on a slow connection. */}
      {status === 'signed-out' && isForMembers(search) && (
        <Navigate to={paths.login(pathname + search)} replace />
      )}
      {(notice === 'booked' || notice === 'rebooked') && (
        <Notice message={bookingWords.bookingNotices[notice]} />
      )}
      {(notice === 'reported' || notice === 'reportedMoney') && (
        <Notice message={reportWords.reported}>{notice === 'reportedMoney' && <MoneyAdvice />}</Notice>
      )}
      {notice === 'written' && <Notice message={reportWords.written} />}
      {page.data && <ModerationNotice id={page.data.bike._id} />}
      {/* Dialogs show their own problems. */}
      {refused && !opensDialog(search) && (
        <FormProblem message={refused.message} problems={refused.problems} />
      )}
      {page.data && (
        <>
          <BikeHead {...page.data} />
          <BikeDetails key={page.data.bike._id} {...page.data} />
        </>
      )}
      {page.isPending && (
        <Skeletons count={1} label={words.loading} className="grid">
          <div className="grid gap-8 lg:grid-cols-2">
            <Skeleton className="aspect-8/5 w-full" />
            <div className="grid content-start gap-4">
              <Skeleton className="h-12 w-4/5" />
              <Skeleton className="h-10 w-1/2" />
              <Skeleton className="h-64 w-full" />
            </div>
          </div>
        </Skeletons>
      )}
      {page.isLoadingError && (
        <ErrorPanel
          message={words.failed}
          error={page.error}
          retryLabel={common.tryAgain}
          busy={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      )}
    </div>
  );
}

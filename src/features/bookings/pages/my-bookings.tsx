import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLocation } from 'react-router';
import * as words from '#messages/bookings.ts';
import { readApp } from '../../../app-context.ts';
import { readForm, refuseUnknownWish } from '../../../forms.ts';
import { loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { EmptyState, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { requireUser, useMember } from '../../identity/ui/member-area.tsx';
import { type CancelAnswer, cancelBookingAction, cancelWish } from '../actions/cancel-booking.ts';
import { hideBookingAction, isRemovalWish } from '../actions/hide-booking.ts';
import { ownBookingsQuery } from '../queries.ts';
import { CancelDialog } from '../ui/cancel-dialog.tsx';
import { OwnBookingRow } from '../ui/own-booking.tsx';

/** Loads the person's bookings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const from = new URL(request.url).searchParams.get('cursor');
  if (user) await loadPages(app, ownBookingsQuery(app.api, user.uid, from));
  return null;
}

/** Cancels a booking, or hides one that is over, or shows it again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  await requireUser(app, request);
  const form = await readForm(request);
  const wish = form.get('wish');
  if (isRemovalWish(wish)) return hideBookingAction(app, request, form);
  return wish === cancelWish ? cancelBookingAction(app, request, form) : refuseUnknownWish();
}

/** My bookings: what was booked, where and when, cancelling it, and hiding what is over. */
export function Component() {
  const place = useLocation();
  const search = new URLSearchParams(place.search);
  const [notice, removed] = [search.get('notice'), search.get('removed')];
  const answer = useActionData<CancelAnswer>();
  return (
    <>
      <PageHead title={words.myBookingsTitle} />
      {answer && 'message' in answer && <FormProblem message={answer.message} problems={answer.problems} />}
      {(notice === 'booked' || notice === 'rebooked') && <Notice message={words.bookingNotices[notice]} />}
      {notice === 'cancelled' && <Notice message={words.bookingCancelled} />}
      {notice === 'removed' && (
        <Notice message={words.bookingRemoved}>
          {removed && (
            <PostForm action={withSearch(place, { notice: null, removed: null })}>
              <input type="hidden" name="id" value={removed} />
              <Button type="submit" tone="plain" size="small" name="wish" value="putBack">
                {words.undo}
              </Button>
            </PostForm>
          )}
        </Notice>
      )}
      {notice === 'putBack' && <Notice message={words.bookingPutBack} />}
      <PageHeading title={words.myBookingsTitle} lead={words.myBookingsLead} />
      <div className="mt-8">
        <Bookings />
      </div>
    </>
  );
}

function Bookings() {
  const { api } = useApp();
  const { uid } = useMember();
  const from = new URLSearchParams(useLocation().search).get('cursor');
  const list = useInfiniteQuery(ownBookingsQuery(api, uid, from));
  const bookings = list.data?.pages.flatMap((page) => page.data) ?? [];
  const rows = useRef<HTMLUListElement>(null);
  useFocusPassedOn(rows, bookings.length);

  return (
    <PagedRows
      list={list}
      waiting={<Waiting />}
      empty={
        <EmptyState
          title={words.noBookings}
          action={<ButtonLink to={paths.home()}>{words.findOne}</ButtonLink>}
        >
          {words.noBookingsHint}
        </EmptyState>
      }
      failed={words.ownBookingsFailed}
      more={words.moreBookings}
      told={['removed']}
    >
      {bookings.length === 0 ? null : (
        <>
          <CancelDialog bookings={bookings} />
          <ul ref={rows} className="grid gap-4">
            {bookings.map((booking) => (
              <OwnBookingRow key={booking._id} booking={booking} />
            ))}
          </ul>
        </>
      )}
    </PagedRows>
  );
}

function Waiting() {
  return (
    <Skeletons count={2} label={words.loadingOwnBookings} className="grid gap-4">
      <Skeleton className="h-44" />
    </Skeletons>
  );
}

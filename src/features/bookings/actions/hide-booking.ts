import { data, redirect } from 'react-router';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { undoing } from '../../../undo.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { hideBooking, refreshOwnBookings, showBooking } from '../queries.ts';

/** Whether this action takes the form of My bookings with this wish. */
export const isRemovalWish = isOneOf('remove', 'putBack');

/** The part of the action of My bookings that hides a booking that is over, or shows it again. */
export async function hideBookingAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, wish } = readTexts(form, ['id', 'wish']);
  const isRemoval = wish === 'remove';
  try {
    await (isRemoval ? hideBooking(app.api, id) : showBooking(app.api, id));
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    app.notify.error(refusal.message);
    // The motorcycle is for sale again: the list shows its current state.
    await refreshOwnBookings(app.queries, user.uid);
    return data<Refusal>(refusal, 422);
  }
  if (app.side === 'server') {
    const told = isRemoval ? { notice: 'removed', removed: id } : { notice: 'putBack', removed: null };
    return redirect(withSearch(new URL(request.url), told));
  }
  const refresh = () => refreshOwnBookings(app.queries, user.uid);
  const putBack = async () => {
    await showBooking(app.api, id);
    app.notify.success(words.bookingPutBack);
  };
  if (isRemoval) app.notify.undoable(words.bookingRemoved, words.undo, undoing(app, putBack, refresh));
  else app.notify.success(words.bookingPutBack);
  await refresh();
  return null;
}

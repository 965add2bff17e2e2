import { data, redirect } from 'react-router';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { hideBooking, refreshOwnBookings } from '../queries.ts';

/** The part of the action of My bookings that takes one that is over off the list. */
export async function takeRemoval(app: AppContext, request: Request, form: FormData) {
  const user = requireUser(app, request);
  const { id } = readTexts(form, ['id']);
  try {
    await hideBooking(app.api, id);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    app.notify.error(refusal.message);
    // The motorcycle is for sale again: the list shows what there is.
    await refreshOwnBookings(app.queries, user.uid);
    return data<Refusal>(refusal, 422);
  }
  if (app.side === 'server') return redirect(withSearch(new URL(request.url), { notice: 'removed' }));
  app.notify.success(words.bookingRemoved);
  await refreshOwnBookings(app.queries, user.uid);
  return null;
}

import { data, redirect } from 'react-router';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { paths } from '../../../routes.ts';
import { noticeAt } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { cancelBooking, refreshOwnBookings } from '../queries.ts';

/** The id of the cancelled booking, or why it was not cancelled. */
export type CancelAnswer = { cancelled: string } | Refusal;

/** What the form of My bookings that cancels a booking sends as its wish. */
export const cancelWish = 'cancel';

/** The part of the action of My bookings that cancels a booking. */
export async function cancelBookingAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id } = readTexts(form, ['id']);
  try {
    await cancelBooking(app.api, id);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    app.notify.refused(refusal.message);
    return data<CancelAnswer>(refusal, 422);
  }
  if (app.side === 'server') return redirect(noticeAt(paths.bookings(), 'cancelled'));
  await refreshOwnBookings(app.queries, user.uid);
  // Not before: the dialog closes now, and a toast in it would come a second time.
  app.notify.success(words.bookingCancelled);
  return { cancelled: id } satisfies CancelAnswer;
}

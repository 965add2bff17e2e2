import { data, redirect } from 'react-router';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { isUnreached } from '../../../kernel/api-client.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { undoing } from '../../../undo.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { refreshOwnProducts } from '../../listings/queries.ts';
import { answerBooking, refreshProductBookings } from '../queries.ts';

/** Whether this action takes the form of My products with this wish. */
export const isAnswerWish = isOneOf('answered', 'unanswered');

/** The id of a booking's row, to which people without script return. */
export function bookingRow(id: string): string {
  return `booking-${id}`;
}

/** The part of the action of My products that marks a booking as answered, or unmarks it. */
export async function answerBookingAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, productId, wish, seen, location, number } = readTexts(form, [
    'id',
    'productId',
    'wish',
    'seen',
    'location',
    'number',
  ]);
  const was = { location, number };
  const answered = wish === 'answered';
  try {
    await answerBooking(app.api, { productId, id, answered, was });
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    app.notify.error(refusal.message);
    // It was cancelled or changed meanwhile: the list shows its current state. Where nothing gets through, nobody waits for it.
    const shown = refresh(app, user.uid);
    if (!isUnreached(error)) await shown;
    return data<Refusal>(refusal, 422);
  }
  const notice = answered ? 'answered' : 'unanswered';
  if (app.side === 'server') {
    const place = withSearch(new URL(request.url), { notice });
    return redirect(`${place}#${encodeURIComponent(bookingRow(id))}`);
  }
  // The latest notice about a booking replaces the former one.
  const about = `answer-${id}`;
  // It was marked before: unmarking it would not undo this.
  if (answered && seen === 'change') app.notify.success(words.changeSeen, about);
  else {
    const undo = () => answerBooking(app.api, { productId, id, answered: !answered, was, undo: true });
    const undone = undoing(app, undo, () => refresh(app, user.uid));
    app.notify.undoable(words.answerNotices[notice], words.undo, undone, about);
  }
  await refresh(app, user.uid);
  return null;
}

/** Refetches the bookings, and their numbers on the motorcycle and in the menu. */
async function refresh({ queries }: AppContext, uid: string): Promise<void> {
  await Promise.all([refreshProductBookings(queries, uid), refreshOwnProducts(queries, uid)]);
}

import { data, redirect } from 'react-router';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { refreshOwnProducts } from '../../listings/queries.ts';
import { answerBooking, refreshProductBookings } from '../queries.ts';

const wishes = ['answered', 'unanswered'] as const;

/** Whether this action takes the form of My products with this wish. */
export function isAnswerWish(wish: unknown): wish is (typeof wishes)[number] {
  return wishes.some((known) => known === wish);
}

/** The id of a booking's row, to which people without script return. */
export function bookingRow(id: string): string {
  return `booking-${id}`;
}

/** The part of the action of My products that marks a booking as answered, or unmarks it. */
export async function answerFrom(app: AppContext, request: Request, form: FormData) {
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
    // It was cancelled or changed meanwhile: the list shows its current state.
    await refresh(app, user.uid);
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
    const undo = () => void takeBack(app, user.uid, { productId, id, answered: !answered, was, undo: true });
    app.notify.undoable(words.answerNotices[notice], words.undo, undo, about);
  }
  await refresh(app, user.uid);
  return null;
}

async function takeBack(
  app: AppContext,
  uid: string,
  answer: Parameters<typeof answerBooking>[1],
): Promise<void> {
  try {
    await answerBooking(app.api, answer);
  } catch (error) {
    app.notify.error(refusalOf(error, {}).message);
  }
  await refresh(app, uid);
}

/** Refetches the bookings, and their numbers on the motorcycle and in the menu. */
async function refresh({ queries }: AppContext, uid: string): Promise<void> {
  await Promise.all([refreshProductBookings(queries, uid), refreshOwnProducts(queries, uid)]);
}

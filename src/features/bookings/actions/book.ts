import { data, redirect } from 'react-router';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { readMobile } from '../../../kernel/phone.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { isFromBookings, paths } from '../../../routes.ts';
import { keepDraft } from '../../../ui/draft.ts';
import { noticeAt, withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import type { Bike } from '../../listings/contract.ts';
import { leaveLists, refreshBike, showInLists } from '../../listings/queries.ts';
import { bookingRules } from '../domain/rules.ts';
import { readOffer, seenOf } from '../domain.ts';
import { bookProduct, noteMeeting, refreshOwnBookings } from '../queries.ts';
import { bookedProduct } from '../ui/booked-product.ts';

/** Why a booking was refused, and what to do about it. */
export interface BookingRefusal extends Refusal {
  /** It cannot be booked any more, so trying again is useless. */
  isOver?: boolean;
}

const overCodes = ['product-sold', 'product-taken-off', 'product-not-found'];

/** The key of the draft of the booking dialog: of a new booking, or of a changed one. */
export function bookingDraft(uid: string, earlier = ''): string {
  return `booking:${uid}${earlier && `:${earlier}`}`;
}

/** What the form of the booking dialog sends as its wish. */
export const bookWish = 'book';

/** The hidden field that says that a booking is changed, not new. */
export const earlierField = 'earlier';

/** The hidden field with what the dialog shows of the motorcycle. */
export const formerField = 'was';

/** The hidden field with what the dialog showed at first, once the motorcycle has changed since. */
export const firstSeenField = 'firstSeen';

/** Fetches a motorcycle as it is now. */
type ReadBike = (app: AppContext, id: string) => Promise<Bike>;

/** The action of every page that shows a BookingDialog. */
export async function bookAction(app: AppContext, request: Request, form: FormData, readBikeNow: ReadBike) {
  const user = await requireUser(app, request);
  const typed = readTexts(form, [
    'productId',
    'intent',
    'location',
    'number',
    earlierField,
    formerField,
    firstSeenField,
  ]);
  const { productId, location, number } = typed;
  const values = { location, number, [formerField]: typed.was, [firstSeenField]: typed.firstSeen };
  const problems = checkFields<'location' | 'number'>(bookingRules(app.settings.market), typed);
  if (problems.length > 0) {
    const message = words.checkFields(problems.length);
    return data<BookingRefusal>({ message, problems, values }, 422);
  }
  const shown = readOffer(typed.was);
  const seen = shown ? seenOf(shown) : undefined;
  const intent = typed.intent === 'purchase' ? 'purchase' : undefined;
  try {
    await bookProduct(app.api, { location, number, productId, intent, seen });
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal: BookingRefusal = refusalOf(error, values);
    const code = error instanceof ApiError ? error.code : '';
    // The dialog shows the former and the current offer.
    if (code === 'changed-meanwhile') {
      const bike = await readBikeNow(app, productId).catch(() => null);
      return data(brought(app, user.uid, bike, refusal), 422);
    }
    app.notify.refused(refusal.message);
    if (!overCodes.includes(code)) return data(refusal, 422);
    // The page behind the dialog must not show it as available.
    if (app.side === 'browser') {
      leaveLists(app.queries, user.uid, productId);
      void refreshBike(app.queries, productId);
    }
    return data<BookingRefusal>({ ...refusal, isOver: true }, 422);
  }
  const notice = typed.earlier === '' ? 'booked' : 'rebooked';
  if (app.side === 'server') {
    const here = new URL(request.url);
    if (isFromBookings(here.search)) return redirect(noticeAt(paths.bookings(), notice));
    return redirect(withSearch(here, { book: null, intent: null, notice }));
  }
  keepDraft('session', bookingDraft(user.uid, typed.earlier), {});
  app.notify.success(words.bookingNotices[notice]);
  const mobile = readMobile(number, app.settings.market.numbers);
  if (notice === 'booked' && 'e164' in mobile)
    noteMeeting(app.queries, user.uid, { location, number: mobile.e164 });
  void refreshOwnBookings(app.queries, user.uid);
  return { booked: productId };
}

/**
 * A refusal with the motorcycle's current offer, which the dialog shows beside the former one: the next try
 * is for the current one.
 */
function brought(
  app: AppContext,
  uid: string,
  bike: Bike | null,
  { message, values }: BookingRefusal,
): BookingRefusal {
  if (!bike) return { message, problems: [], values };
  showInLists(app.queries, uid, bike);
  const now = JSON.stringify(bookedProduct(bike).offer);
  const seen = { [formerField]: now, [firstSeenField]: values[firstSeenField] || values[formerField] || '' };
  return { message: words.bookAnew, problems: [], values: { ...values, ...seen } };
}

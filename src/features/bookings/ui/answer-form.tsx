import { useLocation } from 'react-router';
import * as words from '#messages/bookings.ts';
import { paths } from '../../../routes.ts';
import { WishForm } from '../../../ui/wish-form.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import type { Booking } from '../contract.ts';
import { MomentText } from './moment-text.tsx';

/**
 * Marks a booking as answered; or says since when it is, or that it was changed since and can be marked
 * again.
 */
export function AnswerForm({ booking, productId }: { booking: Booking; productId: string }) {
  const { _id, name, email, answered, changed } = booking;
  const isDone = answered !== null && changed === null;
  const { search } = useLocation();
  const who = name || email || words.accountGone;
  return (
    <WishForm
      sending={`answer-${_id}`}
      wish={isDone ? 'unanswered' : 'answered'}
      // The mark is for the text shown here, whatever the buyer writes meanwhile.
      fields={{
        id: _id,
        productId,
        location: booking.location,
        number: booking.number,
        ...(changed && { seen: 'change' }),
      }}
      action={withSearch({ pathname: paths.myProducts(), search }, { notice: null })}
      label={isDone ? words.notAnswered : words.answer}
      named={isDone ? words.notAnsweredOf(who) : words.answerOf(who)}
      size="small"
      tone={isDone ? 'quiet' : 'plain'}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:justify-end"
    >
      {changed && (
        <span className="text-sm font-semibold text-warning">
          {words.changedLabel} <MomentText time={changed} />
        </span>
      )}
      {isDone && (
        <span className="text-sm font-semibold text-success">
          {words.answeredLabel} <MomentText time={answered} />
        </span>
      )}
    </WishForm>
  );
}

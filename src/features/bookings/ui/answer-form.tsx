import { useFetcher, useLocation } from 'react-router';
import * as words from '#messages/bookings.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import type { Booking } from '../contract.ts';
import { MomentText } from './moment-text.tsx';

/** Ticks off a booking as answered, or says since when it is, or that it was changed since: then it is ticked off again. */
export function AnswerForm({ booking, productId }: { booking: Booking; productId: string }) {
  const { _id, name, email, answered, changed } = booking;
  const isDone = answered !== null && changed === null;
  const { search } = useLocation();
  const fetcher = useFetcher({ key: `answer-${_id}` });
  const who = name || email || words.accountGone;
  return (
    <PostForm
      send={fetcher.submit}
      action={withSearch({ pathname: paths.myProducts(), search }, { notice: null })}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:justify-end"
    >
      <input type="hidden" name="id" value={_id} />
      <input type="hidden" name="productId" value={productId} />
      {/* What is answered is what stands here, whatever the buyer writes meanwhile. */}
      <input type="hidden" name="location" value={booking.location} />
      <input type="hidden" name="number" value={booking.number} />
      {changed && (
        <>
          <input type="hidden" name="seen" value="change" />
          <span className="text-sm font-semibold text-warning">
            {words.changedLabel} <MomentText time={changed} />
          </span>
        </>
      )}
      {isDone && (
        <span className="text-sm font-semibold text-success">
          {words.answeredLabel} <MomentText time={answered} />
        </span>
      )}
      <Button
        type="submit"
        size="small"
        tone={isDone ? 'quiet' : 'plain'}
        name="wish"
        value={isDone ? 'unanswered' : 'answered'}
        aria-label={isDone ? words.notAnsweredOf(who) : words.answerOf(who)}
        busy={fetcher.state !== 'idle'}
      >
        {isDone ? words.notAnswered : words.answer}
      </Button>
    </PostForm>
  );
}

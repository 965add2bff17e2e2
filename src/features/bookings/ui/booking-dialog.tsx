import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActionData } from 'react-router';
import * as words from '#messages/bookings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import type { BookingRefusal } from '../actions/book.ts';
import type { Intent } from '../domain.ts';
import { lastMeetingQuery, mineQuery } from '../queries.ts';
import { type BikeToBook, BookingForm } from './booking-form.tsx';

interface BookingDialogProps {
  /** The motorcycle to book, as its card shows it; null while the dialog is closed. */
  product: BikeToBook | null;
  intent: Intent;
  onClose: () => void;
  /** The page's address without the dialog, for people without script. */
  closedPlace: string;
}

/**
 * The booking dialog of section 2 of the specification. It posts to the page it is on, whose action is
 * `bookAction`: by a fetcher, so that the page stays as it is, or as a plain form where no script runs.
 */
export function BookingDialog({ product, intent, onClose, closedPlace }: BookingDialogProps) {
  const { send, busy, answer } = useDialogForm<BookingRefusal | { booked: string }>({
    name: 'booking',
    wanted: product && `${product._id}-${intent}`,
    isDone: (told) => 'booked' in told && told.booked === product?._id,
    close: onClose,
    posted: useActionData<BookingRefusal>(),
  });
  const { api } = useApp();
  const { user } = useSession();
  const mine = useQuery({
    ...mineQuery(api, user?.uid ?? '', product?._id ?? ''),
    enabled: product !== null && user !== null,
  });
  const known = mine.data?.bookings.find((booking) => booking.intent === intent);
  // While it is sent the form stays what it was: the booking that comes of it would make a change of it, with what has just been
  // sent as a draft of that change.
  const [before, setBefore] = useState(known);
  if (!busy && known !== before) setBefore(known);
  const earlier = busy ? before : known;
  // Asked for in the open dialog only: pages without one have nothing to fill in.
  const last = useQuery({
    ...lastMeetingQuery(api, user?.uid ?? ''),
    enabled: product !== null && user !== null && !earlier,
  });
  // Nobody fills in again what is booked already; but where that cannot be loaded, nobody waits for it.
  const isAwaited = (query: Pick<typeof last, 'isPending' | 'failureCount'>) =>
    query.isPending && query.failureCount === 0;
  const isLooking = isAwaited(mine) || (!earlier && isAwaited(last));
  // Once the form is there it stays: what could not be loaded is asked for again by itself, and somebody is typing.
  const wanted = product && `${product._id} ${intent}`;
  const [shownFor, setShownFor] = useState<string | null>(null);
  const isShown = wanted !== null && (shownFor === wanted || !isLooking);
  if (shownFor !== (isShown ? wanted : null)) setShownFor(isShown ? wanted : null);

  const isSample = product?.answeredBy === 'garageForSample';

  return (
    <Dialog
      open={product !== null}
      onClose={onClose}
      title={(isSample ? words.sampleDialogTitles : words.dialogTitles)[intent]}
      closeLabel={words.close}
      openers={product ? openersOf(product, intent) : []}
    >
      {product && !isShown && (
        <Skeletons count={1} label={words.loadingEarlier} className="grid">
          <Skeleton className="h-96" />
        </Skeletons>
      )}
      {product && isShown && (
        <BookingForm
          key={wanted}
          send={send}
          busy={busy}
          product={product}
          intent={intent}
          earlier={earlier}
          lastSaid={last.data ?? null}
          refusal={answer && 'problems' in answer ? answer : undefined}
          closedPlace={closedPlace}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** The names of the buttons on a card or page that open the dialog: a booking may have replaced the first. */
function openersOf({ offer }: BikeToBook, intent: Intent): string[] {
  const label = intent === 'viewing' ? words.bookNow : words.buyNow;
  return [words.bookingOf(label, offer.name), words.changeOf(offer.name)];
}

import { useLocation } from 'react-router';
import * as words from '#messages/bookings.ts';
import { WishForm } from '../../../ui/wish-form.tsx';
import { withSearch } from '../../../ui/with-search.ts';

/** Hides a booking that is over from its buyer's list; `name` is the name in its row. */
export function RemoveForm({ id, name }: { id: string; name: string }) {
  const place = useLocation();
  return (
    <WishForm
      sending={`remove-${id}`}
      wish="remove"
      fields={{ id }}
      action={withSearch(place, { notice: null, removed: null, cancel: null })}
      label={words.removeBooking}
      named={words.removeOf(name)}
      tone="quiet"
    />
  );
}

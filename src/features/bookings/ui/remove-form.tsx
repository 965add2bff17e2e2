import { useFetcher, useLocation } from 'react-router';
import * as words from '#messages/bookings.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { withSearch } from '../../../ui/with-search.ts';

/** Takes a booking that is over off the list of its buyer; `name` is what its row is called. */
export function RemoveForm({ id, name }: { id: string; name: string }) {
  const place = useLocation();
  const fetcher = useFetcher({ key: `remove-${id}` });
  return (
    <PostForm send={fetcher.submit} action={withSearch(place, { notice: null, removed: null, cancel: null })}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        tone="quiet"
        name="wish"
        value="remove"
        aria-label={words.removeOf(name)}
        busy={fetcher.state !== 'idle'}
      >
        {words.removeBooking}
      </Button>
    </PostForm>
  );
}

import { useLocation } from 'react-router';
import * as words from '#messages/reports.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import { standingText } from '../actions/take-off.ts';

/**
 * Says what an admin has just done with a motorcycle, for people without script, or that another admin was
 * quicker, and offers to undo putting it back. It posts to the page it is on, whose action is `takeOffAction`.
 * It is shown to admins only and, where the state is known, only if it is true, because anybody can write an
 * address that claims something else.
 */
export function StandingNotice({ isOff }: { isOff?: boolean }) {
  const place = useLocation();
  const search = new URLSearchParams(place.search);
  const notice = search.get('notice') ?? '';
  const back = search.get('back');
  const name = notice.replace(/Already$/, '');
  if (name !== 'takenOff' && name !== 'putBack' && name !== 'undone') return null;
  if (isOff === (name === 'putBack')) return null;
  // From an address that anybody can write: no number says nothing of others.
  const others = Number.parseInt(search.get('others') ?? '', 10) || 0;
  return (
    <Notice message={standingText(name, name === notice, others)}>
      {notice === 'putBack' && back && (
        <PostForm action={withSearch(place, { notice: null, back: null, others: null })}>
          <input type="hidden" name="id" value={back} />
          <Button type="submit" tone="plain" size="small" name="wish" value="undoPutBack">
            {words.undo}
          </Button>
        </PostForm>
      )}
    </Notice>
  );
}

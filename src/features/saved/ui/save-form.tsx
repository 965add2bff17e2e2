import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#messages/saving.ts';
import { paths } from '../../../routes.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { savedNotice, saveFormId } from './save-buttons.ts';

/**
 * What every save button sends where no script does it: which motorcycle, and the page to come back to. Who comes back is told
 * wherever they are, as they come to the button and not to the beginning of the page.
 */
export function SaveForm() {
  const { notify } = useApp();
  const { user } = useSession();
  const place = useLocation();
  const navigate = useNavigate();
  const isSaved = user !== null && new URLSearchParams(place.search).get('notice') === savedNotice;
  const here = withSearch(place, { notice: null });
  const after = here + place.hash;

  useEffect(() => {
    if (!isSaved) return;
    notify.success(words.savedNow);
    void navigate(after, { replace: true, preventScrollReset: true });
  }, [isSaved, after, navigate, notify]);

  return (
    <>
      <form id={saveFormId} method="post" action={paths.saved()} hidden>
        <input type="hidden" name="from" value={here} />
      </form>
      {isSaved && (
        <p role="status" className="saved-note">
          {words.savedNow}
        </p>
      )}
    </>
  );
}

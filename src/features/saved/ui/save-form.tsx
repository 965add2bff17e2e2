import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#messages/saving.ts';
import { paths, savedStylesPath } from '../../../routes.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { savedNotices, saveFormId } from './save-buttons.ts';

const said = new Map<string, string>([
  [savedNotices.saved, words.savedNow],
  [savedNotices.off, words.takenOff],
]);

/**
 * What every save button sends where no script does it: which motorcycle, and the page to come back to. Who comes back is told
 * wherever they are, as they come to the button and not to the beginning of the page. A member's browser that runs no script
 * asks for the styles that show what is saved, and says as of when its page shows that: whoever presses what is shown as
 * saved takes it off.
 */
export function SaveForm() {
  const app = useApp();
  const { notify } = app;
  const { user } = useSession();
  const place = useLocation();
  const navigate = useNavigate();
  const notice = user && said.get(new URLSearchParams(place.search).get('notice') ?? '');
  const here = withSearch(place, { notice: null });
  const after = here + place.hash;

  useEffect(() => {
    if (!notice) return;
    notify.success(notice);
    void navigate(after, { replace: true, preventScrollReset: true });
  }, [notice, after, navigate, notify]);

  return (
    <>
      <form id={saveFormId} method="post" action={paths.saved()} hidden>
        <input type="hidden" name="from" value={here} />
        {user && <noscript>{app.side === 'server' && <ShownUntil now={Date.now()} />}</noscript>}
      </form>
      {notice && (
        <p role="status" className="saved-note">
          {notice}
        </p>
      )}
    </>
  );
}

/** Drawn on the server only: where script runs nothing in it is looked at. */
function ShownUntil({ now }: { now: number }) {
  return (
    <>
      <link rel="stylesheet" href={savedStylesPath(now)} />
      <input type="hidden" name="until" value={now} />
    </>
  );
}

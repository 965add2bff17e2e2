import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#messages/saving.ts';
import { paths, savedStylesPath } from '../../../routes.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { savedNotices, saveFormId } from './save-buttons.ts';

const said = new Map<string, string>([
  [savedNotices.saved, words.savedNow],
  [savedNotices.off, words.unsaved],
]);

/**
 * The form that every save button submits without script: the motorcycle, and the page to return to. The
 * notice afterwards is visible anywhere on the page, because people return to the button and not to the top.
 * For members without script it also loads the styles that show what is saved, and sends the time of the
 * page: pressing a button that is shown as saved removes the motorcycle.
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

/** Rendered on the server only: browsers with script ignore all of it. */
function ShownUntil({ now }: { now: number }) {
  return (
    <>
      <link rel="stylesheet" href={savedStylesPath(now)} />
      <input type="hidden" name="until" value={now} />
    </>
  );
}

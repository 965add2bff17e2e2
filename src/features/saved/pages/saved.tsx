import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLocation } from 'react-router';
import * as words from '#messages/saved.ts';
import { savedNow, unsaved } from '#messages/saving.ts';
import { readApp } from '../../../app-context.ts';
import type { Refusal } from '../../../forms.ts';
import { load, loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useSession } from '../../../use-app.tsx';
import { saveAction } from '../actions/save.ts';
import { glancesQuery, savedQuery } from '../queries.ts';
import { KeptHere } from '../ui/kept-here.tsx';
import { OwnSaved } from '../ui/own-saved.tsx';
import { SavedWaiting } from '../ui/saved-list.tsx';
import { SeenPlace } from '../ui/seen-place.tsx';
import { readWish, WaitingWish } from '../ui/waiting-wish.tsx';

/**
 * Loads what the person saved, and what waits to be saved; the server does not know what a browser keeps
 * before login.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const { search, searchParams } = new URL(request.url);
  const wish = readWish(search);
  await Promise.all([
    user && loadPages(app, savedQuery(app.api, user.uid, searchParams.get('cursor'))),
    wish !== null && load(app, glancesQuery(app.api, [wish])),
  ]);
  return null;
}

/** Takes the forms of people without script. */
export function action({ request, context }: ActionFunctionArgs) {
  return saveAction(readApp(context), request);
}

/** Saved motorcycles: the account's, or before login this browser's. */
export function Component() {
  const { user, status } = useSession();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const [notice, removed] = [params.get('notice'), params.get('removed')];
  const refusal = useActionData<Refusal>();
  return (
    // At least as high as the screen: whatever comes late moves no footer that is in sight.
    <div className="page-width min-h-svh pt-8 lg:pt-12">
      <PageHead title={words.savedTitle} />
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      {notice === 'saved' && <Notice message={savedNow} />}
      {notice === 'off' && (
        <Notice message={unsaved}>
          {user && removed && (
            <PostForm action={paths.saved()}>
              <Button type="submit" tone="plain" size="small" name="putBack" value={removed}>
                {words.undo}
              </Button>
            </PostForm>
          )}
        </Notice>
      )}
      <PageHeading title={words.savedTitle} lead={words.savedLead} />
      <div className="mt-8">
        <WaitingWish />
        {status === 'loading' && <SavedWaiting />}
        {status === 'signed-out' && <KeptHere wishWaits={readWish(search) !== null} />}
        {user && <OwnSaved key={user.uid} uid={user.uid} />}
      </div>
      {user && <SeenPlace />}
    </div>
  );
}

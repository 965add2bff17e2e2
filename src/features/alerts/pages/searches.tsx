import { useInfiniteQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLocation } from 'react-router';
import * as words from '#messages/alerts.ts';
import { readApp } from '../../../app-context.ts';
import { load, loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { EmptyState, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { type ChangeAnswer, changeSearchAction } from '../actions/change-search.ts';
import { dropMailQuery, searchesQuery } from '../queries.ts';
import { DeleteSearchDialog } from '../ui/delete-search-dialog.tsx';
import { PriceDropSetting } from '../ui/price-drop-setting.tsx';
import { SavedSearchRow } from '../ui/saved-search-row.tsx';
import { UnprovenNote } from '../ui/unproven-note.tsx';

/** Loads the person's saved searches. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const from = new URL(request.url).searchParams.get('cursor');
  if (user) {
    await Promise.all([
      loadPages(app, searchesQuery(app.api, user.uid, from)),
      load(app, dropMailQuery(app.api, user.uid)),
    ]);
  }
  return null;
}

/** Opens a search, changes its mail, or deletes it. */
export function action({ request, context }: ActionFunctionArgs) {
  return changeSearchAction(readApp(context), request);
}

const notices = {
  saved: words.saved,
  'saved-again': words.savedAgain,
  changed: words.mailChanged,
  deleted: words.removed,
} as const;
const isNotice = (text: string | null): text is keyof typeof notices => text !== null && text in notices;

/** My searches: what the person searches for, and what is new. */
export function Component() {
  const notice = new URLSearchParams(useLocation().search).get('notice');
  const answer = useActionData<ChangeAnswer>();
  return (
    <>
      <PageHead title={words.title} />
      {answer && 'message' in answer && <FormProblem message={answer.message} problems={answer.problems} />}
      {isNotice(notice) && <Notice message={notices[notice]} />}
      <PageHeading title={words.title} lead={words.lead} />
      <div className="mt-8">
        <Searches />
        <PriceDropSetting />
      </div>
    </>
  );
}

function Searches() {
  const { api } = useApp();
  const { uid } = useMember();
  const from = new URLSearchParams(useLocation().search).get('cursor');
  const list = useInfiniteQuery(searchesQuery(api, uid, from));
  const searches = list.data?.pages.flatMap((page) => page.data) ?? [];

  return (
    <>
      {/* Also without rows: it closes once the last one is deleted. */}
      <DeleteSearchDialog searches={searches} />
      <PagedRows
        list={list}
        waiting={<Waiting />}
        empty={
          <EmptyState
            title={words.none}
            action={<ButtonLink to={paths.bikes()}>{words.toSearch}</ButtonLink>}
          >
            {words.noneHint}
          </EmptyState>
        }
        failed={words.failed}
        more={words.more}
      >
        {searches.length === 0 ? null : (
          <>
            {searches.some(({ frequency }) => frequency !== 'never') && <UnprovenNote />}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {searches.map((saved) => (
                <SavedSearchRow key={saved._id} saved={saved} />
              ))}
            </ul>
          </>
        )}
      </PagedRows>
    </>
  );
}

function Waiting() {
  return (
    <Skeletons count={2} label={words.loading} className="grid gap-4">
      <Skeleton className="h-44" />
    </Skeletons>
  );
}

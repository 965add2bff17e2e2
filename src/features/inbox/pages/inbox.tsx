import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLocation } from 'react-router';
import * as words from '#messages/inbox.ts';
import { readApp } from '../../../app-context.ts';
import { readForm, refuseUnknownWish } from '../../../forms.ts';
import { loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageTabs } from '../../../ui/page-tabs.tsx';
import { NoMatch, PagedRows } from '../../../ui/paged-rows.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { EmptyState, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { requireUser, useMember } from '../../identity/ui/member-area.tsx';
import { isTakeOffWish, takeOffAction } from '../../reports/actions/take-off.ts';
import { StandingNotice } from '../../reports/ui/standing-notice.tsx';
import { isMarkWish, type SettleAnswer, settleEntryAction } from '../actions/settle-entry.ts';
import { type InboxState, longestSearch } from '../domain.ts';
import { inboxQuery } from '../queries.ts';
import { EntryRow, markButton } from '../ui/entry-row.tsx';
import { TakeOffEntry } from '../ui/take-off-entry.tsx';

/** Loads the page that the address names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const { state, search, from } = readPlace(new URL(request.url).search);
  if (user) await loadPages(app, inboxQuery(app.api, user.uid, state, search, from));
  return null;
}

/** Marks an entry, takes a reported motorcycle off the site, or puts it back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  await requireUser(app, request);
  const form = await readForm(request);
  const wish = form.get('wish');
  if (isTakeOffWish(wish)) return takeOffAction(app, request, form);
  return isMarkWish(wish) ? settleEntryAction(app, request, form) : refuseUnknownWish();
}

/** Reads the address: which part of the inbox, what is searched for, and where the page begins. */
function readPlace(search: string): { state: InboxState; search: string; from: string | null } {
  const params = new URLSearchParams(search);
  return {
    state: params.get('show') === 'settled' ? 'settled' : 'open',
    search: (params.get('search') ?? '').slice(0, longestSearch),
    from: params.get('cursor'),
  };
}

/** Inbox: what the garage has to answer, for admins. */
export function Component() {
  const place = useLocation();
  const search = new URLSearchParams(place.search);
  const notice = search.get('notice');
  const answer = useActionData<SettleAnswer>();
  return (
    <>
      <PageHead title={words.title} />
      {/* Problems in a dialog are shown in the dialog. */}
      {answer && !search.has('takeOff') && (
        <FormProblem message={answer.message} problems={answer.problems} />
      )}
      {(notice === 'done' || notice === 'reopened') && <Notice message={words.marked[notice]} />}
      <Entries />
    </>
  );
}

function Entries() {
  const { api } = useApp();
  const { uid } = useMember();
  const place = useLocation();
  const { state, search, from } = readPlace(place.search);
  const list = useInfiniteQuery(inboxQuery(api, uid, state, search, from));
  const entries = list.data?.pages.flatMap((page) => page.data ?? []) ?? [];
  const rows = useRef<HTMLUListElement>(null);
  useFocusPassedOn(rows, entries.map(({ _id }) => _id).join(), markButton);

  const heading = <PageHeading title={words.title} lead={words.lead} />;
  if (list.data?.pages[0]?.data === null)
    return (
      <>
        {heading}
        <p className="mt-8 text-muted">{words.adminsOnly}</p>
      </>
    );
  const part = (show: InboxState) =>
    withSearch({ pathname: paths.inbox(), search: '' }, { ...(show === 'settled' && { show }) });
  return (
    <>
      <StandingNotice />
      {heading}
      <PageTabs
        label={words.title}
        tabs={[
          { to: part('open'), text: words.openTab, here: state === 'open' },
          { to: part('settled'), text: words.settledTab, here: state === 'settled' },
        ]}
      />
      <div className="mt-6">
        <SearchForm
          label={words.searchLabel}
          button={words.searchButton}
          search={search}
          maxLength={longestSearch}
          list={list}
          rows={entries.length}
        >
          {state === 'settled' && <input type="hidden" name="show" value="settled" />}
        </SearchForm>
        <TakeOffEntry entries={entries} />
        <PagedRows
          list={list}
          waiting={<Waiting />}
          empty={<Nothing state={state} search={search} all={part(state)} />}
          failed={words.failed}
          more={words.more}
        >
          {entries.length === 0 ? null : (
            <ul ref={rows} className="grid gap-4">
              {entries.map((entry, index) => (
                <EntryRow key={entry._id} entry={entry} near={entries[index + 1] ?? entries[index - 1]} />
              ))}
            </ul>
          )}
        </PagedRows>
      </div>
    </>
  );
}

function Nothing({ state, search, all }: { state: InboxState; search: string; all: string }) {
  if (search === '') return <EmptyState title={words.empty[state]}>{words.emptyHint[state]}</EmptyState>;
  return (
    <NoMatch title={words.nothingFound} hint={words.nothingFoundHint} showAll={words.showAll} all={all} />
  );
}

function Waiting() {
  return (
    <Skeletons count={3} label={words.loading} className="grid gap-4">
      <Skeleton className="h-36" />
    </Skeletons>
  );
}

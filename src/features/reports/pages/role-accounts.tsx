import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLocation } from 'react-router';
import * as words from '#messages/identity.ts';
import { readApp } from '../../../app-context.ts';
import { readForm } from '../../../forms.ts';
import { loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { isKnown } from '../../../ui/list-end.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageTabs } from '../../../ui/page-tabs.tsx';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { Skeleton, Skeletons } from '../../../ui/states.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { longestAccountSearch } from '../../identity/domain.ts';
import {
  type AccountGroup,
  accountsQuery,
  ownAccountQuery,
  type WantedAccounts,
} from '../../identity/queries.ts';
import { AccountTable, NoAccounts } from '../../identity/ui/account-list.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { stopAccountAction } from '../actions/stop-account.ts';
import { StopAccount, StopNotice } from '../ui/stop-account.tsx';
import { StopDialogs } from '../ui/stop-dialogs.tsx';

/** Loads the accounts of the group in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const { wanted, from } = readPlace(new URL(request.url));
  if (user) await loadPages(app, accountsQuery(app.api, user.uid, wanted, from));
  return null;
}

/** Stops an account of the list, or lets its owner in again. */
export async function action({ request, context }: ActionFunctionArgs) {
  return stopAccountAction(readApp(context), request, await readForm(request));
}

/** One component serves three addresses: …/admins, …/sellers, …/buyers. */
function groupOf(pathname: string): AccountGroup {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last === 'admins' || last === 'sellers' ? last : 'buyers';
}

/** Reads the address: which accounts, and where the page begins. */
function readPlace(place: { pathname: string; search: string }): {
  wanted: WantedAccounts;
  from: string | null;
} {
  const params = new URLSearchParams(place.search);
  const group = groupOf(place.pathname);
  return {
    wanted: {
      group,
      // Nobody stops an admin.
      state: group !== 'admins' && params.get('show') === 'stopped' ? 'stopped' : 'all',
      // A longer text is read up to where the API would refuse it.
      search: (params.get('search') ?? '').slice(0, longestAccountSearch),
    },
    from: params.get('cursor'),
  };
}

/** Admins, Sellers, Buyers: everybody sees the title, only admins the accounts. */
export function Component() {
  const { pathname } = useLocation();
  const group = groupOf(pathname);
  return (
    <>
      <PageHead title={words.groupTitles[group]} />
      <PageHeading title={words.groupTitles[group]} />
      <Accounts key={group} />
    </>
  );
}

function Accounts() {
  const { api } = useApp();
  const { uid } = useMember();
  const place = useLocation();
  const { wanted, from } = readPlace(place);
  const { group, state, search } = wanted;
  const list = useInfiniteQuery(accountsQuery(api, uid, wanted, from));
  const accounts = list.data?.pages.flatMap((page) => page.data ?? []) ?? [];
  // The dashboard around this page loads it.
  const { data: account } = useQuery({ ...ownAccountQuery(api, uid), enabled: false });
  const maySearch = account ? account.admin : isKnown(list);
  const isAdmin = list.data?.pages[0]?.data !== null;

  if (!isAdmin) return <p className="mt-8 text-muted">{words.accountsForAdmins}</p>;
  const hasTabs = maySearch && group !== 'admins';
  const part = (show: WantedAccounts['state']) =>
    withSearch({ pathname: place.pathname, search: '' }, { ...(show === 'stopped' && { show }) });
  return (
    <>
      {hasTabs && (
        <PageTabs
          label={words.groupTitles[group]}
          tabs={(['all', 'stopped'] as const).map((show) => ({
            to: part(show),
            text: words.accountTabs[show],
            here: show === state,
          }))}
        />
      )}
      <div className={hasTabs ? 'mt-6' : 'mt-8'}>
        <StopNotice accounts={accounts} />
        <StopDialogs accounts={accounts} />
        {maySearch && (
          <SearchForm
            label={words.searchAccounts}
            button={words.searchButton}
            search={search}
            maxLength={longestAccountSearch}
            list={list}
            rows={accounts.length}
          >
            {state === 'stopped' && <input type="hidden" name="show" value="stopped" />}
          </SearchForm>
        )}
        <PagedRows
          list={list}
          waiting={<Waiting />}
          empty={<NoAccounts wanted={wanted} all={part(state)} />}
          failed={words.accountsFailed}
          more={words.moreAccounts}
          told={['about', 'count']}
        >
          {accounts.length === 0 ? null : (
            <AccountTable
              label={words.groupTitles[group]}
              accounts={accounts}
              // Nobody stops an admin: that need not be said where all are admins.
              below={(one) => (group === 'admins' ? null : <StopAccount account={one} />)}
            />
          )}
        </PagedRows>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Skeletons count={5} label={words.loadingAccounts} className="grid gap-3">
      <Skeleton className="h-14" />
    </Skeletons>
  );
}

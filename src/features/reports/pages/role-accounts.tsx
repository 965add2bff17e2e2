import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router';
import * as words from '#messages/identity.ts';
import { readApp } from '../../../app-context.ts';
import { readForm } from '../../../forms.ts';
import { loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { isKnown, ListEnd } from '../../../ui/list-end.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { Skeleton, Skeletons } from '../../../ui/states.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { longestAccountSearch } from '../../identity/domain.ts';
import { type AccountGroup, accountsQuery, ownAccountQuery } from '../../identity/queries.ts';
import { AccountTable, NoAccounts } from '../../identity/ui/account-list.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { stopAccountAction } from '../actions/stop-account.ts';
import { StopAccount, StopNotice } from '../ui/stop-account.tsx';
import { StopDialogs } from '../ui/stop-dialogs.tsx';

/** Loads the accounts of the group in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const { pathname, searchParams } = new URL(request.url);
  const search = searchOf(searchParams);
  const from = searchParams.get('cursor');
  if (user) await loadPages(app, accountsQuery(app.api, user.uid, groupOf(pathname), search, from));
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

/** What is searched for; a longer text in the address is read up to where the API would refuse it. */
function searchOf(params: URLSearchParams): string {
  return (params.get('search') ?? '').slice(0, longestAccountSearch);
}

/** Admins, Sellers, Buyers: everybody sees the title, only admins the accounts. */
export function Component() {
  const { pathname } = useLocation();
  const group = groupOf(pathname);
  return (
    <>
      <PageHead title={words.groupTitles[group]} />
      <PageHeading title={words.groupTitles[group]} />
      <div className="mt-8">
        <Accounts key={group} group={group} />
      </div>
    </>
  );
}

function Accounts({ group }: { group: AccountGroup }) {
  const { api } = useApp();
  const { uid } = useMember();
  const place = useLocation();
  const [params] = useSearchParams();
  const search = searchOf(params);
  const list = useInfiniteQuery(accountsQuery(api, uid, group, search, params.get('cursor')));
  const accounts = list.data?.pages.flatMap((page) => page.data ?? []) ?? [];
  // The dashboard around this page loads it.
  const { data: account } = useQuery({ ...ownAccountQuery(api, uid), enabled: false });
  const maySearch = account ? account.admin : isKnown(list);
  const isAdmin = list.data?.pages[0]?.data !== null;

  if (!isAdmin) return <p className="text-muted">{words.accountsForAdmins}</p>;
  return (
    <>
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
        />
      )}
      {list.isPending && (
        <Skeletons count={5} label={words.loadingAccounts} className="grid gap-3">
          <Skeleton className="h-14" />
        </Skeletons>
      )}
      {isKnown(list) && accounts.length === 0 && <NoAccounts group={group} search={search} />}
      {accounts.length > 0 && (
        <AccountTable
          label={words.groupTitles[group]}
          accounts={accounts}
          // Nobody stops an admin: that need not be said where all are admins.
          below={(one) => (group === 'admins' ? null : <StopAccount account={one} />)}
        />
      )}
      <ListEnd
        list={list}
        failed={words.accountsFailed}
        more={words.moreAccounts}
        to={withSearch(place, { cursor: list.data?.pages.at(-1)?.next ?? null })}
      />
    </>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import * as accountWords from '#messages/account.ts';
import * as alertWords from '#messages/alerts.ts';
import * as bookingWords from '#messages/bookings.ts';
import * as words from '#messages/dashboard.ts';
import * as inboxWords from '#messages/inbox.ts';
import { menuEntry as vocabularyEntry } from '#messages/vocabulary.ts';
import { readApp } from '../../../app-context.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useCurrentInSight } from '../../../ui/use-current-in-sight.ts';
import { useApp } from '../../../use-app.tsx';
import { countText } from '../../alerts/domain.ts';
import { searchNewsQuery } from '../../alerts/queries.ts';
import { productNewsQuery } from '../../bookings/queries.ts';
import { ownAccountQuery } from '../../identity/queries.ts';
import { useMember } from '../../identity/ui/member-area.tsx';
import { UnconfirmedNotice } from '../../identity/ui/unconfirmed-notice.tsx';
import { openInboxQuery } from '../../inbox/queries.ts';
import { InboxLine } from '../../inbox/ui/inbox-line.tsx';

/**
 * Loads what the menu shows: whether the person is an admin, who waits for their answer, and what is new in
 * their searches; on the first page also what an admin has to answer. The page works even where that cannot be loaded.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const asked = user && [
    app.queries.prefetchQuery({ ...ownAccountQuery(app.api, user.uid), staleTime }),
    app.queries.prefetchQuery(productNewsQuery(app.api, user.uid)),
    app.queries.prefetchQuery(searchNewsQuery(app.api, user.uid)),
  ];
  if (app.side !== 'server' || !asked) return null;
  await Promise.all(asked);
  const isAdmin = app.queries.getQueryData(ownAccountQuery(app.api, user.uid).queryKey)?.admin === true;
  if (isAdmin && isFirstPage(new URL(request.url).pathname))
    await app.queries.prefetchInfiniteQuery(openInboxQuery(app.api, user.uid));
  return null;
}

/** My products, which is also at the dashboard's own address. */
const isFirstPage = (pathname: string) => pathname === paths.dashboard() || pathname === paths.myProducts();

// People rarely become admins, and never while they look at a page.
const staleTime = 10 * 60_000;

/** Dashboard: the side menu, and the page that was chosen from it. */
export function Component() {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
      <SideMenu />
      <div className="min-w-0">
        <UnconfirmedNotice />
        <ForAdmins />
        <Outlet />
      </div>
    </div>
  );
}

/** Admins come for what the garage has to answer, and not for products of their own. */
function ForAdmins() {
  const { pathname } = useLocation();
  const { api } = useApp();
  const { uid } = useMember();
  const { data: account } = useQuery({ ...ownAccountQuery(api, uid), staleTime });
  return account?.admin && isFirstPage(pathname) ? <InboxLine uid={uid} /> : null;
}

interface DashboardLink {
  to: string;
  text: string;
  /** How many new things there are, and what they are, for people who ask what the number counts. */
  news?: News;
}

interface News {
  count: number;
  /** Whether there are more than were counted. */
  more?: boolean;
  told: (count: string) => string;
}

function NewCount({ count, more, told }: News) {
  const text = more ? `${count}+` : countText(count);
  return (
    <span
      className="relative ml-1.5 inline-block rounded-full bg-primary px-1.5 text-xs leading-5 text-primary-content"
      title={told(text)}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">, {told(text)}</span>
    </span>
  );
}

function SideMenu() {
  const { pathname } = useLocation();
  const { api } = useApp();
  const { uid } = useMember();
  const { data: account } = useQuery({ ...ownAccountQuery(api, uid), staleTime });
  const { data: ofProducts } = useQuery(productNewsQuery(api, uid));
  const { data: ofSearches } = useQuery(searchNewsQuery(api, uid));
  // The same list as that of the inbox. The server renders the number where it loads the list anyway.
  const { data: ofInbox } = useInfiniteQuery({
    ...openInboxQuery(api, uid),
    enabled: account?.admin === true,
  });
  const [open] = ofInbox?.pages ?? [];
  const own: DashboardLink[] = [
    {
      to: paths.myProducts(),
      text: words.myProducts,
      news: { count: ofProducts?.waiting ?? 0, told: bookingWords.waitingCount },
    },
    { to: paths.addProduct(), text: words.addProduct },
    { to: paths.bookings(), text: bookingWords.menuEntry },
    {
      to: paths.searches(),
      text: alertWords.menuEntry,
      news: { count: ofSearches?.newCount ?? 0, told: alertWords.newCount },
    },
    { to: paths.account(), text: accountWords.menuEntry },
  ];
  const garage: DashboardLink[] = [
    ...(account?.admin
      ? [
          {
            to: paths.inbox(),
            text: inboxWords.menuEntry,
            news: { count: open?.data?.length ?? 0, more: open?.next != null, told: inboxWords.openCount },
          },
          { to: paths.vocabulary(), text: vocabularyEntry },
        ]
      : []),
    { to: paths.admins(), text: words.admins },
    { to: paths.sellers(), text: words.sellers },
    { to: paths.buyers(), text: words.buyers },
  ];
  // The dashboard's own address shows My products.
  const here = isFirstPage(pathname) ? paths.myProducts() : pathname;
  const menu = useRef<HTMLUListElement>(null);

  // On a phone the menu is one line.
  useCurrentInSight(menu, `${here} ${account?.admin}`);

  return (
    <nav aria-label={words.dashboardMenu}>
      <ul ref={menu} className="side-menu scroll-line">
        {[...own, ...garage].map(({ to, text, news }) => (
          <li key={to}>
            <Link to={to} aria-current={here === to ? 'page' : undefined} className="side-link">
              {text}
              {news && news.count > 0 && <NewCount {...news} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

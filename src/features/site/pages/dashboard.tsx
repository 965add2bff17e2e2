import { Link, Outlet, useLocation } from 'react-router';
import * as accountWords from '#messages/account.ts';
import * as bookingWords from '#messages/bookings.ts';
import * as words from '#messages/dashboard.ts';
import { paths } from '../../../routes.ts';
import { UnconfirmedNotice } from '../../identity/ui/unconfirmed-notice.tsx';

/** Dashboard: the side menu, and the page that was chosen from it. */
export function Component() {
  return (
    <div className="page-width grid gap-x-14 gap-y-8 pt-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
      <SideMenu />
      <div className="min-w-0">
        <UnconfirmedNotice />
        <Outlet />
      </div>
    </div>
  );
}

function SideMenu() {
  const { pathname } = useLocation();
  const own = [
    {
      to: paths.myProducts(),
      text: words.myProducts,
      here: [paths.dashboard(), paths.myProducts()].includes(pathname),
    },
    { to: paths.addProduct(), text: words.addProduct, here: pathname === paths.addProduct() },
    { to: paths.bookings(), text: bookingWords.menuEntry, here: pathname === paths.bookings() },
  ];
  const people = [
    { to: paths.admins(), text: words.admins },
    { to: paths.sellers(), text: words.sellers },
    { to: paths.buyers(), text: words.buyers },
  ].map((item) => ({ ...item, here: pathname === item.to }));
  const account = { to: paths.account(), text: accountWords.menuEntry, here: pathname === paths.account() };
  return (
    <nav aria-label={words.dashboardMenu}>
      <ul className="flex flex-wrap gap-x-1 gap-y-1 lg:sticky lg:top-6 lg:flex-col">
        {[...own, ...people, account].map(({ to, text, here }) => (
          <li key={to}>
            <Link to={to} aria-current={here ? 'page' : undefined} className="side-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useLocation } from 'react-router';
import * as words from '#messages/site.ts';
import { leftPage, paths } from '../../../routes.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useSession } from '../../../use-app.tsx';

/**
 * Logo, the three main links, and the account. On a small screen, or when text is enlarged, the links get a
 * row of their own.
 */
export function TopBar() {
  return (
    <header className="border-b border-line bg-base-100">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-4 sm:px-6 md:flex-nowrap lg:gap-x-10 lg:px-8">
        <Link to={paths.root()} className="flex shrink-0 py-2 items-center gap-2.5 rounded-sm">
          <img src="/logo.svg" alt={words.logoText} width={40} height={40} className="size-9 sm:size-10" />
          <span aria-hidden="true" className="wordmark headline text-lg">
            {words.logoText}
          </span>
        </Link>
        <MainMenu />
        <div className="ml-auto flex min-w-0 print:hidden flex-1 items-center justify-end gap-2 py-2 max-[20rem]:flex-wrap sm:gap-3">
          <SavedLink />
          <Visitor />
        </div>
      </div>
    </header>
  );
}

function MainMenu() {
  const { pathname } = useLocation();
  const places = [
    { to: paths.home(), text: words.homeLink, here: pathname === paths.root() || pathname === paths.home() },
    { to: paths.bikes(), text: words.findLink, here: pathname.startsWith(paths.bikes()) },
    { to: paths.dashboard(), text: words.dashboardLink, here: pathname.startsWith(paths.dashboard()) },
    { to: paths.blog(), text: words.blogLink, here: pathname === paths.blog() },
  ];
  return (
    <nav
      aria-label={words.mainMenu}
      className="order-last -mx-4 print:hidden w-[calc(100%+2rem)] shrink-0 border-t border-line sm:-mx-6 sm:w-[calc(100%+3rem)] md:order-none md:mx-0 md:w-auto md:border-0"
    >
      <ul className="flex flex-wrap justify-between gap-x-3 px-4 sm:px-6 md:flex-nowrap md:gap-x-6 md:px-0 lg:gap-x-9">
        {places.map(({ to, text, here }) => (
          <li key={text}>
            <Link to={to} aria-current={here ? 'page' : undefined} className="menu-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Only a heart, so that it fits into the bar on the narrowest phone. */
function SavedLink() {
  const { pathname } = useLocation();
  const isHere = pathname === paths.saved();
  return (
    <Link
      to={paths.saved()}
      aria-label={words.savedLink}
      title={words.savedLink}
      aria-current={isHere ? 'page' : undefined}
      className="heart-link"
    />
  );
}

function Visitor() {
  const { status, user } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return null;
  if (!user) {
    return (
      <ButtonLink to={paths.login()} tone="strong">
        {words.login}
      </ButtonLink>
    );
  }
  return (
    <>
      <Avatar name={user.displayName || user.email} photo={user.photoURL} />
      <span className="min-w-0 truncate text-sm text-muted" title={user.email}>
        {user.email}
      </span>
      <PostForm action={paths.logout()} className="shrink-0">
        <input type="hidden" name={leftPage} value={pathname + search + hash} />
        <Button type="submit" tone="plain">
          {words.logout}
        </Button>
      </PostForm>
    </>
  );
}

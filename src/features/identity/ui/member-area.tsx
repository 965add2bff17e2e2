import { useLayoutEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  redirect,
  useLocation,
  useNavigation,
} from 'react-router';
import * as words from '#messages/common.ts';
import { type AppContext, readApp } from '../../../app-context.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { paths } from '../../../routes.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useSession } from '../../../use-app.tsx';
import type { AuthUser } from '../domain.ts';

/**
 * The gate on the server: signed-out visitors are sent to login before anything of the page is loaded.
 * (Browsers keep the address's hash through the redirect by themselves.)
 */
export function memberGate({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  if (app.side === 'server' && app.session.getState().status === 'signed-out') throw toLogin(request);
  return null;
}

/**
 * The signed-in person, for the actions of member pages, which run before any gate. Signed-out visitors are
 * sent to login, once it is known that they are.
 */
export async function requireUser(app: AppContext, request: Request): Promise<AuthUser> {
  await app.session.settled();
  const { user } = app.session.getState();
  if (user) return user;
  app.session.end('change');
  throw toLogin(request);
}

/** For the same actions: a call that failed because the session has ended leads to login, too. */
export function leaveWhenSignedOut(app: AppContext, request: Request, error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) return;
  app.session.end('change');
  throw toLogin(request);
}

function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(paths.login(pathname + search));
}

/**
 * Pages for members: a progress bar while it is unknown who is signed in, then the page, or the redirect to
 * login. A page that was there before is hidden meanwhile, with what was typed into it.
 */
export function MemberArea() {
  const { status, user } = useSession();
  const { pathname, search, hash } = useLocation();
  // After logging out or deleting the account the form's action decides where to go; a redirect to login
  // would interfere.
  const isLeaving = useNavigation().formData !== undefined;
  const isUnknown = status === 'loading';
  useFocusKept(isUnknown);
  if ((isUnknown && !user) || (status === 'signed-out' && isLeaving))
    return <ProgressBar label={words.loading} />;
  if (status === 'signed-out')
    return (
      <>
        <Navigate to={paths.login(pathname + search + hash)} replace />
        <OnTheWay />
      </>
    );
  return (
    <>
      {isUnknown && <ProgressBar label={words.loading} />}
      <div key={user?.uid} hidden={isUnknown} className="contents">
        <Outlet />
      </div>
    </>
  );
}

/** Gives the focus back to what had it before it was hidden, unless it is elsewhere by then. */
function useFocusKept(isHidden: boolean): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isHidden) {
      // The browser takes it away only when it lays out the page.
      focused.current = document.activeElement;
      return;
    }
    const { current } = focused;
    focused.current = null;
    if (current instanceof HTMLElement && document.activeElement === document.body)
      current.focus({ preventScroll: true });
  }, [isHidden]);
}

/** Shown until login has loaded, which takes a while on a slow connection. */
function OnTheWay() {
  return (
    <div className="page-width pt-8 lg:pt-12">
      <Skeletons count={1} label={words.loading} className="grid max-w-xl">
        <div className="grid gap-5">
          <Skeleton className="h-12 w-2/5" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </Skeletons>
    </div>
  );
}

/** The signed-in person, for pages inside of the member area. */
export function useMember(): AuthUser {
  const { user } = useSession();
  if (!user) throw new Error('useMember needs a MemberArea above it');
  return user;
}

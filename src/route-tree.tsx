import { type LazyRouteFunction, matchRoutes, type RouteObject, redirect } from 'react-router';
import { MemberArea, memberGate } from './features/identity/ui/member-area.tsx';
import { ErrorPage } from './features/site/ui/error-page.tsx';
import { Layout } from './features/site/ui/layout.tsx';
import { notFound } from './load.ts';
import { paths, shortMyProduct } from './routes.ts';
import { loadChunk } from './ui/lazy-page.ts';

/** What the server reads from a route: the source file of its page, which identifies its built module. */
export interface RouteHandle {
  module: string;
}

/** A page that is loaded when it is needed. `module` names the same file for the server's preload links. */
function page(module: string, load: () => Promise<PageModule>): Pick<RouteObject, 'lazy' | 'handle'> {
  const handle: RouteHandle = { module: `src/features/${module}` };
  // The time limit is for networks; the server reads its own disk.
  const lazy: LazyRouteFunction<RouteObject> = import.meta.env.SSR ? load : () => loadChunk(load);
  return { lazy, handle };
}

type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'action'>;

const home = page('site/pages/home.tsx', () => import('./features/site/pages/home.tsx'));
const myProducts = page(
  'listings/pages/my-products.tsx',
  () => import('./features/listings/pages/my-products.tsx'),
);
const roleAccounts = page(
  'reports/pages/role-accounts.tsx',
  () => import('./features/reports/pages/role-accounts.tsx'),
);

/** Every screen of section 2 of the specification. */
export const routeTree: RouteObject[] = [
  {
    id: 'layout',
    path: '/',
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      { index: true, ...home },
      { path: 'home', ...home },
      { path: 'blog', ...page('site/pages/blog.tsx', () => import('./features/site/pages/blog.tsx')) },
      {
        path: 'aboutUs',
        ...page('site/pages/about-us.tsx', () => import('./features/site/pages/about-us.tsx')),
      },
      {
        path: 'contract',
        ...page('site/pages/contact.tsx', () => import('./features/site/pages/contact.tsx')),
      },
      {
        path: 'feedback',
        ...page('site/pages/feedback.tsx', () => import('./features/site/pages/feedback.tsx')),
      },
      {
        path: 'bestProducts',
        ...page('site/pages/press-kit.tsx', () => import('./features/site/pages/press-kit.tsx')),
      },
      {
        path: 'privacy',
        ...page('site/pages/privacy.tsx', () => import('./features/site/pages/privacy.tsx')),
      },
      { path: 'bikes', ...page('search/pages/bikes.tsx', () => import('./features/search/pages/bikes.tsx')) },
      {
        path: 'bikes/:bike',
        ...page('search/pages/bike.tsx', () => import('./features/search/pages/bike.tsx')),
      },
      { path: 'saved', ...page('saved/pages/saved.tsx', () => import('./features/saved/pages/saved.tsx')) },
      {
        path: 'compare',
        ...page('saved/pages/compare.tsx', () => import('./features/saved/pages/compare.tsx')),
      },
      {
        path: 'login',
        ...page('identity/pages/login.tsx', () => import('./features/identity/pages/login.tsx')),
      },
      {
        path: 'signup',
        ...page('identity/pages/signup.tsx', () => import('./features/identity/pages/signup.tsx')),
      },
      {
        path: 'logout',
        ...page('identity/pages/logout.tsx', () => import('./features/identity/pages/logout.tsx')),
      },
      {
        path: 'forgotPassword',
        ...page(
          'identity/pages/forgot-password.tsx',
          () => import('./features/identity/pages/forgot-password.tsx'),
        ),
      },
      {
        path: 'resetPassword',
        ...page(
          'identity/pages/reset-password.tsx',
          () => import('./features/identity/pages/reset-password.tsx'),
        ),
      },
      {
        path: 'verifyEmail',
        ...page(
          'identity/pages/verify-email.tsx',
          () => import('./features/identity/pages/verify-email.tsx'),
        ),
      },
      {
        path: 'stopMail',
        ...page('alerts/pages/stop-mail.tsx', () => import('./features/alerts/pages/stop-mail.tsx')),
      },
      { path: shortMyProduct.slice(1), loader: () => redirect(paths.myProducts()) },
      {
        id: 'members',
        Component: MemberArea,
        loader: memberGate,
        children: [
          {
            path: 'categoryProducts/:name',
            ...page(
              'listings/pages/category-products.tsx',
              () => import('./features/listings/pages/category-products.tsx'),
            ),
          },
          {
            path: 'categoryFirstHome/:name',
            ...page(
              'listings/pages/category-first-home.tsx',
              () => import('./features/listings/pages/category-first-home.tsx'),
            ),
          },
          {
            path: 'dashboard',
            ...page('site/pages/dashboard.tsx', () => import('./features/site/pages/dashboard.tsx')),
            children: [
              { index: true, ...myProducts },
              { path: 'myProduct', ...myProducts },
              {
                path: 'myProduct/:id/edit',
                ...page(
                  'listings/pages/edit-product.tsx',
                  () => import('./features/listings/pages/edit-product.tsx'),
                ),
              },
              {
                path: 'addProduct',
                ...page(
                  'listings/pages/add-product.tsx',
                  () => import('./features/listings/pages/add-product.tsx'),
                ),
              },
              {
                path: 'bookings',
                ...page(
                  'bookings/pages/my-bookings.tsx',
                  () => import('./features/bookings/pages/my-bookings.tsx'),
                ),
              },
              {
                path: 'searches',
                ...page('alerts/pages/searches.tsx', () => import('./features/alerts/pages/searches.tsx')),
              },
              {
                path: 'searches/new',
                ...page(
                  'alerts/pages/save-search.tsx',
                  () => import('./features/alerts/pages/save-search.tsx'),
                ),
              },
              {
                path: 'account',
                ...page('identity/pages/account.tsx', () => import('./features/identity/pages/account.tsx')),
              },
              {
                path: 'inbox',
                ...page('inbox/pages/inbox.tsx', () => import('./features/inbox/pages/inbox.tsx')),
              },
              {
                path: 'vocabulary',
                ...page(
                  'vocabulary/pages/vocabulary.tsx',
                  () => import('./features/vocabulary/pages/vocabulary.tsx'),
                ),
              },
              { path: 'admins', ...roleAccounts },
              { path: 'sellers', ...roleAccounts },
              { path: 'buyers', ...roleAccounts },
            ],
          },
        ],
      },
      { path: '*', loader: notFound, Component: () => null },
    ],
  },
];

/**
 * The same routes with the pages of `location` already loaded, so that hydration finds them at once.
 * Otherwise React would discard the server's page and show nothing until they are loaded.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  location: { pathname: string; search: string },
): Promise<RouteObject[]> {
  for (const { route } of matchRoutes(routes, location) ?? []) await loadRoute(route);
  return routes;
}

/** The same routes with all of their pages loaded. */
export async function loadAllRoutes(routes: RouteObject[]): Promise<RouteObject[]> {
  for (const route of routes) {
    await loadRoute(route);
    await loadAllRoutes(route.children ?? []);
  }
  return routes;
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

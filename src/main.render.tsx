import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import * as words from '#messages/common.ts';
import { type AppContext, appContext, type PageSettings } from './app-context.ts';
import { Document, type PageAssets, type PageState } from './document.tsx';
import type { AuthUser } from './features/identity/domain.ts';
import { createEmbeddedProvider } from './features/identity/providers/embedded.ts';
import { createServerSession } from './features/identity/session/server.ts';
import { type ApiTransport, createApiClient } from './kernel/api-client.ts';
import { writeAsIn } from './kernel/write-as-in.ts';
import { createServerQueries } from './query-client.ts';
import { loadAllRoutes, type RouteHandle, routeTree } from './route-tree.tsx';
import { StillsProvider } from './still.tsx';
import { gatherStills } from './still-writer.tsx';
import { silentNotify } from './ui/notify.tsx';
import { AppProvider } from './use-app.tsx';

/** What the web process passes for one page. */
export interface PageRequest {
  request: Request;
  /**
   * Calls the API in process, as this visitor and with their cookies; `path` begins after /api. The client
   * around it is created inside the built program: its errors are recognised by class, and a class from
   * outside would be a different one.
   */
  callApi: ApiTransport['fetch'];
  user: AuthUser | null;
  settings: PageSettings;
  /** Returns the built files for the source files of the matched pages. */
  assets: (modules: readonly string[]) => PageAssets;
  /** Marks the page's script as our own. */
  nonce: string;
  /** Called with unexpected errors, before the visitor sees the error page. */
  onError: (error: unknown) => void;
}

/** A page as HTML. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** In UTF-8. */
  body: Uint8Array<ArrayBuffer>;
}

let handler = createStaticHandler(routeTree);

/** Loads every page of the program now, because a later build may replace the files. */
export async function prepare(): Promise<void> {
  handler = createStaticHandler(await loadAllRoutes(routeTree));
}

/**
 * An address whose path the router can decode. It matches one that it cannot, as "/%c0%af", as it is written; but it writes each
 * of them to the log in its own words, whatever is to be logged.
 */
function decodable(address: URL): URL {
  try {
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    const written = new URL(address);
    written.pathname = address.pathname.replaceAll('%', '%25');
    return written;
  }
}

/** The methods that the page at an address takes, a form's only where it has an action; none where there is no page. */
export async function methodsOf(address: URL): Promise<string[]> {
  const { pathname, searchParams } = decodable(address);
  const matches = matchRoutes(handler.dataRoutes, pathname) ?? [];
  // A form is for a page within another one only where its address says so.
  const isForParent = matches.at(-1)?.route.index && !searchParams.getAll('index').includes('');
  const route = matches.at(isForParent ? -2 : -1)?.route;
  if (!route || route.path === '*') return [];
  const { action } = typeof route.lazy === 'function' ? await route.lazy() : route;
  return ['GET', 'HEAD', ...(action ? ['POST'] : [])];
}

/** Renders the page of a request, or returns the redirect that its loaders or actions requested. */
export async function renderPage(page: PageRequest): Promise<RenderedPage | Response> {
  const queries = createServerQueries();
  const { callApi, settings } = page;
  // Where it is loaded beside the sources, this program has its own copy of the kernel.
  writeAsIn(settings.timeZone, settings.market);
  const { unreachable, signInFirst, unexpected } = words;
  // Signed-in visitors need none: `callApi` calls as them.
  const token = page.user ? undefined : () => Promise.resolve(null);
  const api = createApiClient({ fetch: callApi, token, words: { unreachable, signInFirst, unexpected } });
  // Used for any provider of the pages: without script a form reaches our own server, or nothing at all.
  const identity = createEmbeddedProvider((path, init) => callApi(`/auth${path}`, init));
  const session = createServerSession(page.user, identity);
  const app: AppContext = { side: 'server', api, queries, identity, session, notify: silentNotify, settings };
  const address = new URL(page.request.url);
  const asked = decodable(address);
  const request = asked === address ? page.request : new Request(asked, page.request);
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[appContext, app]])),
  });
  if (context instanceof Response) return context;

  const modules = context.matches
    .map(({ route }) => (route.handle as RouteHandle | undefined)?.module)
    .filter((module) => module !== undefined);
  const { loaderData, actionData, errors } = context;
  const state: PageState = {
    assets: page.assets(modules),
    settings,
    user: session.getState().user,
    now: Date.now(),
    queries: dehydrate(queries),
    router: { loaderData, actionData, errors: writeErrors(errors, page.onError) },
  };
  const { stills, place, assemble } = gatherStills();
  const html = renderToString(
    <StrictMode>
      <Document assets={state.assets} stateText={place(writeState(state))} nonce={page.nonce}>
        <AppProvider value={app}>
          <StillsProvider value={stills}>
            <StaticRouterProvider
              // The matched routes are in the context already, and the router would prepare all of them again
              // for each page: they are passed only if none may have matched, because an error cannot be
              // rendered without them.
              router={createStaticRouter(errors ? handler.dataRoutes : [], context)}
              context={context}
              hydrate={false}
            />
          </StillsProvider>
        </AppProvider>
      </Document>
    </StrictMode>,
  );
  return {
    status: context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Pictures that React preloads would otherwise occupy the first connections, and nothing is shown
      // before the styles.
      link: state.assets.styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '),
    },
    body: assemble(`<!doctype html>${html}`),
  };
}

/** JSON that is safe inside a script element: nothing in it can end the element or open a comment. */
function writeState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

type RouteErrors = NonNullable<HydrationState['errors']>;

/** Errors for the browser: what a loader meant to say, and no internal details. */
function writeErrors(errors: RouteErrors | null, onError: (error: unknown) => void): RouteErrors | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      if (isRouteErrorResponse(error)) return [route, { ...error, internal: false }];
      onError(error);
      return [route, { status: 500, statusText: '', internal: false, data: null }];
    }),
  );
}

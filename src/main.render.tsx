import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import * as words from '#messages/common.ts';
import { type AppContext, appContext, type PageSettings } from './app-context.ts';
import { Document, type PageAssets, type PageState } from './document.tsx';
import type { AuthUser } from './features/identity/domain.ts';
import { createEmbeddedProvider } from './features/identity/providers/embedded.ts';
import { createServerSession } from './features/identity/session.ts';
import { type ApiTransport, createApiClient } from './kernel/api-client.ts';
import { createServerQueries } from './query-client.ts';
import { loadAllRoutes, type RouteHandle, routeTree } from './route-tree.tsx';
import { StillsProvider } from './still.tsx';
import { gatherStills } from './still-writer.tsx';
import { silentNotify } from './ui/notify.tsx';
import { AppProvider } from './use-app.tsx';

/** What the web process gives for one page. */
export interface PageRequest {
  request: Request;
  /**
   * Calls the API in process, as this visitor and with their cookies; `path` begins after /api. The client around it is
   * made here, inside of the built program: its errors are told apart by class, and a class from outside is another one.
   */
  callApi: ApiTransport['fetch'];
  user: AuthUser | null;
  settings: PageSettings;
  /** Built files for the source files of the matched pages. */
  assets: (modules: readonly string[]) => PageAssets;
  /** Marks the page's script as our own. */
  nonce: string;
  /** Told of errors that nobody expected, before the visitor sees the error page. */
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

/** Loads every page of the program now, so that none is missing later, when a new build has replaced its files. */
export async function prepare(): Promise<void> {
  handler = createStaticHandler(await loadAllRoutes(routeTree));
}

/** Renders the page of a request, or answers with the redirect that its loaders or actions asked for. */
export async function renderPage(page: PageRequest): Promise<RenderedPage | Response> {
  const queries = createServerQueries();
  const { callApi, settings } = page;
  const { unreachable, signInFirst, unexpected } = words;
  // Whoever is signed in needs none: `callApi` calls as them.
  const token = page.user ? undefined : () => Promise.resolve(null);
  const api = createApiClient({ fetch: callApi, token, words: { unreachable, signInFirst, unexpected } });
  // Whatever the pages' provider: without script a form reaches our own server, or nothing at all.
  const identity = createEmbeddedProvider((path, init) => callApi(`/auth${path}`, init));
  const session = createServerSession(page.user, identity);
  const app: AppContext = { side: 'server', api, queries, identity, session, notify: silentNotify, settings };
  const context = await handler.query(page.request, {
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
              // Those that matched are in the context already, and all are made ready for use anew for each page: they are
              // given only where none may have matched, as an error cannot be shown without them.
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
      // Pictures that React preloads would otherwise take the first connections, and nothing shows before the styles.
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

/** Errors as the browser may see them: what a loader meant to say, and nothing of what broke. */
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

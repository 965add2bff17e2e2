import './ui/styles.css';
import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createProvider } from '#identity-provider';
import * as words from '#messages/common.ts';
import { readApiBase } from './api-base.ts';
import { type AppContext, appContext } from './app-context.ts';
import { Document, type PageState, stateElementId } from './document.tsx';
import { createBrowserSession, type Session } from './features/identity/session.ts';
import { createApiClient } from './kernel/api-client.ts';
import { fetchInTime } from './kernel/deadline.ts';
import { writeAsIn } from './kernel/write-as-in.ts';
import { createBrowserQueries } from './query-client.ts';
import { loadMatchedRoutes, routeTree } from './route-tree.tsx';
import { showStartFailure } from './start-failure.ts';
import { type Stills, StillsProvider } from './still.tsx';
import { heedOtherTab, holdTyping } from './ui/draft.ts';
import { guardStorage } from './ui/guard-storage.ts';
import { hydrated } from './ui/hydration.ts';
import { ChunkError, loadChunk } from './ui/lazy-page.ts';
import { toastNotify } from './ui/notify.tsx';
import { AppProvider } from './use-app.tsx';

function readState(): PageState {
  const text = document.getElementById(stateElementId)?.textContent;
  if (!text) throw new Error('The page came without its state');
  return JSON.parse(text) as PageState;
}

/**
 * Lets the browser react to input between the steps of the start, each of which takes a while on a slow
 * phone.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const base = readApiBase(import.meta.env.VITE_API_BASE);

async function start() {
  const state = readState();
  writeAsIn(state.settings.timeZone, state.settings.market);
  // The difference between this device's clock and the server's, in milliseconds.
  const clockError = state.now - Date.now();
  let session: Session;
  const mobile = matchMedia('(pointer: coarse)').matches;
  const network = fetchInTime(mobile, (path, init, send = fetch) => send(base + path, init));
  const api = createApiClient({
    fetch: network,
    token: () => session.token(),
    replaceToken: (refused) => session.replaceToken(refused),
    words: { unreachable: words.unreachable, signInFirst: words.signInFirst, unexpected: words.unexpected },
  });
  const identity = createProvider({
    fetchAuth: (path, init) => network(`/auth${path}`, init),
    loadPart: loadChunk,
    google: state.settings.google
      ? { start: `${base}/auth/google/start`, publicUrl: state.settings.publicUrl }
      : undefined,
  });
  session = createBrowserSession({
    provider: identity,
    api,
    storage: guardStorage(() => localStorage),
    initial: state.user,
    now: () => (Date.now() + clockError) / 1_000,
  });
  await pause();
  const queries = createBrowserQueries();
  hydrateQueries(queries, state.queries);
  // Another tab has signed in or out, or sent what was typed here, too.
  addEventListener('storage', (event) => {
    heedOtherTab(event);
    if (event.key === 'token' && !event.newValue !== !event.oldValue) session.heedOtherTab();
  });
  // Back to a page that the browser had frozen: its tab may have logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void session.recheck();
  });
  session.subscribe(() => {
    const now = session.getState();
    if (now.status === 'signed-out' && now.isOver) holdTyping();
  });

  const app: AppContext = {
    side: 'browser',
    api,
    queries,
    identity,
    session,
    notify: toastNotify,
    settings: state.settings,
  };
  const routes = await loadMatchedRoutes(routeTree, location);
  await pause();
  const router = createBrowserRouter(routes, {
    hydrationData: state.router,
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  await pause();
  // As a transition, hydration works in short slices, so that a slow phone reacts to input meanwhile.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document assets={state.assets}>
          <AppProvider value={app}>
            <Hydrated>
              <StillsProvider value={stills}>
                <RouterProvider router={router} />
              </StillsProvider>
            </Hydrated>
          </AppProvider>
        </Document>
      </StrictMode>,
    );
  });
}

const stills: Stills = { isHydrating: true };

/** Marks the page as hydrated: updates are rendered here from now on. Tests wait for it. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    stills.isHydrating = false;
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event(hydrated));
  }, []);
  return children;
}

start().catch((error: unknown) => {
  console.error(error);
  showStartFailure(error instanceof ChunkError ? words.chunkFailed : words.unexpected);
});

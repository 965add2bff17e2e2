import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import type { IdentityProvider } from './features/identity/domain.ts';
import type { Session } from './features/identity/session.ts';
import type { ApiClient } from './kernel/api-client.ts';
import type { Notify } from './ui/notify.tsx';

/** What loaders, actions and components may use, made once per page in the browser and once per request on the server. */
export interface AppContext {
  /** `server`: waits for data, so that the page is whole; `browser`: shows the page while data comes. */
  side: 'browser' | 'server';
  api: ApiClient;
  queries: QueryClient;
  identity: IdentityProvider;
  session: Session;
  notify: Notify;
  settings: PageSettings;
}

/** Settings of the site that pages need. */
export interface PageSettings {
  /** ISO code of the currency to show, or null to show figures only. */
  currency: string | null;
  /** The address under which the site is known, without a slash at the end. */
  publicUrl: string;
  /** Whether people can sign in with Google on our own server. */
  google: boolean;
  /** Whether people sign in elsewhere than on our own server: only with script, then. */
  external: boolean;
}

export const appContext = createContext<AppContext>();

/** The context of a loader or action. */
export function readApp(context: Readonly<RouterContextProvider>): AppContext {
  return context.get(appContext);
}

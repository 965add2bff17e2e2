import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import type { HomeWords } from '#messages/elsewhere.ts';
import type { IdentityProvider } from './features/identity/domain.ts';
import type { Session } from './features/identity/session.ts';
import type { ApiClient } from './kernel/api-client.ts';
import type { Market } from './kernel/market.ts';
import type { Notify } from './ui/notify.tsx';

/**
 * What loaders, actions and components may use, created once per page in the browser and once per request on
 * the server.
 */
export interface AppContext {
  /**
   * `server`: waits for data, so that the page is complete; `browser`: shows the page while data is loading.
   */
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
  /** The country in which the garage is. */
  market: Market;
  /** The time zone of all days and hours, by its IANA name. */
  timeZone: string;
  /** What the home page says in another country; null in Bangladesh. Its script need not contain it. */
  home: HomeWords | null;
  /** The public address of the site, without a slash at the end. */
  publicUrl: string;
  /** Whether people can sign in with Google on our own server. */
  google: boolean;
  /** Whether an external provider signs people in, which works only with script. */
  external: boolean;
}

export const appContext = createContext<AppContext>();

/** The context of a loader or action. */
export function readApp(context: Readonly<RouterContextProvider>): AppContext {
  return context.get(appContext);
}

import type { ApiClient } from '../../kernel/api-client.ts';
import {
  type AuthUser,
  type IdentityProvider,
  isTokenUsable,
  readTokenClaims,
  renewalBackoff,
  secondsUntilRenewal,
} from './domain.ts';

/** Whether somebody is signed in. `loading` while the provider is being asked. */
export type SessionState =
  | { status: 'loading' | 'signed-out'; user: null }
  | { status: 'signed-in'; user: AuthUser };

/** The one place in a page that knows who is signed in and holds their token. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** A usable token of POST /jwt, fetched anew when needed; null when nobody is signed in. */
  token(): Promise<string | null>;
  /** Takes over somebody who has just proved who they are, and gets their token. */
  adopt(user: AuthUser): Promise<void>;
  /** Shows a changed name or photo. */
  rename(user: AuthUser): void;
  /** Forgets the person and the token: after Logout, or when the server says that the session is over. */
  clear(): void;
  /** Asks the provider again, e.g. after another tab signed in or out. */
  recheck(): Promise<void>;
}

export interface SessionParts {
  provider: IdentityProvider;
  /** Used for POST /jwt only. */
  api: ApiClient;
  /** Where the token is kept: local storage, under the key `token`. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  initial: AuthUser | null;
}

const storageKey = 'token';

/** Creates the session of a page in the browser. */
export function createBrowserSession({ provider, api, storage, initial }: SessionParts): Session {
  let state: SessionState = initial ? signedIn(initial) : signedOut;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<string | null> | null = null;
  let failures = 0;
  const listeners = new Set<() => void>();

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function keptToken(): string | null {
    const token = storage.getItem(storageKey);
    const claims = token ? readTokenClaims(token) : null;
    const usable =
      claims && claims.subject === state.user?.uid && isTokenUsable(claims.expires, nowSeconds());
    return usable ? token : null;
  }

  function scheduleRenewal(token: string) {
    const claims = readTokenClaims(token);
    if (claims) renewAfter(secondsUntilRenewal(claims.expires, nowSeconds()));
  }

  function renewAfter(seconds: number) {
    clearTimeout(renewal);
    renewal = setTimeout(() => {
      fetchToken().catch(() => {
        failures += 1;
        renewAfter(renewalBackoff(failures));
      });
    }, seconds * 1_000);
  }

  async function fetchToken(): Promise<string | null> {
    const user = state.user;
    if (!user) return null;
    const { data } = await api<{ token: string }>({
      method: 'POST',
      path: '/jwt',
      body: { email: user.email },
      headers: await provider.proof(),
    });
    // Somebody may have signed out while the answer was on its way.
    if (state.user?.uid !== user.uid) return null;
    failures = 0;
    storage.setItem(storageKey, data.token);
    scheduleRenewal(data.token);
    return data.token;
  }

  function clear() {
    clearTimeout(renewal);
    storage.removeItem(storageKey);
    if (state.status !== 'signed-out') change(signedOut);
  }

  function start() {
    if (!state.user) return storage.removeItem(storageKey);
    const token = keptToken();
    if (token) scheduleRenewal(token);
  }
  start();

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: async () => {
      if (!state.user) return null;
      const kept = keptToken();
      if (kept) return kept;
      // Several queries may start at once; they share one call.
      pending ??= fetchToken().finally(() => {
        pending = null;
      });
      return pending;
    },
    adopt: async (user) => {
      change(signedIn(user));
      await fetchToken();
    },
    rename: (user) => change(signedIn(user)),
    clear,
    recheck: async () => {
      const before = state;
      change({ status: 'loading', user: null });
      const user = await provider.currentUser().catch(() => before.user);
      if (user) change(signedIn(user));
      else clear();
    },
  };
}

/** The session of a page that the server renders: what the cookie proved, unchanging. */
export function createServerSession(user: AuthUser | null, token: () => Promise<string | null>): Session {
  const state: SessionState = user ? signedIn(user) : signedOut;
  const nothing = () => {};
  return {
    getState: () => state,
    subscribe: () => nothing,
    token,
    adopt: async () => {},
    rename: nothing,
    clear: nothing,
    recheck: async () => {},
  };
}

const signedOut: SessionState = { status: 'signed-out', user: null };

function signedIn(user: AuthUser): SessionState {
  return { status: 'signed-in', user };
}

function nowSeconds(): number {
  return Date.now() / 1_000;
}

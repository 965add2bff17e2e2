import { type ApiClient, ApiError } from '../../kernel/api-client.ts';
import {
  type AuthUser,
  type IdentityProvider,
  isTokenUsable,
  readTokenClaims,
  renewalBackoff,
  secondsUntilRenewal,
} from './domain.ts';

/**
 * Whether somebody is signed in. `loading` while the provider is being asked; `user` is who was signed in
 * before that. `isOver`: somebody was signed in, and the session ended without an action on this page.
 */
export type SessionState =
  | { status: 'loading'; user: AuthUser | null; isOver?: undefined }
  | { status: 'signed-out'; user: null; isOver?: true; lost?: Lost }
  | { status: 'signed-in'; user: AuthUser };

/** What was sent and came too late, or in vain: a change that is not saved, or a deletion that may have ended the session. */
type Lost = 'change' | 'account';

/** The one place in a page that knows who is signed in and has their token. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Resolves once it is known who is signed in: at once, unless the provider is being asked. */
  settled(): Promise<void>;
  /** A valid token of POST /jwt, fetched when needed; null when nobody is signed in, and on the server. */
  token(): Promise<string | null>;
  /** A new token in place of one that the server refused; null when the session has ended. */
  replaceToken(refused: string): Promise<string | null>;
  /** Signs in somebody who has just proven who they are, and fetches their token. */
  adopt(user: AuthUser): Promise<void>;
  /** Shows what has changed of the person: a name, a photo, or that the mailbox is confirmed. */
  update(user: AuthUser): void;
  /** Forgets the person and the token after Logout. */
  clear(): void;
  /** Does the same when the session has ended otherwise, and remembers what was lost by that. */
  end(lost?: Lost): void;
  /** Notes whether the deletion of the account was sent and nobody knows whether it is done. */
  noteDeletion(isUnknown: boolean): void;
  /** Asks the provider again, e.g. after another tab signed in or out. */
  recheck(): Promise<void>;
}

interface SessionParts {
  provider: IdentityProvider;
  /** Used for POST /jwt only. */
  api: ApiClient;
  /** Where the token is stored: local storage, under the key `token`. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  initial: AuthUser | null;
  /**
   * Seconds since 1970 by the server's clock: a phone's own may be wrong by hours. On a cached page it is
   * only approximate, until the first token corrects it.
   */
  now: () => number;
}

const storageKey = 'token';

// The minimum wait: a device with a wrong clock must not ask again and again.
const soonestRenewal = 30;

/** Creates the session of a page in the browser. */
export function createBrowserSession({
  provider,
  api,
  storage,
  initial,
  now: pageNow,
}: SessionParts): Session {
  let state: SessionState = initial ? signedIn(initial) : signedOut;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let pending: { uid: string; token: Promise<string | null> } | undefined;
  let failures = 0;
  let lastKnown: AuthUser | null = null;
  // Incremented when somebody comes or leaves: answers to earlier requests are not about the current person.
  let epoch = 0;
  let questions = 0;
  let checking = Promise.resolve();
  let pageAge = 0;
  let isPerhapsDeleted = false;
  const now = () => pageNow() + pageAge;
  const listeners = new Set<() => void>();

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function keptToken(): string | null {
    const token = storage.getItem(storageKey);
    const claims = token ? readTokenClaims(token) : null;
    const usable = claims && claims.subject === state.user?.uid && isTokenUsable(claims.expires, now());
    return usable ? token : null;
  }

  function scheduleRenewal(token: string) {
    const claims = readTokenClaims(token);
    if (claims) renewAfter(secondsUntilRenewal(claims.expires, now()));
  }

  function renewAfter(seconds: number) {
    clearTimeout(renewal);
    renewal = setTimeout(() => {
      onceKnown(fetchToken).catch(() => {
        // A refusal has ended the session already; other failures may be temporary.
        if (state.status === 'signed-out') return;
        failures += 1;
        renewAfter(renewalBackoff(failures));
      });
    }, Math.max(soonestRenewal, seconds) * 1_000);
  }

  /** Does something once it is known who is signed in, which may be asked again meanwhile. */
  async function onceKnown<Result>(work: () => Promise<Result>): Promise<Result> {
    while (state.status === 'loading') await checking;
    return work();
  }

  /** Callers who need the token at the same time share one call, but never another person's. */
  function fetchToken(): Promise<string | null> {
    const uid = state.user?.uid;
    if (uid === undefined) return Promise.resolve(null);
    if (pending?.uid === uid) return pending.token;
    const request = {
      uid,
      token: askForToken().finally(() => {
        if (pending === request) pending = undefined;
      }),
    };
    pending = request;
    return request.token;
  }

  async function askForToken(): Promise<string | null> {
    const user = state.user;
    if (!user) return null;
    const asked = epoch;
    let token: string;
    try {
      const answer = await api<{ token: string }>({
        method: 'POST',
        path: '/jwt',
        body: { email: user.email },
        headers: await provider.proof(),
      });
      token = answer.data.token;
    } catch (error) {
      const isOver = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (isOver && asked === epoch && state.status === 'signed-in' && state.user.uid === user.uid) end();
      throw error;
    }
    // Somebody may have signed out during the request, and even in again.
    if (state.user?.uid !== user.uid) return null;
    if (asked !== epoch) return keptToken() ?? fetchToken();
    failures = 0;
    const issued = readTokenClaims(token)?.issued;
    if (issued) pageAge += issued - now();
    storage.setItem(storageKey, token);
    scheduleRenewal(token);
    return token;
  }

  /** Somebody has come or left: everything still in progress is ignored. */
  function turnPage() {
    epoch += 1;
    pending = undefined;
    lastKnown = null;
  }

  function clear() {
    forget();
    if (state !== signedOut) change(signedOut);
  }

  function end(lost?: Lost) {
    forget();
    const most = isPerhapsDeleted ? 'account' : lost;
    // A call of the page itself may have found out before.
    if (state.status !== 'signed-out' || (state.isOver && most))
      change(most ? { ...over, lost: most } : over);
  }

  function forget() {
    clearTimeout(renewal);
    turnPage();
    storage.removeItem(storageKey);
  }

  async function ask(): Promise<void> {
    // A second call while the first is running must not take `loading` for the known state.
    lastKnown = state.user ?? lastKnown;
    const wasSomebody = lastKnown !== null;
    const asked = epoch;
    questions += 1;
    const question = questions;
    change({ status: 'loading', user: lastKnown });
    const answer = await provider.currentUser().catch(() => undefined);
    // Somebody signed in or out meanwhile, which is newer than the answer.
    if (asked !== epoch) return;
    if (answer !== undefined) lastKnown = answer;
    // The last call decides, by the latest successful answer of any.
    if (question !== questions) return;
    if (lastKnown) change(signedIn(lastKnown));
    else if (wasSomebody) end();
    else clear();
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
    settled: () => onceKnown(() => Promise.resolve()),
    token: () => onceKnown(async () => keptToken() ?? fetchToken()),
    replaceToken: (refused) =>
      onceKnown(async () => {
        const kept = keptToken();
        // The refused one stays until the new one has come: other tabs would take a missing one for a logout.
        return kept === null || kept === refused ? fetchToken() : kept;
      }),
    adopt: async (user) => {
      isPerhapsDeleted = false;
      turnPage();
      change(signedIn(user));
      await fetchToken();
    },
    update: (user) => change(signedIn(user)),
    clear,
    end,
    noteDeletion: (isUnknown) => {
      isPerhapsDeleted = isUnknown;
    },
    recheck: () => {
      checking = ask();
      return checking;
    },
  };
}

/** The session of a page that the server renders: from the cookie, and as changed by the page's action. */
export function createServerSession(
  user: AuthUser | null,
  provider: Pick<IdentityProvider, 'currentUser'>,
): Session {
  let state: SessionState = user ? signedIn(user) : signedOut;
  const nothing = () => {};
  return {
    getState: () => state,
    subscribe: () => nothing,
    settled: () => Promise.resolve(),
    token: () => Promise.resolve(null),
    replaceToken: () => Promise.resolve(null),
    adopt: async () => {},
    update: (changed) => {
      state = signedIn(changed);
    },
    clear: () => {
      state = signedOut;
    },
    end: () => {
      state = over;
    },
    noteDeletion: nothing,
    recheck: async () => {
      const known = state.user;
      const now = await provider.currentUser().catch(() => known);
      state = now ? signedIn(now) : signedOut;
    },
  };
}

const signedOut: SessionState = { status: 'signed-out', user: null };
const over: Extract<SessionState, { status: 'signed-out' }> = {
  status: 'signed-out',
  user: null,
  isOver: true,
};

function signedIn(user: AuthUser): SessionState {
  return { status: 'signed-in', user };
}

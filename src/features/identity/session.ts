import { type ApiClient, ApiError } from '../../kernel/api-client.ts';
import {
  type AuthUser,
  type IdentityProvider,
  isTokenUsable,
  readTokenClaims,
  renewalBackoff,
  secondsUntilRenewal,
} from './domain.ts';
import { type Lost, over, type Session, type SessionState, signedIn, signedOut } from './session/state.ts';

export type { Session, SessionState } from './session/state.ts';

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
  function startEpoch() {
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
    startEpoch();
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

  function recheck(): Promise<void> {
    checking = ask();
    return checking;
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
        // A call whose person has left since is not sent again in the name of whoever has come.
        const sender = readTokenClaims(refused)?.subject;
        if (sender !== undefined && sender !== state.user?.uid) return null;
        const kept = keptToken();
        // The refused one stays until the new one has come: other tabs would take a missing one for a logout.
        return kept === null || kept === refused ? fetchToken() : kept;
      }),
    adopt: async (user) => {
      isPerhapsDeleted = false;
      startEpoch();
      change(signedIn(user));
      await fetchToken();
    },
    // The answer to a change may come when its person has left, and somebody else is here.
    update: (user) => {
      if (state.user?.uid === user.uid) change(signedIn(user));
    },
    clear,
    end,
    noteDeletion: (isUnknown) => {
      isPerhapsDeleted = isUnknown;
    },
    recheck,
    heedOtherTab: () => {
      if (state.status === 'loading' || keptToken() === null) void recheck();
    },
  };
}

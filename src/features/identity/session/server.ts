import type { AuthUser, IdentityProvider } from '../domain.ts';
import { over, type Session, type SessionState, signedIn, signedOut } from './state.ts';

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
    heedOtherTab: nothing,
  };
}

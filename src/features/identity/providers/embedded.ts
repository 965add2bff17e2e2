import {
  type CreateProvider,
  type IdentityCode,
  IdentityError,
  type IdentityFetch,
  type IdentityProvider,
} from '../domain.ts';
import { createGoogleWindow, type VisitGoogle } from './google-window.ts';
import { createServerCalls, readUser } from './server-calls.ts';

// Translates the codes of our own server into the provider-style codes of pages and messages.
const codes: Record<string, IdentityCode> = {
  'invalid-credential': 'auth/invalid-credential',
  'email-taken': 'auth/email-already-in-use',
  'weak-password': 'auth/weak-password',
  'account-stopped': 'auth/account-stopped',
};

/**
 * The product's own provider: e-mail and password on our own server, a session cookie. `visitGoogle` is
 * missing where no window can be opened or Google is not set up.
 */
export function createEmbeddedProvider(
  fetchAuth: IdentityFetch,
  visitGoogle?: VisitGoogle,
): IdentityProvider {
  const { call, currentUser, updateProfile, signOut } = createServerCalls(fetchAuth, codes);
  return {
    signInWithPassword: async (email, password) =>
      readUser(await call('/sign-in/email', { email, password })),
    createAccount: async (email, password, name = '') =>
      readUser(await call('/sign-up/email', { email, password, name })),
    updateProfile,
    signInWithGoogle: async () => {
      if (!visitGoogle) throw new IdentityError('auth/operation-not-allowed');
      await visitGoogle(
        async () => ({}),
        async () => (await currentUser()) !== null,
      );
      const user = await currentUser();
      // The server has set the cookie, but the browser has not kept it.
      if (!user) throw new IdentityError('auth/web-storage-unsupported');
      return user;
    },
    linkGoogle: async ({ ticket, isLinked }) => {
      if (!visitGoogle) throw new IdentityError('auth/operation-not-allowed');
      await visitGoogle(async () => ({ ticket: await ticket() }), isLinked);
    },
    signOut,
    sendPasswordReset: async (email, next) => {
      await call('/request-password-reset', { email, next });
    },
    sendConfirmation: async () => {
      const user = await currentUser();
      if (!user) throw new IdentityError('auth/requires-recent-login');
      if (user.emailVerified) return 'confirmed';
      await call('/send-verification-email', { email: user.email });
      return 'sent';
    },
    // All of it is in our own database.
    deleteLogin: () => Promise.resolve(),
    currentUser,
    proof: () => Promise.resolve({}),
  };
}

/** The provider for builds without Firebase's values. */
export const createProvider: CreateProvider = ({ fetchAuth, google }) =>
  createEmbeddedProvider(fetchAuth, google && createGoogleWindow(google));

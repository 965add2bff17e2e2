import type { Auth, User } from 'firebase/auth';
import {
  type AuthUser,
  type CreateProvider,
  type IdentityCode,
  IdentityError,
  type IdentityProvider,
} from '../domain.ts';
import { toIdentityError } from './firebase-codes.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { createServerCalls, readUser } from './server-calls.ts';

// What our own server says about an ID token.
const codes: Record<string, IdentityCode> = {
  'email-unproven': 'auth/unverified-email',
  'sign-in-over': 'auth/requires-recent-login',
};

/**
 * The external provider. Firebase's library knows the password or the Google window, and gives ID tokens; the session
 * is our own server's, which takes such a token for it. The library is loaded when it is first needed: visitors who
 * only look around never fetch it. `adjust` sees the library before its first use.
 */
export function createFirebaseProvider(
  { fetchAuth, loadPart }: Pick<Parameters<CreateProvider>[0], 'fetchAuth' | 'loadPart'>,
  adjust?: (auth: Auth) => void,
): IdentityProvider {
  const server = createServerCalls(fetchAuth, codes);
  let opening: Promise<FirebaseSdk> | undefined;

  function open({ popups = false } = {}): Promise<FirebaseSdk> {
    opening ??= loadPart(() => import('./firebase-sdk.ts')).then(
      ({ openFirebase }) => openFirebase({ popups, adjust }),
      () => {
        // The next attempt fetches it again.
        opening = undefined;
        throw new IdentityError('auth/network-request-failed');
      },
    );
    return opening;
  }

  async function ask<Answer>(work: (sdk: FirebaseSdk) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(await open());
    } catch (error) {
      throw toIdentityError(error);
    }
  }

  /** Signs in at Firebase, then here. Whom our server does not let in is not remembered there either. */
  async function enter(work: (sdk: FirebaseSdk) => Promise<User>): Promise<AuthUser> {
    const user = await ask(work);
    try {
      return await show(user);
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'auth/unverified-email')
        await ask((sdk) => sdk.sendVerification(user)).catch(() => undefined);
      await ask((sdk) => sdk.forget()).catch(() => undefined);
      throw error;
    }
  }

  /** Whom Firebase remembers, for what only they may do. */
  async function rememberedUser(): Promise<User> {
    const user = await ask((sdk) => sdk.remembered());
    if (!user) throw new IdentityError('auth/requires-recent-login');
    return user;
  }

  /** Shows our server a token of somebody whom Firebase has let in. */
  async function show(user: User): Promise<AuthUser> {
    const headers = bearer(await ask(() => user.getIdToken()));
    return readUser(await server.call('/sign-in/firebase', {}, headers));
  }

  return {
    signInWithPassword: (email, password) => enter((sdk) => sdk.signInWithPassword(email, password)),
    createAccount: async (email, password) => {
      const user = await enter((sdk) => sdk.createAccount(email, password));
      // The account is there without the mail, too; another one can be asked for.
      await ask(async (sdk) => sdk.sendVerification(await rememberedUser())).catch(() => undefined);
      return user;
    },
    signInWithGoogle: () => enter((sdk) => sdk.signInWithGoogle()),
    linkGoogle: async ({ password }) => {
      const user = await rememberedUser();
      await ask((sdk) => sdk.linkGoogle(user, password));
      // To show the password was a sign-in, which opens a session of its own in place of the former.
      await show(user);
    },
    unlinkGoogle: async (password) => {
      const user = await rememberedUser();
      await ask((sdk) => sdk.unlinkGoogle(user, password));
      await show(user);
    },
    ways: async () => {
      const known = (await rememberedUser()).providerData.map(({ providerId }) => providerId);
      return { password: known.includes('password'), google: known.includes('google.com') };
    },
    updateProfile: async (profile) => {
      const user = await rememberedUser();
      await ask((sdk) => sdk.updateProfile(user, profile));
      return server.updateProfile(profile);
    },
    signOut: async () => {
      // Loaded before anything ends: whoever is signed out here must not stay signed in there.
      await ask(() => Promise.resolve());
      await server.signOut();
      await ask((sdk) => sdk.forget());
    },
    sendPasswordReset: async (email) => {
      await ask((sdk) => sdk.sendPasswordReset(email)).catch((error: unknown) => {
        const isUnknown = error instanceof IdentityError && error.code === 'auth/user-not-found';
        if (!isUnknown) throw error;
      });
    },
    sendConfirmation: async () => {
      const user = await rememberedUser();
      await ask((sdk) => sdk.refresh(user));
      if (!user.emailVerified) {
        await ask((sdk) => sdk.sendVerification(user));
        return 'sent';
      }
      await show(user);
      return 'confirmed';
    },
    deleteLogin: async () => {
      const user = await rememberedUser();
      await ask((sdk) => sdk.deleteUser(user));
    },
    currentUser: server.currentUser,
    proof: async () => {
      try {
        const user = await ask((sdk) => sdk.remembered());
        if (user) return bearer(await ask(() => user.getIdToken()));
      } catch (error) {
        const isOver = error instanceof IdentityError && lost.has(error.code);
        if (!isOver) throw error;
      }
      // Firebase no longer vouches for the person whom our cookie names: the session ends.
      await server.signOut();
      return {};
    },
    prepare: () => void open({ popups: true }).catch(() => undefined),
  };
}

const lost = new Set<IdentityCode>([
  'auth/requires-recent-login',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function bearer(idToken: string): Record<string, string> {
  return { authorization: `Bearer ${idToken}` };
}

/** The provider of pages that were built with Firebase's values. */
export const createProvider: CreateProvider = (parts) => createFirebaseProvider(parts);

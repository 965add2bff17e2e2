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

// What our own server's codes about an ID token mean.
const codes: Record<string, IdentityCode> = {
  'email-unproven': 'auth/unverified-email',
  'sign-in-over': 'auth/requires-recent-login',
  'account-stopped': 'auth/account-stopped',
};

/**
 * The external provider. Firebase's library checks the password or opens the Google window, and issues ID
 * tokens; our own server opens a session for such a token. The library is loaded when it is first needed:
 * visitors who only look around never load it. `adjust` gets the library before its first use.
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
        // The next attempt loads it again.
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

  /** Signs in at Firebase, then here. Firebase forgets people whom our server refuses. */
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

  /** The person whom Firebase remembers, for actions that only they may do. */
  async function rememberedUser(): Promise<User> {
    const user = await ask((sdk) => sdk.remembered());
    if (!user) throw new IdentityError('auth/requires-recent-login');
    return user;
  }

  /** Presents a token of somebody who has signed in at Firebase to our server. */
  async function show(user: User): Promise<AuthUser> {
    const headers = bearer(await ask(() => user.getIdToken()));
    return readUser(await server.call('/sign-in/firebase', {}, headers));
  }

  return {
    signInWithPassword: (email, password) => enter((sdk) => sdk.signInWithPassword(email, password)),
    createAccount: async (email, password) => {
      const user = await enter((sdk) => sdk.createAccount(email, password));
      // The account exists without the mail, too; another one can be requested.
      await ask(async (sdk) => sdk.sendVerification(await rememberedUser())).catch(() => undefined);
      return user;
    },
    signInWithGoogle: () => enter((sdk) => sdk.signInWithGoogle()),
    linkGoogle: async ({ password }) => {
      const user = await rememberedUser();
      await ask((sdk) => sdk.linkGoogle(user, password));
      // Entering the password was a sign-in, which opens a new session in place of the former.
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
      // Loaded before anything ends: signing out here must not leave the person signed in there.
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
      // Firebase no longer recognises the person of our cookie: the session ends.
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

/** The provider for builds with Firebase's values. */
export const createProvider: CreateProvider = (parts) => createFirebaseProvider(parts);

import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithPopup,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  unlink,
  updateProfile,
} from 'firebase/auth';
import type { ProfileParts } from '../domain.ts';

/** The functions of Firebase's library that the product needs, each failing with Firebase's own errors. */
export interface FirebaseSdk {
  signInWithPassword(email: string, password: string): Promise<User>;
  createAccount(email: string, password: string): Promise<User>;
  signInWithGoogle(): Promise<User>;
  /** Lets a Google account open this one, too, after a check of the password. */
  linkGoogle(user: User, password: string): Promise<void>;
  unlinkGoogle(user: User, password: string): Promise<void>;
  updateProfile(user: User, profile: ProfileParts): Promise<void>;
  sendVerification(user: User): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Refetches what Firebase knows, and an ID token with it. */
  refresh(user: User): Promise<void>;
  deleteUser(user: User): Promise<void>;
  /** Forgets the signed-in person in this browser. */
  forget(): Promise<void>;
  /** The person whom the library remembers, once it has looked. */
  remembered(): Promise<User | null>;
}

/**
 * Starts the library. With `popups` the sign-in window is prepared in browsers that open one only directly
 * after a click; elsewhere that would load a frame of Google's for nothing. `adjust` gets the library before
 * its first use.
 */
export function openFirebase({
  popups,
  adjust,
}: {
  popups: boolean;
  adjust?: ((auth: Auth) => void) | undefined;
}): FirebaseSdk {
  // Each value by its own name: otherwise the build would write all settings into the page.
  const app = initializeApp({
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(popups ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  adjust?.(auth);
  const confirmPassword = (user: User, password: string) =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return {
    signInWithPassword: async (email, password) =>
      (await signInWithEmailAndPassword(auth, email, password)).user,
    createAccount: async (email, password) =>
      (await createUserWithEmailAndPassword(auth, email, password)).user,
    signInWithGoogle: async () =>
      (await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).user,
    linkGoogle: async (user, password) => {
      await confirmPassword(user, password);
      await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    unlinkGoogle: async (user, password) => {
      await confirmPassword(user, password);
      await unlink(user, GoogleAuthProvider.PROVIDER_ID);
    },
    updateProfile,
    sendVerification: (user) => sendEmailVerification(user),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    refresh: async (user) => {
      await user.reload();
      await user.getIdToken(true);
    },
    deleteUser,
    forget: () => signOut(auth),
    remembered: async () => {
      await auth.authStateReady();
      return auth.currentUser;
    },
  };
}

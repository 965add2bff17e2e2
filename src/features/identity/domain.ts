import type { ApiTransport } from '../../kernel/api-client.ts';
import { parseUrl } from '../../kernel/parse-url.ts';

/** What people come to do. It grants no permission: ownership does. */
export const roles = ['seller', 'buyer'] as const;
export type Role = (typeof roles)[number];

/** The signed-in person as the identity provider knows them. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  /** Whether they have proven the mailbox. */
  emailVerified?: boolean;
}

/** Codes of an identity provider that the product has messages for, in the provider's spelling. */
export const identityCodes = [
  'auth/invalid-credential',
  'auth/email-already-in-use',
  'auth/invalid-email',
  'auth/weak-password',
  'auth/too-many-requests',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/account-stopped',
  'auth/unverified-email',
  'auth/account-exists-with-different-credential',
  'auth/credential-already-in-use',
  'auth/google-email-unverified',
  'auth/provider-already-linked',
  'auth/no-such-provider',
  'auth/multi-factor-auth-required',
  'auth/requires-recent-login',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/unauthorized-domain',
  'auth/invalid-api-key',
  'auth/web-storage-unsupported',
  'auth/operation-not-supported-in-this-environment',
  'auth/internal-error',
] as const;
export type IdentityCode = (typeof identityCodes)[number];

/** A refusal by the identity provider. */
export class IdentityError extends Error {
  readonly code: IdentityCode;
  /** What our own server says to it, where that is more than the code. */
  readonly detail: string | undefined;

  constructor(code: IdentityCode, detail?: string) {
    super(code);
    this.name = 'IdentityError';
    this.code = code;
    this.detail = detail;
  }
}

/**
 * What the product needs from an identity provider, embedded or external. Every method fails with an
 * `IdentityError`.
 */
export interface IdentityProvider {
  signInWithPassword(email: string, password: string): Promise<AuthUser>;
  /** `name` is only used to recognise the same form sent twice; `updateProfile` sets the account's name. */
  createAccount(email: string, password: string, name?: string): Promise<AuthUser>;
  /** Changes the given parts of the signed-in person's profile and leaves the rest. */
  updateProfile(profile: ProfileParts): Promise<AuthUser>;
  signInWithGoogle(): Promise<AuthUser>;
  /** Lets a Google account open the account of the signed-in person, who enters their password first. */
  linkGoogle(link: GoogleLink): Promise<void>;
  /**
   * Unlinks Google, after a check of the password, where the provider itself stores the ways to sign in;
   * otherwise our own server does it.
   */
  unlinkGoogle?(password: string): Promise<void>;
  /** The ways to sign in that the provider knows, where it stores them itself. */
  ways?(): Promise<{ password: boolean; google: boolean }>;
  signOut(): Promise<void>;
  /**
   * Sends a mail with a link to choose a new password; the answer does not reveal whether there is an
   * account. Where the mail is ours, the link leads on to `next`, a path of this site.
   */
  sendPasswordReset(email: string, next?: string): Promise<void>;
  /** Sends the signed-in person a mail to confirm their mailbox, unless it is confirmed already. */
  sendConfirmation(): Promise<'sent' | 'confirmed'>;
  /** Deletes what the provider itself stores about the signed-in person, once our own account is deleted. */
  deleteLogin(): Promise<void>;
  /** Who is signed in according to the provider, or null. */
  currentUser(): Promise<AuthUser | null>;
  /** Headers that prove to our own server who is signed in; empty where a cookie does it. */
  proof(): Promise<Record<string, string>>;
  /**
   * Called when a page offers signing in, to start slow preparations, so that a click opens the window at
   * once.
   */
  prepare?(): void;
}

/** The parts of a profile that a provider stores. */
export interface ProfileParts {
  displayName?: string;
  photoURL?: string;
}

/** What linking a Google account needs. */
interface GoogleLink {
  password: string;
  /** Exchanges the password for our own server's permission to link. */
  ticket(): Promise<string>;
  /** Whether our own server knows the link. */
  isLinked(): Promise<boolean>;
}

/** How a provider reaches the server's identity endpoints; `path` begins after `/api/auth`. */
export type IdentityFetch = ApiTransport['fetch'];

/** What a provider gets from its page. */
interface ProviderParts {
  fetchAuth: IdentityFetch;
  /** Loads a chunk that only some visitors need; gives up after the same time as for every chunk. */
  loadPart<Part>(load: () => Promise<Part>): Promise<Part>;
  /**
   * The path on our own server that leads to Google, and the site's address; undefined when there is none.
   */
  google: { start: string; publicUrl: string } | undefined;
}

/** Creates the provider that the build chose; the module `#identity-provider` exports one. */
export type CreateProvider = (parts: ProviderParts) => IdentityProvider;

/** A person whom a provider other than our own has authenticated. */
export interface ProvenPerson {
  /** The provider, as an address, and its id of the person: neither means anything without the other. */
  issuer: string;
  uid: string;
  /** In lower case. */
  email: string;
  /** Whether the provider has proven the mailbox. */
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
}

/** What a verified token of Firebase says about its bearer. */
export interface ExternalIdentity extends ProvenPerson {
  /**
   * When the bearer last entered the password or chose the Google account; the same in every token of one
   * sign-in.
   */
  signedInAt: Date;
}

/** Seconds that a session lasts without being prolonged. */
export const sessionLifetime = 7 * 24 * 60 * 60;

/** Seconds that a token of POST /jwt is valid. Short, because it is kept in page memory and local storage. */
export const tokenLifetime = 15 * 60;

// The identity library's own timings, as section 9 of the specification gives them (seconds).
const renewBeforeExpiry = 5 * 60;
const countsAsExpiredBefore = 30;
const firstRetry = 30;
const longestRetry = 16 * 60;

/** Whether a token that expires at `expires` (seconds since 1970) may still be sent. */
export function isTokenUsable(expires: number, nowSeconds: number): boolean {
  return expires - countsAsExpiredBefore > nowSeconds;
}

/** Seconds to wait before a token is renewed ahead of its end. */
export function secondsUntilRenewal(expires: number, nowSeconds: number): number {
  return Math.max(0, expires - renewBeforeExpiry - nowSeconds);
}

/**
 * Seconds to wait after the n-th failed renewal in a row (from 1): 30, doubled each time, up to 16 minutes.
 */
export function renewalBackoff(failures: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
}

interface TokenClaims {
  subject: string;
  /** Seconds since 1970 by the server's clock. */
  expires: number;
  issued: number | null;
}

/** Reads a token's claims without checking it: only the server can check. Null when unreadable. */
export function readTokenClaims(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('exp' in claims))
      return null;
    if (typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return null;
    const issued = 'iat' in claims && typeof claims.iat === 'number' ? claims.iat : null;
    return { subject: claims.sub, expires: claims.exp, issued };
  } catch {
    return null;
  }
}

/** Limits of the registration form; the browser's form and the server's schema both take them from here. */
export const accountLimits = {
  name: 80,
  photoUrl: 2_000,
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** The longest text that accounts are searched for, in characters. */
export const longestAccountSearch = 100;

/** How many accounts a page of a list has. */
export const accountPage = { usual: 25, most: 100 } as const;

/**
 * Whether a password is the e-mail itself, the part before its @, or the garage's name, in any spelling and
 * with any digits after it: the first guesses of somebody who knows only the e-mail.
 */
export function isPersonalPassword(password: string, email: string): boolean {
  const [mailbox = ''] = email.split('@');
  const known = [email, mailbox, 'moto garage'].map(bare);
  return known.includes(bare(password)) || known.includes(bare(password.replace(/[^\p{L}]+$/u, '')));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether a password is acceptable as far as a browser can know; the server also knows the most common ones.
 */
export function isPasswordFit(password: string, email: string): boolean {
  const { passwordMin, passwordMax } = accountLimits;
  const fits = password.length >= passwordMin && password.length <= passwordMax;
  return fits && !isPersonalPassword(password, email);
}

/** Whether a photo address may be shown: only http and https, which cannot run a script. */
export function isPhotoUrl(text: string): boolean {
  if (text.length > accountLimits.photoUrl) return false;
  return ['http:', 'https:'].includes(parseUrl(text)?.protocol ?? '');
}

/** The person on whose behalf the server acts. */
export interface Actor {
  id: string;
  email: string;
  name: string;
  role: Role;
  admin: boolean;
}

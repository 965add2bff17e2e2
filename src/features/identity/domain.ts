import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import type { ApiTransport } from '../../kernel/api-client.ts';
import { parseUrl } from '../../kernel/parse-url.ts';
import { ofVisibleText, type Rule, requiredText } from '../../kernel/rules.ts';

/** What somebody came to do. Not a permission: ownership is. */
export const roles = ['seller', 'buyer'] as const;
export type Role = (typeof roles)[number];

/** The signed-in person as the identity provider knows them. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  /** Whether the mailbox is known to be theirs. */
  emailVerified?: boolean;
}

/** Codes of an identity provider that the product has words for, in the provider's spelling. */
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

  constructor(code: IdentityCode) {
    super(code);
    this.name = 'IdentityError';
    this.code = code;
  }
}

/**
 * What the product asks of whoever proves people's identity: the embedded provider or an external one.
 * Every method fails with an `IdentityError`.
 */
export interface IdentityProvider {
  signInWithPassword(email: string, password: string): Promise<AuthUser>;
  /** `name` tells the same form sent twice from another one; `updateProfile` gives the account its name. */
  createAccount(email: string, password: string, name?: string): Promise<AuthUser>;
  updateProfile(profile: { displayName: string; photoURL: string }): Promise<AuthUser>;
  signInWithGoogle(): Promise<AuthUser>;
  /** Lets a Google account open the signed-in person's account, too, who shows their password first. */
  linkGoogle(link: GoogleLink): Promise<void>;
  /**
   * Takes Google away as a way in, for the password, where the provider itself keeps the ways; otherwise our own server
   * does it.
   */
  unlinkGoogle?(password: string): Promise<void>;
  /** Which ways into the account the provider knows, where it keeps them itself. */
  ways?(): Promise<{ password: boolean; google: boolean }>;
  signOut(): Promise<void>;
  /**
   * Has a mail sent with which a new password can be chosen; nobody learns here whether there is such an account. Where
   * the mail is ours, it leads on to `next`, a path of this site.
   */
  sendPasswordReset(email: string, next?: string): Promise<void>;
  /** Has a mail sent with which the signed-in person confirms their mailbox, unless that has happened already. */
  sendConfirmation(): Promise<'sent' | 'confirmed'>;
  /** Forgets for good what the provider itself keeps about the signed-in person, once our own account is deleted. */
  deleteLogin(): Promise<void>;
  /** Who is signed in according to the provider, or null. */
  currentUser(): Promise<AuthUser | null>;
  /** Headers that prove to our own server who is signed in; none where a cookie does it. */
  proof(): Promise<Record<string, string>>;
  /** Told when a page offers signing in: what takes time can begin, so that a click opens its window at once. */
  prepare?(): void;
}

/** What linking a Google account takes. */
interface GoogleLink {
  password: string;
  /** Our own server's leave to link, for the password. */
  ticket(): Promise<string>;
  /** Whether our own server knows the link. */
  isLinked(): Promise<boolean>;
}

/** How a provider reaches the server's identity endpoints; `path` begins after `/api/auth`. */
export type IdentityFetch = ApiTransport['fetch'];

/** What a provider gets from the page it works in. */
interface ProviderParts {
  fetchAuth: IdentityFetch;
  /** Fetches a part of the program that only some need; gives up after the time that every such part has. */
  loadPart<Part>(load: () => Promise<Part>): Promise<Part>;
  /** Where our own server leads to Google and where it is at home; undefined when it does not. */
  google: { start: string; publicUrl: string } | undefined;
}

/** Makes the provider that the build chose; the module `#identity-provider` exports one. */
export type CreateProvider = (parts: ProviderParts) => IdentityProvider;

/** Somebody as another provider than our own vouches for them. */
export interface ProvenPerson {
  /** Who vouches, as an address, and their own id of the person: neither says anything without the other. */
  issuer: string;
  uid: string;
  /** In small letters. */
  email: string;
  /** Whether the provider has seen that the mailbox is theirs. */
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
}

/** What a verified token of Firebase says about its bearer. */
export interface ExternalIdentity extends ProvenPerson {
  /** When the bearer last showed password or Google account; every token of one sign-in says the same. */
  signedInAt: Date;
}

/** Seconds that a session lives without being prolonged. */
export const sessionLifetime = 7 * 24 * 60 * 60;

/** Seconds that a token of POST /jwt is good for. Short, because it travels in page memory and local storage. */
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

/** Seconds to wait after the n-th failed renewal in a row (from 1): 30, doubled each time, at most 16 minutes. */
export function renewalBackoff(failures: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
}

interface TokenClaims {
  subject: string;
  /** Seconds since 1970 by the server's clock. */
  expires: number;
  issued: number | null;
}

/** What a token says, read without checking it: only the server can check. Null when unreadable. */
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

/** The rule for the name of an account, wherever it is given. */
export const accountNameRule: Rule = ofVisibleText(
  requiredText(
    accountLimits.name,
    { code: 'name-empty', detail: words.nameEmpty },
    { code: 'name-too-long', detail: words.nameTooLong },
  ),
  { code: 'text-broken', detail: commonWords.textBroken },
);

/**
 * Whether a password is the e-mail itself, the part before its @, or the garage's name, however they are written and
 * whatever figures follow: what somebody who knows only the e-mail would try.
 */
export function isPersonalPassword(password: string, email: string): boolean {
  const [mailbox = ''] = email.split('@');
  const known = [email, mailbox, 'moto garage'].map(bare);
  return known.includes(bare(password)) || known.includes(bare(password.replace(/[^\p{L}]+$/u, '')));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a password can be taken as far as a browser can know; the server also knows the commonest ones. */
export function isPasswordFit(password: string, email: string): boolean {
  const { passwordMin, passwordMax } = accountLimits;
  const fits = password.length >= passwordMin && password.length <= passwordMax;
  return fits && !isPersonalPassword(password, email);
}

/** Whether a photo address may be shown: only http and https, so that no script can hide in it. */
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

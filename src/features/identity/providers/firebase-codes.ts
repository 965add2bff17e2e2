import { type IdentityCode, IdentityError, identityCodes } from '../domain.ts';

// Codes of Firebase that are replaced by another one, whose message is more helpful.
const synonyms: Readonly<Record<string, IdentityCode>> = {
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/user-mismatch': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/missing-password': 'auth/weak-password',
  'auth/password-does-not-meet-requirements': 'auth/weak-password',
  'auth/user-cancelled': 'auth/popup-closed-by-user',
  'auth/timeout': 'auth/network-request-failed',
  'auth/quota-exceeded': 'auth/too-many-requests',
  'auth/user-token-expired': 'auth/requires-recent-login',
  'auth/invalid-user-token': 'auth/requires-recent-login',
  'auth/null-user': 'auth/requires-recent-login',
  'auth/admin-restricted-operation': 'auth/operation-not-allowed',
  'auth/configuration-not-found': 'auth/operation-not-allowed',
  'auth/unauthorized-continue-uri': 'auth/unauthorized-domain',
  'auth/auth-domain-config-required': 'auth/unauthorized-domain',
  'auth/app-not-authorized': 'auth/invalid-api-key',
  // The service's own message, which the library turns into a code.
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'auth/invalid-api-key',
};

/** Translates an error of Firebase's library into a code of the product; unknown ones are internal errors. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
  // The library's script from Google did not load; the library calls that internal, and keeps the event.
  if (code === 'auth/internal-error' && failedToLoad(error))
    return new IdentityError('auth/network-request-failed');
  const known = identityCodes.find((each) => each === code);
  return new IdentityError(known ?? synonyms[code] ?? 'auth/internal-error');
}

function failedToLoad(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'customData' in error && error.customData instanceof Event
  );
}

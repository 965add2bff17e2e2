import { type IdentityCode, IdentityError, identityCodes } from '../domain.ts';

// Codes of Firebase for which another one says what a person can do.
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
  // The service's own sentence, which the library makes a code of.
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'auth/invalid-api-key',
};

/** What a failure of Firebase's library means in the product's codes; what is unknown is an internal error. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
  // The library's script from Google did not arrive; it calls that internal, and keeps the event that told it.
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

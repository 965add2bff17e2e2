import * as words from '#messages/identity.ts';
import type { IdentityCode } from '../domain.ts';

/** What each code of the identity provider means for people, and what they can do. */
export const sentences: Readonly<Record<IdentityCode, string>> = {
  'auth/invalid-credential': words.invalidCredential,
  'auth/email-already-in-use': words.emailAlreadyInUse,
  'auth/invalid-email': words.invalidEmail,
  'auth/weak-password': words.weakPassword,
  'auth/too-many-requests': words.tooManyRequests,
  'auth/network-request-failed': words.networkRequestFailed,
  'auth/operation-not-allowed': words.operationNotAllowed,
  'auth/wrong-password': words.wrongPassword,
  'auth/user-not-found': words.userNotFound,
  'auth/user-disabled': words.userDisabled,
  'auth/account-stopped': words.accountStopped(''),
  'auth/unverified-email': words.unverifiedEmail,
  'auth/account-exists-with-different-credential': words.accountExistsWithDifferentCredential,
  'auth/credential-already-in-use': words.credentialAlreadyInUse,
  'auth/google-email-unverified': words.googleEmailUnverified,
  'auth/provider-already-linked': words.providerAlreadyLinked,
  'auth/no-such-provider': words.noSuchProvider,
  'auth/multi-factor-auth-required': words.secondProofAsked,
  'auth/requires-recent-login': words.requiresRecentLogin,
  'auth/popup-blocked': words.popupBlocked,
  'auth/popup-closed-by-user': words.popupClosedByUser,
  'auth/cancelled-popup-request': words.cancelledPopupRequest,
  'auth/unauthorized-domain': words.unauthorizedDomain,
  'auth/invalid-api-key': words.invalidApiKey,
  'auth/web-storage-unsupported': words.webStorageUnsupported,
  'auth/operation-not-supported-in-this-environment': words.scriptNeeded,
  'auth/internal-error': words.internalError,
};

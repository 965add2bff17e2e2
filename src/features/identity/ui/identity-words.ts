import * as words from '#messages/identity.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { type IdentityCode, IdentityError } from '../domain.ts';

const sentences: Record<IdentityCode, string> = {
  'auth/invalid-credential': words.invalidCredential,
  'auth/email-already-in-use': words.emailAlreadyInUse,
  'auth/invalid-email': words.invalidEmail,
  'auth/weak-password': words.weakPassword,
  'auth/too-many-requests': words.tooManyRequests,
  'auth/network-request-failed': words.networkRequestFailed,
  'auth/operation-not-allowed': words.operationNotAllowed,
  'auth/internal-error': words.internalError,
};

/** What to tell people about a failure of the identity provider or of the call after it. */
export function identitySentence(error: unknown): string {
  if (error instanceof IdentityError) return sentences[error.code];
  if (error instanceof ApiError) return error.message;
  throw error;
}

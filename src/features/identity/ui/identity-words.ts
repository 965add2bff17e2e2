import * as words from '#messages/identity.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { sentences } from '../domain/sentences.ts';
import { IdentityError } from '../domain.ts';

/** The message for a failure of the identity provider or of the call after it. */
export function identitySentence(error: unknown): string {
  if (error instanceof IdentityError) return sentences[error.code];
  if (error instanceof ApiError) return error.message;
  throw error;
}

// Messages for the server's refusals of links and passwords, by the identity library's codes.
const refusals: Record<string, string> = {
  INVALID_TOKEN: words.linkOver,
  TOKEN_EXPIRED: words.linkOver,
  USER_NOT_FOUND: words.linkOver,
  PASSWORD_TOO_SHORT: words.weakPassword,
  PASSWORD_TOO_LONG: words.weakPassword,
  PASSWORD_TOO_COMMON: words.weakPassword,
};

/** The message for a refusal on pages that mails lead to. */
export function mailSentence(error: unknown): string {
  if (error instanceof ApiError) return refusals[error.code] ?? error.message;
  return identitySentence(error);
}

/** Whether the link of a mail was used, has expired, or never existed. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && refusals[error.code] === words.linkOver;
}

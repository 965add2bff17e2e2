import { ApiError } from '../../../kernel/api-client.ts';
import { sentences } from '../domain/sentences.ts';
import { IdentityError } from '../domain.ts';

/** The message for a failure of the identity provider or of the call after it. */
export function identitySentence(error: unknown): string {
  if (error instanceof IdentityError) return error.detail ?? sentences[error.code];
  if (error instanceof ApiError) return error.message;
  throw error;
}

/** The code of the refusal of whoever owns an account that the garage has stopped. */
export const stoppedCode = 'account-stopped';

/** Whether that is why. */
export function isStopped(error: unknown): boolean {
  if (error instanceof IdentityError) return error.code === `auth/${stoppedCode}`;
  return error instanceof ApiError && error.code === stoppedCode;
}

/** Whether the link of a mail was used, has expired, or never existed. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-over';
}

/**
 * Refuses, wherever they are submitted, passwords and profiles that no account may have. The codes are for
 * `api/provider-refusals.ts`, which says in words what they mean.
 */
import { APIError } from 'better-auth/api';
import { accountLimits, isPhotoUrl } from '../domain.ts';
import { isGuessable } from '../passwords.ts';

/** Refuses a password that is among the first to be tried. The library checks its length. */
export function refuseGuessable(password: unknown, email: unknown): void {
  if (typeof password !== 'string' || !isGuessable(password, String(email ?? ''))) return;
  throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON' });
}

/** Refuses a profile that pages could not show safely, on every way into the database. */
export async function refuseBadProfile(profile: { name?: unknown; image?: unknown }): Promise<void> {
  const { name, image } = profile;
  if (name !== undefined && (typeof name !== 'string' || name.length > accountLimits.name)) {
    throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG' });
  }
  // Null and empty: no photo.
  if (image && (typeof image !== 'string' || !isPhotoUrl(image))) {
    throw new APIError('BAD_REQUEST', { code: 'INVALID_PHOTO_URL' });
  }
}

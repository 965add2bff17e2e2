import * as words from '#messages/docs.ts';

/** Every stable code of a problem document; its `type` is `/api/docs#<code>`. */
export const errorCodes = [
  'admins-only',
  'artwork-not-found',
  'bad-request',
  'body-unreadable',
  'booking-not-found',
  'category-not-found',
  'email-unproven',
  'entry-not-found',
  'foreign-origin',
  'form-expected',
  'identity-unavailable',
  'last-way-in',
  'method-not-allowed',
  'no-password',
  'not-found',
  'not-yours',
  'other-email',
  'own-product',
  'product-not-found',
  'requires-recent-login',
  'saved-full',
  'search-not-found',
  'session-not-found',
  'sign-in-over',
  'text-unreadable',
  'too-large',
  'too-many-requests',
  'too-many-searches',
  'too-slow',
  'unauthenticated',
  'unavailable',
  'undo-too-late',
  'unexpected',
  'validation-failed',
  'weak-password',
  'wrong-password',
] as const;

/** What each code means, for the documentation page. */
export const codeMeanings: Readonly<Record<(typeof errorCodes)[number], string>> = words.codeMeanings;

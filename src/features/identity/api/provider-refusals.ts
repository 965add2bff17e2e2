/** The identity library's refusals, as the errors that every other call answers with. */
import * as apiWords from '#messages/api.ts';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError, codedFieldError, fieldError } from '../../../kernel/errors.ts';
import { weakPassword } from '../passwords.ts';
import { signUpPath } from './provider-calls.ts';

/** What a call of the library was refused for, by the library's codes and those of `accounts/refusals.ts`. */
const refusals: Readonly<Record<string, (call: Refused) => AppError>> = {
  INVALID_EMAIL_OR_PASSWORD: () => new AppError(401, 'invalid-credential', words.invalidCredential),
  INVALID_EMAIL: emailInvalid,
  // The only field that it refuses is the e-mail: all others have passed our own schema.
  VALIDATION_ERROR: emailInvalid,
  USER_ALREADY_EXISTS: emailTaken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken,
  PASSWORD_TOO_SHORT: ({ passwordField }) => weakPassword(passwordField),
  PASSWORD_TOO_LONG: ({ passwordField }) => weakPassword(passwordField),
  PASSWORD_TOO_COMMON: ({ passwordField }) => weakPassword(passwordField),
  INVALID_TOKEN: linkOver,
  TOKEN_EXPIRED: linkOver,
  USER_NOT_FOUND: linkOver,
  NAME_TOO_LONG: () => fieldError('name', 'too-long', words.nameTooLong, apiWords.validationFailed),
  INVALID_PHOTO_URL: () =>
    fieldError('image', 'photo-invalid', words.photoInvalid, apiWords.validationFailed),
};

interface Refused {
  /** The field of a new password in this call's body. */
  passwordField: 'password' | 'newPassword';
  /** Where the person was going, which a refusal of a link says, too. */
  next: string | undefined;
}

/** The error for an answer of the library that is a refusal; a code that is not known becomes a general one. */
export async function refusalFrom(answer: Response, path: string): Promise<AppError> {
  const { code = '', next } = (await answer.json().catch(() => ({}))) as { code?: string; next?: string };
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (refusal) return refusal({ passwordField: path === signUpPath ? 'password' : 'newPassword', next });
  if (answer.status === 401) return new AppError(401, 'unauthenticated', words.proofNeeded);
  return new AppError(400, 'bad-request', commonWords.unexpected);
}

function emailInvalid(): AppError {
  return fieldError('email', 'email-invalid', words.invalidEmail, apiWords.validationFailed);
}

function emailTaken(): AppError {
  return codedFieldError(422, 'email-taken', 'email', words.emailAlreadyInUse);
}

function linkOver({ next }: Refused): AppError {
  return new AppError(400, 'link-over', words.linkOver, [], next === undefined ? {} : { next });
}

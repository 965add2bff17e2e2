import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as words from '#messages/identity.ts';
import { type AppError, codedFieldError } from '../../kernel/errors.ts';
import { isPersonalPassword } from './domain.ts';

// The 10,000 most common passwords of at least 8 characters, in lower case, from the lists that attackers
// begin with (@zxcvbn-ts/language-common, MIT).
const file = new URL('./common-passwords.txt.gz', import.meta.url);
let common: ReadonlySet<string> | undefined;

/** Whether a password is among the first guesses, for anybody or for this person. */
export function isGuessable(password: string, email: string): boolean {
  common ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n'));
  return common.has(password.toLowerCase()) || isPersonalPassword(password, email);
}

/** The refusal of a new password that is too short, too long or easy to guess, in the given field. */
export function weakPassword(field: 'password' | 'newPassword' = 'newPassword'): AppError {
  return codedFieldError(422, 'weak-password', field, words.weakPassword);
}

/** The refusal of a new password that equals the current one, wherever a new one is chosen. */
export function samePassword(): AppError {
  return codedFieldError(422, 'same-password', 'newPassword', words.samePassword);
}

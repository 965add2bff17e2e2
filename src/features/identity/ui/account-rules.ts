import * as accountWords from '#messages/account.ts';
import * as words from '#messages/identity.ts';
import { isEmail } from '../../../kernel/mailboxes.ts';
import type { Rule } from '../../../kernel/rules.ts';
import { accountNameRule } from '../domain/names.ts';
import { isPasswordFit, isPhotoUrl, roles } from '../domain.ts';

const email: Rule = (text) => {
  const typed = text.trim();
  if (typed === '') return { code: 'email-empty', detail: words.emailEmpty };
  return isEmail(typed) ? null : { code: 'email-invalid', detail: words.invalidEmail };
};

function ticked(code: string, detail: string): Rule {
  return (text) => (text === '' ? { code, detail } : null);
}

/** The rule for a new password. */
const newPassword: Rule = (text, others) =>
  isPasswordFit(text, others?.email ?? '') ? null : { code: 'password-weak', detail: words.weakPassword };

/** Rules of the login form (section 5 of the specification). */
export const loginRules = {
  email,
  password: (text) => (text === '' ? { code: 'password-empty', detail: words.passwordEmpty } : null),
  remember: ticked('remember-needed', words.rememberNeeded),
} as const satisfies Record<string, Rule>;

/** Rules of the form that requests a link for a new password, and of the form behind that link. */
export const resetRequestRules = { email } as const satisfies Record<string, Rule>;
export const newPasswordRules = { password: newPassword } as const satisfies Record<string, Rule>;

const passwordTyped: Rule = (text) =>
  text === '' ? { code: 'password-empty', detail: accountWords.currentPasswordEmpty } : null;

/** Asks for the password again, before a Google account is linked or unlinked. */
export const passwordRules = { password: passwordTyped } as const satisfies Record<string, Rule>;

/**
 * Rules of the forms of one's own account; the form that changes the password also has the e-mail, as a
 * hidden field.
 */
export const passwordChangeRules = {
  currentPassword: passwordTyped,
  newPassword,
} as const satisfies Record<string, Rule>;

/** Rules of the registration form without the password, for people who already have an account. */
export const profileRules = {
  name: accountNameRule,
  email,
  photoURL: (text) => {
    const typed = text.trim();
    if (typed === '') return { code: 'photo-empty', detail: words.photoEmpty };
    return isPhotoUrl(typed) ? null : { code: 'photo-invalid', detail: words.photoInvalid };
  },
  role: (text) =>
    roles.some((role) => role === text) ? null : { code: 'role-unknown', detail: words.roleUnknown },
  terms: ticked('terms-needed', words.termsNeeded),
} as const satisfies Record<string, Rule>;

const { role, terms, ...whoOneIs } = profileRules;
/** Rules of the registration form (section 5 of the specification), in its order. */
export const signUpRules = { ...whoOneIs, password: newPassword, role, terms } as const satisfies Record<
  string,
  Rule
>;

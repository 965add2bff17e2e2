import * as commonWords from '#messages/common.ts';
import * as words from '#messages/enquiries.ts';
import { ofVisibleText, type Problem, type Rule } from '../../kernel/rules.ts';

export const longestEmail = 254;

/** One @, something on both sides, a dot in the domain, no spaces: what a mail server could deliver to. */
const mailbox = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\].]+$/;

/** The rule of the e-mail box on the Contact page. */
export const emailRule: Rule = ofVisibleText(mailboxProblem, {
  code: 'text-broken',
  detail: commonWords.textBroken,
});

function mailboxProblem(email: string): Problem | null {
  if (email === '') return { code: 'email-empty', detail: words.emailEmpty };
  const fine = email.length <= longestEmail && mailbox.test(email);
  return fine ? null : { code: 'email-invalid', detail: words.emailInvalid };
}

import * as commonWords from '#messages/common.ts';
import * as words from '#messages/enquiries.ts';
import { isEmail } from '../../kernel/mailboxes.ts';
import { ofVisibleText, type Problem, type Rule } from '../../kernel/rules.ts';

/** The rule of the e-mail box on the Contact page. */
export const emailRule: Rule = ofVisibleText(mailboxProblem, {
  code: 'text-broken',
  detail: commonWords.textBroken,
});

function mailboxProblem(email: string): Problem | null {
  if (email === '') return { code: 'email-empty', detail: words.emailEmpty };
  return isEmail(email) ? null : { code: 'email-invalid', detail: words.emailInvalid };
}

import * as commonWords from '#messages/common.ts';
import * as words from '#messages/enquiries.ts';
import { isEmail } from '../../kernel/mailboxes.ts';
import { ofVisibleText, type Problem, type Rule } from '../../kernel/rules.ts';

/**
 * Days after its answer for which an enquiry is kept: as long as somebody may come back to it, and an admin may mark it
 * as open again. Its e-mail address is of a visitor, whom no closed account makes us forget.
 */
export const enquiryDays = 90;

/** The rule of the e-mail box on the Contact page. */
export const emailRule: Rule = ofVisibleText(mailboxProblem, {
  code: 'text-broken',
  detail: commonWords.textBroken,
});

function mailboxProblem(email: string): Problem | null {
  if (email === '') return { code: 'email-empty', detail: words.emailEmpty };
  return isEmail(email) ? null : { code: 'email-invalid', detail: words.emailInvalid };
}

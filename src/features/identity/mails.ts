import * as words from '#messages/mail.ts';
import type { Mail } from '../../platform/mail.ts';

/** The mails that accounts need. */
export interface IdentityMails {
  confirm(email: string, token: string): void;
  reset(email: string, token: string): void;
  passwordChanged(email: string): void;
  accountDeleted(email: string): void;
}

/** Their links lead to pages of the site, where a button does what the mail is about: programs that look at every
 * link of a mail press none. */
export function createIdentityMails(mail: Mail, publicUrl: string): IdentityMails {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  return {
    confirm: (to, token) =>
      mail.send({ to, subject: words.confirmSubject, text: words.confirmText(link('/verifyEmail', token)) }),
    reset: (to, token) =>
      mail.send({ to, subject: words.resetSubject, text: words.resetText(link('/resetPassword', token)) }),
    passwordChanged: (to) =>
      mail.send({
        to,
        subject: words.changedSubject,
        text: words.changedText(`${publicUrl}/forgotPassword`),
      }),
    accountDeleted: (to) => mail.send({ to, subject: words.deletedSubject, text: words.deletedText }),
  };
}

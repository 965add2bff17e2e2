import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailSubject } from './domain.ts';

/** Signs and reads the tokens in links of mails, which say what the mail is about. They do not expire. */
export interface MailTokens {
  sign(subject: MailSubject): string;
  /** Null for a token that we did not sign. */
  read(token: string): MailSubject | null;
}

const purposes = {
  search: 'alert mail',
  drops: 'price drop mail',
  bookings: 'booking mail',
  inbox: 'inbox mail',
} as const;

/** Creates the signer from the secret that all processes on a database share. */
export function createMailTokens(secret: string): MailTokens {
  const signatureOf = ({ about, id }: MailSubject) =>
    createHmac('sha256', secret).update(`${purposes[about]} ${id}`).digest('base64url');
  return {
    sign: (subject) =>
      `${subject.about === 'search' ? '' : `${subject.about}.`}${subject.id}.${signatureOf(subject)}`,
    read: (token) => {
      const [, other, id, signature] =
        /^(?:(drops|bookings|inbox)\.)?([0-9a-z]{1,40})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      const subject: MailSubject = { about: (other as MailSubject['about'] | undefined) ?? 'search', id };
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(subject))) ? subject : null;
    },
  };
}

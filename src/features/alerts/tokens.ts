import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mail is about: one saved search, or lower prices of all that somebody saved. */
interface MailSubject {
  about: 'search' | 'drops';
  /** Of the search, or of the person. */
  id: string;
}

/** Signs and reads what stands in the link of a mail: what it is about. Good as long as that is there. */
export interface AlertTokens {
  sign(subject: MailSubject): string;
  /** Null for what we did not sign. */
  read(token: string): MailSubject | null;
}

const purposes = { search: 'alert mail', drops: 'price drop mail' } as const;

/** Creates the signer from the secret that all processes on a database share. */
export function createAlertTokens(secret: string): AlertTokens {
  const signatureOf = ({ about, id }: MailSubject) =>
    createHmac('sha256', secret).update(`${purposes[about]} ${id}`).digest('base64url');
  return {
    sign: (subject) => `${subject.about === 'drops' ? 'drops.' : ''}${subject.id}.${signatureOf(subject)}`,
    read: (token) => {
      const [, drops, id, signature] = /^(drops\.)?([0-9a-z]{1,40})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      const subject: MailSubject = { about: drops ? 'drops' : 'search', id };
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(subject))) ? subject : null;
    },
  };
}

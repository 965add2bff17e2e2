import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and reads what stands in the link of a mail: which search it is about. Good as long as the search is there. */
export interface AlertTokens {
  sign(searchId: string): string;
  /** The id of the search; null for what we did not sign. */
  read(token: string): string | null;
}

/** Creates the signer from the secret that all processes on a database share. */
export function createAlertTokens(secret: string): AlertTokens {
  const signatureOf = (id: string) =>
    createHmac('sha256', secret).update(`alert mail ${id}`).digest('base64url');
  return {
    sign: (id) => `${id}.${signatureOf(id)}`,
    read: (token) => {
      const [, id, signature] = /^([0-9a-z]{1,40})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id))) ? id : null;
    },
  };
}

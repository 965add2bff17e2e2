import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';
const issuer = 'moto-garage';

/** What a ticket is for; it is not valid for anything else. */
type Purpose = 'google-visit' | 'google-link';

/** Data that the server gives away for some minutes and accepts back. Tickets are signed, not secret. */
export interface Tickets {
  sign(purpose: Purpose, note: JWTPayload, seconds: number): Promise<string>;
  /** The data of a ticket; null when it was not signed by us for this purpose, or has expired. */
  read(purpose: Purpose, ticket: string | undefined): Promise<JWTPayload | null>;
}

/** Creates the signer with the secret that all web processes share. */
export function createTickets(secret: string): Tickets {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (purpose, note, seconds) =>
      new SignJWT(note)
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(purpose)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    read: async (purpose, ticket) => {
      if (!ticket) return null;
      try {
        const { payload } = await jwtVerify(ticket, key, {
          algorithms: [algorithm],
          issuer,
          audience: purpose,
        });
        return payload;
      } catch {
        return null;
      }
    },
  };
}

import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';
const issuer = 'moto-garage';

/** What a ticket is good for; one for something else is worth nothing. */
type Purpose = 'google-visit' | 'google-link';

/** Notes that the server gives out of its hands for some minutes and knows again. They are signed, not secret. */
export interface Tickets {
  sign(purpose: Purpose, note: JWTPayload, seconds: number): Promise<string>;
  /** What was noted; null for anything that we did not sign for this, or that is over. */
  read(purpose: Purpose, ticket: string | undefined): Promise<JWTPayload | null>;
}

/** Creates the signer from the secret that all web processes share. */
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

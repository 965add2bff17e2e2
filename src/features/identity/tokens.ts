import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { tokenLifetime } from './domain.ts';

// One algorithm, named on both sides: a token that names another one is refused.
const algorithm = 'HS256';
const issuer = 'moto-garage';

/** Signs and checks the tokens of POST /jwt. Whether a token's session is still live is not checked here. */
export interface Tokens {
  sign(claims: { userId: string; sessionId: string }): Promise<string>;
  /** The session of a token; null when it was not signed by us or has expired. */
  sessionOf(token: string): Promise<string | null>;
}

const mostChecked = 2_000;
const seconds = () => Math.floor(Date.now() / 1_000);

/** Creates the signer with the secret that all web processes share. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  // A token comes with every call: its signature is checked once, its expiry each time.
  const checked = new LRUCache<string, { sessionId: string; until: number }>({ max: mostChecked });

  return {
    sign: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${tokenLifetime}s`)
        .sign(key),
    sessionOf: async (token) => {
      const known = checked.get(token);
      if (known) return known.until > seconds() ? known.sessionId : null;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer });
        if (typeof payload.sid !== 'string' || payload.exp === undefined) return null;
        checked.set(token, { sessionId: payload.sid, until: payload.exp });
        return payload.sid;
      } catch {
        return null;
      }
    },
  };
}

import { jwtVerify, SignJWT } from 'jose';
import { tokenLifetime } from './domain.ts';

// One algorithm, named on both sides: a token that names another one is refused.
const algorithm = 'HS256';
const issuer = 'moto-garage';

/** Signs and checks the tokens of POST /jwt. Whether the session behind one still lives is not checked here. */
export interface Tokens {
  sign(claims: { userId: string; sessionId: string }): Promise<string>;
  /** The session that the token was bound to; null for anything that we did not sign or that is over. */
  sessionOf(token: string): Promise<string | null>;
}

/** Creates the signer from the secret that all web processes share. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
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
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer });
        return typeof payload.sid === 'string' ? payload.sid : null;
      } catch {
        return null;
      }
    },
  };
}

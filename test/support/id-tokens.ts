import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { createIdTokens } from '../../src/features/identity/id-tokens.ts';

const silent = { info() {}, warn() {}, error() {}, debug() {} };

/**
 * A stand-in for Google that issues ID tokens of a Firebase project with a key of its own, and publishes that
 * key.
 */
export async function createIssuer(projectId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  /** Set to make the keys unavailable. */
  let failure: Error | undefined;
  const issuer = {
    jwk,
    publicKey,
    privateKey,
    now: () => Math.floor(Date.now() / 1_000),
    /** The claims of this person's token; `more` overrides them, and undefined ones are left out. */
    claims: (uid: string, email: string, more: JWTPayload = {}): JWTPayload => {
      const now = issuer.now();
      return {
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        sub: uid,
        iat: now,
        exp: now + 3_600,
        auth_time: now,
        email,
        email_verified: false,
        ...more,
      };
    },
    token: (uid: string, email: string, more: JWTPayload = {}) =>
      new SignJWT(issuer.claims(uid, email, more))
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .sign(privateKey),
  };
  const keys = createLocalJWKSet({ keys: [jwk] });
  const idTokens = createIdTokens({
    projectId,
    log: silent,
    keys: (header, token) => {
      if (failure) throw failure;
      return keys(header, token);
    },
  });
  const fail = (error: Error | undefined) => {
    failure = error;
  };
  return { ...issuer, idTokens, fail };
}

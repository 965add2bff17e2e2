import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import { longestEmail } from '../../kernel/mailboxes.ts';
import type { Log } from '../../platform/log.ts';
import { givenName } from './domain/names.ts';
import { type ExternalIdentity, isPhotoUrl } from './domain.ts';

/** Checks ID tokens of the external provider. */
export interface IdTokens {
  /**
   * The person of a token. Fails with 401 for anything but a valid token of our project, with 503 without
   * keys.
   */
  verify(token: string): Promise<ExternalIdentity>;
}

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

// Seconds. Clocks differ a little; Firebase's tokens are valid for an hour.
const clockTolerance = 30;
const longestAge = 60 * 60;

/** Google's keys for Firebase, fetched when needed. Unknown keys are looked up twice a minute at most. */
export function googleKeys(): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(googleKeysUrl), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 6 * 60 * 60 * 1_000,
  });
}

/** Creates the check of ID tokens for one Firebase project, as Firebase's documentation requires it. */
export function createIdTokens({
  projectId,
  keys,
  log,
}: {
  projectId: string;
  keys: JWTVerifyGetKey;
  log: Log;
}): IdTokens {
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isUnknown =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      if (isUnknown) throw refused();
      log.warn({ err: error }, 'the keys of the identity provider cannot be had');
      throw new AppError(503, 'identity-unavailable', words.identityUnavailable);
    }
  };
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: ['RS256'],
          issuer: issuerOf(projectId),
          audience: projectId,
          requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
          maxTokenAge: longestAge,
          clockTolerance,
        });
        return readIdentity(payload, projectId);
      } catch (error) {
        throw error instanceof AppError ? error : refused();
      }
    },
  };
}

/** The person in verified claims; without an e-mail address nobody has an account here. */
export function readIdentity(payload: JWTPayload, projectId: string): ExternalIdentity {
  const { sub, aud, auth_time: signedIn, email, email_verified: verified, name, picture } = payload;
  const now = Date.now() / 1_000;
  if (aud !== projectId || typeof sub !== 'string' || sub === '' || sub.length > 128) throw refused();
  if (typeof signedIn !== 'number' || signedIn <= 0 || signedIn > now + clockTolerance) throw refused();
  if (typeof email !== 'string' || email === '' || email.length > longestEmail) throw refused();
  return {
    issuer: issuerOf(projectId),
    uid: sub,
    email: email.toLowerCase(),
    emailVerified: verified === true,
    name: givenName(name),
    photoURL: typeof picture === 'string' && isPhotoUrl(picture) ? picture : null,
    signedInAt: new Date(Math.floor(signedIn) * 1_000),
  };
}

function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

function refused(): AppError {
  return new AppError(401, 'unauthenticated', words.proofNeeded);
}

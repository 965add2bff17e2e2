import * as oidc from 'openid-client';
import { longestEmail } from '../../kernel/mailboxes.ts';
import type { GoogleSettings } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import { givenName } from './domain/names.ts';
import { type IdentityCode, IdentityError, isPhotoUrl, type ProvenPerson } from './domain.ts';

/** What Google's answer must match; only the browser that started the visit knows it. */
interface VisitChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Google, or another OpenID Connect server, for signing in. */
export interface Google {
  /** The address to send a browser to. */
  begin(checks: VisitChecks): Promise<URL>;
  /**
   * The person who returned. Fails with an `IdentityError`, also when Google has not verified the mailbox.
   */
  finish(answer: URLSearchParams, checks: VisitChecks): Promise<ProvenPerson>;
}

// For its answers, and how far its clock may be wrong.
const patienceSeconds = 10;
const clockToleranceSeconds = 30;

/** Creates the checks of a new visit. `mark` is returned with the answer, and is not secret. */
export function newChecks(mark: string): VisitChecks {
  return {
    state: `${mark}.${oidc.randomState()}`,
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
}

/** Creates the client; the issuer's addresses and keys are fetched when they are first needed. */
export function createGoogle({
  settings: { issuer, clientId, clientSecret },
  redirectUri,
  log,
}: {
  settings: GoogleSettings;
  redirectUri: string;
  log: Log;
}): Google {
  let known: Promise<oidc.Configuration> | undefined;

  function configuration(): Promise<oidc.Configuration> {
    known ??= discover().catch((error: unknown) => {
      // After a failure the next visitor tries again.
      known = undefined;
      throw error;
    });
    return known;
  }

  async function discover(): Promise<oidc.Configuration> {
    const server = new URL(issuer);
    const { clockTolerance: tolerance } = oidc;
    const found = await oidc.discovery(
      server,
      clientId,
      { [tolerance]: clockToleranceSeconds },
      oidc.ClientSecretPost(clientSecret),
      {
        timeout: patienceSeconds,
        // The settings allow plain http only on this machine.
        execute: server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      },
    );
    // The ID token comes directly from Google; its signature is checked all the same.
    oidc.enableNonRepudiationChecks(found);
    return found;
  }

  async function ask<Answer>(
    work: (server: oidc.Configuration) => Promise<Answer> | Answer,
  ): Promise<Answer> {
    try {
      return await work(await configuration());
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'auth/popup-closed-by-user') log.warn({ err: error }, 'a login with Google failed');
      throw new IdentityError(code);
    }
  }

  return {
    begin: (checks) =>
      ask(async (server) =>
        oidc.buildAuthorizationUrl(server, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
        }),
      ),
    finish: async (answer, checks) => {
      const here = new URL(redirectUri);
      here.search = answer.toString();
      const claims = await ask(async (server) => {
        const tokens = await oidc.authorizationCodeGrant(server, here, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        });
        return tokens.claims();
      });
      return readPerson(claims);
    },
  };
}

/** The person in verified claims. */
function readPerson(claims: oidc.IDToken | undefined): ProvenPerson {
  if (!claims) throw new IdentityError('auth/internal-error');
  const { iss, sub, email, email_verified: verified, name, picture } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255)
    throw new IdentityError('auth/internal-error');
  if (typeof email !== 'string' || email === '' || email.length > longestEmail || verified !== true)
    throw new IdentityError('auth/google-email-unverified');
  return {
    issuer: iss,
    uid: sub,
    email: email.toLowerCase(),
    emailVerified: true,
    name: givenName(name),
    photoURL: typeof picture === 'string' && isPhotoUrl(picture) ? picture : null,
  };
}

const ours = new Set(['invalid_client', 'unauthorized_client']);

/** Google's errors as codes of the product: cancelled by the person, wrong settings, and everything else. */
function codeOf(error: unknown): IdentityCode {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
    return 'auth/popup-closed-by-user';
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'auth/invalid-api-key';
  const isRefusal =
    error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError;
  return isRefusal && ours.has(error.error) ? 'auth/invalid-api-key' : 'auth/internal-error';
}

import type { Database } from '../../../platform/database.ts';
import { tokenOf } from '../access.ts';
import type { Accounts } from '../accounts.ts';
import type { IdTokens } from '../id-tokens.ts';
import type { IdentityMails } from '../mails.ts';
import { readSignedIn, type SignedIn } from '../signed-in.ts';
import { openExternalSession } from './open-external-session.ts';

/**
 * Identifies the caller of the API calls that issue tokens; null for nobody. `address` is the caller's
 * network address.
 */
export type Prove = (headers: Headers, address: string) => Promise<SignedIn | null>;

/** Identifies by the session cookie. */
export function proveByCookie(accounts: Accounts): Prove {
  return (headers) => readSignedIn(accounts, headers);
}

/**
 * Identifies by an ID token in the Authorization header, and opens the session. The cookie alone is not
 * enough: a script gets no token for somebody whom the external provider no longer recognises. Pages that the
 * server renders still go by the cookie, until the session ends.
 */
export function proveByIdToken({
  accounts,
  database,
  mails,
  idTokens,
}: {
  accounts: Accounts;
  database: Database;
  mails: IdentityMails;
  idTokens: IdTokens;
}): Prove {
  return async (headers, address) => {
    const token = tokenOf(headers.get('authorization'));
    if (!token) return null;
    const identity = await idTokens.verify(token);
    const session = await openExternalSession({ database, mails }, identity, {
      address,
      userAgent: headers.get('user-agent'),
    });
    const cookie = await accounts.api.giveSessionCookie({
      body: { token: session.token },
      headers,
      returnHeaders: true,
    });
    return {
      user: {
        uid: session.userId,
        email: session.email,
        displayName: session.name,
        photoURL: session.image,
        emailVerified: session.emailVerified,
      },
      sessionId: session.sessionId,
      cookies: cookie.headers.getSetCookie(),
    };
  };
}

import type { Database } from '../../../platform/database.ts';
import { tokenOf } from '../access.ts';
import type { Accounts } from '../accounts.ts';
import type { IdTokens } from '../id-tokens.ts';
import type { IdentityMails } from '../mails.ts';
import { readVisitor, type Visitor } from '../visitors.ts';
import { openExternalSession } from './open-external-session.ts';

/** Who proves to be there on the calls that give out tokens; null for nobody. `address` is where they are. */
export type Prove = (headers: Headers, address: string) => Promise<Visitor | null>;

/** The session cookie proves it. */
export function proveByCookie(accounts: Accounts): Prove {
  return (headers) => readVisitor(accounts, headers);
}

/**
 * An ID token in the Authorization header proves it, and opens the session. The cookie alone does not: no script gets a
 * token whom the external provider no longer vouches for. Pages that the server renders go by the cookie all the same,
 * until the session ends.
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

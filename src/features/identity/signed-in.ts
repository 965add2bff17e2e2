import { APIError } from 'better-auth/api';
import type { Context } from 'hono';
import * as words from '#messages/common.ts';
import { AppError } from '../../kernel/errors.ts';
import { sessionCookie } from './accounts/cookies.ts';
import type { Accounts } from './accounts.ts';
import type { AuthUser } from './domain.ts';

/** The person and session of a request's cookie. */
export interface SignedIn {
  user: AuthUser;
  sessionId: string;
  /** Cookies to send back when the session was prolonged by this request. */
  cookies: readonly string[];
}

// Under https its name has a prefix.
const plainCookie = sessionCookie('http://');

/** Whether a Cookie header contains a session at all, valid or not. */
export function mayBeSignedIn(cookie: string | null | undefined): boolean {
  return cookie?.includes(plainCookie) ?? false;
}

/** Reads the session of the cookie; null when nobody is signed in. */
export async function readSignedIn(accounts: Accounts, headers: Headers): Promise<SignedIn | null> {
  // Most visitors have no cookie and cost no query.
  if (!mayBeSignedIn(headers.get('cookie'))) return null;
  const answer = await accounts.api.getSession({ headers, returnHeaders: true }).catch((error: unknown) => {
    // The library hides the cause; what it needs and may lack is the database.
    if (error instanceof APIError && error.statusCode >= 500) {
      throw new AppError(503, 'unavailable', words.unavailable);
    }
    throw error;
  });
  if (!answer.response) return null;
  const { user, session } = answer.response;
  return {
    user: {
      uid: user.id,
      email: user.email,
      displayName: user.name,
      photoURL: user.image ?? null,
      emailVerified: user.emailVerified,
    },
    sessionId: session.id,
    cookies: answer.headers.getSetCookie(),
  };
}

/** Sets cookies in the answer where recognising somebody has opened or prolonged a session. */
export function passCookiesOn(context: Context, signedIn: SignedIn | null): void {
  for (const cookie of signedIn?.cookies ?? []) context.header('set-cookie', cookie, { append: true });
}

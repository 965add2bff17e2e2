import { redirect } from 'react-router';
import * as words from '#messages/identity.ts';
import type { AppContext } from '../../../app-context.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { readNext } from '../../../routes.ts';
import { sentences } from '../domain/sentences.ts';
import { type AuthUser, IdentityError, identityCodes } from '../domain.ts';

/**
 * Where somebody was going when they were sent to the login page. After a server's redirect the hash of that
 * page is in the address of the login page, where only the browser sees it.
 */
export function nextPlace(app: AppContext, request: Request): string {
  const next = readNext(new URL(request.url).searchParams.get('next'));
  return app.side === 'browser' && !next.includes('#') ? next + location.hash : next;
}

/**
 * Signs in somebody who has just proven who they are. Fails where the very next call does not know them, so that they are
 * signed out: the browser has not kept the cookie, or the garage does not let them in.
 */
export async function adopt(app: AppContext, user: AuthUser): Promise<void> {
  try {
    await app.session.adopt(user);
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    // Otherwise they are signed in all the same; the first call that needs the token fetches it again.
    if (error instanceof ApiError && !isRefused) return;
    // Nothing is over that had never begun.
    if (isRefused) app.session.clear();
    // An external provider uses no cookie.
    if (isRefused && error.status === 401 && !app.settings.external)
      throw new IdentityError('auth/web-storage-unsupported', words.cookiesRefused);
    throw error;
  }
}

/** Sends a page without script to Google, which returns to `next`. */
export function toGoogle(next: string, ticket?: string): Response {
  return redirect(`/api/auth/google/start?${new URLSearchParams({ next, ...(ticket && { ticket }) })}`);
}

/** The message on a page after a failed return from Google, by the code in its address. */
export function googleProblem(code: string | null): string | undefined {
  const known = identityCodes.find((each) => each === `auth/${code}`);
  return known && sentences[known];
}

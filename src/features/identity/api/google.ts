import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import * as calls from '#messages/calls-identity.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readOwnPath } from '../../../kernel/own-path.ts';
import type { Database } from '../../../platform/database.ts';
import { createApi } from '../../../platform/http/api.ts';
import type { ReadAddress } from '../../../platform/http/client-address.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import type { Log } from '../../../platform/log.ts';
import { googleCookie } from '../accounts/cookies.ts';
import type { Accounts } from '../accounts.ts';
import { enterWithGoogle, linkGoogle } from '../commands/google-accounts.ts';
import { longestVisit } from '../domain/login-times.ts';
import { sentences } from '../domain/sentences.ts';
import { type IdentityCode, IdentityError } from '../domain.ts';
import { type Google, newChecks } from '../google.ts';
import type { IdentityMails } from '../mails.ts';
import { readSignedIn } from '../signed-in.ts';
import type { Tickets } from '../tickets.ts';
import { googleWindow, windowScript } from './google-window.ts';

interface GoogleApiParts {
  google: Google;
  accounts: Accounts;
  database: Database;
  mails: IdentityMails;
  tickets: Tickets;
  limits: RateLimits;
  readAddress: ReadAddress;
  publicUrl: string;
  /** The address of the login page. */
  login: string;
  log: Log;
}

/** The path to which Google sends people back. */
export const googleReturn = '/api/auth/google/callback';
const script = '/api/auth/google/window.js';

/** The person who is linking Google, for visits that are not for signing in. */
const linkSchema = z.object({ userId: z.string(), sessionId: z.string() });

/** What the browser keeps during a visit, in a cookie of its own. */
const visitSchema = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The path to go to when there is no window to close. */
  next: z.string(),
  link: linkSchema.optional(),
});
type Visit = z.infer<typeof visitSchema>;

const startSchema = z.object({
  visit: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional()
    .catch(undefined),
  next: z.string().max(2_000).optional().catch(undefined),
  ticket: z.string().max(2_000).optional().catch(undefined),
});

/** Signing in to this server's accounts with Google: from the page or its window to Google, and back. */
export function googleApi(parts: GoogleApiParts) {
  const { google, tickets, limits, publicUrl, login } = parts;
  const cookie = googleCookie(publicUrl);
  const secure = publicUrl.startsWith('https:');
  const api = createApi();
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

  /** The return: the window notifies the page that opened it; without a window the browser is redirected. */
  function home(c: Context, mark: string, next: string, result: IdentityCode | 'done', isLink = false) {
    const [visit = ''] = mark.split('.');
    if (visit !== '') {
      const sentence = result === 'done' ? words.googleDone : sentences[result];
      const place = result === 'done' ? next : login;
      return c.body(
        googleWindow({ visit, result, sentence, script, place, nonce: c.get('nonce') }),
        200,
        html,
      );
    }
    if (result === 'done') return c.redirect(next, 303);
    const problem = new URLSearchParams({ next, google: result.slice('auth/'.length) });
    return c.redirect(isLink ? `${next}?google=${problem.get('google')}` : `${login}?${problem}`, 303);
  }

  api.openAPIRegistry.registerPath({
    method: 'get',
    path: '/start',
    summary: calls.start.summary,
    request: { query: startSchema },
    responses: { 302: { description: calls.start.status302 }, 200: { description: calls.start.status200 } },
  });
  api.get('/start', async (c) => {
    // Other sites' pages must not send anybody to Google; nor may a picture of a listing, whose address its seller types: it
    // would take the place of the visit that its reader has begun, and use up what their network may do.
    const use = c.req.header('sec-fetch-dest') ?? 'document';
    if (c.req.header('sec-fetch-site') === 'cross-site' || use !== 'document')
      throw new AppError(403, 'foreign-origin', words.foreignOrigin);
    const { visit = '', next = '/', ticket } = startSchema.parse(c.req.query());
    const mark = `${visit}.${Date.now().toString(36)}`;
    const place = readOwnPath(next) ?? '/';
    try {
      await limits.take(c, 'google');
      const link = linkSchema.safeParse(await tickets.read('google-link', ticket)).data;
      if (ticket !== undefined && !link) throw new IdentityError('auth/requires-recent-login');
      const checks = newChecks(mark);
      const address = await google.begin(checks);
      const note: Visit = { checks, next: place, ...(link && { link }) };
      setCookie(c, cookie, await tickets.sign('google-visit', note, longestVisit), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: longestVisit,
      });
      c.header('cache-control', 'no-store');
      return c.redirect(address.href, 302);
    } catch (error) {
      return home(c, mark, place, codeOf(error, parts.log), ticket !== undefined);
    }
  });

  api.openAPIRegistry.registerPath({
    method: 'get',
    path: '/callback',
    summary: calls.callback.summary,
    responses: {
      200: { description: calls.callback.status200 },
      303: { description: calls.callback.status303 },
    },
  });
  api.get('/callback', async (c) => {
    const answer = new URL(c.req.url).searchParams;
    const state = answer.get('state') ?? '';
    const note = visitSchema.safeParse(await tickets.read('google-visit', getCookie(c, cookie))).data;
    if (note?.checks.state !== state)
      return home(c, state, '/', note ? 'auth/cancelled-popup-request' : lost(state));
    deleteCookie(c, cookie, { path: '/', secure });
    const isLink = note.link !== undefined;
    try {
      await limits.take(c, 'google');
      await arrive(c, note, answer, parts);
      return home(c, state, note.next, 'done', isLink);
    } catch (error) {
      return home(c, state, note.next, codeOf(error, parts.log), isLink);
    }
  });

  api.get('/window.js', (c) =>
    c.body(windowScript, 200, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=3600' }),
  );
  return api;
}

/** Signs in or links the person whom Google has sent back. */
async function arrive(
  c: Context,
  { checks, link }: Visit,
  answer: URLSearchParams,
  { google, accounts, database, mails, readAddress }: GoogleApiParts,
): Promise<void> {
  const person = await google.finish(answer, checks);
  const { headers } = c.req.raw;
  if (link) {
    // The browser must still have the session in which the password was entered.
    const signedIn = await readSignedIn(accounts, headers);
    if (signedIn?.sessionId !== link.sessionId) throw new IdentityError('auth/requires-recent-login');
    return linkGoogle({ database, mails }, link, person);
  }
  const device = { address: readAddress(c), userAgent: headers.get('user-agent') };
  const token = await enterWithGoogle({ database, mails }, person, device);
  const given = await accounts.api.giveSessionCookie({ body: { token }, headers, returnHeaders: true });
  for (const each of given.headers.getSetCookie()) c.header('set-cookie', each, { append: true });
}

/**
 * Why a browser returns without the cookie of its visit: it keeps no cookies, or it was away for too long.
 */
function lost(state: string): IdentityCode {
  const begun = Number.parseInt(state.split('.')[1] ?? '', 36);
  const isFresh = Date.now() - begun < longestVisit * 1_000;
  return isFresh ? 'auth/web-storage-unsupported' : 'auth/requires-recent-login';
}

function codeOf(error: unknown, log: Log): IdentityCode {
  if (error instanceof IdentityError) return error.code;
  if (error instanceof AppError && error.status === 429) return 'auth/too-many-requests';
  log.error({ err: error }, 'a login with Google failed');
  return 'auth/internal-error';
}

import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-identity.ts';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { ReadAddress } from '../../../platform/http/client-address.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { validationError } from '../../../platform/http/validation.ts';
import { type Accounts, addressHeader } from '../accounts.ts';
import type { Prove } from '../commands/proof.ts';
import { providerUserSchema, signUpSchema } from '../contract.ts';
import { passCookiesOn, readVisitor } from '../visitors.ts';
import { providerCalls } from './provider-calls.ts';

interface ProviderApiParts {
  accounts: Accounts;
  limits: RateLimits;
  readAddress: ReadAddress;
  /** Opens the session of people who sign in elsewhere. */
  proveExternally: Prove | undefined;
}

const postExternalSignIn = createRoute({
  method: 'post',
  path: '/sign-in/firebase',
  summary: calls.postExternalSignIn.summary,
  security: [{ idToken: [] }],
  responses: {
    200: json(z.object({ user: providerUserSchema }), calls.postExternalSignIn.answer),
    ...problems(401, 409, 429, 503),
  },
});

/**
 * The identity library's own endpoints that pages need, below /auth; its others do not exist here. Where people sign
 * in elsewhere, what knows passwords and mailboxes does not exist either.
 */
export function providerApi({ accounts, limits, readAddress, proveExternally }: ProviderApiParts) {
  const api = createApi();
  if (proveExternally) {
    api.openapi(postExternalSignIn, async (c) => {
      await limits.take(c, 'proof');
      const visitor = await proveExternally(c.req.raw.headers, readAddress(c));
      if (!visitor) throw new AppError(401, 'unauthenticated', words.proofNeeded);
      const { uid: id, email, displayName: name, photoURL: image, emailVerified } = visitor.user;
      passCookiesOn(c, visitor);
      return c.json({ user: { id, email, name, image, emailVerified: emailVerified === true } }, 200, {
        'cache-control': 'no-store',
      });
    });
  }
  const open = proveExternally ? providerCalls.filter((call) => call.ofSession) : providerCalls;
  for (const { method, path, ofSession, limited, body, query, responses: own, ...about } of open) {
    api.openAPIRegistry.registerPath({
      method,
      path,
      ...about,
      ...(ofSession ? { security: [{ session: [] }] } : {}),
      ...(query ? { request: { query } } : {}),
      ...(body ? { request: { body: json(body, calls.providerApi.body) } } : {}),
      responses: { ...own, ...problems(400, 403, 422, 503), ...(limited ? problems(429) : {}) },
    });
    api.on(method.toUpperCase(), path, async (c) => {
      const sent: unknown = body && (await c.req.json());
      const given = body?.safeParse(sent);
      if (given?.error) throw validationError(given.error, sent);
      const asked = (query ?? z.object({})).safeParse(c.req.query());
      if (asked.error) throw validationError(asked.error, c.req.query());
      if (limited === 'profile') await limits.take(c, 'proof');
      const account =
        limited === 'profile'
          ? (await readVisitor(accounts, c.req.raw.headers))?.user.uid
          : emailOf(given?.data);
      const attempt = limited && (await limits.take(c, limited, account));
      const headers = new Headers(c.req.raw.headers);
      headers.set(addressHeader, readAddress(c));
      // The site has checked the Origin already; the library would refuse programs, which send none.
      headers.set('origin', new URL(c.req.url).origin);
      headers.delete('content-length');
      // As with bodies, only what is described here is passed on.
      const address = new URL(c.req.url);
      address.search = new URLSearchParams(asked.data as Record<string, string>).toString();
      const ask = (url: URL) =>
        accounts.handler(
          new Request(url, {
            method: c.req.method,
            headers,
            ...(given ? { body: JSON.stringify(given.data) } : {}),
          }),
        );
      let answer = await ask(address);
      if (path === '/sign-up/email') {
        answer = await explainSignUp(answer, accounts, emailOf(given?.data));
        if (await isSentAgain(answer, accounts, signUpSchema.parse(given?.data))) {
          // It is the password that opens the account, and a wrong one is a guess as any other.
          const guess = await limits.take(c, 'signIn', account);
          const entered = await ask(new URL('sign-in/email', new URL('..', address)));
          if (entered.ok) {
            await guess.forgive();
            answer = entered;
          }
        }
      }
      // The library has logged why; the database is what it needs and may lack.
      if (answer.status >= 500) throw new AppError(503, 'unavailable', commonWords.unavailable);
      // A password that was right was no guess.
      if (limited === 'signIn' && answer.ok) await attempt?.forgive();
      return withoutToken(answer);
    });
  }
  return api;
}

/**
 * The library says only that an account could not be written. Where there is one now, the form was sent twice at once;
 * otherwise the database failed.
 */
async function explainSignUp(answer: Response, accounts: Accounts, email = ''): Promise<Response> {
  if (answer.status !== 422) return answer;
  const { code } = (await answer.clone().json()) as { code?: string };
  if (code !== 'FAILED_TO_CREATE_USER') return answer;
  const { internalAdapter } = await accounts.$context;
  if (!(await internalAdapter.findUserByEmail(email.toLowerCase())))
    throw new AppError(503, 'unavailable', commonWords.unavailable);
  return Response.json(
    { code: 'USER_ALREADY_EXISTS', message: 'User already exists' },
    { status: answer.status },
  );
}

/** Seconds in which the same registration sent again is the tap of an impatient finger, or a page loaded anew. */
const sentAgainWithin = 60;

/** Whether a refused registration has just made the account itself: of the same e-mail and name; the password is not looked at. */
async function isSentAgain(
  answer: Response,
  accounts: Accounts,
  { email, name }: { email: string; name: string },
): Promise<boolean> {
  if (answer.status !== 422) return false;
  const { code = '' } = (await answer.clone().json()) as { code?: string };
  if (!code.startsWith('USER_ALREADY_EXISTS')) return false;
  const { internalAdapter } = await accounts.$context;
  const { user } = (await internalAdapter.findUserByEmail(email.toLowerCase())) ?? {};
  return user?.name === name && Date.now() - user.createdAt.getTime() < sentAgainWithin * 1_000;
}

/** The session's token is for the cookie alone, which no script can read; the library writes it into its answers, too. */
async function withoutToken(answer: Response): Promise<Response> {
  const text = await answer.text();
  const body =
    text && JSON.stringify(JSON.parse(text, (key, value) => (key === 'token' ? undefined : value)));
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(body, { status: answer.status, headers });
}

/** The e-mail that a call is about, if it names one. */
function emailOf(body: object | undefined): string | undefined {
  return body && 'email' in body && typeof body.email === 'string' ? body.email : undefined;
}

import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { ReadAddress } from '../../../platform/http/client-address.ts';
import type { Limited, RateLimits } from '../../../platform/http/rate-limits.ts';
import { validationError } from '../../../platform/http/validation.ts';
import { type Accounts, addressHeader } from '../accounts.ts';
import type { Prove } from '../commands/proof.ts';
import {
  linkSchema,
  mailboxSchema,
  passwordResetSchema,
  profileChangeSchema,
  providerUserSchema,
  signInSchema,
  signUpSchema,
} from '../contract.ts';
import { passCookiesOn } from '../visitors.ts';

export interface ProviderApiParts {
  accounts: Accounts;
  limits: RateLimits;
  readAddress: ReadAddress;
  /** Opens the session of people who sign in elsewhere. */
  proveExternally: Prove | undefined;
}

const postExternalSignIn = createRoute({
  method: 'post',
  path: '/sign-in/firebase',
  summary: 'Sign in with an ID token of Firebase',
  security: [{ idToken: [] }],
  responses: {
    200: json(z.object({ user: providerUserSchema }), 'Done; the session cookie is set.'),
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
  const calls = proveExternally ? providerCalls.filter((call) => call.ofSession) : providerCalls;
  for (const { method, path, ofSession, limited, body, query, responses: own, ...about } of calls) {
    api.openAPIRegistry.registerPath({
      method,
      path,
      ...about,
      ...(ofSession ? { security: [{ session: [] }] } : {}),
      ...(query ? { request: { query } } : {}),
      ...(body ? { request: { body: json(body, 'Members that are not listed are ignored.') } } : {}),
      responses: { ...own, ...problems(400, 403, 422, 503), ...(limited ? problems(429) : {}) },
    });
    api.on(method.toUpperCase(), path, async (c) => {
      const sent: unknown = body && (await c.req.json());
      const given = body?.safeParse(sent);
      if (given?.error) throw validationError(given.error, sent);
      const asked = (query ?? z.object({})).safeParse(c.req.query());
      if (asked.error) throw validationError(asked.error, c.req.query());
      const attempt = limited && (await limits.take(c, limited, emailOf(given?.data)));
      const headers = new Headers(c.req.raw.headers);
      headers.set(addressHeader, readAddress(c));
      // The site has checked the Origin already; the library would refuse programs, which send none.
      headers.set('origin', new URL(c.req.url).origin);
      headers.delete('content-length');
      // As with bodies, only what is described here is passed on.
      const address = new URL(c.req.url);
      address.search = new URLSearchParams(asked.data as Record<string, string>).toString();
      let answer = await accounts.handler(
        new Request(address, {
          method: c.req.method,
          headers,
          ...(given ? { body: JSON.stringify(given.data) } : {}),
        }),
      );
      if (path === '/sign-up/email') answer = await explainSignUp(answer, accounts, emailOf(given?.data));
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

/** The session's token is for the cookie alone, which no script can read; the library writes it into its answers, too. */
async function withoutToken(answer: Response): Promise<Response> {
  const text = await answer.text();
  const body =
    text && JSON.stringify(JSON.parse(text, (key, value) => (key === 'token' ? undefined : value)));
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(body, { status: answer.status, headers });
}

const userAnswer = json(z.object({ user: providerUserSchema }).loose(), 'Done; the session cookie is set.');
const done = json(z.object({ status: z.boolean() }).loose(), 'Done.');
const refused = { description: 'Refused: {code, message} in the identity library’s own form.' };

/** The e-mail that a call is about, if it names one. */
function emailOf(body: object | undefined): string | undefined {
  return body && 'email' in body && typeof body.email === 'string' ? body.email : undefined;
}

/** A call of the library's that we let through, with the schema of what it may see. */
interface ProviderCall {
  method: 'get' | 'post';
  path: string;
  summary: string;
  description?: string;
  /** About the session of whoever is there, however they came: open in both modes. */
  ofSession?: true;
  limited?: Limited;
  body?: z.ZodType<object>;
  query?: z.ZodObject;
  responses: RouteConfig['responses'];
}

const providerCalls: ProviderCall[] = [
  {
    method: 'post',
    path: '/sign-up/email',
    limited: 'signUp',
    summary: 'Create an account and sign in',
    body: signUpSchema,
    responses: { 200: userAnswer },
  },
  {
    method: 'post',
    path: '/sign-in/email',
    limited: 'signIn',
    summary: 'Sign in with e-mail and password',
    body: signInSchema,
    responses: { 200: userAnswer, 401: refused },
  },
  {
    method: 'post',
    path: '/send-verification-email',
    limited: 'mail',
    summary: 'Send the link that confirms one’s mailbox',
    body: mailboxSchema,
    responses: { 200: done },
  },
  {
    method: 'get',
    path: '/verify-email',
    limited: 'link',
    summary: 'Confirm a mailbox',
    description:
      'Whoever is not signed in as that account gets a token for choosing its password instead, which confirms it, too.',
    query: linkSchema,
    responses: {
      200: json(
        z.object({ status: z.boolean(), choosePassword: z.string().optional() }).loose(),
        '`status`: the mailbox is confirmed. `choosePassword`: a token for /auth/reset-password.',
      ),
      401: refused,
    },
  },
  {
    method: 'post',
    path: '/reset-password',
    limited: 'link',
    summary: 'Choose a new password with the token of a mail',
    description: 'Every session of the account ends. The token can be used once.',
    body: passwordResetSchema,
    responses: { 200: done },
  },
  {
    method: 'post',
    path: '/update-user',
    ofSession: true,
    limited: 'proof',
    summary: 'Change one’s name or photo; needs the session cookie',
    body: profileChangeSchema,
    responses: { 200: done, 401: refused },
  },
  {
    method: 'get',
    path: '/get-session',
    ofSession: true,
    summary: 'Who is signed in',
    responses: {
      200: json(z.object({ user: providerUserSchema }).loose().nullable(), 'Null when nobody is.'),
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    ofSession: true,
    summary: 'End the session of the cookie; its tokens die with it',
    body: z.object({}),
    responses: { 200: json(z.object({ success: z.boolean() }), 'Ended.') },
  },
];

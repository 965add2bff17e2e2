import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import { createApi, json, nextLink, problems, toCursor } from '../../platform/http/api.ts';
import type { ReadAddress } from '../../platform/http/client-address.ts';
import type { Limited, RateLimits } from '../../platform/http/rate-limits.ts';
import { validationError } from '../../platform/http/validation.ts';
import { type MemberVariables, requireMember } from './access.ts';
import { type Accounts, addressHeader } from './accounts.ts';
import { issueToken, saveProfile } from './commands.ts';
import {
  accountQuerySchema,
  accountSchema,
  linkSchema,
  mailboxSchema,
  newUserSchema,
  passwordResetSchema,
  profileChangeSchema,
  profileSavedSchema,
  providerUserSchema,
  signInSchema,
  signUpSchema,
  tokenRequestSchema,
  tokenSchema,
} from './contract.ts';
import { listAccounts } from './data.ts';
import { maySeeAccounts } from './policy.ts';
import type { Tokens } from './tokens.ts';
import { readVisitor, type Visitor } from './visitors.ts';

const postToken = createRoute({
  method: 'post',
  path: '/jwt',
  summary: 'A short-lived token for the signed-in person',
  description:
    'The session cookie (or the external provider’s ID token) proves who asks; the e-mail must be theirs.',
  security: [{ session: [] }],
  request: { body: json(tokenRequestSchema, 'Whose token.') },
  responses: {
    200: json(tokenSchema, 'Send it as `Authorization: Bearer`.'),
    ...problems(400, 401, 403, 422, 429),
  },
});

const postUser = createRoute({
  method: 'post',
  path: '/users',
  summary: 'Write the profile of the signed-in person',
  security: [{ session: [] }],
  request: { body: json(newUserSchema, 'Name, own e-mail, and seller or buyer.') },
  responses: { 200: json(profileSavedSchema, 'Written.'), ...problems(400, 401, 403, 422) },
});

const getAccounts = createRoute({
  method: 'get',
  path: '/accounts',
  summary: 'Accounts of a role, for admins',
  security: [{ token: [] }],
  request: { query: accountQuerySchema },
  responses: { 200: json(z.array(accountSchema), 'Newest first.'), ...problems(401, 403, 422) },
});

export interface IdentityParts {
  database: Database;
  accounts: Accounts;
  tokens: Tokens;
  limits: RateLimits;
}

/** The calls of identity: tokens, profiles, lists of accounts. */
export function identityApi({ database, accounts, tokens, limits }: IdentityParts) {
  const api = createApi<MemberVariables>();
  api.openapi(postToken, async (c) => {
    const visitor = await readVisitor(accounts, c.req.raw.headers);
    await limits.take(c, 'token', visitor?.user.uid);
    const token = await issueToken(tokens, visitor, c.req.valid('json').email);
    passCookiesOn(c, visitor);
    return c.json({ token }, 200, { 'cache-control': 'no-store' });
  });
  api.openapi(postUser, async (c) => {
    const visitor = await readVisitor(accounts, c.req.raw.headers);
    const { userId } = await saveProfile(database, visitor, c.req.valid('json'));
    passCookiesOn(c, visitor);
    return c.json({ acknowledged: true as const, insertedId: userId }, 200);
  });
  api.use('/accounts', requireMember({ database, tokens }));
  api.openapi(getAccounts, async (c) => {
    if (!maySeeAccounts(c.get('actor'))) throw new AppError(403, 'admins-only', words.adminsOnly);
    const { group, search, limit, cursor } = c.req.valid('query');
    const page = await listAccounts(database, { group, search, limit, cursor: toCursor(cursor) });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  return api;
}

/** Reading the cookie may have prolonged the session: then the browser's cookie has to live longer, too. */
function passCookiesOn(c: Context, visitor: Visitor | null): void {
  for (const cookie of visitor?.cookies ?? []) c.header('set-cookie', cookie, { append: true });
}

export interface ProviderParts {
  accounts: Accounts;
  limits: RateLimits;
  readAddress: ReadAddress;
}

/** The identity library's own endpoints that pages need, below /auth; its others do not exist here. */
export function identityProviderApi({ accounts, limits, readAddress }: ProviderParts) {
  const api = createApi();
  for (const { method, path, limited, body, query, responses: own, ...about } of providerCalls) {
    api.openAPIRegistry.registerPath({
      method,
      path,
      ...about,
      ...(query ? { request: { query } } : {}),
      ...(body ? { request: { body: json(body, 'Members that are not listed are ignored.') } } : {}),
      responses: { ...own, ...problems(400, 403, 422, 503), ...(limited ? problems(429) : {}) },
    });
    api.on(method.toUpperCase(), path, async (c) => {
      const sent: unknown = body && (await c.req.json());
      const given = body?.safeParse(sent);
      if (given?.error) throw validationError(given.error, sent);
      const attempt = limited && (await limits.take(c, limited, emailOf(given?.data)));
      const headers = new Headers(c.req.raw.headers);
      headers.set(addressHeader, readAddress(c));
      // The site has checked the Origin already; the library would refuse programs, which send none.
      headers.set('origin', new URL(c.req.url).origin);
      headers.delete('content-length');
      const answer = await accounts.handler(
        new Request(c.req.url, {
          method: c.req.method,
          headers,
          ...(given ? { body: JSON.stringify(given.data) } : {}),
        }),
      );
      // The library has logged why; the database is what it needs and may lack.
      if (answer.status >= 500) throw new AppError(503, 'unavailable', commonWords.unavailable);
      // A password that was right was no guess.
      if (limited === 'signIn' && answer.ok) await attempt?.forgive();
      return withoutToken(answer);
    });
  }
  return api;
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
    query: linkSchema,
    responses: { 200: done, 401: refused },
  },
  {
    method: 'post',
    path: '/request-password-reset',
    limited: 'mail',
    summary: 'Send a link for choosing a new password',
    description: 'The answer is the same whether there is such an account or not.',
    body: mailboxSchema,
    responses: { 200: done },
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
    summary: 'Change one’s name or photo; needs the session cookie',
    body: profileChangeSchema,
    responses: { 200: done, 401: refused },
  },
  {
    method: 'get',
    path: '/get-session',
    summary: 'Who is signed in',
    responses: {
      200: json(z.object({ user: providerUserSchema }).loose().nullable(), 'Null when nobody is.'),
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    summary: 'End the session of the cookie; its tokens die with it',
    body: z.object({}),
    responses: { 200: json(z.object({ success: z.boolean() }), 'Ended.') },
  },
];
